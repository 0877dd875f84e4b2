import { describe, expect, it } from 'vitest';

import { derivationIn } from '../../../../server/panel/protocol/text/numbers/derived/derivationIn.ts';
import { type Derivation, derivedIn } from '../../../../server/panel/protocol/text/numbers/derived/derivations.ts';
import { knownFrom } from '../../../../server/panel/protocol/text/numbers/knownFrom.ts';
import { tracedIn } from '../../../../server/panel/protocol/text/numbers/traceNumbers.ts';

type Told = { readonly source: string; readonly text: string; readonly language?: string };
type Stated = readonly (readonly [said: string, from: string])[];

/** The numbers of a text that come from nowhere, and how many of its calculations come out. */
const traced = ({ source, text, language = 'en' }: Told, stated: Stated) => {
  const known = knownFrom([{ text: source }], language);
  const derivations = stated.map(([said, from]): Derivation => ({ said, from }));
  const { numbers, right } = derivedIn(text, derivations, known, language);
  const { untraced } = tracedIn(text, [...known, ...numbers], language);
  return { untraced: untraced.map((one) => one.text), right: right.map(({ said }) => said) };
};

const grooming =
  'Dog grooming: 7 dogs a day at 92 dollars, 22 days a month, supplies 11 per dog. The van costs 61,500 USD over 48 months.';

