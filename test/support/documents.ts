import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';

import { ZipFile } from 'yazl';

import { readDocument } from '../../server/documents/reading/readDocument.ts';
import { readers } from '../../server/documents/reading/readers.ts';
import { type ReadingLimits, readingLimits } from '../../shared/documents/limits.ts';
import type { Block } from '../../shared/documents/types.ts';

/** A document of test/fixtures/documents. */
export const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, '../fixtures/documents', name));

/** Reads a document in this process. */
export async function readHere(bytes: Uint8Array, name: string, limits: Partial<ReadingLimits> = {}) {
  let text = '';
  const write = async (line: string) => void (text += line);
  const reading = await readDocument(bytes, name, { readers, limits: { ...readingLimits, ...limits }, write });
  return { reading, blocks: blocksIn(text) };
}

export const blocksIn = (text: string): Block[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Block);

export const zipOf = (parts: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream as never);
};

const types = {
  docx: ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'],
  xlsx: ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'],
} as const;
const relations = (...targets: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.map(([id, type, target]) => `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`).join('')}</Relationships>`;

const packaged = (kind: keyof typeof types, parts: Readonly<Record<string, string | Uint8Array>>) => {
  const [main, type] = types[kind];
  return zipOf({
    '[Content_Types].xml': `<Types><Override PartName="/${main}" ContentType="${type}"/></Types>`,
    '_rels/.rels': relations(['r1', 'officeDocument', main]),
    ...parts,
  });
};

/** A Word document with this content of its body. */
export const docxOf = (body: string, parts: Readonly<Record<string, string | Uint8Array>> = {}, before = '') =>
  packaged('docx', {
    'word/document.xml': `${before}<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    ...parts,
  });

/** An Excel workbook of one sheet with these rows. */
export const xlsxOf = (rows: string | Uint8Array, parts: Readonly<Record<string, string | Uint8Array>> = {}) =>
  packaged('xlsx', {
    'xl/workbook.xml': `<workbook xmlns:r="http://x/relationships"><sheets><sheet name="Data" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(['r1', 'worksheet', 'worksheets/sheet1.xml']),
    'xl/worksheets/sheet1.xml': Buffer.concat([
      Buffer.from('<worksheet><dimension ref="A1:XFD1048576"/><sheetData>'),
      Buffer.from(rows),
      Buffer.from('</sheetData></worksheet>'),
    ]),
    ...parts,
  });

/** A PDF of these objects, numbered from 1; the first is the catalogue. A stream is given as its dictionary and its bytes. */
type PdfObject = string | readonly [dictionary: string, stream: Uint8Array];
export const pdfOf = (...objects: readonly PdfObject[]): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const put = (...more: readonly (string | Uint8Array)[]) => {
    for (const part of more) {
      parts.push(Buffer.from(part as string));
      length += parts.at(-1)?.length ?? 0;
    }
  };
  for (const [i, object] of objects.entries()) {
    offsets.push(length);
    if (typeof object === 'string') put(`${i + 1} 0 obj\n${object}\nendobj\n`);
    else
      put(`${i + 1} 0 obj\n<<${object[0]} /Length ${object[1].length}>>\nstream\n`, object[1], '\nendstream\nendobj\n');
  }
  const at = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  put(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<</Size ${objects.length + 1} /Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
  );
  return Buffer.concat(parts);
};

/** A PDF whose pages have these content streams; F1 is Helvetica, and `resources` are shared. */
export const pdfOfPages = (contents: readonly string[], resources = '', ...more: readonly PdfObject[]): Buffer => {
  const first = 4 + more.length;
  const kids = contents.map((_, i) => `${first + 2 * i} 0 R`).join(' ');
  return pdfOf(
    '<</Type /Catalog /Pages 2 0 R>>',
    `<</Type /Pages /Kids [${kids}] /Count ${contents.length} /MediaBox [0 0 400 600] /Resources <</Font <</F1 3 0 R>> ${resources}>> >>`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
    ...more,
    ...contents.flatMap((content, i) => [
      `<</Type /Page /Parent 2 0 R /Contents ${first + 2 * i + 1} 0 R>>`,
      ['/Filter /FlateDecode', deflateSync(content)] as const,
    ]),
  );
};
