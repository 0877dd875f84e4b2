import { describe, expect, it } from 'vitest';

import { passagesOf } from '../../../../server/panel/protocol/gate/numberNamed.ts';

const passages = (language: string, text: string, ...numbers: string[]) =>
  passagesOf(
    text,
    numbers.map((number) => ({ at: text.indexOf(number), text: number })),
    language,
  );

describe('a number from nowhere, as a report names it', () => {
  it.each<[language: string, text: string, number: string, named: string]>([
    ['en', 'Stops cost £46,250 a year, says the bank.', '£46,250', 'Stops cost £46,250 a year'],
    ['en', 'It is known (after 40 evenings) whether it pays.', '40', 'after 40 evenings'],
    ['en', 'One thing: 17.5 % of all guests who came', '17.5 %', '17.5 % of all guests who came'],
    ['en', 'The bank answers in the course of March', 'March', 'The bank answers in the course of March'],
    [
      'en',
      'After 46 months the lease has cost more than the machine.',
      '46 months',
      'After 46 months the lease has cost more than the machine',
    ],
    ['de', 'Zwei Bäcker kündigen; das ist viel.', 'Zwei', 'Zwei Bäcker kündigen'],
    ['he', 'הצוות צריך 42 ימים של הדרכה.', '42', 'הצוות צריך 42 ימים של הדרכה'],
    ['zh-Hant', '先花三個月試營運，再看每日的來客數。', '三個月', '先花三個月試營運'],
    ['ja', '改装には1,200万円かかると見込まれます。', '1,200万円', '改装には1,200万円かかると見込まれます'],
    // The dot of a unit that is cut short ends no sentence, the end of a line does.
    ['ru', 'Цена падает до 6,5 млн руб.\nБанк отказывает в кредите', '6,5 млн руб.', 'Цена падает до 6,5 млн руб.'],
    ['de', 'Der Preis fällt auf 6,5 Mio.\nDie Bank lehnt ab', '6,5 Mio.', 'Der Preis fällt auf 6,5 Mio.'],
    ['en', '40', '40', '40'],
  ])('stands with the words of its clause (%s: %s)', (language, text, number, named) =>
    expect(passages(language, text, number)).toEqual([named]),
  );

  it('takes no part of a word along, and not more than a few', () => {
    const text = `${'unreasonably '.repeat(5)}40 ${'circumstances '.repeat(5)}`;
    expect(passages('en', text, '40')).toEqual(['unreasonably unreasonably 40 circumstances circumstances']);
  });

  const tail = 'from the day on which it runs and long before the lease of the old one ends or is given up';
  it.each<[language: string, amount: string, number: string, join: (filler: string) => string]>([
    [
      'en',
      '12.4 billion toman',
      '39 months',
      (filler) => `Our 12.4 billion toman press ${filler}pays within 39 months ${tail}`,
    ],
    [
      'de',
      '2,4 Mio. Euro',
      '31 Monaten',
      (filler) => `Die 2,4 Mio. Euro teure Presse ${filler}trägt sich nach 31 Monaten ${tail}`,
    ],
    [
      'fa',
      '۱۲٫۴ میلیارد',
      '۳۹ ماه',
      (filler) => `خرید ۱۲٫۴ میلیارد تومانی ${filler}در ۳۹ ماه خودش را برمی‌گرداند و ${tail}`,
    ],
    [
      'ja',
      '1億2,400万円',
      '39か月',
      (filler) => `およそ1億2,400万円の設備は${filler.replaceAll(' ', '')}稼働から39か月で回収できる ${tail}`,
    ],
  ])('begins within no amount and not behind one (%s, %s)', (language, amount, number, join) => {
    for (const n of Array.from({ length: 10 }, (_, i) => i)) {
      const [named = ''] = passages(language, join('so '.repeat(n)), number);
      const [behind = ''] =
        join('')
          .split(amount)[1]
          ?.trim()
          .split(/[\s設]/u) ?? [];
      expect(named).toContain(number);
      expect([n, named.includes(amount) || !named.includes(behind)]).toEqual([n, true]);
      for (const part of amount.split(' ')) expect([n, named.includes(part)]).toEqual([n, named.includes(amount)]);
    }
  });

  it('ends within no amount', () => {
    for (const n of Array.from({ length: 10 }, (_, i) => i)) {
      const text = `After 39 months ${'so '.repeat(n)}we would have paid 1 250 000 euros for a machine that ${tail}`;
      const [named = ''] = passages('en', text, '39 months');
      expect(named.startsWith('After 39 months')).toBe(true);
      expect(named).not.toMatch(/ 1$| 250$|000$/u);
    }
  });

  it('is not parted from its unit by a full stop, nor a range by its dash', () => {
    const text = 'Станок стоит 3,4 млн. руб. без доставки. Ремонт длится 3–5 недель.';
    expect(passages('ru', text, '3,4 млн. руб.')).toEqual(['Станок стоит 3,4 млн. руб. без доставки']);
    expect(passages('ru', text, '5 недель')).toEqual(['Ремонт длится 3–5 недель']);
  });

  it('begins with no particle', () => {
    const text =
      '昨年秋に導入した新しい排水処理設備と洗浄設備の回収率が91.5%から九割五分まで上がる見込みだと担当の部長が説明会で何度も話しています';
    const [named = ''] = passages('ja', text, '91.5%');
    expect(named).toContain('91.5%');
    expect(named).not.toMatch(/^[\p{sc=Hiragana}、。]/u);
  });

  it('stands in one passage with others of its sentence', () => {
    const text = '回収率が91.5%から94%に上がれば年約1,900万円の利益になります。保守は年80万円です。';
    expect(passages('ja', text, '91.5%', '1,900万円', '80万円')).toEqual([
      '回収率が91.5%から94%に上がれば年約1,900万円の利益になります',
      '回収率が91.5%から94%に上がれば年約1,900万円の利益になります',
      '保守は年80万円です',
    ]);
    const bracket = 'Sie spart 31.000 € im Jahr (bei 2.300 Stunden), sagt er';
    expect(passages('de', bracket, '31.000 €', '2.300')).toEqual(['Sie spart 31.000 € im Jahr', 'bei 2.300 Stunden']);
    const closed = `${bracket}, und kostet 4.500 €.`;
    expect(new Set(passages('de', closed, '31.000 €', '2.300', '4.500 €'))).toEqual(new Set([closed.slice(0, -1)]));
    const long = `It takes 40 weeks, ${'and nobody knows what else may come of it, '.repeat(5)}and 90 people.`;
    expect(passages('en', long, '40', '90')).toEqual(['It takes 40 weeks', 'and 90 people']);
  });
});
