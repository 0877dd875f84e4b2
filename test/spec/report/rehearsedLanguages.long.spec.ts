import { expect, it } from 'vitest';

import { blocksOf } from '../../../server/report/exports/blocks.ts';
import { markdownOf } from '../../../server/report/exports/markdown.ts';
import { definitionOf } from '../../../server/report/page/definition.ts';
import { spokenIn } from '../../../server/panel/rehearsal/spokenLines.ts';
import english from '../../../shared/locales/en/rehearsal.json' with { type: 'json' };
import setbacks from '../../../shared/locales/en/setbacks.json' with { type: 'json' };
import { labelledLanguages } from '../../../shared/locales/locales.ts';
import { foldDebate } from '../../../shared/views/debate/debate.ts';
import { reportOf } from '../../../shared/views/reportDocument/reportDocument.ts';
import { speak } from '../../../shared/words/speak.ts';
import { decisionsAbroad } from '../../support/decisionsAbroad.ts';
import { seen } from '../../support/histories.ts';
import { ofType, rehearse } from '../../support/panelCase.ts';
import { printedTexts } from '../../support/printedTexts.ts';
import { sampled } from '../../support/sampled.ts';

/** What scripted seats say in English, without the places for the user's words. */
const spoken = [...Object.values(english), ...Object.values(setbacks).flat(2)]
  .flatMap((line) => line.split(/\{\w+\}/u).map((part) => part.trim()))
  .filter((part) => part.length >= 8);

const reportIn = async (language: string): Promise<string> => {
  const { events } = await rehearse('default', {}, decisionsAbroad[language.replace('zh-Hans', 'zh')]);
  // With the digits that its text is written in, and the region that it tells.
  const told = ofType(events, 'CaseTriaged')[0]?.language.replace(/-(?:u-.*|GB)$/u, '');
  expect(told).toBe(language.replace('zh-Hans', 'zh'));
  const document = reportOf(foldDebate(seen(events)));
  if (!document) throw new Error(`expected a report in ${language}, found none`);
  const speech = await speak(language);
  return [...printedTexts(definitionOf(document, speech)), markdownOf(blocksOf(document, speech))].join('\n');
};
const foundIn = (report: string) => spoken.filter((part) => report.includes(part));

const abroad = [...labelledLanguages].filter((language) => language !== 'en');

it('scripted seats speak every language of the reports', () =>
  expect(abroad.filter((language) => spokenIn(language) === 'en')).toEqual([]));

it.each(sampled('reports of rehearsals', abroad, 5))(
  'the report of a rehearsal in %s has no sentence of a script in English',
  async (language) => expect(foundIn(await reportIn(language))).toEqual([]),
);

it('would find what scripted seats say in English', async () =>
  expect(foundIn(await reportIn('en'))).toContain(english.howMuch));
