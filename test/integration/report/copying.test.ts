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

/** A line ends where a space was; marks that are not seen are there for readers. */
const asCopied = (text: string) => text.replace(/[\u200E\u200F]/g, '').replace(/ *[\r\n]+/g, ' ');

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

/** How often a text says each quote, where it does so less than `times`: once is enough where a page may end within it. */
const lost = (text: string, times: number) =>
  rightToLeftQuotes
    .map((quote) => ({ quote, found: asCopied(text).split(asCopied(quote)).length - 1 }))
    .filter(({ quote, found }) => found < (quote.length > 100 ? 1 : times));

describe.each(sampled('copied out of reports', ['ar', 'fa', 'he', 'en'], 2))('out of a report in %s', (language) => {
  it('quotes that run from right to left are copied as they were written', async () => {
    expect(lost((await readPdf(await reportIn(language))).pages.join('\n'), 2)).toEqual([]);
  });
});

/** poppler is not among what the project installs. It writes marks that steer the direction of text. */
describe.runIf(spawnSync('pdftotext', ['-v']).status === 0)('as poppler reads them', () => {
  const readByPoppler = (pdf: Uint8Array) =>
    execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' }).replace(/[\u202A-\u202E\f]/g, '');

  // It reads some lines of a table across its columns.
  it.each(sampled('reports read by poppler', ['ar', 'fa', 'he', 'en'], 1))('in a report in %s', async (language) => {
    expect(lost(readByPoppler(await reportIn(language)), 1)).toEqual([]);
  });

  it.each(sampled('read by poppler', rightToLeftQuotes, 12))('“%s” is as it was written', async (text) => {
    for (const pageDirection of ['rtl', 'ltr'])
      expect(asCopied(readByPoppler(await onPage(text, pageDirection))).trim()).toBe(asCopied(text));
  });

  it.each(sampled('read by poppler on a page in English', rightToLeftQuotes, 12))(
    '“%s” is so on a page in English',
    async (text) => {
      const pdf = await onPage(`${'The board has thought about this for a long time. '.repeat(6)}\n${text}`, 'ltr');
      expect(asCopied(readByPoppler(pdf))).toContain(asCopied(text));
    },
  );
});

/** Signs without a glyph and letters that share one, between letters of which no shaper is needed. */
const unseenSigns = [
  'a\u200Db now',
  'auf\u200Clage',
  'x\u2060y',
  '\u212B and \u00C5',
  'ẛ\u0323 word',
  'e\u0301t\u00E9 word',
  'soft\u00ADhyphen',
  'да\u200Dнет',
  'α\u200Cβ',
];
describe.runIf(spawnSync('pdftotext', ['-v']).status === 0)('signs that are not seen', () => {
  it.each(unseenSigns)('stay where they were for poppler: %j', async (text) => {
    const pdf = await onPage(`Buy ${text} or lease`, 'ltr');
    const read = execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });
    expect(read.replace(/\f/g, '').trim()).toBe(`Buy ${text} or lease`);
  });
});
it.each(unseenSigns)('stay where they were for PDFium: %j', async (text) => {
  expect((await readPdf(await onPage(`Buy ${text} or lease`, 'ltr'))).pages.join('').trim()).toBe(
    `Buy ${text} or lease`,
  );
});

it.each(sampled('read by pdf.js', rightToLeftQuotes, 12))('“%s” is read by pdf.js as it was written', async (text) => {
  for (const pageDirection of ['rtl', 'ltr'])
    expect(asCopied(await readByPdfJs(await onPage(text, pageDirection)))).toBe(asCopied(text));
});

it.each(sampled('reports read by pdf.js', ['ar', 'fa', 'he', 'en'], 1))(
  'quotes in a report in %s are read by pdf.js as they were written',
  async (language) => {
    expect(lost(await readByPdfJs(await reportIn(language)), 2)).toEqual([]);
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
