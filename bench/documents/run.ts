import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

import { type DocumentReader, createDocumentReader } from '../../server/documents/reader/run.ts';
import { defaultBounds } from '../../server/documents/reader/process.ts';
import { fileChunks } from '../../server/documents/store/fileChunks.ts';
import { openSegments, sealSegments, sealStream } from '../../server/documents/store/segments.ts';
import { segmentBytes } from '../../shared/documents/limits.ts';
import { docxOf, pdfOfPages, xlsxOf } from '../../test/support/documents.ts';

/**
 * How long the documents of one case take to be read, a PDF of 40 pages, a workbook of 50,000 rows and a Word document at once, sealed
 * and in processes of their own as in the service; how long the event loop is held meanwhile; and whether the memory of what
 * serves stays small. `node bench/documents/run.ts`. Goals: < 20 s, loop ≤ 20 ms, readers under their bound. On a busy machine the
 * longest hold is mostly the machine's: next to it is the most CPU time that the server's own thread spends in one stretch.
 */
const goals = { seconds: 20, heldMs: 20 } as const;
const sentences = (nth: number): string[] =>
  Array.from(
    { length: 45 },
    (_, i) => `Clause ${nth}.${i + 1}: the tenant pays ${1000 + nth * 45 + i} euros in month ${i + 1}.`,
  );

const pdf = pdfOfPages(
  Array.from({ length: 40 }, (_, page) =>
    [`BT /F1 9 Tf 11 TL 40 560 Td`, ...sentences(page + 1).map((text) => `(${text}) Tj T*`), 'ET'].join('\n'),
  ),
);
const cell = (column: string, row: number): string =>
  `<c r="${column}${row}"><v>${row * 7 + column.charCodeAt(0)}</v></c>`;
const rows = Array.from({ length: 50_000 }, (_, i) => {
  const cells = Array.from('ABCDEFGH', (column) => cell(column, i + 1));
  return `<row r="${i + 1}">${cells.join('')}</row>`;
});
const paragraphs = Array.from(
  { length: 2_000 },
  (_, i) => `<w:p><w:r><w:t>Paragraph ${i + 1} of the offer.</w:t></w:r></w:p>`,
);
const files: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['contract.pdf', pdf],
  ['ledger.xlsx', await xlsxOf(rows.join(''))],
  ['offer.docx', await docxOf(paragraphs.join(''))],
];

const folder = mkdtempSync(join(tmpdir(), 'witan-bench-documents-'));
const chunks = fileChunks(folder);
const read = createDocumentReader();
/** Reads a document as the service does: its sealed segments are opened, and what is read is sealed as it comes. */
async function take(reader: DocumentReader, name: string, bytes: Buffer) {
  const documentId = randomBytes(20).toString('base64url');
  const of = { key: randomBytes(32), documentId };
  await chunks.put(documentId, 'bytes', 0, sealSegments({ ...of, part: 'bytes' }, bytes, 0, true));
  const hash = createHash('sha256');
  const start = performance.now();
  const reading = await reader({
    name,
    bytes: () =>
      openSegments({ ...of, part: 'bytes' }, chunks.read(documentId, 'bytes'), Math.ceil(bytes.length / segmentBytes)),
    async keep(blocks) {
      const hashed = async function* () {
        for await (const block of blocks) {
          hash.update(block);
          yield block;
        }
      };
      await sealStream({ ...of, part: 'text' }, hashed(), (from, sealed) =>
        chunks.put(documentId, 'text', from, sealed),
      );
    },
  });
  return { name, bytes: bytes.length, reading, seconds: (performance.now() - start) / 1000 };
}

const loop = monitorEventLoopDelay({ resolution: 1 });
const own = longestStretch();
const before = process.memoryUsage().rss;
let peak = before;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
loop.enable();
const begun = performance.now();
const taken = await Promise.all(files.map(([name, bytes]) => take(read, name, bytes)));
const seconds = (performance.now() - begun) / 1000;
loop.disable();
clearInterval(watch);
const held = own();
rmSync(folder, { recursive: true });

const row = (...cells: readonly (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
row('document', 'KB', 'read', 'characters', 'seconds');
row('---', '---', '---', '---', '---');
for (const { name, bytes, reading, seconds: took } of taken) {
  const { units = 0, chars = 0 } = reading.outcome === 'read' ? reading.facts : {};
  row(
    name,
    Math.round(bytes / 1024),
    reading.outcome === 'read' ? units : reading.refusal.code,
    chars,
    took.toFixed(1),
  );
}
const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);
process.stdout.write(
  `\nAll in ${seconds.toFixed(1)} s (goal < ${goals.seconds}); loop held at most ${(loop.max / 1e6).toFixed(1)} ms, ` +
    `${held.toFixed(1)} ms of it by its own thread (goal ≤ ${goals.heldMs}); what serves grew by ${megabytes(peak - before)} MB; ` +
    `a reader above ${megabytes(defaultBounds.memoryBytes)} MB is ended, and none was.\n`,
);
const isMissed = seconds >= goals.seconds || held > goals.heldMs;
if (isMissed || taken.some(({ reading }) => reading.outcome !== 'read')) process.exitCode = 1;

/** The most CPU, in ms, of this thread between two turns a millisecond apart, from now until it is asked. */
function longestStretch(): () => number {
  let [last, most] = [process.threadCpuUsage(), 0];
  const look = () => {
    const { user, system } = process.threadCpuUsage(last);
    most = Math.max(most, (user + system) / 1000);
    last = process.threadCpuUsage();
  };
  const timer = setInterval(look, 1);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}
