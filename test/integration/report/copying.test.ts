import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

import { drawFitting } from '../../../server/report/drawToFit.ts';
import { reportOf } from '../../../shared/views/reportDocument/reportDocument.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { speak } from '../../../shared/words/speak.ts';
import { debateOf } from '../../support/histories.ts';
import { readByPdfJs, readPdf } from '../../support/pdf.ts';
import { storyIn } from '../../support/reportCases.ts';
import { rightToLeftQuotes } from '../../support/rightToLeftQuotes.ts';
import { sampled } from '../../support/sampled.ts';
import { draw } from '../../support/drawing.ts';

/** A line ends where a space was; PDFium takes fractions apart where text runs from right to left. */
const asCopied = (text: string) => text.replace(/\s+/g, ' ').replaceAll('½', '1/2');

/** A report that says each quote twice: over the page, and in a narrow column of the table of evidence. */
async function reportIn(language: string): Promise<Uint8Array> {
  const document = reportOf(debateOf(storyIn(language))) as ReportDocument;
  const quoted = {
    ...document,
    reasons: rightToLeftQuotes.map((text) => ({ ...document.reasons[0]!, text })),
    evidence: rightToLeftQuotes.map((quote, i) => ({ ...document.evidence[0]!, evidenceId: `E-${i + 1}`, quote })),
  };
  const { pdf } = await drawFitting(draw, quoted, await speak(language));
  return pdf;
}

async function onPage(text: string, pageDirection: string): Promise<Uint8Array> {
  const style = { font: 'Voice', fontSize: 11, lang: 'ar', pageDirection };
  const { pdf } = await draw({ content: [{ text }], defaultStyle: style, pageMargins: 40 });
  return pdf;
}

/** How often a text says each quote, where it does so less than `times`. */
const lost = (text: string, times: number) =>
  rightToLeftQuotes
    .map((quote) => ({ quote, found: asCopied(text).split(asCopied(quote)).length - 1 }))
    .filter(({ found }) => found < times);

describe.each(sampled('copied out of reports', ['ar', 'fa', 'he', 'en'], 2))('out of a report in %s', (language) => {
  it('quotes that run from right to left are copied as they were written', async () => {
    expect(lost((await readPdf(await reportIn(language))).pages.join('\n'), 2)).toEqual([]);
  });
});

/**
 * poppler is not among what the project installs. It writes marks that steer the direction of text, and reads some lines of a
 * table across its columns.
 */
describe.runIf(spawnSync('pdftotext', ['-v']).status === 0).each(sampled('read by poppler', ['ar', 'fa', 'he'], 1))(
  'as poppler reads one in %s',
  (language) => {
    it('they are so, too', async () => {
      const text = execFileSync('pdftotext', ['-', '-'], { input: await reportIn(language), encoding: 'utf8' });
      expect(lost(text.replace(/[\u200E\u200F\u202A-\u202E]/g, ''), 1)).toEqual([]);
    });
  },
);

/** Not by its rules: pdf.js (Firefox) leaves spaces out where text goes on at the left, and decides the direction of each piece. */
it.each(sampled('read by pdf.js', rightToLeftQuotes, 12).filter((text) => !text.includes('3 × 4')))(
  '“%s” is read by pdf.js in its order, though for spaces',
  async (text) => {
    expect((await readByPdfJs(await onPage(text, 'rtl'))).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  },
);

describe.each(['rtl', 'ltr'])('on a page that runs %s', (pageDirection) => {
  it.each(sampled(`copied on a page that runs ${pageDirection}`, rightToLeftQuotes, 12))(
    '“%s” is copied as it was written',
    async (text) => {
      const { pages } = await readPdf(await onPage(text, pageDirection));
      expect(asCopied(pages.join('\n')).trim()).toBe(asCopied(text));
    },
  );
});
