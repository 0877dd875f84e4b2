import { comeFrom } from '../../../../support/tracedRows.ts';

comeFrom('numbers of periods, and amounts that a case writes in short', [
  // A word that joins is nothing that is counted.
  ['en', 'Raise a bridge of 750k at 20% discount.', 'The bridge of $750k comes at a discount.', true],
  ['de', 'Der Kunde will einen Festpreis 390.000 für ca. 480 Personentage.', 'Der Festpreis ist 390.000 €.', true],
  ['ru', 'Поднять плату до 34 000 или искать другое место?', 'Поднимите плату до 34 000 ₽.', true],
  ['en', 'We have 3,400 members or so.', 'The members bring £3,500.', false],
  ['pl', 'Nie odbieramy 35% telefonów (ok. 180 dziennie).', 'Przepada 35% ze 180 telefonów.', true],
  // Words for times.
  ['de', 'Es gibt 220 Verpflegungstage.', 'An 220 Tagen wird gegessen.', true],
  ['de', 'Es gibt 220 Verpflegungstage.', 'In 220 Wochen wird gegessen.', false],
  ['sv', 'Vi hyr ca 900 tim/år.', 'Vi hyr i 900 timmar.', true],
  ['da', 'Opsigelse: 6 mdr. husleje.', 'Det koster seks måneders husleje.', true],
  ['ru', 'Один стоит нам 260 т.р./мес.', 'Он стоит 260 тыс. рублей.', true],
  // The magnitude of the second amount.
  ['vi', 'Thuê 25 triệu/tháng, tăng lên 30 triệu.', 'Tiền thuê tăng 5 triệu (30 − 25 triệu).', true],
  ['vi', 'Thuê 25 triệu/tháng, tăng lên 30 triệu.', 'Tiền thuê tăng 6 triệu (30 − 25 triệu).', false],
  // So much for a time, over another time.
  ['en', 'The lease costs $10,250 a month.', 'Two years of the lease cost $246,000.', true],
  ['en', 'The lease costs $10,250 a month.', 'Two years of the lease cost $245,000.', false],
  ['tr', 'Aylık kira 585 bin TL.', 'Bir buçuk yıllık kira 10,53 milyon TL.', true],
  ['ko', '월 임차료 870만 원', '반년 임차료는 5,220만 원입니다.', true],
  ['zh-Hans', '月租金5.8万元', '半年租金34.8万元。', true],
  // What is paid back within a year is told in whole ones.
  [
    'de',
    'Umbau 95.000 €, Ersparnis 24.552 € im Jahr.',
    'Es dauert knapp vier Jahre (95.000 geteilt durch 24.552).',
    true,
  ],
  [
    'de',
    'Umbau 95.000 €, Ersparnis 24.552 € im Jahr.',
    'Es dauert knapp sechs Jahre (95.000 geteilt durch 24.552).',
    false,
  ],
  // After what time an amount is earned back.
  [
    'fr',
    'Le neuf coûte 46 800 € et économise 4 680 € par an.',
    'À 46 800 €, le neuf est remboursé en dix ans par ces 4 680 €.',
    true,
  ],
  [
    'fr',
    'Le neuf coûte 46 800 € et économise 4 680 € par an.',
    'À 46 800 €, le neuf est remboursé en douze ans par ces 4 680 €.',
    false,
  ],
  [
    'en',
    'The link costs €6,900, the rent is €1,650 a month.',
    'The link at €6,900 is about 4 months of the rent of €1,650.',
    true,
  ],
  [
    'en',
    'The link costs €6,900, the rent is €1,650 a month.',
    'The link at €6,900 is about 7 months of the rent of €1,650.',
    false,
  ],
  // So much for each period, without its currency.
  ['en', 'A ticket is 92 dollars, rent 420 a month.', 'The rent is $420 a month.', true],
  ['en', 'We work 48 wks a year.', 'You work 48 weeks a year.', true],
  // Dollars of a Spanish case.
  ['es', 'La renta es de $97,000 y el otro local pide $72,000.', 'Mudarse ahorra $25,000 frente a $97,000.', true],
  // Months with a dot below.
  ['hi', 'आवेदन १८ फरवरी २०२७ तक।', 'आवेदन १८ फ़रवरी २०२७ तक करें।', true],
]);

comeFrom('numbers that only name something', [
  ['en', 'We sell 40 shops.', 'Get ISO 9001 and IFRS 16 first, then run Windows 11.', true],
  ['en', 'We sell 40 shops.', 'Start Phase 2 and stay open 24/7; it costs €0.', true],
  ['ko', '매장이 40개입니다.', '제3자에게 맡기세요.', true],
  ['en', 'We sell 40 shops.', 'Sell 11 shops and start 2 phases.', false],
  ['en', 'We sell 40 shops.', 'It costs €10.', false],
]);

comeFrom('numbers of several others, and prices in short', [
  ['en', 'The van costs 61,500 USD, the dealer wants 12,300 down.', 'Put $12,300 down.', true],
  [
    'en',
    'An average ticket is 92 dollars, supplies roughly 11 per dog.',
    'Each dog leaves $81 after $11 of supplies.',
    true,
  ],
  [
    'en',
    'An average ticket is 92 dollars, supplies roughly 11 per dog.',
    'Each dog leaves $83 after $11 of supplies.',
    false,
  ],
  ['en', 'We rent 6 lanes x 10 hrs a week.', 'You book 60 lane hours a week.', true],
  ['en', 'We rent 6 lanes x 10 hrs a week.', 'You book 70 lane hours a week.', false],
  ['en', 'The price rises from 1 Sept.', 'Write before 1 September.', true],
  [
    'es',
    'Gastos: instructoras USD 1.150, arriendo 420, materiales 610, transporte 240.',
    'Los gastos suman USD 2.420 (1.150, 420, 610 y 240).',
    true,
  ],
  [
    'es',
    'Gastos: instructoras USD 1.150, arriendo 420, materiales 610, transporte 240.',
    'Los gastos suman USD 2.520 (1.150, 420, 610 y 240).',
    false,
  ],
  [
    'fr',
    'La bouteille se vend 4,10 €, matière 1,25 €, mise 0,40 €.',
    'Elle laisse 2,45 € (4,10 € moins 1,25 € de matière et 0,40 € de mise).',
    true,
  ],
  ['pl', 'Stawka 36 zł za osobę miesięcznie, 5 970 osób.', '5 970 osób po 36 zł przez cały rok to 2,579 mln zł.', true],
  [
    'pl',
    'Stawka 36 zł za osobę miesięcznie, 5 970 osób.',
    '5 970 osób po 36 zł przez cały rok to 2,879 mln zł.',
    false,
  ],
  ['es', 'La utilidad es de 960,000 pesos; pide 1.45 millones.', 'Con 960,000 pesos pide 1.45 millones.', true],
]);
