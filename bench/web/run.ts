import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { startInstallation } from './installation.ts';
import { longDebate } from './longDebate.ts';
import { landing } from './landing.ts';
import { type Row, print } from './rows.ts';

/**
 * `npm run bench:web -- [--minutes 5] [--seats 50] [--utterances 5000] [--tokens 400] [--slowdown 4] [--only watch|landing]`:
 * what a visitor feels. A debate of 5,000 utterances by 50 seats that goes on at 400 tokens a second, watched in Chromium on
 * a CPU four times slower; and Lighthouse on the landing page. It needs a build (`vite build`).
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seats: { type: 'string', default: '50' },
    utterances: { type: 'string', default: '5000' },
    tokens: { type: 'string', default: '400' },
    slowdown: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
});
const [minutes, seats, utterances, tokens, slowdown] = [
  values.minutes,
  values.seats,
  values.utterances,
  values.tokens,
  values.slowdown,
].map(Number) as [number, number, number, number, number];

const installation = await startInstallation();
const rows: Row[] = [];
try {
  if (values.only !== 'landing')
    rows.push(...(await longDebate(installation, { minutes, seats, utterances, tokens, slowdown })));
  if (values.only !== 'watch') rows.push(...(await landing(installation.url)));
} finally {
  await installation.stop();
}
console.log(
  `\nLoad of the machine over the last minute: ${loadavg()[0]?.toFixed(1)}; a busy machine only makes it slower.`,
);
process.exitCode = print(rows) ? 0 : 1;
