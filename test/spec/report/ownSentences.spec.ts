import { describe, expect, it } from 'vitest';

import { plainText } from '../../../server/mail/emailText.ts';
import { plainFrameIn } from '../../../server/panel/protocol/phases/framing/plainFrame.ts';
import { plainOptionsIn } from '../../../server/panel/protocol/phases/framing/plainOptions.ts';
import { baseRateIn } from '../../../server/panel/protocol/phases/research/baseRate.ts';
import { setbacks } from '../../../server/panel/rehearsal/setbacksIn.ts';
import { printedTexts } from '../../support/printedTexts.ts';
import { foreignTo } from '../../support/scripts.ts';
import { definitionOf } from '../../../server/report/page/definition.ts';
import { blocksOf } from '../../../server/report/exports/blocks.ts';
import { markdownOf } from '../../../server/report/exports/markdown.ts';
import type { CaseEvent } from '../../../shared/events/case.ts';
import { type Cap, plainCaps } from '../../../shared/events/codes.ts';
import { keysOf } from '../../../shared/kernel/collections.ts';
import { labelledLanguages } from '../../../shared/locales/locales.ts';
import { foldDebate } from '../../../shared/views/debate/debate.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { reportOf } from '../../../shared/views/reportDocument/reportDocument.ts';
import { speak } from '../../../shared/words/speak.ts';
import type { Speech } from '../../../shared/words/speech.ts';
import { emailsOf } from '../../support/emails.ts';
import { history, seen } from '../../support/histories.ts';
import { strangerIn, wordless } from '../../support/ownSentences.ts';

type Kind = 'full' | 'degraded' | 'single_source' | 'rehearsal';
/** A result of each kind, with everything that can hold its strength down. */
const documentIn = (language: string, kind: Kind): ReportDocument => {
  const facts = history(wordless(language, kind === 'rehearsal')).map((fact): CaseEvent =>
    fact.type === 'BallotsPooled' && kind !== 'rehearsal'
      ? { ...fact, data: { ...fact.data, pool: { ...fact.data.pool, quorum: kind, caps: capsOf(kind) } } }
      : fact,
  );
  const document = reportOf(foldDebate(seen(facts)));
  if (!document) throw new Error(`expected a report in ${language}, found none`);
  return document;
};
const capsOf = (quorum: Kind): Cap[] => [
  ...plainCaps.map((code) => ({ code })),
  ...(quorum === 'full' || quorum === 'rehearsal' ? [] : [{ code: 'quorum', quorum } as const]),
  { code: 'panels', agreeing: 2, of: 3 },
  { code: 'shift', points: 18 },
];

describe.each([...labelledLanguages])('in %s no sentence of ours is in another language', (language) => {
  const stranger = strangerIn(language);
  const strangers = (texts: readonly string[]) => [...new Set(texts.filter(stranger))];

  it.each<Kind>(['full', 'degraded', 'single_source', 'rehearsal'])(
    'on the pages and in the exports of a result (%s)',
    async (kind) => {
      const document = documentIn(language, kind);
      const speech = await speak(language);
      const texts = printedTexts(definitionOf(document, speech));
      expect(texts.length).toBeGreaterThan(30);
      expect(strangers(texts)).toEqual([]);
      expect(strangers(markdownOf(blocksOf(document, speech)).split('\n'))).toEqual([]);
    },
  );

  it('in what code says in place of seats', () => {
    const { criteria, assumption, horizon, untitled } = plainFrameIn(language);
    const { goAhead, nothing, small } = plainOptionsIn(language);
    const texts = [
      ...criteria.flatMap(({ name, why }) => [name, why]),
      ...[goAhead, nothing, small].flatMap(({ title, description }) => [title, description]),
      ...[assumption, horizon, untitled, baseRateIn(language)('№ 1')],
    ];
    expect(texts.filter(foreignTo(language))).toEqual([]);
    expect(texts.filter((text) => language !== 'en' && text !== '' && inEnglish.has(text))).toEqual([]);
  });

  it('in any e-mail', async () => {
    const emails = emailsOf(wordless(language, false), await speak(language));
    for (const [kind, email] of Object.entries(emails))
      expect([kind, strangers([email.subject, email.preview, ...plainText(email).split('\n')])]).toEqual([kind, []]);
  });
});

const english = { frame: plainFrameIn('en'), options: plainOptionsIn('en') };
const inEnglish = new Set([
  ...english.frame.criteria.flatMap(({ name, why }) => [name, why]),
  ...Object.values(english.options).flatMap(({ title, description }) => [title, description]),
  ...[english.frame.assumption, english.frame.horizon, english.frame.untitled, baseRateIn('en')('№ 1')],
]);

it('an English label on a page in Dutch, the language closest to English, would be found', async () => {
  const document = documentIn('nl', 'full');
  const speech = await speak('nl');
  const [english, stranger] = [await speak('en'), strangerIn('nl')];
  const own = printedTexts(definitionOf(document, speech)).join('\n');
  const missed = keysOf(english.words).filter((label) => {
    const mixed: Speech = { ...speech, say: (one, values) => (one === label ? english : speech).say(one, values) };
    const texts = printedTexts(definitionOf(document, mixed));
    return wordsIn(english.words[label]) > 2 && texts.join('\n') !== own && !texts.some(stranger);
  });
  expect(missed).toEqual([]);
});

const wordsIn = (text: string): number => text.replaceAll(/\{\w+\}/g, '').match(/\p{L}{3,}/gu)?.length ?? 0;

it.each(Object.entries(setbacks))(
  'in %s scripted seats say in its own script how a plan can fail',
  (language, said) => {
    const { causes, signs, mitigations } = said;
    expect([...causes, signs, mitigations].map(({ length }) => length)).toEqual([5, 5, 5, 5, 5]);
    expect(new Set([...causes.flat(), ...signs, ...mitigations]).size).toBe(25);
    expect([...causes.flat(), ...signs, ...mitigations].filter(foreignTo(language))).toEqual([]);
  },
);
