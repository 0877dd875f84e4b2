import { comeFrom } from '../../support/tracedRows.ts';

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
  // Dollars of a Spanish case.
  ['es', 'La renta es de $97,000 y el otro local pide $72,000.', 'Mudarse ahorra $25,000 frente a $97,000.', true],
  // Months with a dot below.
  ['hi', 'आवेदन १८ फरवरी २०२७ तक।', 'आवेदन १८ फ़रवरी २०२७ तक करें।', true],
]);
