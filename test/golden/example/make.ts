import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { exampleHistory } from './history.ts';

/** `node test/golden/example/make.ts`: writes the example case that every installation shows. Made again when its texts or the protocol change. */
const events = await exampleHistory();
await writeFile(
  fileURLToPath(new URL('../../../server/example/history.ndjson', import.meta.url)),
  events.map((event) => `${JSON.stringify({ ...event, position: String(event.position) })}\n`).join(''),
);
process.exit(0);
