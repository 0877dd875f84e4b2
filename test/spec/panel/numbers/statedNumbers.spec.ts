import { describe, expect, it } from 'vitest';

import { readNumbers } from '../../../../server/panel/protocol/text/numbers/statedNumbers.ts';
import { traceNumbers } from '../../../../server/panel/protocol/text/numbers/traceNumbers.ts';
import { fractionCorpus } from '../../../support/fractionCorpus.ts';
import { numberCorpus } from '../../../support/numberCorpus.ts';
import { noNumbers, numberWordCorpus } from '../../../support/numberWordCorpus.ts';

const read = (text: string, language = 'en') =>
  readNumbers(text, language).map(({ value, unit }) => (unit === null ? `${value}` : `${value} ${unit}`));

describe('numbers of a text', () => {
  it.each<[string, string, string[]]>([
    ['Buy the line for 10⁶ €, 2½ m² and 5⁹.', 'en', ['1000000 EUR', '2.5 m²', '1953125']],
    ['1.234,50 € und 1.234 Stück', 'de', ['1234.5 EUR', '1234']],
    ['1,234.50 and 1,234 and 1.234', 'en', ['1234.5', '1234', '1.234']],
    ['0.125 and 0,125', 'de', ['0.125', '0.125']],
    ['1’250’000 Franken', 'de-CH', ['1250000 CHF']],
    ['₹ 1,00,000 or १२ लाख रुपये', 'hi', ['100000 INR', '1200000 INR']],
    ['٣٤٪ من ١٬٢٠٠٫٥', 'ar', ['34 %', '1200.5']],
    ['３億円、２０〜３０％', 'ja', ['300000000 JPY', '20 %', '30 %']],
    ['12만 원', 'ko', ['120000 KRW']],
    ['১২% ও ১,৫০০ টাকা', 'bn', ['12 %', '1500 taka']],
    ['US$5bn, €5m, 20k, 5 m', 'en', ['5000000000 USD', '5000000 EUR', '20000', '5 m']],
    ['2–3 million euros, 20 to 30 percent', 'en', ['2000000 EUR', '3000000 EUR', '20 %', '30 %']],
    ['1.5×10⁶, 1e6, 10^6, 3/4, ¾', 'en', ['1500000', '1000000', '1000000', '0.75', '0.75']],
    ['on 2026-11-22 at 14:30, am 22.11.2026', 'de', ['20261122 date', '1430 time', '20261122 date']],
    ['in 2024 100 people came', 'en', ['2024', '100']],
  ])('of %s (%s)', (text, language, expected) => expect(read(text, language)).toEqual(expected));

  it('leave out what only holds digits: markers of lists and names', () =>
    expect(read('1. See E-12 and [E-3].\n(2) COVID-19, B2B, Q3, GPT-5, ISO9001\n3) mid-2025')).toEqual(['2025']));

  it('are an estimate only where one is said to be, each mark for the number beside it', () => {
    const marked = (text: string, language = 'en') =>
      readNumbers(text, language).flatMap(({ value, estimate }) => (estimate ? [value] : []));
    expect(marked('It costs 40 % (estimate) and brings 50 %; an estimated 60, then 70.')).toEqual([40, 60]);
    expect(marked('The estimate is old. It costs 900.')).toEqual([]);
    expect(marked('Es kostet geschätzt 40 Euro und bringt 50.', 'de')).toEqual([40]);
    expect(marked('推定で40％、実績は50％', 'ja')).toEqual([40]);
  });
});

