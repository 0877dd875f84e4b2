import { describe, expect, it } from 'vitest';

import { drawFitting } from '../../../server/report/drawToFit.ts';
import { facts } from '../../../server/report/page/typesetting.ts';
import { bodyEnd, firstEnd } from '../../../server/report/page/fitting.ts';
import { rehearsalEnd } from '../../../server/report/page/rehearsal.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { reportOf, reportOfHistory } from '../../../shared/views/reportDocument/reportDocument.ts';
import { speak } from '../../../shared/words/speak.ts';
import { debateOf } from '../../support/histories.ts';
import { readPdf } from '../../support/pdf.ts';
import { sampled } from '../../support/sampled.ts';
import { atTheLimits, caseIn, manyOptions, storyIn } from '../../support/reportCases.ts';
import { draw } from '../../support/drawing.ts';

const languages = ['en', 'ar', 'hi', 'th', 'ja', 'de'];

describe.each(sampled('pages that stand alone', languages, 3))('in %s', (language) => {
  it('page one of a default case stands alone and its body ends by page six', async () => {
    await fits(reportOfHistory(await caseIn(language, 'providers')) as ReportDocument);
  });

  it('a rehearsal of a default case ends by page four', async () => {
    const document = reportOfHistory(await caseIn(language, 'rehearsal')) as ReportDocument;
    const { places } = await drawFitting(draw, document, await speak(document.language));
    expect(places.get(rehearsalEnd)).toBeLessThanOrEqual(4);
  });
});

describe.each(sampled('pages at the limits', ['de', 'th'], 1))('in %s', (language) => {
  it('so it is at the limits of what seats may write', async () => {
    await fits(atTheLimits(reportOf(debateOf(storyIn(language))) as ReportDocument, 1));
  });
});

it.each(sampled('many long options', ['en', 'de', 'ar', 'ja', 'hi'], 2))(
  'in %s page one stands alone with ten long options, of which it names the nearest in short and what begins on page two all',
  async (language) => {
    const document = manyOptions(reportOf(debateOf(storyIn(language))) as ReportDocument);
    const { pdf } = await fits(document, Infinity);
    const [one = '', ...others] = (await readPdf(pdf)).pages.map(bare);
    const { recommendation: rec, dissents } = document;
    const speech = await speak(document.language);
    const winner = document.options.find(({ optionId }) => optionId === rec.optionId);
    expect(one).toContain(bare(speech.percent(winner?.final?.p ?? 0)));
    for (const text of [rec.nextAction.what, rec.biggestRisk, dissents[0]?.decisiveArgument ?? '?'])
      expect(one).toContain(bare(text).slice(0, 40));
    const whole = document.options.filter(({ title }) => others.join('').includes(bare(title)));
    expect(whole).toHaveLength(10);
    expect(document.options.filter(({ title }) => one.includes(bare(title).slice(0, 20))).length).toBeLessThan(10);
    expect(one).toContain(bare(speech.say('inFull', { page: speech.number(2) })));
  },
);

it('page one stands alone even where they wrote three times as much, and nothing of it is lost', async () => {
  const drafted = atTheLimits(reportOf(debateOf(storyIn('de'))) as ReportDocument, 3);
  const merged = ['Den Laden gleich daneben nehmen'];
  const document = {
    ...drafted,
    options: drafted.options.map((option, i) => (i === 0 ? { ...option, merged } : option)),
  };
  const { pdf } = await fits(document, Infinity);
  const all = bare((await readPdf(pdf)).pages.join(''));
  const { biggestRisk, exitCost, nextAction } = document.recommendation;
  for (const text of [biggestRisk, exitCost, nextAction.what, ...merged]) expect(all).toContain(bare(text));
});

