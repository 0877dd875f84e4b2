import { describe, expect, it } from 'vitest';

import { traceNumbers } from '../../../../server/panel/protocol/text/numbers/traceNumbers.ts';

const untraced = (text: string, source: string, language: string) =>
  traceNumbers(text, [{ text: source }], language).untraced.map((one) => one.text);

type Pair = readonly [language: string, text: string, source: string];
const isTraced = (rows: readonly Pair[]) =>
  it.each(rows)('in %s: %s of: %s', (language, text, source) => expect(untraced(text, source, language)).toEqual([]));
const isFound = (rows: readonly Pair[]) =>
  it.each(rows)('in %s: %s not of: %s', (language, text, source) =>
    expect(untraced(text, source, language)).toHaveLength(1),
  );

describe('a share in signs is one in percent', () => {
  isTraced([
    ['en', 'It is 75% of clients.', 'About 3/4 of clients'],
    ['de', 'Das sind 50 % der Kunden.', 'Etwa ½ der Kunden'],
  ]);
  isFound([
    ['en', 'It is 25% of clients.', 'About 3/4 of clients'],
    ['en', 'It is 50% of clients.', 'A factor of 0.5'],
  ]);
});

describe('dollars are told by their country', () => {
  isFound([
    ['en', 'It costs 500 CAD.', '500 USD'],
    ['en', 'It costs A$500.', 'HK$500'],
    ['en', 'It costs NZ$500.', 'US$500'],
    ['en', 'It costs C$500.', '$500'],
    ['fr', 'Cela coûte 500 dollars américains.', '500 dollars canadiens'],
    ['de', 'Es kostet 500 australische Dollar.', '500 kanadische Dollar'],
    ['ja', '費用は500米ドルです。', '500豪ドル'],
    ['zh-Hans', '费用500加元。', '500美元'],
    ['en', 'A rival earned C$184,000.', 'We earned 184,000 pounds.'],
  ]);
  isTraced([
    ['en', 'It costs C$500.', '500 Canadian dollars'],
    ['en', 'It costs $500.', 'C$500'],
    ['en', 'It costs C$500.', 'It costs $500. All amounts are in CAD.'],
    ['en-CA', 'It costs C$500.', 'It costs $500.'],
    ['en', 'It costs US$500.', '$500'],
    ['es', 'Cuesta 500 pesos.', 'MXN 500; $500'],
    ['zh-Hant', '費用5,000元。', 'NT$5,000'],
    ['zh-Hans', '租金62万元。', '租金¥620,000'],
  ]);
  it('and one that is from nowhere makes no other known', () =>
    expect(
      untraced('A rival earned C$184,000 and paid 184,000 euros.', 'We earned 184,000 pounds.', 'en'),
    ).toHaveLength(2));
});

describe('measures are told by their unit, and converted', () => {
  isFound([
    ['en', '5 kg of it.', '5 g'],
    ['en', '5 g of it.', '5 mg'],
    ['en', '5 L of it.', '5 ml'],
    ['de', 'Ein Tank von 1.500 ml.', 'Ein Tank von 1.500 Litern'],
    ['en', 'It is 5 miles away.', '5 km'],
    ['en', '5 acres of land.', '5 ha'],
    ['ru', 'Это 5 километров.', '5 килограммов'],
    ['en', 'Keep it at 20 °F.', '20 °C'],
    ['en', 'Keep it at 5 °C.', 'Keep it at −5 °C.'],
    ['en', 'Keep it at −5 °C.', 'Keep it at 5 °C.'],
    ['en', 'A margin of 5 %.', 'A margin of −5 %.'],
  ]);
  isTraced([
    ['en', 'It holds 640 g.', '0.64 kg'],
    ['fr', 'Elle contient 1,5 m³.', '1 500 litres'],
    ['en', 'It is 16 km away.', '10 miles'],
    ['en', 'Keep it at 68 °F.', '20 °C'],
    ['de', 'Es lagert bei -18 Grad.', 'Es lagert bei −18 °C.'],
    ['en', 'It is stored at minus 18 degrees.', 'It is stored at −18 °C.'],
    ['en', '5 °C below zero.', 'It was −5 °C.'],
    ['en', 'Store it between 2 and 8 °C.', 'Stored at 2–8 °C.'],
    ['en', 'A discount of 5 %.', 'Price: −5 %'],
  ]);
});

describe('points are not percent', () => {
  isFound([
    ['en', 'It rises by 3 percentage points.', 'It rises by 3 %.'],
    ['de', 'Plus 3 Prozent.', 'Plus 3 Prozentpunkte.'],
    ['ru', 'Рост на 3 процентных пункта.', 'Рост на 3 %.'],
    ['zh-Hans', '提高3个百分点。', '提高3%。'],
    ['ja', '4%上がった。', '4ポイント上がった。'],
    ['es', 'Subió un 4 %.', 'Subió 4 puntos porcentuales.'],
    ['ko', '4% 올랐다.', '4%포인트 올랐다.'],
    ['en', '5 basis points.', '0.5 %'],
  ]);
  isTraced([
    ['pl', 'O 6 punktów procentowych.', 'O 6 p.p.'],
    ['en', 'It rose by 6 percentage points.', 'It went from 20 % to 26 %.'],
    ['en', '50 basis points.', '0.5 %'],
    ['en', 'It rose from 20 % by 6 percentage points to 26 %.', '20 %, plus 6 percentage points'],
  ]);
});

