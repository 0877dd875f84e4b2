import { describe, expect, it } from 'vitest';

import { plainOptionsIn } from '../../../../server/panel/protocol/phases/framing/plainOptions.ts';
import { scriptedOptions } from '../../../../server/panel/protocol/phases/scripting/frame.ts';
import { saysNothing } from '../../../../server/panel/protocol/text/doingNothing.ts';
import { read } from '../../../../server/panel/rehearsal/caseReading.ts';
import { ofType, rehearse } from '../../../support/panelCase.ts';

/** How people name it in each language of the reports. */
const doingNothing: Readonly<Record<string, readonly string[]>> = {
  en: ['Do nothing', 'Leave everything as it is', 'Carry on as before'],
  de: ['Nichts tun', 'Alles so lassen wie es ist', 'Weitermachen wie bisher'],
  fr: ['Ne rien faire', 'Tout laisser en l’état', 'Continuer comme avant'],
  es: ['No hacer nada', 'Dejar todo como está', 'Seguir como hasta ahora'],
  pt: ['Não fazer nada', 'Deixar tudo como está', 'Continuar como está'],
  it: ['Non fare nulla', 'Lasciare tutto com’è', 'Continuare come ora'],
  nl: ['Niets doen', 'Alles laten zoals het is', 'Doorgaan zoals nu'],
  pl: ['Nic nie robić', 'Zostawić wszystko, jak jest', 'Nie robić nic'],
  ru: ['Ничего не делать', 'Оставить всё как есть'],
  uk: ['Нічого не робити', 'Залишити все як є'],
  el: ['Να μην κάνουμε τίποτα', 'Να μείνουν όλα όπως είναι', 'Καμία ενέργεια'],
  tr: ['Hiçbir şey yapmamak', 'Her şeyi olduğu gibi bırakmak'],
  ar: ['عدم القيام بشيء', 'ألا نفعل شيئا', 'إبقاء الوضع كما هو', 'عدم فعل أي شيء'],
  fa: ['هیچ کاری نکردن', 'هیچ کاری نکنیم', 'حفظ وضع موجود'],
  he: ['לא לעשות כלום', 'להשאיר את המצב כפי שהוא'],
  hi: ['कुछ न करना', 'कुछ नहीं करना', 'यथास्थिति बनाए रखना', 'जैसा है वैसा रहने दें'],
  bn: ['কিছু না করা', 'কিছুই না করা', 'যেমন আছে তেমন রাখা'],
  ta: ['எதுவும் செய்யாமல் இருத்தல்', 'ஒன்றும் செய்யாமல் இருப்பது'],
  th: ['ไม่ทำอะไร', 'ไม่ทำอะไรเลย', 'คงสภาพเดิม', 'ปล่อยไว้อย่างเดิม'],
  vi: ['Không làm gì', 'Không làm gì cả', 'Giữ nguyên hiện trạng'],
  id: ['Tidak melakukan apa-apa', 'Tidak berbuat apa-apa', 'Biarkan seperti sekarang'],
  ja: ['何もしない', '現状維持', '現状のまま'],
  ko: ['아무것도 하지 않는다', '아무것도 안 한다', '현상 유지', '아무 것도 하지 않기'],
  'zh-Hans': ['什么都不做', '维持现状', '不采取行动', '保持现状'],
  'zh-Hant': ['什麼都不做', '維持現狀', '不採取行動'],
};
const all = Object.entries(doingNothing).flatMap(([language, titles]) =>
  [...titles, plainOptionsIn(language).nothing.title].map((title) => ({ language, title })),
);

describe('doing nothing', () => {
  it('is named in 25 languages', () => expect(Object.keys(doingNothing)).toHaveLength(25));
  it.each(all)('is seen in “$title” ($language), and stands in a rehearsal once', ({ language, title }) => {
    const options = scriptedOptions(`Options:\n1. Alpha Kessler\n2. Beta Graz\n3. ${title}\n`, language);
    expect(options.map((one) => one.title)).toContain(title);
    expect(options.filter((one) => saysNothing(one.title) || one.origin === 'status_quo')).toMatchObject([
      { title, origin: 'status_quo' },
    ]);
  });
  it.each(['Do nothing but wait for the offer to rise', 'Sell the shop', 'Nichts verkaufen', 'Keep the shop'])(
    'is not seen in what does something: %s',
    (title) => expect(saysNothing(title)).toBe(false),
  );
});

it('a rehearsal has doing nothing once where the user listed it, and quotes no heading and no option', async () => {
  const { events } = await rehearse(
    'direct',
    {},
    'What should we do with the bakery?\nOptions:\n- Buy the bakery in Leeds\n- Lease the bakery in Leeds\n- Do nothing\nKey figures:\n- Rent is 62,000 a year.\nThe owner wants to retire in May.',
  );
  const options = ofType(events, 'CaseFramed')[0]?.frame.options ?? [];
  expect(options.filter(({ title, origin }) => saysNothing(title) || origin === 'status_quo')).toMatchObject([
    { title: 'Do nothing', origin: 'status_quo' },
  ]);
  const quotes = ofType(events, 'EvidenceFound').map(({ quote }) => quote);
  expect(quotes).toContain('Rent is 62,000 a year.');
  expect(quotes.filter((quote) => /Options|figures|Buy the bakery|Do nothing|^-/u.test(quote))).toEqual([]);
});

it.each([
  ['en', 'The bank has offered a loan of £40,000. The price of milk rises.'],
  ['pt', 'O aluguel subiu e o movimento caiu.'],
  ['pl', 'Czynsz wzrośnie o 12 %.'],
])('a rehearsal takes no word of one language for the "or" of another (%s)', (language, text) =>
  expect(read(text, language).options).toEqual([]),
);

it('what is worth quoting is no heading and no item of the list of options', () =>
  expect(
    read('Was tun?\nZur Wahl stehen:\n1. Den Laden kaufen\n2. Den Laden mieten\nDie Miete beträgt 62.000 Euro.', 'de')
      .quotes,
  ).toEqual(['Die Miete beträgt 62.000 Euro.', 'Was tun?']));

describe('no side of a question is left out of a rehearsal', () => {
  it.each([
    [
      'pl',
      'Czy kupić nowy piec od firmy Ambex Sp. z o.o. za 385 tys. zł z dostawą do naszej piekarni w Radomiu, wziąć go w leasing, czy zlecić palenie?',
      [
        'Kupić nowy piec od firmy Ambex Sp. z o.o. za 385 tys. zł z dostawą do naszej piekarni w Radomiu',
        'Wziąć go w leasing',
        'Zlecić palenie',
      ],
    ],
    [
      'en',
      'Should we buy the old mill by the river from the Harrow family for £268,000 before the end of May, or wait?',
      ['Buy the old mill by the river from the Harrow family for £268,000 before the end of May', 'Wait'],
    ],
  ])('%s: %s', (language, text, options) => expect(read(text, language).options).toEqual(options));
});
