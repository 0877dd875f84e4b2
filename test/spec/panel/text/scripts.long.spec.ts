import { describe, expect, it } from 'vitest';

import { modes } from '../../../../shared/events/case.ts';
import { scripts, spokenIn } from '../../../../server/panel/rehearsal/spokenLines.ts';
import english from '../../../../shared/locales/en/rehearsal.json' with { type: 'json' };
import { languageOfText } from '../../../../server/panel/protocol/text/language.ts';
import { plainOptionsIn } from '../../../../server/panel/protocol/phases/framing/plainOptions.ts';
import { type facts, ofType, rehearse } from '../../../support/panelCase.ts';
import { sampled } from '../../../support/sampled.ts';
import { decisionsAbroad } from '../../../support/decisionsAbroad.ts';

const { otherLanguage, ...own } = english;
const lines = Object.keys(own) as (keyof typeof own)[];
const abroad = Object.keys(scripts).filter((language) => language !== 'en');
const slots = (line: string) => (line.match(/\{\w+\}/gu) ?? []).toSorted();
/** What is said in English, without the places for the user's words. */
const spoken = lines.flatMap((line) => english[line].split(/\{\w+\}/u)).filter((part) => part.trim().length >= 8);
const said = (events: ReturnType<typeof facts>) => JSON.stringify(events.map(({ data }) => data));

const played = sampled(
  'scripts',
  abroad.flatMap((language) => modes.map((mode) => [language, mode] as const)),
  4,
);
describe.each(abroad)('the script in %s', (language) => {
  const script = scripts[spokenIn(language)];

  it('has every line, its own, with the same places for values', () => {
    expect(Object.keys(script).toSorted()).toEqual([...lines].toSorted());
    for (const line of lines) {
      if (line === 'gap') continue;
      expect([line, script[line]]).not.toEqual([line, english[line]]);
      const optional = line === 'first' ? ['{lens}'] : [];
      expect([line, [...new Set([...slots(script[line]), ...optional])].toSorted()]).toEqual([
        line,
        [...new Set(slots(english[line]))],
      ]);
    }
  });

  it.each(played.flatMap(([one, mode]) => (one === language ? [mode] : [])))(
    'is all that is heard in a %s case',
    async (mode) => {
      const { end, events } = await rehearse(mode, {}, decisionsAbroad[language]);
      expect(end).toEqual({ how: 'concluded' });
      // With the digits that its text is written in.
      expect(ofType(events, 'CaseTriaged')[0]?.language.replace(/-u-.*/u, '')).toBe(language);
      expect(ofType(events, 'TurnLost')).toEqual([]);
      const whole = said(events);
      expect(spoken.filter((part) => whole.includes(part))).toEqual([]);
      const statements = ofType(events, 'BallotsRevealed').flatMap(({ ballots }) =>
        ballots.map(({ ballot }) => ballot.statement),
      );
      // Which region they are of, their few words need not show.
      expect(languageOfText(statements.join(' '))).toBe(language.replace(/-[A-Z]{2}$/u, ''));
    },
  );
});

describe('a case in a language without a script', () => {
  const swedish =
    'Ska vi öppna ett andra bageri i Lund eller sälja vårt varumärke? Vinsten var 184 000 kronor och hyran är 32 000 om året.';

  it('hears English, and is told so once', async () => {
    const { end, events } = await rehearse('default', {}, swedish);
    expect(end).toEqual({ how: 'concluded' });
    const [{ language } = { language: '' }] = ofType(events, 'CaseTriaged');
    expect(language).toBe('sv');
    const [spoken = ''] = ofType(events, 'UtteranceMade').flatMap(({ kind, text }) =>
      kind === 'framing' ? [text] : [],
    );
    expect(spoken.split(otherLanguage)).toHaveLength(2);
    const frames = ofType(events, 'CaseFramed').map(({ frame }) => frame);
    expect(
      frames.flatMap(({ assumptions, options }) => [...assumptions, ...options.map((one) => one.description)]),
    ).not.toContain(otherLanguage);
  });
});

