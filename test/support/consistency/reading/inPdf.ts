import { structureOf, type Tagged } from '../../pdfStructure.ts';
import { attachmentOf, readPdf } from '../../pdf.ts';
import type { ReadPdf } from '../surfaces.ts';

/**
 * A PDF as somebody reads it who goes by its tags, part by part in the order of reading: in every direction of writing the text
 * that was set. What it draws again beside the tags, page by page, is in `pages`.
 */
export const readTagged = async (pdf: Uint8Array): Promise<ReadPdf> => {
  const { document, pages } = await structureOf(pdf);
  const pageOf = new Map(pages.flatMap(({ marked }, i) => [...marked.keys()].map((id) => [id, i + 1] as const)));
  const parts: { heading: string; text: string; page: number }[] = [{ heading: '', text: '', page: 1 }];
  const read = (element: Tagged): void => {
    if (/^H\d$/u.test(element.role)) {
      parts.push({ heading: element.text, text: '', page: pageOf.get(element.content[0] ?? '') ?? 0 });
      return;
    }
    const last = parts.at(-1);
    if (!last) return;
    // What is said of a drawing, and what is drawn.
    if (element.role === 'Figure') last.text += ` ${element.alt ?? ''} ${element.drawn}`;
    else if (element.kids.length === 0 || element.content.length > 0) last.text += ` ${element.text}`;
    else element.kids.forEach(read);
  };
  read(document);
  return { parts, pages: (await readPdf(pdf)).pages, attached: attachmentOf(pdf, 'report.json') };
};
