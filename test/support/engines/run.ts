import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { type EngineName, engineNames } from './engine.ts';
import { missing } from './installed.ts';

/**
 * `npm run test:browsers`: the journeys of `test/e2e/engines` in Chromium, Firefox and WebKit; `-- firefox` runs them in that one.
 */
const root = join(import.meta.dirname, '../../..');
const asked = process.argv.slice(2);
const isEngine = (name: string): name is EngineName => engineNames.some((one) => one === name);
const names = asked.length === 0 ? engineNames : asked.filter(isEngine);
if (names.length === 0) {
  console.error(`Name one of ${engineNames.join(', ')}, or none for all of them.`);
  process.exit(2);
}
const needed = missing(names);
if (needed.length > 0) {
  for (const sentence of needed) console.error(sentence);
  process.exit(1);
}
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const child = spawn(process.execPath, [vitest, 'run', '--project', 'e2e', 'test/e2e/engines'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, BROWSERS: names.join(',') },
});
const [code] = (await once(child, 'close')) as [number | null];
process.exit(code ?? 1);