describe('calculations that are given with a text', () => {
  it.each<readonly [string, Told, Stated]>([
    [
      'of several steps',
      { source: grooming, text: 'A van earns $14,168.' },
      [['$14,168', '7 × 22 = 154; 154 × 92 = 14,168']],
    ],
    ['of a running line', { source: grooming, text: 'A van earns $14,168.' }, [['$14,168', '7 × 22 = 154 × 92']]],
    [
      'one from the other, in any order',
      { source: grooming, text: 'It earns $14,168 with 154 dogs.' },
      [
        ['$14,168', '154 × 92'],
        ['154 dogs', '7 dogs a day × 22 working days'],
      ],
    ],
    [
      'in brackets, without spaces and a leading zero',
      { source: 'We have 130 houses, 3,100 less 2,580, and keep 35%.', text: 'That leaves 23,660.' },
      [['23,660', '(3100-2580)*130*.35']],
    ],
    [
      'with remarks in brackets',
      { source: 'The lease costs £480 a month for two years.', text: 'In all £11,520.' },
      [['£11,520', '24 (months) × £480']],
    ],
    [
      'rounded as its digits are, and up to the next whole one',
      { source: grooming, text: 'It takes about 760 dogs, 759 or 760 dogs to be exact.' },
      [
        ['760 dogs', '61,500 / (92 - 11)'],
        ['759', '61,500 / (92 - 11)'],
      ],
    ],
    [
      'told in words',
      { source: 'The refit costs £48,000 and saves £33,200 a year.', text: 'It is back in a year and a half.' },
      [['a year and a half', '48,000 / 33,200']],
    ],
    [
      'as a share',
      { source: 'Forældrene betaler 156.000 kr. af 339.000 kr.', text: 'De dækker 46 %.', language: 'da' },
      [['46 %', '156.000 / 339.000']],
    ],
    [
      'as a part of one, without a sign',
      { source: 'The press costs 115,500 dollars; a deposit of 30 % is due.', text: 'You pay $34,650.' },
      [['$34,650', '30 percent of 115,500']],
    ],
    [
      'with the magnitude left out',
      { source: 'Рентген-лаборант 62 тыс. руб. в месяц, сервис 18 000 руб.', text: 'Это 80 тыс. руб.', language: 'ru' },
      [['80 тыс. руб.', '62 + 18']],
    ],
    [
      'in another unit of time than its result',
      { source: 'The oven costs 74,000 and saves 1,500 a month.', text: 'It takes more than four years.' },
      [['more than four years', '74,000 / 1,500 = 49.3 months']],
    ],
    [
      'in kilograms of what is given in grams',
      { source: 'Ein Glas von 350 g kostet 7,60 €.', text: 'Das sind 21,71 € je Kilo.', language: 'de' },
      [['21,71 €', '7,60 ÷ 0,35']],
    ],
    [
      'of 2,000 that are thousands, where 2 tonnes are named as well',
      { source: '2トン車が6台。営業権は2,000万円、利益は620万円。', text: '利益の3.2年分です。', language: 'ja' },
      [['3.2年', '2,000 ÷ 620']],
    ],
    [
      'with a bracket before a word for a currency',
      { source: 'It costs Rs 11.5 crore less Rs 2 crore and earns Rs 1.82 crore a year.', text: 'It takes 5.2 years.' },
      [['5.2 years', '(Rs 11.5 crore − Rs 2 crore) ÷ Rs 1.82 crore']],
    ],
    [
      'in lakh',
      { source: '3 टीचर, हर एक 40,000 रुपये माह।', text: 'साल में 14.4 लाख लगेंगे।', language: 'hi' },
      [['14.4 लाख', '3 × 40,000 × 12']],
    ],
    [
      'in 万',
      { source: '客室4室、年間365日、稼働率62%、単価13,500円。', text: '増収は約1,222万円です。', language: 'ja' },
      [
        ['1,222万円', '905 × 13,500'],
        ['905泊', '4 × 365 × 62%'],
      ],
    ],
    [
      'in digits of Arabic',
      { source: 'عندنا ٩ باصات بـ٧٨٠ دينارًا لمدة ١٠ أشهر.', text: 'الاستئجار يكلف ٧٠٬٢٠٠ دينار.', language: 'ar' },
      [['٧٠٬٢٠٠ دينار', '٩ × ٧٨٠ × ١٠']],
    ],
  ])('trace a number %s', (_, told, stated) => {
    expect(traced(told, stated)).toEqual({ untraced: [], right: stated.map(([said]) => said) });
  });

  it.each<readonly [string, Told, Stated]>([
    ['comes to something else', { source: grooming, text: 'A van earns $15,168.' }, [['$15,168', '7 × 22 × 92']]],
    [
      'is written with a wrong result',
      { source: grooming, text: 'It earns $14,618.' },
      [['$14,618', '154 × 92 = 14,618']],
    ],
    ['begins with a number from nowhere', { source: grooming, text: 'It earns $17,480.' }, [['$17,480', '190 × 92']]],
    [
      'has a wrong step in between',
      { source: grooming, text: 'It earns $15,180.' },
      [['$15,180', '7 × 22 = 165; 165 × 92']],
    ],
    ['only names a passage', { source: grooming, text: 'You pay for 48 weeks.' }, [['48 weeks', 'over 48 months']]],
    ['only names itself', { source: grooming, text: 'It earns $15,900.' }, [['$15,900', '15,900']]],
    [
      'adds up another currency',
      { source: 'One offer is €4,000, the other €5,500.', text: 'Together $9,500.' },
      [['$9,500', '€4,000 + €5,500']],
    ],
    [
      'takes money to money for money',
      { source: 'The house costs €90,000 and the rent is €600.', text: 'That is €150.' },
      [['€150', '€90,000 / €600']],
    ],
    [
      'takes minutes for hours',
      { source: 'A ride takes 50 minutes, soon 75 minutes.', text: 'You lose 25 hours.' },
      [['25 hours', '75 - 50']],
    ],
    [
      'is of no other number of the text',
      { source: grooming, text: 'A van earns $99,999.' },
      [['$14,168', '7 × 22 × 92']],
    ],
    [
      'divides by nothing',
      { source: 'We have 0 shops and 40 staff.', text: 'That is 999,999 a shop.' },
      [['999,999', '40 / 0']],
    ],
  ])('trace nothing where one %s', (_, told, stated) => {
    expect(traced(told, stated).untraced).toHaveLength(1);
  });

  it.each<readonly [string, Told, Stated]>([
    [
      'a month of what comes in every month',
      {
        source: 'Yard of 1,800 m², of which 81% are let, at €2.10 per m² and month.',
        text: 'That is €3,061.80 a week.',
      },
      [['€3,061.80', '1,800 × 81% × €2.10']],
    ],
    [
      'a twelfth of what comes in every year',
      { source: 'The rent is £48,000 a year.', text: 'That is £4,000 a quarter.' },
      [['£4,000', '£48,000 ÷ 12']],
    ],
  ])('are of no other period: %s', (_what, told, stated) => expect(traced(told, stated).untraced).toHaveLength(1));
  it.each<readonly [string, Told, Stated]>([
    [
      'rounded',
      { source: 'We sell 1,150 at 2,850 kr.', text: 'Det ger knappt 3,3 mnkr.', language: 'sv' },
      [['3 277 500 kr', '1 150 × 2 850 kr']],
    ],
    [
      'down to its last digit',
      { source: 'We hold 410,000 and owe 347,300.', text: 'You keep more than 62 thousand.' },
      [['62,700', '410,000 − 347,300']],
    ],
    [
      'up to its last digit',
      { source: 'Wir nehmen 91.300 € ein und zahlen 14.900 €.', text: 'Es bleiben knapp 77.000 €.', language: 'de' },
      [['76.400 €', '91.300 € − 14.900 €']],
    ],
    [
      'as a share in tens',
      { source: 'We fit 31 boilers, and 22 more are asked for.', text: 'About 70% more.' },
      [['71%', '22 ÷ 31']],
    ],
    [
      'as a part in words',
      {
        source: 'The pump costs £670,000, and the reserve is £2.15 million.',
        text: 'That is less than a third of it.',
      },
      [['31.2%', '£670,000 ÷ £2.15 million']],
    ],
    [
      'in another measure',
      { source: 'Vi borrar 14 hål på 280 meter.', text: 'Det blir nästan fyra kilometer.', language: 'sv' },
      [['3 920 meter', '14 × 280 meter']],
    ],
    [
      'as a whole time',
      { source: 'The plant costs €490,000 and saves €81,300 a year.', text: 'It pays back in about six years.' },
      [['6.03', '€490,000 ÷ €81,300']],
    ],
  ])('may be told %s', (_what, told, stated) => expect(traced(told, stated).untraced).toEqual([]));

  it('are found wrong without losing those that are right', () => {
    const told = { source: grooming, text: 'It earns $14,168 with 154 dogs, 1,900 a year.' };
    expect(
      traced(told, [
        ['154 dogs', '7 × 22'],
        ['1,900', '154 × 12'],
        ['$14,168', '154 × 92'],
      ]),
    ).toEqual({ untraced: ['1,900'], right: ['154 dogs', '$14,168'] });
  });
});

describe('a calculation as a chair writes it', () => {
  it.each<readonly [line: string, said: string, from: string]>([
    ['€14,168 = 154 × 92', '€14,168', '154 × 92'],
    ['€14,168 = 7 × 22 = 154; 154 × 92', '€14,168', '7 × 22 = 154; 154 × 92'],
    ['154 × 92 = €14,168', '€14,168', '154 × 92'],
    ['7 × 22 = 154; 154 × 92 = €14,168', '€14,168', '7 × 22 = 154; 154 × 92'],
    ['3,100 - 2,580 = 520', '520', '3,100 - 2,580'],
    ['10–12 weeks = 2 × 5', '10–12 weeks', '2 × 5'],
  ])('%s says a number and how it comes about', (line, said, from) => {
    expect(derivationIn(line)).toEqual([{ said, from }]);
  });

  it.each(['84,000', '', '=', '= 3 × 4', '3 × 4 ='])('%s says neither', (line) => {
    expect(derivationIn(line)).toEqual([]);
  });
});