describe('numbers traced to their sources', () => {
  const untraced = (text: string, source: string, language = 'en') =>
    traceNumbers(text, [{ text: source }], language).untraced.map((one) => one.text);
  it('are found by value, not by their digits: 19 is not in 2019', () =>
    expect(untraced('We had 19 shops in 2019.', 'Founded in 2019.')).toEqual(['19']));
  it('are found by unit: 30 % is not 30 shops, 5 € is not 5 $', () => {
    expect(untraced('Buy 30 % for 5 €.', 'There are 30 shops at 5 $.')).toEqual(['30 %', '5 €']);
    expect(untraced('There are 30 shops.', 'Margins of 30 %.')).toEqual(['30']);
  });
  it.each([
    ['en', 'Sign for 5 years.', 'It runs 5 months.', ['5']],
    ['en', 'A 3-year lease.', 'Wait 3 weeks.', ['3']],
    ['de', 'Für 5 Jahre.', 'Nach 5 Monaten.', ['5']],
    ['fr', 'Pour 5 ans.', 'En 5 mois.', ['5']],
    ['ja', '5年間', '5か月', ['5']],
    ['zh-Hans', '5年', '5个月', ['5']],
    ['ru', 'на 5 лет', 'через 5 месяцев', ['5']],
    ['ar', 'خلال 15 سنة', 'خلال 15 شهر', ['15']],
    ['en', 'Within 2 years.', 'Within 24 months.', []],
    ['en', 'Within 1.5 years.', 'After 18 months.', []],
    ['en', 'In 14 days.', 'In 2 weeks.', []],
    ['en', 'Over 5 years.', 'Term (years): 5', []],
    ['en', 'A term of 5.', 'A term of 5 years.', []],
    ['en', 'Between 3 and 5 years, 3–5 years.', 'From 3 to 5 years.', []],
  ])('are found by the unit of time in %s: %s of %s', (language, text, source, expected) =>
    expect(untraced(text, source, language)).toEqual(expected),
  );
  it('are not below zero where their source says nothing of a fall', () => {
    expect(untraced('A margin of −5 % and (−€300).', 'A margin of 5 % and €300')).toEqual(['5 %', '300']);
    expect(untraced('A margin of −5 %.', 'A margin of -5 %.')).toEqual([]);
    expect(untraced('Sales: −5 %.', 'Sales fell by 5 %.')).toEqual([]);
    expect(untraced('Umsatz: −5 %.', 'Der Umsatz sank um 5 %.', 'de')).toEqual([]);
    expect(untraced('A loss of 5 %.', 'A margin of −5 %.')).toEqual([]);
    expect(untraced('40 % − 5 % = 35 %, 3 -5 %', 'Shares of 40 %, 3 % and 5 %')).toEqual([]);
    expect(untraced('-5 shops to close', '5 shops to close')).toEqual([]);
  });
  it.each([
    ['de', 'Die Quote sank von 8 auf 6 Prozent.', 'Die Quote sank von 8 % auf 6 %.'],
    ['nl', 'Het verloop daalde van 8 naar 6 procent.', 'Het verloop: 8 %, nu 6 %.'],
    ['pl', 'Rotacja spadła z 8 do 6 procent.', 'Rotacja: 8 %, teraz 6 %.'],
    ['pt', 'As saídas caíram de 8 para 6 por cento.', 'Saídas: 8 %, agora 6 %.'],
    ['id', 'Angka turun dari 8 menjadi 6 persen.', 'Angka: 8 %, kini 6 %.'],
    ['vi', 'Tỷ lệ giảm từ 8 xuống 6 phần trăm.', 'Tỷ lệ: 8 %, nay 6 %.'],
    ['zh-Hans', '流失率从8降到6%。', '流失率：8%，现为6%。'],
  ])('have the unit of what they rise or fall to, in %s', (language, text, source) => {
    expect(untraced(text, source, language)).toEqual([]);
    expect(untraced(text, source.replace('8', '9'), language)).toEqual(['8']);
  });
  it.each([
    ['pl', 'Przy 1 500 000 sztuk linia jest pełna.', 'Linia robi 1,5 miliona sztuk.'],
    ['pl', 'Brakuje 2 500 000 000 zł.', 'Brakuje 2,5 miliarda zł.'],
    ['pl', 'To 1 500 zł.', 'To 1,5 tysiąca zł.'],
    ['ru', 'Нужно 1 500 рублей.', 'Нужно 1,5 тысячи рублей.'],
  ])('are read with the case of their magnitude, in %s: %s', (language, text, source) =>
    expect(untraced(text, source, language)).toEqual([]),
  );
  it('are found in dates, however they are written', () => {
    expect(untraced('Open on 1 March 2028, by 16 March.', 'It ends on 2027-03-01.')).toEqual([
      '1 March 2028',
      '16 March',
    ]);
    expect(untraced('Open on March 1st, in 2027.', 'It ends on 2027-03-01.')).toEqual([]);
    expect(untraced('Ouvrir le 1er mars 2027.', '01.03.2027', 'fr')).toEqual([]);
    expect(untraced('2027년 3월 1일', '2027-03-01', 'ko')).toEqual([]);
    expect(untraced('31 มีนาคม 2027', '2027-03-31', 'th')).toEqual([]);
    expect(untraced('In May 26 people came.', '26 people came.')).toEqual([]);
    expect(untraced('by the 3rd', 'There are 3 shops.')).toEqual([]);
  });
  it('are one number where they are written in parts', () => {
    expect(untraced('3억 5000만 원', '3.5억 원', 'ko')).toEqual([]);
    expect(untraced('3億6000万円', '3.5億円', 'ja')).toEqual(['3億6000万円']);
    expect(untraced('3億と5000万円', '3億、5000万円', 'ja')).toEqual([]);
  });
  it('may leave out a currency, and take it from a table that names it once', () => {
    expect(untraced('It costs 500.', 'It costs 500 €.')).toEqual([]);
    expect(untraced('Rent is 500 €.', 'Cost, total 900 €: rent 500, staff 400')).toEqual([]);
  });
  it('are traced where they are counted values', () =>
    expect(traceNumbers('The panel gives it 45 %.', [{ value: 45, unit: '%' }]).untraced).toEqual([]));
  it('are traced as the result of a stated calculation that is right', () => {
    expect(untraced('25 × 40 = 1,000 and 25 × 40 × 2 = 2,000', '25 seats at 40, times 2')).toEqual([]);
    expect(untraced('25 × 40 = 1,000. Of these 1,000 + 40 = 1,040, so 1,040 it is.', '25 seats at 40')).toEqual([]);
    expect(untraced('25 × 40 = 1,200', '25 seats at 40')).toEqual(['1,200']);
    expect(untraced('26 × 40 = 1,040', '25 seats at 40')).toEqual(['26', '1,040']);
    expect(untraced('40 % + 25 % − 5 % = 60 %', 'Shares of 40 %, 25 % and 5 %')).toEqual([]);
    expect(untraced('€400 − 25 % = €300 and 400 × 25 % = 100', '€400, less 25 %')).toEqual([]);
    expect(untraced('40 % + 25 % = 64 %', 'Shares of 40 % and 25 %')).toEqual(['64 %']);
  });
  it.each([
    ['en', 'The rent of £49,800 a year (12 × £4,150) ends.', 'Rent is £4,150 a month.', []],
    ['id', 'Siapkan Rp995 juta (175 + 820).', 'Biaya Rp175 juta dan Rp820 juta.', []],
    ['ja', '部屋は10室 × 52,000円 = 520,000円です。', '10室、一室52,000円', []],
    ['en', 'At 40 scans a day (14,600 scans ÷ 365).', '14,600 scans a year', []],
    ['nl', '36 × 680 + 84 × 879 = 98.316 euro.', '36 woningen à 680 en 84 à 879 euro', []],
    ['en', 'It leaves nothing: 31 + 36 + 27 = 94 percent.', 'Rent 31%, staff 36%, delivery 27%', []],
    ['en', 'It costs 98 (12 × 8).', 'It costs 8 a month.', ['98', '12']],
    ['en', 'It costs 150 (20 × 8). We have 160.', '8 a month, 20 of them', ['150', '160']],
  ])(
    'are traced to a calculation in signs, wherever its result stands, in %s: %s',
    (language, text, source, expected) => expect(untraced(text, source, language)).toEqual(expected),
  );
  it.each([
    ['de', '24 % von 870.000 € sind 208.800 €.', 'Technik 870.000 €, davon 24 %', []],
    ['de', 'Von 1,2 Mio. € auf 1,5 Mio. € sind es 25 % mehr.', '1,2 Mio. €, künftig 1,5 Mio. €', []],
    ['en', 'It pays £76,000 less: £480,000, not £556,000.', '£556,000 today, £480,000 offered', []],
    ['en', 'At €2,200 for 98 bikes it takes €215,600.', '98 bikes at €2,200', []],
    ['es', 'El ahorro es de $29,000 al mes, $348,000 al año.', 'Ahorro: $29,000', []],
    ['zh-Hant', '產能利用率71%，還有29%空間。', '產能利用率71%', []],
    ['en', 'It pays £480,000. It takes 76,000 people.', '£556,000 today, £480,000 offered', ['76,000']],
    ['en', 'It took 24 % of 870,000, so 200,000.', '24 % of 870,000', ['200,000']],
    ['en', 'It pays 7 of 9 at 61 %.', '7 of 9', ['61 %']],
  ])('are traced to others of their sentence that amount to them, in %s: %s', (language, text, source, expected) =>
    expect(untraced(text, source, language)).toEqual(expected),
  );
  it.each([
    ['en', 'Buy 240,000 kg.', 'We buy 240 tonnes.', []],
    ['he', 'קנו 120,000 ק"ג.', 'אנו קונים 120 טון.', []],
    ['fa', '۱٬۲۰۰٬۰۰۰ کیلو بخرید.', '۱٬۲۰۰ تن', []],
    ['nl', 'Verkoop 15.000 m².', 'We verkopen 1,5 ha.', []],
    ['es', 'De 8.400 t.', '8.400 sacos', ['8.400 t']],
    ['en', 'Buy 240 kg.', 'We buy 240 tonnes.', ['240 kg']],
    ['fr', 'La machine coûte 0,48 M€ et 780 k€.', '480 000 € et 780 000 €', []],
    ['de', 'Der Kredit von 250 T€.', '250.000 € Kredit', []],
    ['tr', '240 milyonun bir kısmı.', '240 milyon TL', []],
    ['bn', '3.6 কোটির বেশি', '3.6 কোটি', []],
    ['es', 'La plataforma cuesta $240 mil.', 'La plataforma cuesta $240,000.', []],
    ['en', 'An income of £0.94m, some 42 %.', '£937,000, 41.7 %', []],
    ['en', 'An income of £0.95m, some 43 %.', '£937,000, 41.7 %', ['£0.95m'.slice(1), '43 %']],
    ['it', 'Seduta del 28/1 e del 28.2', '28 gennaio 2027', ['28.2']],
    ['ar', 'قبل 30 حزيران 2027', '2027-06-30', []],
    ['en', 'From 8:00 to 14:00, not 15:00.', 'Open 8 to 2 p.m.', ['15:00']],
    ['ru', 'Это 3,42 млн процентов.', '3,42 млн', []],
    ['fr', 'soit 1 474 € (1 890 − 22 %)', '1 890 €, 22 %', []],
  ])('are found in another unit, magnitude or way of writing, in %s: %s', (language, text, source, expected) =>
    expect(untraced(text, source, language)).toEqual(expected),
  );
  it.each(['5 ', '5 × ', '5 + 5 = 10 ', '7 of 9 are 61 % ', '1.1 Mio. € '])(
    'are traced in a time that grows with the text, however dense: %s',
    (shape) => {
      const text = shape.repeat(Math.ceil(20_000 / shape.length));
      expect(traceNumbers(`We pay 41 for it. ${text}`, [{ text: 'Pay 41.' }]).traced.length).toBeGreaterThan(0);
    },
  );
  it.each<[string, string, string, string[]]>([
    ['en', 'It earns 4,200 € and costs 3,850 €, 350 € more than it needs.', 'Earns 4,200 €, costs 3,850 €.', []],
    ['en', 'Of 48 members 36 said yes: 75 %.', '48 members, 36 said yes.', []],
    ['en', 'At 1,240 € a month that is 14,880 € a year.', 'The rent is 1,240 € a month.', []],
    ['de', '38 Plätze zu 127 € bringen 4.826 €.', '38 Plätze, 127 € im Monat.', []],
    ['de', 'Die 12.400 € sinken um 15 % auf 10.540 €.', '12.400 €; 15 % weniger.', []],
    ['en', 'Keep 62 %; the 38 % that are left go.', '62 % stay.', []],
    ['en', 'It leaves 76,311 € each year.', 'It earns 480,311 €. It costs 404,000 €.', []],
    ['en', 'It takes 76,000 people.', 'It earns 480,000 €. It costs 404,000 €.', ['76,000']],
    ['ja', '手取りは月額28,417円増えます。', '家賃は85,251円で3人で分けます。', []],
    ['en', 'Costs rose by 37 %.', 'Of 48 members 36 said yes, 11 no; 83 came.', ['37 %']],
    ['en', 'Expect 61 visitors.', '48 members, 13 guests, 90 seats.', ['61']],
    ['en', 'It earns 4,200 €. Later it will bring 7 times 5,311 €.', 'Earns 4,200 €, costs 3,850 €.', ['7', '5,311 €']],
  ])('are traced one plain step from those beside them (%s: %s)', (language, text, source, expected) =>
    expect(untraced(text, source, language)).toEqual(expected),
  );
  it.each<[string, string, string, string[]]>([
    ['en', 'It brings 9,600 € (12 × 800 €).', '800 € a month.', []],
    ['en', 'It brings 9,900 € (12 × 800 €).', '800 € a month.', ['9,900 €', '12']],
    ['de', 'Das sind 13,2 Mio. € (12 × 1,1).', '1,1 Mio. € im Monat.', []],
    ['en', 'Three parts: 31 + 36 + 27 = 94 %.', '31 %, 36 % and 27 %.', []],
    ['en', '800 € + 450 € = 1,310 €.', '800 € and 450 €.', ['1,310 €']],
  ])(
    'are traced as the result of a calculation in any order, where it is right (%s: %s)',
    (language, text, source, expected) => expect(untraced(text, source, language)).toEqual(expected),
  );
  it.each<[string, string, string]>([
    ['en', 'All 240,000 kg.', 'We burn 240 t a year.'],
    ['de', 'Die 2500 m Leitung.', 'Eine Leitung von 2,5 km.'],
    ['de', 'Für 1,2 M€ oder 350 T€.', '1.200.000 € oder 350.000 €.'],
    ['fr', 'Il coûte 35 k€.', '35 000 €'],
    ['es-MX', 'Cuesta 12,500 pesos.', '12 500 pesos'],
    ['de', 'Bis zum 17.2. unterschreiben.', 'Die Frist endet am 17.02.2027.'],
    ['ja', '2027/7/31まで', '2027年7月31日まで'],
    ['en', 'Open at 8:00, close at 14:00.', 'From 8 am to 2 pm.'],
  ])('are traced in other measures and other ways to write them (%s: %s)', (language, text, source) =>
    expect(untraced(text, source, language)).toEqual([]),
  );
  it('are none where points are counted', () =>
    expect(untraced('## 1. Sign\n## 2. Move\nFirst: 1. Ask the owner. 2. Sign it. 3. Move.', 'x')).toEqual([]));
  it.each([
    [
      'long',
      'We need 7,311 more of the 4,200, and 37 % of 1,918. '.repeat(400),
      'It costs 4,200 € in 2027, or 95 €. '.repeat(600),
    ],
    ['one sentence', 'and 7,311 of 4,200, '.repeat(1000), 'Costs 4,200 €, '.repeat(1000)],
    [
      'many numbers',
      Array.from({ length: 2_500 }, (_, i) => `${11 + i * 13} a`).join(' '),
      Array.from({ length: 59 }, (_, i) => `${1_000 + i * 137} and`).join(' '),
    ],
  ])('are traced in a time that grows with the text and not with its square: %s', (_, text, source) => {
    const { traced, untraced: others } = traceNumbers(text, [{ text: source }]);
    expect(Math.min(traced.length, others.length)).toBeGreaterThan(9);
  });
  it.each(['~5 ', 'circa 5', '1万2千', '12 May 2026 ', '7', '.', '½ ', '- 1 '])(
    'are read in a time that grows with the text, however dense: %s',
    (shape) => {
      const text = shape.repeat(Math.ceil(100_000 / shape.length));
      expect(traceNumbers('We pay 41 for it.', [{ text }]).untraced.map(({ value }) => value)).toEqual([41]);
    },
  );

  it('set an estimate apart, and no other number with it', () => {
    const { estimated, untraced: rest } = traceNumbers('It costs ≈ 700 € and brings 900 €.', []);
    expect([estimated.map(({ value }) => value), rest.map(({ value }) => value)]).toEqual([[700], [900]]);
  });
});

