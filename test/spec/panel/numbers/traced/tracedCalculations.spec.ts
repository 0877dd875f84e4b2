import { type Row, comeFromBut } from '../../../../support/tracedRows.ts';

comeFromBut('factors of growth, discount and tax come from their share', [
  ['en', 'A discount of 15 % on 2,000 euros.', '2,000 × 0.85 = 1,700 euros.', []],
  ['en', 'A discount on 2,000 euros.', '2,000 × 0.85 = 1,700 euros.', ['0.85', '1,700 euros']],
  ['en', 'A discount of 15 % on 2,000 euros.', '2,000 × 0.75 = 1,500 euros.', ['0.75', '1,500 euros']],
  ['en', 'A discount of 15 % on 2,000 euros.', '2,000 × 0.85 = 1,800 euros.', ['1,800 euros']],
  ['en', 'VAT is 20 % on €45,000', '€45,000 × 1.2 = €54,000', []],
  ['en', 'VAT is 20 % on €45,000', '€45,000 × (1 + 0.20) = €54,000', []],
  ['en', 'VAT is 20 % on €45,000', '€45,000 × (1 + 20 %) = €54,000', []],
  ['en', 'VAT is 20 % on €45,000', '€45,000 × (1 + 0.20) = €55,000', ['55,000']],
  ['en', 'Prices rise 8% to €48,600', '€48,600 / 1.08 = €45,000', []],
  ['en', 'Prices rise 8% to €48,600', '€48,600 / 1.18 = €41,186', ['1.18', '41,186']],
  ['en', 'Sales of €2,000,000 grow 5 % a year', '€2,000,000 × 1.05² = €2,205,000', []],
  ['en', 'Sales of €2,000,000 grow 5 % a year', '€2,000,000 × 1.05 × 1.05 = €2,205,000', []],
  ['en', 'The price is €2,000.', 'If we assume 15 % off (estimate), 2,000 × 0.85 = 1,700 euros.', []],
  ['fr', 'La TVA est de 20 % sur 45 000 € HT.', '45 000 × 1,20 = 54 000 € TTC.', []],
  ['es', 'Descuento del 20 % sobre 1.500 €.', '1.500 € × 0,8 = 1.200 €.', []],
  ['it', 'Sconto del 15% su 4.000 euro.', '4.000 × 0,85 = 3.400 euro.', []],
  ['ru', 'НДС 20 % на 150 000 руб.', '150 000 × 1,2 = 180 000 руб.', []],
  ['tr', 'Kira yüzde 25 artıp 75.000 TL oldu.', 'Önce 75.000 / 1,25 = 60.000 TL idi.', []],
  ['es', 'Crecimos un 8 % hasta 2,7 millones.', 'Antes teníamos 2,5 millones (2,7 / 1,08 = 2,5).', []],
  ['ar', 'الخصم ١٥٪ على ٢٠٠٠ دينار.', '٢٠٠٠ × ٠٫٨٥ = ١٧٠٠ دينار.', []],
  ['hi', '₹२,००० पर १५% छूट।', '२,००० × ०.८५ = ₹१,७००।', []],
  ['ja', '2000円から15%引き。', '2000円×0.85=1700円。', []],
]);

comeFromBut('calculations with brackets', [
  ...(
    [
      ['(340 + 410) × €11 = €8,250 a month, or €99,000 a year', []],
      ['(340 + 410) × €11 = €8,350 a month', ['8,350']],
      ['(340 + 410) × €11 = €4,510 a month', ['4,510']],
      ['€11 × (340 + 410) = €8,250 a month', []],
      ['[340 + 410] × €11 = €8,250 a month', []],
      ['((340 + 410) × €11) × 12 = €99,000 a year', []],
      ['€99,000 a year (12 × (340 + 410) × €11)', []],
      ['€98,000 a year (12 × (340 + 410) × €11)', ['98,000', '12']],
    ] as const
  ).map(([text, untraced]): Row<readonly string[]> => [
    'en',
    'Two sites of 340 and 410 m², rent €11 per m² a month',
    text,
    untraced,
  ]),
  ['en', 'It costs 240,000 and saves 5,000 a month', '240,000 ÷ (5,000 × 12) = 4 years', []],
  ['en', 'It costs 240,000 and saves 5,000 a month', '240,000 / (5,000 · 12) = 4 years', []],
  ['en', 'It costs 240,000 and saves 5,000 a month', '240,000 : (5,000 x 12) = 4 years', []],
  ['en', 'It costs 240,000 and saves 5,000 a month', '240,000 ÷ (5,000 * 12) = 7 years', ['7']],
  ['en', 'We sell 1,840 at £62, they cost £41', '(£62 − £41) × 1,840 = £38,640', []],
  ['en', 'We sell 1,840 at £62, they cost £41', '(£62 – £41) × 1,840 = £38,640', []],
  ['en', 'We sell 1,840 at £62, they cost £41', '(£62 - £41) × 1,840 = £39,640', ['39,640']],
  ['de', 'Wir verkaufen 1.840 Stück zu 62 €, sie kosten 41 €', '(62 € − 41 €) × 1.840 = 38.640 €', []],
  ['en', 'Rent £4,750, 1,840 covers at £62', 'Rent is 4.2 % of sales (£4,750 ÷ (1,840 × £62)).', []],
  ['en', 'Rent £4,750, 1,840 covers at £62', 'Rent is 6.2 % of sales (£4,750 ÷ (1,840 × £62)).', ['6.2 %']],
  ['ar', 'المساحة ٣٤٠ و٤١٠ والإيجار ١١ دينارا', '(٣٤٠ + ٤١٠) × ١١ = ٨٢٥٠ دينارا', []],
  ['ar', 'المساحة ٣٤٠ و٤١٠ والإيجار ١١ دينارا', '(٣٤٠ + ٤١٠) × ١١ = ٨٣٥٠ دينارا', ['٨٣٥٠ دينارا']],
  ['ja', '340㎡と410㎡、家賃は月1100円', '（340＋410）×1100円＝825,000円', []],
  ['ja', '340㎡と410㎡、家賃は月1100円', '（340＋410）×1100円＝835,000円', ['835,000円']],
]);

