import { describe, expect, it } from 'vitest';

import { traceNumbers } from '../../../../../server/panel/protocol/text/numbers/traceNumbers.ts';

type Row = readonly [language: string, source: string, text: string, untraced: readonly string[]];
const kinds: Readonly<Record<string, readonly Row[]>> = {
  'a part of the same things, or a measure of another': [
    ['en', 'We treat 260 children. There are 95 children on the list.', 'Today 95 children are treated.', ['95']],
    ['en', 'We have 210 ha of wheat and 80 ha of barley.', 'Start with the 210 ha of barley.', ['210 ha']],
    ['de', 'Haus mit 142 m² und Garten mit 610 m².', 'Der Garten hat 142 m².', ['142 m²']],
    ['ru', 'У нас 400 га пшеницы и 240 га рапса.', 'На 240 га пшеницы хватит.', ['240']],
    ['ja', '客室22室の旅館です。従業員は15名です。', '従業員22名の雇用を守ります。', ['22']],
    ['en', 'We have 210 ha of wheat and 80 ha of barley.', 'The 210 ha of wheat are enough.', []],
    ['en', 'We treat 260 children. There are 95 children on the list.', 'For 95 children there is no place.', []],
    ['tr', 'Kuyu suyu 85 metreden 112 metreye indi.', 'Kuyu 112 metreye indi.', []],
  ],
  'of what its source calls something else, beside other numbers': [
    ['es', 'Hicimos 410 prótesis, con un 2,4 % de infecciones.', 'Con 410 infecciones hay riesgo.', ['410']],
    ['es', 'Un socio pide el 49 %. Hay 34 empleados.', 'Los 34 socios lo saben.', ['34']],
    ['ro', 'Avem 26 de dubițe și 34 de șoferi.', 'Cu 34 de dubițe riscul este mare.', ['34']],
    ['en', 'A form went to all owners: 61 replied, 38 for repair.', 'Of the 61 owners few agree.', []],
    ['id', 'Rapat dihadiri 71 orang; 58 setuju.', 'Dari rapat itu 58 dari 71 yang hadir setuju.', []],
    ['en', 'We see 9,200 patients. The list stands at 640 people waiting.', '640 patients are waiting.', []],
    ['sw', 'Shule ina wanafunzi 680 na walimu 35.', 'Kwa wanafunzi 680 hiyo inatosha.', []],
  ],
  'a gain or loss, whatever else stands there': [
    ['nl', 'In 2025 leden we een verlies van € 21.000.', 'U boekte in 2025 een winst van € 21.000.', ['21.000']],
    ['uk', 'Дефіцит становить 450 тисяч грн.', 'Надлишок бюджету 450 тисяч грн покриє решту.', ['450 тисяч грн']],
    ['zh', '去年亏损260万元。', '去年盈利260万元不足以支撑。', ['260万元']],
    ['ko', '매출은 4% 줄었습니다.', '매출은 4% 늘었습니다.', ['4%']],
    ['hi', 'दाम 7% घटे। बैंक 11% लेता है।', 'दाम 7% बढ़े। बैंक 11% लेता है।', ['7%']],
    [
      'en',
      'We lost AUD 142,000. A rise costs AUD 130,000, a wing has AUD 12,000.',
      'It made a profit of AUD 142,000.',
      ['142,000'],
    ],
  ],
  'for each day, week, month or year': [
    ['en', 'It saves 9 hours a week.', 'It saves 9 hours a day.', ['9']],
    ['de', 'Die Halle kostet 31.000 € Miete im Jahr.', 'Die Halle kostet 31.000 € im Monat.', ['31.000 €']],
    ['id', 'Denda 2% untuk setiap minggu keterlambatan.', 'Denda 2% per hari.', ['2%']],
    ['ru', 'Лизинг под 13 % годовых.', 'Лизинг под 13 % в месяц.', ['13 %']],
    ['sw', 'Umeme unakatika mara tano kwa wiki.', 'Umeme hukatika mara tano kwa siku.', ['tano']],
    ['hu', 'Az átalakítás fél év.', 'Az átalakítás fél hónap.', ['fél hónap']],
    ['en', 'It saves 9 hours a week.', 'It saves nine hours each week.', []],
  ],
  'half of what the sources have another share of': [
    ['en', 'A third of our customers order by phone.', 'Half of customers order by phone.', ['Half']],
    ['de', 'Ein Drittel der Kunden kommt zu Fuß.', 'Die Hälfte der Kunden kommt zu Fuß.', ['Die Hälfte']],
    [
      'tr',
      'Müşterilerin üçte biri internetten sipariş veriyor.',
      'Müşterilerin yarısı internetten sipariş veriyor.',
      ['yarısı'],
    ],
    ['zh', '三分之一的顾客线上下单。', '一半的顾客线上下单。', ['一半']],
    ['ko', '고객의 3분의 1이 앱으로 주문합니다.', '고객의 절반이 앱으로 주문합니다.', ['절반']],
    ['hu', 'A vevők harmada kártyával fizet.', 'A vevők fele kártyával fizet.', ['fele']],
    ['en', 'A third of our customers order by phone.', 'Ask half of the customers first.', []],
    ['en', 'Half of our customers order by phone.', 'Half of customers order by phone.', []],
  ],
};

describe.each(Object.entries(kinds))('a number of another thing: %s', (_kind, rows) => {
  it.each(rows)('in %s: of "%s" in "%s" %j', (language, source, text, expected) =>
    expect(traceNumbers(text, [{ text: source }], language).untraced.map((one) => one.text)).toEqual(expected),
  );
});