/** Another digit in the same place and script for the first digit of each number of the text that is no zero. */
const planted = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{Nd}.,٫٬-])[\p{Nd}][\p{Nd}.,٫٬-]*/gu)].flatMap(({ 0: run, index }) => {
    const at = run.search(/(?![0٠०０])\p{Nd}/u);
    if (at < 0) return [];
    const point = run.codePointAt(at) ?? 0;
    const up = /\p{Nd}/u.test(String.fromCodePoint(point + 4));
    return [text.slice(0, index + at) + String.fromCodePoint(point + (up ? 4 : -3)) + text.slice(index + at + 1)];
  });

describe.each([
  ['figures', numberCorpus],
  ['parts, counts and years in words', fractionCorpus],
])('over a corpus of sentences in many languages: %s', (_what, corpus) => {
  const pairs = Object.entries(corpus).flatMap(([language, list]) =>
    list.map(([source, said]) => ({ language, source, said })),
  );
  const share = (list: readonly unknown[], of: readonly unknown[]) => list.length / of.length;

  it('holds 200 sentences and more in eight languages and more', () => {
    expect(pairs.length * 2).toBeGreaterThanOrEqual(200);
    expect(Object.keys(corpus).length).toBeGreaterThanOrEqual(8);
  });

  it('at most 2 % of the numbers that have a source are taken for invented', () => {
    const all = pairs.flatMap(({ language, source, said }) => {
      const { traced, estimated, untraced } = traceNumbers(said, [{ text: source }], language);
      return [...traced, ...estimated, ...untraced].map((one) => ({
        said,
        text: one.text,
        isWrong: untraced.includes(one),
      }));
    });
    const wrong = all.filter(({ isWrong }) => isWrong);
    expect(all.length).toBeGreaterThan(170);
    expect(share(wrong, all)).toBeLessThanOrEqual(0.02);
  });

  it('at least 98 % of planted numbers are found', () => {
    const all = pairs.flatMap(({ language, source, said }) =>
      planted(said).map((text) => ({
        text,
        source,
        isFound: traceNumbers(text, [{ text: source }], language).untraced.length > 0,
      })),
    );
    const missed = all.filter(({ isFound }) => !isFound);
    expect(all.length).toBeGreaterThan(170);
    expect(1 - share(missed, all)).toBeGreaterThanOrEqual(0.98);
  });
});

