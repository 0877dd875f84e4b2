import { PDFiumLibrary } from '@hyzyla/pdfium';
import { inflateSync } from 'node:zlib';
import { getDocument, normalizeUnicode } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page as PDFium, which Chrome uses, reads it; with `scale`, its picture too (BGRA). */
export async function readPdf(pdf: Uint8Array, scale?: number) {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const pages: string[] = [];
    const pictures: { readonly width: number; readonly height: number; readonly data: Uint8Array }[] = [];
    for (const page of document.pages()) {
      pages.push(page.getText());
      if (scale !== undefined) pictures.push(await page.render({ scale, render: 'bitmap' }));
    }
    document.destroy();
    return { pages, pictures };
  } finally {
    library.destroy();
  }
}

/** The text of all pages as pdf.js reads it where Firefox uses it to copy. */
export async function readByPdfJs(pdf: Uint8Array): Promise<string> {
  const loading = getDocument({
    data: new Uint8Array(pdf),
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
  });
  const document = await loading.promise;
  let text = '';
  for (let i = 1; i <= document.numPages; i++) {
    const { items } = await (
      await document.getPage(i)
    ).getTextContent({ includeMarkedContent: true, disableNormalization: true });
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
  }
  await loading.destroy();
  return normalizeUnicode(text);
}

/** The text of a file attached to a PDF: found by its stream's type. */
export function attachmentOf(pdf: Uint8Array, name: string): string {
  const bytes = Buffer.from(pdf);
  const found = bytes.indexOf('/Type /EmbeddedFile');
  if (found < 0) throw new Error(`expected an attachment ${name}, found none`);
  const start = bytes.indexOf('stream\n', found) + 'stream\n'.length;
  const end = bytes.indexOf('\nendstream', start);
  return inflateSync(bytes.subarray(start, end)).toString('utf8');
}
