import { parseArgs } from 'node:util';

import { keysOf } from '../../../shared/kernel/collections.ts';
import { printCosts } from './costs.ts';
import { scenarios } from './goals.ts';
import { all, p95, problems, usdEach } from './measures.ts';

/**
 * `npm run bench:wire -- [SCENARIO…] [--costs] [--cases N]`: whole cases with the real SDKs against fakes that are as strict, as slow and as
 * thoughtful as the providers' published figures say, in virtual time. No model is asked. `--costs`: what each kind of turn costs.
 * `--cases`: so many of each in place of as many as the goals are for.
 */
const { positionals: names, values } = parseArgs({
  allowPositionals: true,
  options: { costs: { type: 'boolean', default: false }, cases: { type: 'string' } },
});
const known = keysOf(scenarios);
const unknown = names.filter((name) => !known.some((one) => one === name));
if (unknown.length > 0) {
  console.error(`expected scenarios among ${known.join(', ')}, found ${unknown.join(', ')}`);
  process.exit(2);
}

let of = 0;
let missed = 0;
for (const name of known.filter((one) => names.length === 0 || names.includes(one))) {
  const { hold, cases } = scenarios[name];
  const { title, played, goals, notes = [] } = await hold(values.cases === undefined ? cases : Number(values.cases));
  console.log(
    `\n${title}: ${played.length} cases, p95 ${p95(played).toFixed(0)} s, ${usdEach(played).toFixed(2)} USD a case, ${JSON.stringify(problems(played))}`,
  );
  for (const note of notes) console.log(`  ${note}`);
  for (const { goal, found, met } of goals) console.log(`  ${met ? 'met   ' : 'MISSED'} ${goal}: ${found}`);
  if (values.costs) printCosts(all(played), played.length);
  of += goals.length;
  missed += goals.filter(({ met }) => !met).length;
}
console.log(`\n${of - missed} of ${of} goals met.`);
process.exit(missed === 0 ? 0 : 1);
