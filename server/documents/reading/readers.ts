import type { DocumentKind } from '../../../shared/documents/kinds.ts';
import type { ReadDocument, Readers } from './sink.ts';
import { mapValues } from '../../../shared/kernel/collections.ts';

/** Loaded when they are needed: a reader process reads one document, and starts sooner without the others. */
const load: { readonly [K in DocumentKind]: () => Promise<ReadDocument> } = {
  pdf: async () => (await import('../pdf/readPdfium.ts')).readPdf,
  docx: async () => (await import('../ooxml/docx.ts')).readDocx,
  xlsx: async () => (await import('../ooxml/xlsx.ts')).readXlsx,
  pptx: async () => (await import('../ooxml/pptx.ts')).readPptx,
  csv: async () => (await import('../text/csv.ts')).readCsv,
  markdown: async () => (await import('../text/plain.ts')).readMarkdown,
  text: async () => (await import('../text/plain.ts')).readText,
};

export const readers: Readers = mapValues(
  load,
  (loading): ReadDocument =>
    async (bytes, sink, limits) =>
      (await loading())(bytes, sink, limits),
);

/** The same, with PDF.js for PDF: for files at which PDFium fails. */
export const secondReaders: Readers = {
  ...readers,
  pdf: async (...given) => (await import('../pdf/readPdfJs.ts')).readPdfByPdfJs(...given),
};
