import type { Block } from '../../../shared/documents/types.ts';
import { type Pdfium, call, nameFor, stringOf } from './pdfium.ts';

const most = 500;
const widget = 20;
const popup = 16;
const link = 2;

/** What was filled into the fields of a form, which a page shows, and what was noted beside the page, which it does not. */
export const annotationsOf = (pdfium: Pdfium, page: number, at: string): readonly Block[] => {
  const [contents, value] = [nameFor(pdfium, 'Contents'), nameFor(pdfium, 'V')];
  const blocks: Block[] = [];
  const count = Math.min(call(pdfium, 'FPDFPage_GetAnnotCount', page), most);
  for (let i = 0; i < count; i++) {
    const annotation = call(pdfium, 'FPDFPage_GetAnnot', page, i);
    if (annotation === 0) continue;
    const type = call(pdfium, 'FPDFAnnot_GetSubtype', annotation);
    const read = (key: number) =>
      stringOf(pdfium, (buffer, bytes) =>
        call(pdfium, 'FPDFAnnot_GetStringValue', annotation, key, buffer, bytes),
      ).trim();
    const text = type === widget ? read(value) : type === popup || type === link ? '' : read(contents);
    if (text !== '')
      blocks.push(
        type === widget
          ? { at: `${at} field ${i + 1}`, kind: 'paragraph', text, flags: [] }
          : { at: `${at} comment ${i + 1}`, kind: 'comment', text, flags: ['comment'] },
      );
    call(pdfium, 'FPDFPage_CloseAnnot', annotation);
  }
  for (const name of [contents, value]) call(pdfium, 'free', name);
  return blocks;
};