describe('over numbers in words and in Chinese numerals', () => {
  const all = Object.entries(numberWordCorpus).flatMap(([language, list]) =>
    list.map(([source, said, wrong]) => ({ language, source, said, wrong })),
  );
  const untraced = (text: string, source: string, language: string) =>
    traceNumbers(text, [{ text: source }], language).untraced.map((one) => one.text);

  it.each([
    ['ninety-nine, two hundred and five, between five and twenty people', 'en', ['99', '205', '20']],
    ['quatre-vingts, quatre-vingt-douze, soixante-dix-sept personnes', 'fr', ['80', '92', '77']],
    ['eintausendzweihundert und vierundzwanzig Stück', 'de', ['1200', '24']],
    ['one million euros, eighty thousand, three km', 'en', ['1000000 EUR', '80000', '3 km']],
    ['三億五千万円と百二十人', 'ja', ['350000000 JPY', '120']],
  ])('of %s (%s)', (text, language, expected) => expect(read(text, language)).toEqual(expected));

  it('none that has a source is taken for invented, in fifteen languages', () =>
    expect(
      all.flatMap(({ language, source, said }) => untraced(said, source, language).map((text) => ({ said, text }))),
    ).toEqual([]));
  it('each planted one is found', () =>
    expect(all.filter(({ language, source, wrong }) => untraced(wrong, source, language).length === 0)).toEqual([]));
  it('manners of speaking are none', () =>
    expect(
      Object.entries(noNumbers).flatMap(([language, list]) => list.flatMap((text) => untraced(text, '', language))),
    ).toEqual([]));
});
