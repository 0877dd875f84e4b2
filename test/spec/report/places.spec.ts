import { describe, expect, it } from 'vitest';

import { definitionOf } from '../../../server/report/page/definition.ts';
import { labelledLanguages } from '../../../shared/locales/locales.ts';
import { reportOf } from '../../../shared/views/reportDocument/reportDocument.ts';
import { foldDebate } from '../../../shared/views/debate/debate.ts';
import { placeInReport } from '../../../shared/words/placeSaid.ts';
import { speak } from '../../../shared/words/speak.ts';
import { history, seen } from '../../support/histories.ts';
import { wordless } from '../../support/ownSentences.ts';

const placeIn = async (language: string, at: string) => placeInReport(at, await speak(language));

describe('a place in a document', () => {
  it.each([
    ['en', 'p.12 ¶3', 'page 12 ¶3'],
    ['de', 'p.12 ¶3', 'Seite 12 ¶3'],
    ['fr', 'slide 4 ¶2', 'diapositive 4 ¶2'],
    ['ja', 'row 1180', '1180行目'],
    ['zh-Hant', 'p.3 fn.2', '第 3 頁 註腳 2'],
    ['es', 'p.3 field 7', 'página 3 campo de formulario 7'],
    ['nl', 'fn.*', 'voetnoot *'],
    ['pl', 'p.9', 'strona 9'],
    ['hi', 'en.4', 'अंत टिप्पणी 4'],
    ['fa', 'p.12 ¶3', 'صفحهٔ \u2068۱۲\u2069 ¶۳'],
  ])('is named in the language of the report: %s, %s', async (language, at, said) => {
    expect(await placeIn(language, at)).toBe(said);
  });

  it.each(['¶41', "'Cash flow'!B7", "'row 5'!7", 'C118', 'the second table', ''])('%s stays as it is', async (at) => {
    expect(await placeIn('de', at)).toBe(at);
  });

  it.each(labelledLanguages)('stands on paper as the report names it: %s', async (language) => {
    const speech = await speak(language);
    const report = reportOf(foldDebate(seen(history(wordless(language, false)))));
    if (!report) throw new Error(`expected a report in ${language}, found none`);
    const evidence = report.evidence.map((one) => ({
      ...one,
      document: { documentId: 'doc-1', name: '№ 480', place: 'p.12 ¶3' },
    }));
    const printed = JSON.stringify(definitionOf({ ...report, evidence }, speech));
    expect(evidence).not.toEqual([]);
    expect(printed).not.toContain('p.12');
    expect(printed).toContain(placeInReport('p.12 ¶3', speech));
  });
});
