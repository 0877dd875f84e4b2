import { Unreadable } from '../../../shared/documents/refusals.ts';
import type { Block } from '../../../shared/documents/types.ts';
import type { ReadDocument } from '../reading/sink.ts';
import { annotationsOf } from './annotations.ts';
import { blocksOf } from './blocks.ts';
import { type Page, linesOf } from './lines.ts';
import { pageChars } from './pageChars.ts';
import { type Pdfium, call, createScratch, loadPdfium, nameFor, stringOf } from './pdfium.ts';
import { pagesByPdfJs } from './readPdfJs.ts';
import { isGarbled } from './garbled.ts';

const passwordError = 4;

/** PDF by PDFium; pages whose text it cannot make out are read by PDF.js, where that reads them better. */
export const readPdf: ReadDocument = async (bytes, sink, limits) => {
  const pdfium = await loadPdfium();
  const { document, memory } = open(pdfium, bytes);
  const scratch = createScratch(pdfium);
  const count = call(pdfium, 'FPDF_GetPageCount', document);
  const pages: Page[] = [];
  const beside: Block[][] = [];
  const poor: number[] = [];
  let withoutText = 0;
  let letters = 0;
  if (count > limits.pages) sink.warn('pages_cut', { read: limits.pages, of: count });
  for (let i = 0; i < Math.min(count, limits.pages) && letters < limits.chars; i++) {
    const page = call(pdfium, 'FPDF_LoadPage', document, i);
    if (page === 0) throw new Unreadable('document-damaged', `page ${i + 1} cannot be loaded`);
    const chars = pageChars(pdfium, page, scratch);
    const lines = linesOf(chars);
    const text = lines.lines.map((line) => line.text).join('');
    letters += text.length;
    if (chars.recognised) sink.warn('recognised_text', { at: `p.${i + 1}` });
    if (text.length < 20 && chars.pictures > 0) withoutText++;
    if (isGarbled(text)) poor.push(i);
    pages.push(lines);
    beside.push([...annotationsOf(pdfium, page, `p.${i + 1}`)]);
    call(pdfium, 'FPDF_ClosePage', page);
    sink.pages(i + 1);
  }
  const metadata = metadataOf(pdfium, document);
  call(pdfium, 'FPDF_CloseDocument', document);
  call(pdfium, 'free', memory);

  if (withoutText > 0) sink.warn('pages_without_text', { pages: withoutText, of: pages.length });
  const better = poor.length > 0 ? await betterPages(bytes, pages, poor) : pages;
  for (const block of [...blocksOf(better), ...beside.flat(), ...metadata]) sink.add(block);
  await sink.drain();
  return 'pdfium';
};

const open = (pdfium: Pdfium, bytes: Uint8Array) => {
  const memory = call(pdfium, 'malloc', bytes.length);
  pdfium.HEAPU8.set(bytes, memory);
  const document = call(pdfium, 'FPDF_LoadMemDocument', memory, bytes.length, 0);
  if (document !== 0) return { document, memory };
  const error = call(pdfium, 'FPDF_GetLastError');
  if (error === passwordError) throw new Unreadable('document-locked', 'a password is asked for');
  throw new Unreadable('document-damaged', `PDFium refuses it with ${error}`);
};

const betterPages = async (
  bytes: Uint8Array,
  pages: readonly Page[],
  poor: readonly number[],
): Promise<readonly Page[]> => {
  const second = await pagesByPdfJs(bytes, poor).catch(() => new Map<number, Page>());
  return pages.map((page, i) => {
    const other = second.get(i);
    const text = other?.lines.map((line) => line.text).join('') ?? '';
    // Only this reader tells what is hidden: a page that hides something stays with it.
    const hides = page.lines.some(({ hidden }) => hidden !== null);
    return other && text !== '' && !isGarbled(text) && !hides ? other : page;
  });
};

const metadataOf = (pdfium: Pdfium, document: number): readonly Block[] =>
  ['Title', 'Subject', 'Keywords'].flatMap((name): Block[] => {
    const key = nameFor(pdfium, name);
    const text = stringOf(pdfium, (buffer, bytes) => call(pdfium, 'FPDF_GetMetaText', document, key, buffer, bytes));
    call(pdfium, 'free', key);
    return text.trim() === ''
      ? []
      : [{ at: `properties: ${name.toLowerCase()}`, kind: 'metadata', text, flags: ['metadata'] }];
  });
