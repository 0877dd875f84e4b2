import { comeFrom } from '../../../../support/tracedRows.ts';

comeFrom('amounts whose currency or unit is left out or stands in a head', [
  ['en', 'Wages of five moulders | 171400 | incl. pension', 'Wages are £171,400.', true],
  ['en', 'Wages of five moulders | 171400 | incl. pension', 'Wages are £171,500.', false],
  ['en', 'Price (GBP): 184,500', 'The price is £184,500.', true],
  ['en', 'Our budget is 50k.', 'Stay within £50k.', true],
  ['en', 'We pay 3,400 a month in rent.', 'The rent of £3,400 is high.', true],
  ['en', 'Conversion | 12.5', 'Conversion is 12.5%.', true],
  ['en', 'Conversion | 12.5', 'Conversion is 13.5%.', false],
  ['en', 'We have 17 staff.', 'It costs £17.', false],
  ['en', 'We have 17 staff.', 'It grows 17%.', false],
  ['de', 'Kaufpreis (€): 184.500', 'Der Preis beträgt 184.500 €.', true],
  ['pl', 'Budżet 50 tys.', 'Nie więcej niż 50 tys. zł.', true],
  ['zh-Hant', '預算：250萬', '不要超過250萬元。', true],
  ['ja', '予算は300万', '300万円以内にする。', true],
  ['ar', 'الميزانية ١٥٠ ألف', 'لا تتجاوز ١٥٠ ألف دولار.', true],
  ['he', 'הנוכחי 2.48 ש"ח לליטר, החדש 2.31 אבל מינימום.', 'הם 2.48 מול 2.31 ש"ח.', true],
]);

comeFrom('what short forms leave out', [
  ['cs', 'Za teplo jsme dali 1,9 mil. Fond má 3,6 mil. Kč.', 'Teplo stálo 1 900 000 Kč.', true],
  ['cs', 'Za teplo jsme dali 1,9 mil. Fond má 3,6 mil. Kč.', 'Teplo stálo 1 700 000 Kč.', false],
  ['cs', 'Tři brigádníci po 21 tis. Kč.', 'Tři brigádníci po 21 tisících.', true],
  ['ro', 'Școala costă 1,4 mil. plus 310.000 lei pe an.', 'Investiția e de 1.400.000 lei.', true],
  ['es', 'Cuesta 31 mil. Es mucho.', 'Cuesta 31.000 €.', true],
  ['da', 'Flytning 375.000 kr.', 'Flytningen koster 375 t.kr., så vent.', true],
  ['el', 'Η αυτονομία είναι 85 km.', 'Η αυτονομία είναι 85 χιλιόμετρα.', true],
  ['zh', '大修每部9万5。', '大修每部9.5万元。', true],
  ['zh', '大修每部9万5。', '大修每部9万元。', false],
  ['ko', '초기 1억 8천, 월 2,200만 원', '초기 비용은 1억 8,000만 원입니다.', true],
  ['ro', 'Leasing 48 de luni.', 'Se plătește în patru ani.', true],
  ['ro', 'Leasing 48 de luni.', 'Se plătește în trei ani.', false],
  ['ru', 'Котёл 1979 г.', 'Котёл работает с 1979 года.', true],
  ['ru', 'Ставка 165 р за заказ.', 'Ставка 165 руб.', true],
  ['hi', 'आवेदन की तारीख १० फरवरी २०२७।', 'आवेदन १०/०२/२०२७ से पहले करें।', true],
  ['it', 'O cambiamo fornitore (–9% garantito).', 'Fa risparmiare il 9%.', true],
  ['fi', 'Avataan kahteen kylään, 64 000 € kumpikin.', 'Kaksi maksaa yhteensä 128 000 €.', true],
]);

comeFrom('what a report calculates without a sign', [
  ['da', 'Vi kan få 2 pædagoger, 480.000 kr. hver.', 'To stillinger à 480.000 kr. koster 960.000 kr.', true],
  ['da', 'Vi kan få 2 pædagoger, 480.000 kr. hver.', 'To stillinger à 480.000 kr. koster 930.000 kr.', false],
  ['cs', 'Servis 240 tisíc ročně, smlouva na 4 roky.', 'Servis 240 000 Kč za rok, tedy 960 000 Kč.', true],
  ['pl', 'Aplikacja kosztuje 4 tys. zł/mies.', 'Aplikacja kosztuje 48 tys. zł rocznie.', true],
  ['en', 'Of 90 lorries we would convert 25 lorries.', 'The other 65 lorries stay.', true],
  ['en', 'Of 90 lorries we would convert 25 lorries.', 'The other 75 lorries stay.', false],
  ['en', 'Events brought $780k of $1.2m.', 'Events brought $780k of $1.2m, i.e. 65% of income.', true],
  ['hi', '480 छात्र हैं। 168 छात्रों ने ऐप मांगी।', '480 में से 168 छात्रों ने, यानी 35% ने, ऐप मांगी।', true],
]);

