import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';

import { randomFrom, shuffled } from '../../../shared/kernel/random.ts';
import { dateSensitive, testsIn } from './sensitive.ts';

/**
 * `npm run test:dates`: what depends on dates, on other days and in other time zones. Every Node process of a run, the server and
 * its children among them, and the pages in the browser are given a clock that is ahead; PostgreSQL keeps its own, as a database on
 * another machine would. Pure specs run on every clock; each file of servers and journeys on one of them, which the seed decides.
 * `npm run test:dates -- february` runs all of them on that one; `-- sample` leaves out what takes minutes, and of servers and journeys
 * runs on each clock a few that the seed draws, as CI does.
 */
const root = join(import.meta.dirname, '../../..');
const hour = 3600_000;
const day = 24 * hour;
const midnight = Math.floor(Date.now() / day) * day;

const clocks = [
  { name: 'tomorrow', at: midnight + 2 * day - 30_000, zone: 'Asia/Kathmandu' },
  { name: 'later', at: midnight + 40 * day + 15 * hour, zone: 'America/New_York' },
  { name: 'february', at: Date.parse('2028-02-29T12:00:00Z'), zone: 'UTC' },
  // Half a minute before clocks are put forward.
  { name: 'summertime', at: Date.parse('2027-03-28T00:59:30Z'), zone: 'Europe/Berlin' },
];

const asked = process.argv.slice(2);
const isSample = asked.includes('sample');
const only = asked.filter((name) => name !== 'sample');
const wanted = clocks.filter(({ name }) => only.length === 0 || only.includes(name));
if (wanted.length === 0) {
  console.error(`Expected one of ${clocks.map(({ name }) => name).join(', ')}, found ${only.join(', ')}.`);
  process.exit(2);
}

const seed = Number((process.env['SEED'] ??= String(randomInt(2 ** 31))));
const pure = ['test/spec', 'test/client'];
const allPure = testsIn(root, pure);
const sensitivePure = dateSensitive(root, pure);
const servers = dateSensitive(root, ['test/integration']);
const journeys = dateSensitive(root, ['test/e2e']);
const quick = (files: readonly string[]): string[] => files.filter((file) => !file.includes('.long.'));
/** So many of these files for a clock. */
const drawn = (files: readonly string[], count: number, clock: string): string[] =>
  shuffled(quick(files), randomFrom(`${seed}/${clock}/${count}`)).slice(0, count);
/** Each on one of the clocks. */
const dealt = (nth: number): string[] =>
  [...servers, ...journeys].filter((_, i) => only.length > 0 || (i + nth + seed) % clocks.length === 0);

let failed = false;
for (const { name, at, zone } of wanted) {
  const nth = clocks.findIndex((one) => one.name === name);
  // Pure specs read no clock; that none of them sees a time zone is asked once.
  const specs = name === 'tomorrow' ? allPure : sensitivePure;
  const files = isSample
    ? [...quick(specs), ...drawn(servers, 3, name), ...drawn(journeys, 1, name)]
    : [...specs, ...dealt(nth)];
  console.log(`\n${name}: ${new Date(at).toISOString()} in ${zone}, ${files.length} files (SEED=${seed})`);
  const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      TZ: zone,
      CLOCK_AHEAD_MS: String(at - Date.now()),
      // An address, because a path with a space would be two options.
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${new URL('preload.ts', import.meta.url).href}`,
    },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  failed ||= code !== 0;
}
process.exit(failed ? 1 : 0);
