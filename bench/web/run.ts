import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { startInstallation } from './installation.ts';
import { longDebate } from './longDebate.ts';
import { landing } from './landing.ts';
import { print } from './rows.ts';

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
let missed = 0;
try {
  const load = { minutes, seats, utterances, tokens, slowdown };
  if (values.only !== 'landing') for await (const row of longDebate(installation, load)) if (!print(row)) missed++;
  if (values.only !== 'watch') for await (const row of landing(installation.url)) if (!print(row)) missed++;
} finally {
  await installation.stop();
}
const busy = loadavg()[0]?.toFixed(1);
console.log(
  `\nLoad of the machine over the last minute: ${busy}; a busy machine only makes it slower. ${missed} goals missed.`,
);
process.exitCode = missed === 0 ? 0 : 1;
