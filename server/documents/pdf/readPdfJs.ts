import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { getDocument as GetDocument } from 'pdfjs-dist';

import { Unreadable } from '../../../shared/documents/refusals.ts';
import type { ReadDocument } from '../reading/sink.ts';
import { blocksOf } from './blocks.ts';
import type { Line, Page } from './lines.ts';
import { errorOf } from '../../../shared/kernel/thrown.ts';

type Item = {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly transform: readonly number[];
  readonly height: number;
};

/** PDF by PDF.js alone: for files that PDFium cannot read. What is hidden in them cannot be told apart, and that is said. */
export const readPdfByPdfJs: ReadDocument = async (bytes, sink, limits) => {
  const document = await load(bytes);
  const { numPages } = document;
  if (numPages > limits.pages) sink.warn('pages_cut', { read: limits.pages, of: numPages });
  const pages: Page[] = [];
  for (let i = 0; i < Math.min(numPages, limits.pages); i++) {
    pages.push(await readPage(document, i));
    sink.pages(i + 1);
  }
  sink.warn('hidden_text_unchecked');
  for (const block of blocksOf(pages)) sink.add(block);
  await sink.drain();
  return 'pdfjs';
};

/** Some pages, from 0, by their number. */
export async function pagesByPdfJs(bytes: Uint8Array, wanted: readonly number[]): Promise<Map<number, Page>> {
  const document = await load(bytes);
  const pages = new Map<number, Page>();
  for (const i of wanted) pages.set(i, await readPage(document, i));
  return pages;
}

type Document = Awaited<ReturnType<typeof GetDocument>['promise']>;

const load = async (bytes: Uint8Array): Promise<Document> => {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      cMapUrl: `${pathToFileURL(join(folder, 'cmaps')).href}/`,
      standardFontDataUrl: `${pathToFileURL(join(folder, 'standard_fonts')).href}/`,
      useSystemFonts: false,
      disableFontFace: true,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    const { name, message } = errorOf(error);
    throw new Unreadable(name === 'PasswordException' ? 'document-locked' : 'document-damaged', message);
  }
};

const readPage = async (document: Document, i: number): Promise<Page> => {
  const page = await document.getPage(i + 1);
  const { items } = await page.getTextContent();
  const lines: Line[] = [];
  let open: Item[] = [];
  const end = () => {
    const text = open
      .map(({ str }) => str)
      .join('')
      .trim();
    const [first] = open;
    const size = Math.max(0, ...open.map(({ transform: [, , c = 0, d = 0] }) => Math.hypot(c, d)));
    if (text !== '') lines.push({ text, size, x: first?.transform[4] ?? 0, y: first?.transform[5] ?? 0, hidden: null });
    open = [];
  };
  for (const item of items) {
    if (!('str' in item)) continue;
    open.push(item);
    if (item.hasEOL) end();
  }
  end();
  page.cleanup();
  const sizes = lines.map(({ size }) => size).toSorted((a, b) => a - b);
  return { lines, body: sizes[Math.floor(sizes.length * 0.6)] ?? 0 };
};