comeFrom('what a number near it is calculated with, in few digits', [
  [
    'es',
    'Riego por goteo en 60 ha. El agrónomo espera 11 sacos por hectárea.',
    'Regamos las 60 ha. Ganamos 11 sacos por hectárea, o sea 660 sacos.',
    true,
  ],
  [
    'es',
    'Riego por goteo en 60 ha. El agrónomo espera 11 sacos por hectárea.',
    'Regamos las 60 ha. Ganamos 11 sacos por hectárea, o sea 690 sacos.',
    false,
  ],
  [
    'nl',
    'Nu € 684.000, straks € 612.000. Boete € 40.000.',
    'Het scheelt € 72.000: 684.000 tegen 612.000. Na de boete van € 40.000 blijft € 32.000 over.',
    true,
  ],
  [
    'nl',
    'Nu € 684.000, straks € 612.000. Boete € 40.000.',
    'Het scheelt € 72.000: 684.000 tegen 612.000. Na de boete van € 40.000 blijft € 37.000 over.',
    false,
  ],
  [
    'nl',
    'Premie 26,4%, B 23,9%. Loonsom € 11,5 miljoen.',
    'Van 26,4% naar 23,9% is 2,5 procentpunt. Op € 11,5 mln is dat € 287.500.',
    true,
  ],
  [
    'nl',
    'Premie 26,4%, B 23,9%. Loonsom € 11,5 miljoen.',
    'Van 26,4% naar 23,9% is 2,5 procentpunt. Op € 11,5 mln is dat € 297.500.',
    false,
  ],
  ['tr', "14 başvuru geldi, 5'i Ankara'dan.", "14 başvurunun 5'i Ankara'dan, diğer 9'u başka şehirlerden.", true],
  ['tr', "14 başvuru geldi, 5'i Ankara'dan.", "14 başvurunun 5'i Ankara'dan, diğer 7'si başka şehirlerden.", false],
  [
    'tr',
    "Yılda 1.190 MWh üretir. Elektrik kWh'i 4,2 TL.",
    'Yıllık 1.190 MWh üretim yeter. 4,2 TL birim fiyatla bu 4.998.000 TL eder.',
    true,
  ],
  [
    'tr',
    "Yılda 1.190 MWh üretir. Elektrik kWh'i 4,2 TL.",
    'Yıllık 1.190 MWh üretim yeter. 4,2 TL birim fiyatla bu 4.898.000 TL eder.',
    false,
  ],
  [
    'de',
    "Eigenmittel CHF 120'000, Gemeinde CHF 200'000, Toto CHF 60'000.",
    'Mit 120.000 Franken, 200.000 Franken und 60.000 Franken haben Sie 380.000 Franken.',
    true,
  ],
  [
    'de',
    "Eigenmittel CHF 120'000, Gemeinde CHF 200'000, Toto CHF 60'000.",
    'Mit 120.000 Franken, 200.000 Franken und 60.000 Franken haben Sie 390.000 Franken.',
    false,
  ],
  [
    'es',
    'Tícket 22 €, 25 pedidos al día, 26 días al mes.',
    'Con 25 pedidos a 22 € durante 26 días ingresa 14.300 € al mes.',
    true,
  ],
  [
    'es',
    'Tícket 22 €, 25 pedidos al día, 26 días al mes.',
    'Con 25 pedidos a 22 € durante 26 días ingresa 15.300 € al mes.',
    false,
  ],
  [
    'ar',
    'عميل يعرض 85 ألف دولار. سعر الدولار عندنا 49. نحن نبيع بالجنيه.',
    '85 ألف دولار بسعر 49 تساوي 4.165 مليون جنيه.',
    true,
  ],
  [
    'ar',
    'عميل يعرض 85 ألف دولار. سعر الدولار عندنا 49. نحن نبيع بالجنيه.',
    '85 ألف دولار بسعر 49 تساوي 4.365 مليون جنيه.',
    false,
  ],
  [
    'da',
    'Vi kræver 30 % selv: banken låner os 70 procent af 14 mio. kr.',
    'Det kræver 30 % (100 − 70 = 30) af 14 mio. kr.',
    true,
  ],
]);