it.each(sampled('letters in pages', ['ar', 'fa', 'he', 'hi', 'bn', 'ta', 'th'], 3))(
  'in %s the words can be read out of the pages, letter by letter',
  async (language) => {
    const document = reportOf(debateOf(storyIn(language))) as ReportDocument;
    const { pdf } = await fits(document);
    const pages = bare((await readPdf(pdf)).pages.join('')).replace(joiners, '');
    const words = [document.recommendation.headline, ...document.options.map(({ title }) => title)]
      .flatMap((text) => text.split(/\s/))
      .filter((word) => /^[\p{L}\p{M}\u200C]+$/u.test(word) && !/\p{Script=Latin}/u.test(word));
    expect(words.length).toBeGreaterThan(4);
    for (const word of words) expect(pages).toContain(word.replace(joiners, ''));
  },
);

it('page one stands alone in Tamil, whose words are long and whose lines are high', async () => {
  const document = reportOf(debateOf(storyIn('ta'))) as ReportDocument;
  const { headline } = document.recommendation;
  const full = atTheLimits(document, 1);
  await fits({ ...full, recommendation: { ...full.recommendation, headline } }, Infinity);
});

it('a sentence against the direction of the page is flush where its lines begin', async () => {
  const text = 'A sentence in English on a page in Arabic, long enough for three lines of its own. '.repeat(3);
  const style = { font: 'Voice', fontSize: 12, pageDirection: 'rtl', alignment: 'right' };
  const { pdf } = await draw({ content: [{ text }], defaultStyle: style as object, pageMargins: 60 });
  const { pictures } = await readPdf(pdf, 1);
  const starts = inkStarts(pictures[0] ?? { width: 0, height: 0, data: new Uint8Array() });
  expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(4);
});

it('a short value is on the page of its name, and a long one goes on to the next', async () => {
  const setting = { inOrder: <T>(items: readonly T[]) => [...items] } as Parameters<typeof facts>[0];
  const line = 'what is said of it takes a line and another one, so that a page can end within it ';
  const short = Array.from(
    { length: 60 },
    (_, i) => [`name${i}.`, `begin${i}. ${line}${line}${line} end${i}.`] as const,
  );
  const long: Parameters<typeof facts>[1][number] = ['long', { stack: [line.repeat(90)] }];
  const { pdf } = await draw({
    // So high that a page ends within a row.
    content: [{ text: ' ', margin: [0, 0, 0, 15] }, facts(setting, [...short, long])],
    styles: { label: { fontSize: 8 } },
    defaultStyle: { font: 'Voice', fontSize: 10 },
  });
  const { pages } = await readPdf(pdf);
  expect(pages.length).toBeGreaterThan(4);
  const placeOf = (word: string) => pages.findIndex((page) => page.includes(word));
  for (const [i] of short.entries())
    expect([i, placeOf(`begin${i}.`), placeOf(`end${i}.`)]).toEqual([i, placeOf(`name${i}.`), placeOf(`name${i}.`)]);
  expect(bare(pages.join('')).split('takesaline')).toHaveLength(1 + 3 * short.length + 90);
});

/** The first dark pixel of each line of text, from the left. */
function inkStarts({
  width,
  height,
  data,
}: {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}) {
  const first = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => data[(y * width + x) * 4] ?? 255).findIndex((blue) => blue < 128),
  );
  const lines: number[][] = [];
  first.forEach((x, y) => {
    if (x < 0) return;
    if ((first[y - 1] ?? -1) < 0) lines.push([]);
    lines.at(-1)?.push(x);
  });
  return lines.map((line) => Math.min(...line));
}

async function fits(document: ReportDocument, lastPage = 6) {
  const drawn = await drawFitting(draw, document, await speak(document.language));
  expect(drawn.places.get(firstEnd)).toBe(1);
  expect(drawn.places.get('decided')).toBe(2);
  expect(drawn.places.get(bodyEnd)).toBeLessThanOrEqual(lastPage);
  expect(drawn.places.get('appendix')).toBeGreaterThanOrEqual(drawn.places.get(bodyEnd) ?? Infinity);
  return drawn;
}

const joiners = /[\u200C\u200D]/g;
/** Without spaces and marks of direction. */
const bare = (text: string) => text.replace(/[\s\u200E\u200F\u061C\u2066-\u2069]+/gu, '');
