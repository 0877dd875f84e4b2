import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';
import { sentences } from '../../../../../server/panel/protocol/text/text.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

/** Texts with dots that end no sentence, and the options that they name. */
const dotted: readonly (readonly [text: string, ...named: readonly string[]])[] = [
  // Of numbers.
  [
    'Should we (a) raise prices by 4.5 percent, (b) cut hours to 37.5 a week, or (c) close the shop?',
    'raise prices by 4.5 percent',
    'cut hours to 37.5 a week',
    'close the shop',
  ],
  [
    'Our choices: 1. raise prices by 4.5 %, 2. cut hours to 37.5 a week, 3. close.',
    'raise prices by 4.5 %',
    'cut hours to 37.5 a week',
    'close',
  ],
  ['Options are: A) 2.5 FTE in support; B) outsource it; C) nothing', '2.5 FTE in support', 'outsource it', 'nothing'],
  [
    'Should we do (i) a 1.5m raise at 12.5m pre-money, or (ii) a convertible note?',
    'a 1.5m raise at 12.5m pre-money',
    'a convertible note',
  ],
  ['我们的方案:(1)提价4.5%,(2)每周37.5小时,(3)关店。', '提价4.5%', '每周37.5小时', '关店'],
  [
    '①価格を4.5%上げる、②週37.5時間に減らす、③閉店する、のどれにすべきか。',
    '価格を4.5%上げる',
    '週37.5時間に減らす',
    '閉店する',
  ],
  // Of what a company is by law.
  [
    'Should we (1) sell to Acme Inc. for cash or (2) merge with Bolt Ltd. on equal terms?',
    'sell to Acme Inc. for cash',
    'merge with Bolt Ltd. on equal terms',
  ],
  ['Should Kessler Inc. buy or lease the crane?', 'Kessler Inc. buy', 'lease the crane'],
  ['Should Bolt Ltd. merge with Acme or stay alone?', 'Bolt Ltd. merge with Acme', 'stay alone'],
  // Of abbreviations at the end.
  [
    '¿Qué hacemos?\n- Encargarlo a Hermanos Núñez, S. L.\n- Comprar Quesos del Duero S.A.\n- Esperar.',
    'Encargarlo a Hermanos Núñez, S. L.',
    'Comprar Quesos del Duero S.A.',
    'Esperar',
  ],
  ['Options:\n1. Close at 5 p.m.\n2. Build it of 3 ft.\n3. Go on.', 'Close at 5 p.m.', 'Build it of 3 ft.', 'Go on'],
  ['Opcje:\n- sprzedać firmie Wawel sp. z o.o.\n- czekać.', 'sprzedać firmie Wawel sp. z o.o.', 'czekać'],
  ['Should we hire Acme Inc. or Baker & Sons Ltd.?', 'hire Acme Inc.', 'Baker & Sons Ltd.'],
  ['We must decide between Dupont & Cie. and Martin S.A.', 'Dupont & Cie.', 'Martin S.A.'],
  // Of titles of people, streets and saints.
  ['Should we hire Dr. Patel or promote Ms. Jones?', 'hire Dr. Patel', 'promote Ms. Jones'],
  [
    '¿Contratamos al Sr. García o ascendemos a la Sra. López?',
    'Contratamos al Sr. García',
    'ascendemos a la Sra. López',
  ],
  [
    'Sollen wir Dr. Meier einstellen oder Frau Prof. Kunz befördern?',
    'Dr. Meier einstellen',
    'Frau Prof. Kunz befördern',
  ],
  [
    'Sollen wir den Auftrag an die Fa. Huber vergeben oder selbst bauen?',
    'den Auftrag an die Fa. Huber vergeben',
    'selbst bauen',
  ],
  [
    'J’hésite entre racheter le fonds de M. Lefèvre et ouvrir rue St. Jean.',
    'racheter le fonds de M. Lefèvre',
    'ouvrir rue St. Jean',
  ],
  [
    'Dobbiamo assumere il sig. Rossi o promuovere la dott.ssa Bianchi?',
    'assumere il sig. Rossi',
    'promuovere la dott.ssa Bianchi',
  ],
  // Of days, which several languages count with a dot.
  [
    'Sollen wir bis zum 15. März verkaufen oder den Kredit vom 3. Mai verlängern?',
    'bis zum 15. März verkaufen',
    'den Kredit vom 3. Mai verlängern',
  ],
  ['Sollen wir zum 1. März kündigen oder im 3. Quartal neu bauen?', 'zum 1. März kündigen', 'im 3. Quartal neu bauen'],
  ['Skal vi sige op pr. 1. marts eller forlænge aftalen?', 'sige op pr. 1. marts', 'forlænge aftalen'],
  ['Máme vypovědět nájem k 1. lednu, nebo smlouvu prodloužit?', 'vypovědět nájem k 1. lednu', 'smlouvu prodloužit'],
];

