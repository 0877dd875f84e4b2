import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';

import { PrintFailed, createReportPrinter } from '../../../server/report/printer.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { reportOf } from '../../../shared/views/reportDocument/reportDocument.ts';
import { debateOf } from '../../support/histories.ts';
import { storyIn } from '../../support/reportCases.ts';
import { bare } from '../../support/consistency/surfaces.ts';
import { english } from '../../support/stories.ts';
import { speak } from '../../../shared/words/speak.ts';
import { attachmentOf, readPdf } from '../../support/pdf.ts';

const warned: unknown[] = [];
const log = { warn: (...args: unknown[]) => void warned.push(args), error: () => undefined } as never;
const printer = createReportPrinter({ log });
afterAll(() => printer.close());

const document = reportOf(debateOf(english)) as ReportDocument;

describe('the printed report', () => {
  it('says on page one what the document says, and carries the document', async () => {
    const pdf = await printer.print(document);
    const { pages } = await readPdf(pdf);
    const [first = ''] = pages;
    const flat = first.replace(/\s+/g, ' ');
    expect(flat).toContain(document.recommendation.headline);
    expect(flat).toContain('57%');
    expect(flat).toContain(document.recommendation.biggestRisk);
    expect(flat).toContain('In full on page 3');
    const all = pages.join(' ').replace(/\s+/g, ' ');
    expect(all).toContain(english.dissent.text);
    expect(all).toContain(english.reply);
    expect(JSON.parse(attachmentOf(pdf, 'report.json'))).toEqual(document);
  });

  it('is the same to the byte for the same document', async () => {
    const [one, two] = [await printer.print(document), await printer.print(structuredClone(document))];
    expect(digest(two)).toBe(digest(one));
  });

  it('is the same whatever its worker drew before', async () => {
    const [arabic, hindi] = ['ar', 'hi'].map((language) => reportOf(debateOf(storyIn(language))) as ReportDocument);
    if (!arabic || !hindi) throw new Error('expected two documents, found fewer');
    const spaced = { ...arabic, title: { ...arabic.title, text: arabic.title.text.replaceAll(' ', '\u00A0') } };
    const fresh = createReportPrinter({ log });
    const other = createReportPrinter({ log });
    try {
      for (const before of [spaced, hindi, document]) await other.print(before);
      const [late, hindiLate] = [await other.print(arabic), await other.print(hindi)];
      expect(digest(await fresh.print(arabic))).toBe(digest(late));
      expect(digest(await fresh.print(hindi))).toBe(digest(hindiLate));
    } finally {
      await Promise.all([fresh.close(), other.close()]);
    }
  });

  it.each(['en', 'de', 'ja', 'ru', 'ar'])(
    'prints a rehearsal on four pages at most, and says once what it is, in %s',
    async (language) => {
      const story = { ...storyIn(language), rehearsal: true };
      const rehearsed = reportOf(debateOf(story)) as ReportDocument;
      const { pages } = await readPdf(await printer.print(rehearsed));
      expect(pages.length).toBeLessThanOrEqual(4);
      const whole = bare(pages.join(' '));
      const { words, rtl } = await speak(language);
      // Our reader turns right-to-left lines round.
      if (rtl) return;
      expect(whole.split(bare(words.rehearsal))).toHaveLength(2);
      expect(whole).toContain(bare(words.willContain));
    },
  );

  it('replaces what no font has, and says so in the log', async () => {
    const odd = { ...document, title: { ...document.title, text: 'Odd \u{10D40}' } };
    const { pages } = await readPdf(await printer.print(odd));
    expect(pages.join('')).toContain('Odd \uFFFD');
    expect(JSON.stringify(warned)).toContain('U+10D40');
  });

  it('fails one attempt when it takes too long, and draws the next', async () => {
    const hasty = createReportPrinter({ log, deadlineMs: 1 });
    await expect(hasty.print(document)).rejects.toThrow(PrintFailed);
    await hasty.close();
    const broken = { ...document, options: null } as unknown as ReportDocument;
    await expect(printer.print(broken)).rejects.toThrow(PrintFailed);
    expect((await printer.print(document)).length).toBeGreaterThan(10_000);
  });

  it('stops when all callers have gone', async () => {
    const controller = new AbortController();
    const printing = printer.print(document, { signal: controller.signal });
    controller.abort(new Error('nobody waits'));
    await expect(printing).rejects.toThrow('nobody waits');
  });
});

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