comeFromBut('an amount for another period right behind', [
  ['en', 'Rent is £2,750 a month.', 'Rent is £2,750 a month, or £33,000 a year.', []],
  ['en', 'Rent is £2,750 a month.', 'Rent is £2,750 a month, or £34,000 a year.', ['34,000']],
  ['en', 'Cover costs £500 a week.', 'Cover costs £500 a week, or £26,000 a year.', []],
  ['en', 'Cover costs £500 a week.', 'Cover costs £500 a week, or £28,000 a year.', ['28,000']],
  ['en', 'We sell 3 × £40 a day.', '3 × £40 = £120 a day, or £43,800 a year.', []],
  ['en', 'The fee is £1,500 a quarter.', 'The fee is £1,500 a quarter, or £6,000 a year.', []],
  ['en', 'The fee is £1,500 a quarter.', 'The fee is £1,500 a quarter, or £7,000 a year.', ['7,000']],
  ['de', 'Die Aushilfe kostet 500 € pro Woche.', 'Sie kostet 500 € pro Woche, also 26.000 € im Jahr.', []],
  ['fr', 'Le loyer est de 500 € par trimestre.', 'Soit 500 € par trimestre ou 2 000 € par an.', []],
]);

comeFromBut('what is left of a hundred percent, with 100 as a bare number', [
  ['en', 'The publisher keeps 55% of sales.', 'You are left with 100 − 55 = 45%.', []],
  ['en', 'The publisher keeps 55% of sales.', 'You are left with 45% (100 − 55).', []],
  ['en', 'The publisher keeps 55% of sales.', 'You are left with 100 − 55 = 35%.', ['35%']],
  ['en', 'The publisher keeps 55% of sales.', 'You are left with 100 − 40 = 60%.', ['100', '40', '60%']],
  ['en', 'We have 55 shops.', 'You are left with 100 − 55 = 45 shops.', ['100', '45']],
  ['tr', 'Destek yüzde 60.', 'Size düşen 100 − 60 = yüzde 40.', []],
  ['it', 'Il 70% è a carico della Regione.', 'Vi resterebbe il 30% (100 − 70).', []],
]);

comeFromBut('cents that a calculation writes without their unit', [
  ['de', 'Der Strom kostet 27 Cent, wir verlangen 49 Cent.', 'Die Marge beträgt 49 − 27 = 22 Cent.', []],
  ['de', 'Der Strom kostet 27 Cent, wir verlangen 49 Cent.', 'Die Marge beträgt 49 − 27 = 23 Cent.', ['23 Cent']],
  ['de', 'Der Strom kostet 0,27 €, wir verlangen 0,49 €.', 'Die Marge beträgt 49 − 27 = 22 Cent.', []],
  ['de', 'Der Strom kostet 27 €, wir verlangen 49 Cent.', 'Die Marge beträgt 46 − 27 = 19.', ['46', '19']],
  [
    'nl',
    'Ze betalen 61 cent per zakje, de kostprijs is 48 cent, 1,2 miljoen zakjes.',
    'De marge is 61 − 48 = 13 cent, dus 1,2 miljoen × 0,13 = € 156.000.',
    [],
  ],
  [
    'nl',
    'Ze betalen 61 cent per zakje, de kostprijs is 48 cent, 1,2 miljoen zakjes.',
    'De marge is 61 − 48 = 13 cent, dus 1,2 miljoen × 0,13 = € 165.000.',
    ['165.000'],
  ],
]);
