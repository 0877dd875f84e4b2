import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

import { readingLimits } from '../../../shared/documents/limits.ts';
import { readDocument } from '../reading/readDocument.ts';
import { readers, secondReaders } from '../reading/readers.ts';

/**
 * The reader process: one document on its standard input, its blocks on its standard output, and the outcome on descriptor 3. It
 * runs without rights beyond reading its own code, opens no sockets, and is ended from outside when it takes too long or too much.
 */
const [name = '', engine = 'first'] = process.argv.slice(2);

const chunks: Uint8Array[] = [];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stdin gives bytes
for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);

const reading = await readDocument(new Uint8Array(Buffer.concat(chunks)), name, {
  readers: engine === 'second' ? secondReaders : readers,
  limits: readingLimits,
  async write(line) {
    if (!process.stdout.write(line)) await once(process.stdout, 'drain');
  },
});

const outcome = createWriteStream('', { fd: 3 });
outcome.end(JSON.stringify(reading));
await once(outcome, 'close');
