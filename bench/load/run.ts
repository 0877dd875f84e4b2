import { loadavg } from 'node:os';

import { print } from '../web/rows.ts';
import { fairness } from './fairness.ts';

/**
 * `npm run bench:load`: what one hostile account or address does to everybody else. The server is a process of its own on embedded
 * parts, the attacker another; all on one machine, so that what the attacker costs itself is part of the figures.
 */
let missed = 0;
for await (const row of fairness()) if (!print(row)) missed++;
const busy = loadavg()[0]?.toFixed(1);
console.log(`\nLoad of the machine over the last minute: ${busy}. ${missed} goals missed.`);
process.exitCode = missed === 0 ? 0 : 1;
