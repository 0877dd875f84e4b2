import { loadavg } from 'node:os';

import { print } from '../web/rows.ts';
import { fairness } from './fairness.ts';
import { growth } from './growth.ts';

/**
 * `npm run bench:load -- [fairness|growth]`: what one hostile account or address does to everybody else, and what grows with an
 * installation. The server is a process of its own on embedded parts, the attacker another; all on one machine, so that what the
 * attacker costs itself is part of the figures.
 */
const parts = { fairness, growth };
const wanted = process.argv[2];
let missed = 0;
for (const [name, part] of Object.entries(parts))
  if (wanted === undefined || wanted === name) for await (const row of part()) if (!print(row)) missed++;
const busy = loadavg()[0]?.toFixed(1);
console.log(`\nLoad of the machine over the last minute: ${busy}. ${missed} goals missed.`);
process.exitCode = missed === 0 ? 0 : 1;
