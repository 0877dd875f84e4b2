import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { modes } from '../../shared/events/case.ts';
import { protocolVersion } from '../../server/panel/protocol/next.ts';
import { decisionsAbroad } from '../support/decisionsAbroad.ts';
import { playCase } from '../support/fakeCase.ts';
import { type facts, rehearse } from '../support/panelCase.ts';

/**
 * `node test/golden/make.ts`: writes complete histories of every mode, made by the program itself with scripted seats and with fake
 * providers. Made anew only when the protocol changes and its version is raised; the old ones stay, and must still replay.
 */
const write = (name: string, events: ReturnType<typeof facts>): Promise<void> =>
  writeFile(
    fileURLToPath(new URL(`${name}.ndjson`, import.meta.url)),
    events.map((event) => `${JSON.stringify({ ...event, position: String(event.position) })}\n`).join(''),
  );

for (const mode of modes) {
  await write(`v${protocolVersion}-rehearsal-${mode}`, (await rehearse(mode)).events);
  await write(`v${protocolVersion}-providers-${mode}`, (await playCase(mode)).events);
}
for (const language of ['de', 'ar', 'ja'])
  await write(`v${protocolVersion}-rehearsal-direct-${language}`, (await rehearse('direct', {}, decisionsAbroad[language])).events);
await write(`v${protocolVersion}-outage-direct`, (await playCase('direct', ({ provider }) => (provider === 'openai' ? 'overloaded' : 'fine'))).events);
await write(`v${protocolVersion}-failed-direct`, (await playCase('direct', () => 'refuse')).events);
process.exit(0);