describe('what scripted seats read', () => {
  it.each([
    ['de', '15. Januar'],
    ['es', '15 de enero'],
    ['fr', '15 janvier'],
    ['ar', '15 يناير'],
    ['hi', '15 जनवरी'],
    ['ja', '1月15日'],
    ['zh', '1月15日'],
  ])('is the day until which a case in %s has time', async (language, day) => {
    const { events } = await rehearse('direct', {}, decisionsAbroad[language]);
    expect(ofType(events, 'CaseTriaged')[0]?.deadline).toBe(day);
    const quotes = ofType(events, 'EvidenceFound').map(({ quote }) => quote);
    expect(quotes.filter((quote) => quote.includes(day) && decisionsAbroad[language]?.includes(quote))).not.toEqual([]);
  });

  it('is what the user leans to, to take it out', async () => {
    const lean = '我们倾向于授权加盟。';
    const { events } = await rehearse('direct', {}, `${decisionsAbroad['zh']}${lean}`);
    const [triaged] = ofType(events, 'CaseTriaged');
    expect(triaged?.userLean).toBe(lean);
    expect(triaged?.brief).not.toContain('倾向于');
  });
});

describe('the options of a scripted framer', () => {
  const usersOptions = async (q1: string) =>
    ofType((await rehearse('direct', {}, q1)).events, 'CaseFramed').flatMap(({ frame }) =>
      frame.options.filter(({ origin }) => origin === 'user').map(({ title }) => title),
    );

  it.each([
    ['en', 'Should our small bakery open a second shop in the old town next spring? The rent is 32,000 pounds a year.'],
    [
      'de',
      'Soll unsere Bäckerei in der Altstadt den leeren Laden neben dem Bahnhof mieten? Die Miete ist 32.000 Euro.',
    ],
    ['es', '¿Debería nuestra panadería abrir una segunda tienda junto a la estación? El alquiler cuesta 32.000 euros.'],
    ['fr', 'Notre boulangerie doit-elle ouvrir une deuxième boutique près de la gare ? Le loyer est de 32 000 euros.'],
    ['ar', 'هل ينبغي لمخبزنا أن يفتح فرعًا ثانيًا قرب المحطة؟ الإيجار ١٢٠٬٠٠٠ ريال في السنة.'],
    ['hi', 'क्या हमारी बेकरी को स्टेशन के पास दूसरी दुकान खोलनी चाहिए? किराया 1,20,000 रुपये सालाना है।'],
    ['ja', '当社は駅のそばに二号店を開くべきか？家賃は年120万円です。'],
    ['zh', '我们的面包店应该在车站旁开第二家店吗？租金每年12万元，期限十年。'],
  ])('say "as described" in %s where the text asks yes or no, and cut no question in two', async (language, q1) => {
    expect(await usersOptions(q1)).toEqual([plainOptionsIn(language).goAhead.title]);
    const [framed] = ofType((await rehearse('direct', {}, q1)).events, 'CaseFramed');
    expect(q1.startsWith(framed?.frame.question ?? '…')).toBe(true);
    expect(framed?.frame.question).toMatch(/[?？؟]$/u);
  });

  it.each([
    ['Soll unsere kleine Bäckerei den leeren Laden mieten oder einen Onlineshop eröffnen?', 'Den leeren Laden mieten'],
    ['Notre boulangerie doit-elle ouvrir une boutique ou vendre en ligne ?', 'Ouvrir une boutique'],
    ['¿Debería nuestra panadería abrir una segunda tienda o vender por internet?', 'Abrir una segunda tienda'],
    ['Should our bakery rent the shop at the station or start selling online?', 'Rent the shop at the station'],
    ['我们的面包店应该开第二家店，还是在网上销售？', '开第二家店'],
  ])('are what would be done: %s', async (q1, option) => {
    const options = await usersOptions(q1);
    expect(options).toContain(option);
    expect(options).toHaveLength(2);
  });

  it('leave out "or not", for doing nothing is on every table', async () => {
    expect(await usersOptions('Should we open a second bakery or not?')).toEqual(['Open a second bakery']);
  });
});