describe('a dot within what is named', () => {
  it.each(dotted)('ends no option: %s', (text, ...options) => expect(titlesIn(text)).toEqual(options));
  it('is that of the text', () => {
    const [first] = namedIn('Should we hire Dr. Patel or promote Ms. Jones?');
    expect(first).toMatchObject({ title: 'hire Dr. Patel', text: 'hire Dr. Patel' });
  });
  it('still ends a sentence behind such a word', () =>
    expect(titlesIn('Should we sell to Acme Inc. or wait? It is 1. April is near. Call Dr. No.')).toEqual([
      'sell to Acme Inc.',
      'wait',
    ]));
});

/** Items of lists with dots of names, forms of companies and measures in them: each stays whole. */
const wholeItems: readonly (readonly [label: string, ...items: readonly string[]])[] = [
  ['Optionen', 'Die Anlage bei der Fa. Krämer GmbH & Co. KG kaufen', 'Sie von der Nord GmbH leasen', 'Warten'],
  ['Seçenekler', 'Makineyi Yıldız Mak. San. Ltd. Şti.’den almak', 'Makineyi kiralamak', 'Beklemek'],
  [
    'Seçeneklerimiz',
    "İşi Demir Gıda San. ve Tic. A.Ş.'ye vermek",
    'Koç İnş. Taah. Ltd. Şti. ile ortak olmak',
    'Beklemek',
  ],
  ['Pilihan kami', 'Membeli mesin dari PT. Sinar Jaya Tbk. seharga Rp 1,2 miliar', 'Menyewa dari CV. Maju Bersama'],
  [
    'Варианты',
    'купить станок за 3,4 млн руб.',
    'взять его в аренду за 68 тыс. руб. в месяц',
    'арендовать на ул. Ленина, д. 5',
  ],
  ['Варіанти', 'купити верстат за 1,2 млн грн.', 'орендувати за 38 тис. грн. на міс.', 'чекати'],
  [
    'Lehetőségeink',
    'A gépet a Kovács és Társa Kft. Budapesti telepéről venni',
    'A munkát a Bau Zrt.-nek adni',
    'Várni',
  ],
  ['Možnosti', 'koupit stroj od firmy Novák, spol. s r. o. za 1,2 mil. Kč', 'pronajmout si ho od Leas, a. s.'],
  ['Opties', 'De machine kopen bij Jansen B.V. Utrecht', 'Huren bij Gebr. De Vries', 'Wachten'],
  ['Options', 'Acheter à la Sté. Martin et Cie. Lyon', 'Louer chez MM. Dupont', 'Attendre'],
  ['Các lựa chọn', 'Mua máy của Công ty CP. Minh Anh giá 1,2 tỷ', 'Thuê ở TP. Hồ Chí Minh', 'Chờ'],
  ['विकल्प', 'शर्मा इंजी. प्रा. लि. से मशीन ख़रीदना', 'रु. 38,000 प्रति माह पर किराए पर लेना'],
  ['ทางเลือก', 'ซื้อจาก บจก. สมชาย ราคา 2.4 ล้านบาท', 'เช่าเดือนละ 38,000 บาท', 'รอ'],
  [
    'Options',
    'Buy from St. James Foundry Co. Ltd. Bristol',
    'Lease from J. Smith & Bros. Ltd.',
    'Rent at Rs. 40,000 p.m. Deposit extra',
  ],
  ['Muligheder', 'Købe maskinen af Hansen & Co. A/S for 1,2 mio. kr.', 'Leje den for 9.000 kr. pr. md.', 'Vente'],
  ['Pilihan', 'Membeli daripada Maju Jaya Sdn. Bhd. Ipoh', 'Menyewa', 'Menunggu'],
];

describe('an item of a list', () => {
  it.each(wholeItems)('is not cut at a dot of a name: %s', (label, ...items) => {
    expect(titlesIn(`${label}:\n${items.map((item, i) => `${i + 1}. ${item}`).join('\n')}`)).toEqual(items);
    expect(titlesIn(`${label}:\n${items.map((item) => `- ${item}`).join('\n')}`)).toEqual(items);
  });
});

describe('the comma before what a company is by law', () => {
  it.each([
    [
      'Should we buy from Miller, Inc. or rent from Baker & Sons, Ltd.?',
      'buy from Miller, Inc.',
      'rent from Baker & Sons, Ltd.',
    ],
    [
      'Our options: buy from Miller, Inc. for $40,000, rent from Baker, LLC at $900 a month, or wait.',
      'buy from Miller, Inc. for $40,000',
      'rent from Baker, LLC at $900 a month',
      'wait',
    ],
    [
      '¿Debemos comprar el horno nuevo o mandar a fundir con Vidrios Ocotlán, S.A. de C.V.?',
      'comprar el horno nuevo',
      'mandar a fundir con Vidrios Ocotlán, S.A. de C.V.',
    ],
  ])('parts nothing: %s', (text, ...options) => expect(titlesIn(text)).toEqual(options));
});

