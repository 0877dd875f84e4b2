import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { modes } from '../../shared/events/case.ts';
import { decisionsAbroad } from '../support/decisionsAbroad.ts';
import { playCase } from '../support/fakeCase.ts';
import { type facts, rehearse } from '../support/panelCase.ts';

/**
 * `node test/golden/make.ts`: writes complete histories of every mode, made by the program itself with scripted seats and with fake
 * providers. Made again when the protocol changes.
 */
const write = (name: string, events: ReturnType<typeof facts>): Promise<void> =>
  writeFile(
    fileURLToPath(new URL(`${name}.ndjson`, import.meta.url)),
    events.map((event) => `${JSON.stringify({ ...event, position: String(event.position) })}\n`).join(''),
  );

for (const mode of modes) {
  await write(`rehearsal-${mode}`, (await rehearse(mode)).events);
  await write(`providers-${mode}`, (await playCase(mode)).events);
}
for (const language of ['de', 'ar', 'ja'])
  await write(`rehearsal-direct-${language}`, (await rehearse('direct', {}, decisionsAbroad[language])).events);
await write(`outage-direct`, (await playCase('direct', ({ provider }) => (provider === 'openai' ? 'overloaded' : 'fine'))).events);
await write(`failed-direct`, (await playCase('direct', () => 'refuse')).events);
process.exit(0);
