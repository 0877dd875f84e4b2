import { expect, it } from 'vitest';

import { readPdf } from '../../support/pdf.ts';
import { writtenForms } from '../../support/writtenForms.ts';
import { draw } from '../../support/drawing.ts';

/** PDFium takes ligatures and tags apart by itself, and a page has no zero-width spaces. */
const asRead = (text: string) => text.replace(/\u200B|[\u{E0030}-\u{E007F}]/gu, '').replaceAll('ﬁ', 'fi');

const leftToRight = writtenForms.filter((text) => !text.includes('\u{FDFA}'));

it.each(leftToRight)('comes out of a PDF as it went in: %s', async (text) => {
  const style = { font: 'Voice', fontSize: 11, lang: 'en', pageDirection: 'ltr' };
  const { pdf, missing } = await draw({ content: [{ text }], defaultStyle: style, pageMargins: 40 });
  const { pages } = await readPdf(pdf);
  expect(missing).toEqual([]);
  expect(asRead(pages.join('').replaceAll('\r\n', ' ').trim())).toBe(asRead(text));
});