describe('a question with names and what is shortened in them', () => {
  it.each([
    [
      'Yeni fırını alalım mı, kiralayalım mı, yoksa işi Demir Gıda San. ve Tic. A.Ş.’ye mi verelim?',
      'Yeni fırını alalım',
      'kiralayalım',
      'işi Demir Gıda San. ve Tic. A.Ş.’ye mi verelim',
    ],
    [
      'Kami harus memilih: membeli mesin baru dari PT. Sinar Jaya Tbk. seharga Rp 1,2 miliar, menyewanya Rp 18 juta per bulan, atau menyerahkan pekerjaan ke CV. Maju?',
      'membeli mesin baru dari PT. Sinar Jaya Tbk. seharga Rp 1,2 miliar',
      'menyewanya Rp 18 juta per bulan',
      'menyerahkan pekerjaan ke CV. Maju',
    ],
    [
      'האם כדאי לקנות את המכונה ב-240,000 ש"ח או לשכור אותה ב-3,800 ש"ח לחודש?',
      'לקנות את המכונה ב-240,000 ש"ח',
      'לשכור אותה ב-3,800 ש"ח לחודש',
    ],
    ['Should we hire J. Smith or keep M. Brown for another year?', 'hire J. Smith', 'keep M. Brown for another year'],
    ['We prefer plan B. Should we buy the mill or rent it?', 'buy the mill', 'rent it'],
  ])('is read whole: %s', (text, ...options) => expect(titlesIn(text)).toEqual(options));
});

/** Questions with abbreviations in brackets, before numbers and names: none of their dots ends a sentence. */
const inBrackets: readonly (readonly [text: string, ...options: readonly string[]])[] = [
  [
    'האם לקנות מכבש מחברת פלסט־רם בע״מ (ח.פ. 51234567) או לשכור אותו?',
    'לקנות מכבש מחברת פלסט־רם בע״מ (ח.פ. 51234567)',
    'לשכור אותו',
  ],
  ['האם לקנות את הרכב מ־א. כהן ושות׳ או לשכור אותו?', 'לקנות את הרכב מ־א. כהן ושות׳', 'לשכור אותו'],
  [
    'Faut-il acheter à la S.A.R.L. Dupont (R.C.S. 512 345 678) ou louer ?',
    'acheter à la S.A.R.L. Dupont (R.C.S. 512 345 678)',
    'louer',
  ],
  [
    '¿Compramos a Gómez y Cía. (C.I.F. B‑12345678) o alquilamos?',
    'Compramos a Gómez y Cía. (C.I.F. B‑12345678)',
    'alquilamos',
  ],
  [
    'Sollen wir bei der Fa. Meier (USt.-IdNr. DE 123) kaufen oder mieten?',
    'bei der Fa. Meier (USt.-IdNr. DE 123) kaufen',
    'mieten',
  ],
  ['Should we buy from Acme Corp. (reg. no. 123456) or rent?', 'buy from Acme Corp. (reg. no. 123456)', 'rent'],
  [
    'Compramos da Silva & Cia. Ltda. (C.N.P.J. 12.345.678/0001-90) ou alugamos?',
    'Compramos da Silva & Cia. Ltda. (C.N.P.J. 12.345.678/0001-90)',
    'alugamos',
  ],
  [
    'Compriamo dalla Rossi S.r.l. (P. IVA 01234567890) o noleggiamo?',
    'Compriamo dalla Rossi S.r.l. (P. IVA 01234567890)',
    'noleggiamo',
  ],
  [
    'Να αγοράσουμε από την Α.Ε. Παπαδόπουλος (Α.Φ.Μ. 123456789) ή να νοικιάσουμε;',
    'Να αγοράσουμε από την Α.Ε. Παπαδόπουλος (Α.Φ.Μ. 123456789)',
    'να νοικιάσουμε',
  ],
  [
    'Купити у ТОВ «Вектор» (м. Львів, вул. Миру, буд. 5) чи взяти в оренду?',
    'Купити у ТОВ «Вектор» (м. Львів, вул. Миру, буд. 5)',
    'взяти в оренду',
  ],
  [
    'Sollen wir in der Bahnhofstr. 5 oder am St.-Jakobs-Platz mieten?',
    'in der Bahnhofstr. 5',
    'am St.-Jakobs-Platz mieten',
  ],
];

describe('an abbreviation in a bracket, before a number or a name', () => {
  it.each(inBrackets)('parts nothing: %s', (text, ...options) => {
    expect(titlesIn(text)).toEqual(options);
    expect(sentences(text)).toEqual([text]);
  });
});

describe('an item of several sentences', () => {
  it.each([
    ['Option A: Lease the shop. Cost 5.\nOption B: Buy it. Cost 9.', 'Lease the shop', 'Buy it'],
    ['Unsere Optionen:\n- Verkaufen. Das bringt 5.\n- Behalten. Kostet Nerven.', 'Verkaufen', 'Behalten'],
    ['選択肢：\n・店を閉める。費用は五百万円。\n・借りる。敷金が要る。', '店を閉める', '借りる'],
  ])('is called by its first: %s', (text, ...titles) => expect(titlesIn(text)).toEqual(titles));
  it('says all of them', () =>
    expect(namedIn('Option A: Lease the shop. Cost 5.\nOption B: Buy it.')[0]?.text).toBe('Lease the shop. Cost 5'));
});
