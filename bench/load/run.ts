import { loadavg } from 'node:os';

import { print } from '../web/rows.ts';
import { fairness } from './fairness.ts';
import { growth } from './growth.ts';
import { restart } from './restart.ts';
import { soak } from './soak.ts';
import { watchers } from './watchers.ts';

/**
 * `npm run bench:load -- [fairness|growth|watchers [sockets] [webs] [a second]|restart [events]|soak [minutes]]`: what one hostile account or address
 * does to everybody else, what grows with an installation, how fast many viewers are told, how soon it is back, and whether memory is
 * flat. Servers are processes of their own on embedded parts, attackers and viewers others; all on one machine, so that what they cost
 * themselves is part of the figures. Without a name all but the last run.
 */
const parts = { fairness, growth, watchers, restart, soak };
const [wanted, ...numbers] = process.argv.slice(2);
if (wanted !== undefined && !(wanted in parts)) throw new Error(`expected one of ${Object.keys(parts).join(', ')}`);
let missed = 0;
for (const [name, part] of Object.entries(parts))
  if (wanted === undefined ? name !== 'soak' : wanted === name)
    for await (const row of part(...numbers.map(Number))) if (!print(row)) missed++;
const busy = loadavg()[0]?.toFixed(1);
console.log(`\nLoad of the machine over the last minute: ${busy}. ${missed} goals missed.`);
process.exitCode = missed === 0 ? 0 : 1;