comeFrom('forms of words and signs', [
  ['el', 'Η μαρίνα ζητά 58.000 €.', 'Πληρώστε το ενοίκιο των 58 χιλιάδων ευρώ.', true],
  ['el', 'Η μαρίνα ζητά 58.000 €.', 'Πληρώστε το ενοίκιο των 56 χιλιάδων ευρώ.', false],
  ['ar', 'الوقود 62 ألفاً للجميع.', 'الوقود 62,000 دينار.', true],
  ['ar', 'الوقود 62 ألفاً للجميع.', 'الوقود 64,000 دينار.', false],
  ['uk', 'Троє механізаторів мобілізовані.', 'Без трьох механізаторів сіяти важко.', true],
  ['uk', 'Троє механізаторів мобілізовані.', 'Без чотирьох механізаторів сіяти важко.', false],
  ['nl', 'Software € 4,50 p.p. per maand.', 'De software kost € 4,50 per persoon.', true],
  ['pl', 'Płacą 2,05 zł za litr, Czesi 2,21 zł.', 'Różnica to 16 gr na litrze (2,21 zł minus 2,05 zł).', true],
  ['pl', 'Płacą 2,05 zł za litr, Czesi 2,21 zł.', 'Różnica to 19 gr na litrze.', false],
  ['hu', 'Az átalakítás 28 millió és fél év.', 'A 28 milliós átalakítás fél év.', true],
  ['ja', '外注(1kgあたり86円、年間150万kg)', '外注は1kg当たり86円で年間150万kgなので、毎年1億2,900万円です。', true],
  ['ja', '外注(1kgあたり86円、年間150万kg)', '外注は1kg当たり86円で年間150万kgなので、毎年1億3,900万円です。', false],
  ['ko', '근처 병원은 밤 9시까지 합니다.', '인근 병원처럼 21시까지 여십시오.', true],
  ['ko', '근처 병원은 밤 9시까지 합니다.', '인근 병원처럼 20시까지 여십시오.', false],
  ['sw', 'Tunauza tani 270 kwa mwaka.', 'Mauzo ni kilo 270,000.', true],
  ['sw', 'Tunauza tani 270 kwa mwaka.', 'Mauzo ni kilo 290,000.', false],
  ['sw', 'Wanafunzi 560. Wanafunzi 196 wanahitaji usafiri.', 'Wanafunzi 196 kati ya 560 wanahitaji usafiri.', true],
  ['zh', '自建:8个人,人均月薪1.2万。', '8人团队按人均12,000元计算。', true],
  ['zh', '自建:8个人,人均月薪1.2万。', '9人团队按人均12,000元计算。', false],
  ['en', 'Revenue was £261k in 2022 and £298k in 2024.', 'Revenue rose from £261k in 2022 to £298k in 2024.', true],
]);

comeFrom('what a bracket calculates in words', [
  ['da', 'Leje nabostald 480.000 kr/år.', 'Lejen er altså 40.000 kr. om måneden (480.000 delt med 12).', true],
  ['da', 'Leje nabostald 480.000 kr/år.', 'Lejen er altså 46.000 kr. om måneden (480.000 delt med 12).', false],
  [
    'fa',
    'برون‌سپاری ماهی ۴۲ میلیون تومان. هزینهٔ خودمان ماهی ۱۷ میلیون می‌شود.',
    'هر ماه ۲۵ میلیون تومان صرفه‌جویی می‌کنید (۴۲ منهای ۱۷ میلیون).',
    true,
  ],
  ['en', 'Gifts of $408,000 a year. The system costs $48,000.', 'The price is about 12% of them (48 of 408).', true],
  ['en', 'Gifts of $408,000 a year. The system costs $48,000.', 'The price is about 16% of them (48 of 408).', false],
]);

comeFrom('tables whose head says their size, and other forms', [
  [
    'en',
    'year;revenue (£k);patients\n2022;261;1,904\n2024;298;2,087',
    'Revenue rose from £261k in 2022 to £298k in 2024.',
    true,
  ],
  [
    'en',
    'year;revenue (£k);patients\n2022;261;1,904\n2024;298;2,087',
    'Revenue rose from £265k in 2022 to £298k in 2024.',
    false,
  ],
  ['ja', '年|売上(百万円)\n2024|350', '売上は3億5,000万円です。', true],
  ['ja', '年|売上(百万円)\n2024|350', '売上は3億6,000万円です。', false],
  ['ro', 'Creștem taxa la 820 sau renunțăm la o educatoare?', 'Creșteți taxa la 820 lei.', true],
  [
    'en',
    'Bids: $1,097,500 for 1,940 pupils.',
    'It bids $1,097,500. That is right. Over 1,940 pupils it comes to about $566 each.',
    true,
  ],
  [
    'en',
    'Bids: $1,097,500 for 1,940 pupils.',
    'It bids $1,097,500. That is right. Over 1,940 pupils it comes to about $596 each.',
    false,
  ],
]);