describe('what a number is for each of is part of it', () => {
  isFound([
    ['en', 'Churn is 2 % a year.', 'Churn is 2 % a month.'],
    ['de', 'Es sind 2 % jährlich.', 'Es sind 2 % im Monat.'],
    ['it', 'Il tasso è dell’1,5% all’anno.', 'Il tasso è dell’1,5% al mese.'],
    ['ja', '家賃は月620万円。', '家賃は年620万円。'],
    ['zh-Hans', '每月亏损8万元。', '每周亏损8万元。'],
    ['ko', '연 300만 원의 비용', '월 300만 원의 비용'],
    ['en', 'It pays 62,000 a month.', 'It is £184,000 in all, a lease 62,000 a year.'],
  ]);
  isTraced([
    ['ja', '毎年620万円の家賃。', '年に620万円の家賃。'],
    ['de', 'Es waren 3 % pro Jahr.', 'Es waren 3 % im Jahr 2026.'],
    ['zh-Hans', '每年租金62万元。', '去年租金62万元，每年租金62万元。'],
    ['en', 'Churn is 2 %.', 'Churn is 2 % a month.'],
    ['en', 'Rent is €60,000 per year.', 'Rent is €5,000 per month.'],
  ]);
});

describe('ranges with their currency in front and their magnitude behind', () => {
  isTraced([
    ['en', 'Bids of £7–9m.', 'Between £7 million and £9 million'],
    ['en', '$4 million to $6 million', 'A budget of $4-6 million'],
    ['en', 'It costs $30-45k.', '$30,000 to $45,000'],
    ['de', 'Es kostet €2–3 Mio.', '2 Mio. € bis 3 Mio. €'],
    ['es', 'Cuesta US$5-8 millones.', 'entre 5 y 8 millones de dólares'],
    ['en', 'It costs $50,000–60,000.', '$50,000 to $60,000'],
    ['en', 'We pay $5 to 10 people.', '$5, and 10 people'],
  ]);
  isFound([
    ['en', 'Bids of £7–8m.', 'Between £7 million and £9 million'],
    ['en', 'It costs $4-6 million.', '$4 to begin with, and 6 million dollars'],
  ]);
});

describe('what an amount is for each of may stand behind another unit', () => {
  isFound([
    ['en', 'It costs $12 per seat per week.', 'It costs $12 per seat per month.'],
    ['de', 'Das sind 9 € pro Platz und Woche.', 'Das sind 9 € pro Platz und Monat.'],
    ['fr', 'Le loyer est de 132 € le m² par mois.', 'Le loyer est de 132 € le m² par an.'],
    ['pt', 'Rende 2,10 € por m² e por semana.', 'Rende 2,10 € por m² ocupado e por mês.'],
    ['it', 'Costa 1,60 €/m²/anno.', 'Costa 1,60 €/m²/mese.'],
    ['sv', 'Det kostar 45 kr per plats i veckan.', 'Det kostar 45 kr per plats i månaden.'],
  ]);
  isTraced([
    ['en', 'It costs $144 per seat per year.', 'It costs $12 per seat per month.'],
    ['en', 'That is $12 a month for each seat.', 'It costs $12 per seat per month.'],
    ['en', 'It costs $12 per seat.', 'It costs $12 per seat per month.'],
    ['fr', 'Le loyer est de 11 € par mois et par m².', 'Le loyer est de 132 € le m² par an.'],
  ]);
});

describe('interest that is told by the month is none of the year', () => {
  isFound([
    ['en', 'The loan costs 4.6% a month.', 'The bank lends at 4.6% over six years.'],
    ['es', 'El banco lo presta al 4,6 % mensual.', 'El banco ofrece 480.000 € al 4,6 % a 6 años.'],
    ['de', 'Der Kredit kostet 4,6 % im Monat.', 'Die Bank bietet 4,6 % auf zehn Jahre.'],
  ]);
  isTraced([
    ['en', 'The loan costs 4.6% a year.', 'The bank lends at 4.6% over six years.'],
    ['en', 'We lose 3% of our members a month.', 'Monthly churn: 3%'],
    ['de', 'Wir verlieren im Monat 3 % der Kunden.', 'Abwanderung: monatlich 3 %'],
  ]);
});

describe('the digits of a source, in another magnitude or unit, are no calculation by chance', () => {
  isFound([
    [
      'es',
      'Son ingresos de 10,2 millones al año.',
      'Ingresos: 1.020.000 € en 10 locales, 30 empleados, 8 años, 340.000 € de deuda',
    ],
    ['de', 'Es sind 24,8 Euro je kWh.', 'Der Strom kostet 24,8 ct/kWh, 31 Häuser, 80 % davon mit Gas, 12 Euro Gebühr'],
  ]);
  isTraced([
    ['en', 'All 10 cost $480,000.', 'We need 10; one costs $48,000.'],
    ['en', 'The 10% deposit on $480,000 is $48,000.', 'It costs $480,000, of which 10% are due at once.'],
  ]);
});
