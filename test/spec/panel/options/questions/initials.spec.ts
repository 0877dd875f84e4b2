import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';
import { sentences } from '../../../../../server/panel/protocol/text/text.ts';
import { read } from '../../../../../server/panel/rehearsal/caseReading.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

/** Questions with initials and with words that are shortened letter by letter, and the options that they name. */
const asked: readonly (readonly [language: string, question: string, ...options: readonly string[]])[] = [
  [
    'de',
    'Sollen wir den Saal an die VHS Fürth e. V. für 1.150 € im Monat untervermieten oder zurückgeben?',
    'den Saal an die VHS Fürth e. V. für 1.150 € im Monat untervermieten',
    'zurückgeben',
  ],
  [
    'de',
    'Sollen wir die Firma als Weber OHG i. G. gründen oder das Angebot v. 3.2.2027 lt. Vertrag annehmen?',
    'die Firma als Weber OHG i. G. gründen',
    'das Angebot v. 3.2.2027 lt. Vertrag annehmen',
  ],
  [
    'en',
    'Should we sell to J. P. Hartley & Co. or to the U. S. arm of Barlow?',
    'sell to J. P. Hartley & Co.',
    'the U. S. arm of Barlow',
  ],
  ['en', 'Should we hire J. R. Smith or Mary O. Lee, Ph. D.?', 'hire J. R. Smith', 'Mary O. Lee, Ph. D.'],
  ['en', 'Should we merge with J.P. Hartley or stay alone?', 'merge with J.P. Hartley', 'stay alone'],
  ['fr', 'Faut-il embaucher M. J.-P. Le Goff ou Mme A. Roy ?', 'embaucher M. J.-P. Le Goff', 'Mme A. Roy'],
  ['fr', 'Faut-il acheter à la S. A. Dupont ou louer ?', 'acheter à la S. A. Dupont', 'louer'],
  ['es', '¿Compramos a Talleres Ruiz, S. A. o alquilamos?', 'Compramos a Talleres Ruiz, S. A.', 'alquilamos'],
  ['it', 'Compriamo dalla Rossi S. p. A. o noleggiamo?', 'Compriamo dalla Rossi S. p. A.', 'noleggiamo'],
  ['pt', 'Contratamos o eng. P. Sousa ou a dra. M. Reis?', 'Contratamos o eng. P. Sousa', 'a dra. M. Reis'],
  ['nl', 'Kopen we bij Jansen B. V. of huren we?', 'Kopen we bij Jansen B. V.', 'huren we'],
  ['cs', 'Máme koupit stroj od J. K. Tyla a. s. nebo čekat?', 'koupit stroj od J. K. Tyla a. s.', 'čekat'],
  [
    'pl',
    'Czy wynająć lokal przy ul. ks. J. Popiełuszki 7 m. 3 czy kupić go?',
    'wynająć lokal przy ul. ks. J. Popiełuszki 7 m. 3',
    'kupić go',
  ],
  [
    'ru',
    'Снять помещение у А. С. Иванова на пр. Ленина, д. 12, корп. 3, кв. 5 или купить его?',
    'Снять помещение у А. С. Иванова на пр. Ленина, д. 12, корп. 3, кв. 5',
    'купить его',
  ],
  [
    'el',
    'Να αγοράσουμε από την Ι. Κ. Παπάς Ο. Ε. ή να νοικιάσουμε;',
    'Να αγοράσουμε από την Ι. Κ. Παπάς Ο. Ε.',
    'να νοικιάσουμε',
  ],
  [
    'tr',
    'Makineyi Yıldız San. ve Tic. A. Ş.’den alalım mı, kiralayalım mı?',
    'Makineyi Yıldız San. ve Tic. A. Ş.’den alalım',
    'kiralayalım',
  ],
  ['id', 'Apakah kami membeli dari A. H. Salim atau menyewa?', 'membeli dari A. H. Salim', 'menyewa'],
  ['he', 'האם לקנות מא. ב. כהן בע"מ או לשכור?', 'לקנות מא. ב. כהן בע"מ', 'לשכור'],
  ['ar', 'هل نشتري من شركة أ. ب. سعيد ش. م. م. أم نستأجر؟', 'نشتري من شركة أ. ب. سعيد ش. م. م.', 'نستأجر'],
  [
    'hi',
    'क्या हम श्री रा. कु. शर्मा प्रा. लि. से मशीन ख़रीदें या किराये पर लें?',
    'श्री रा. कु. शर्मा प्रा. लि. से मशीन ख़रीदें',
    'किराये पर लें',
  ],
  ['bn', 'আমরা কি মো. রহমান লি. থেকে কিনব নাকি ভাড়া নেব?', 'মো. রহমান লি. থেকে কিনব', 'ভাড়া নেব'],
  ['ta', 'நாங்கள் கே. எம். மில்லிடம் வாங்கலாமா அல்லது வாடகைக்கு எடுக்கலாமா?', 'கே. எம். மில்லிடம் வாங்கலாமா', 'வாடகைக்கு எடுக்கலாமா'],
];

describe('the dot of a single letter', () => {
  it.each(asked)('parts no question (%s): %s', (language, question, ...options) => {
    expect(titlesIn(question).map((title) => title.replace(/^நாங்கள் |^আমরা কি /u, ''))).toEqual(options);
    expect(sentences(question, language)).toEqual([question]);
    expect(read(`${question} 5.`, language).question).toBe(question);
  });

  it.each([
    ['en', 'We asked J. P. Morgan and Mary O. Lee about it.'],
    ['en', 'J. R. R. Hart House is for sale.'],
    ['de', 'Der Verein TSV Roth e. V. Nürnberg hat i. d. R. Schweizer Gäste.'],
    ['de', 'Ein Angebot i. H. v. 3.000 € liegt vor.'],
    ['pl', 'Biuro jest przy ul. A. Mickiewicza 5.'],
    ['ru', 'Директор И. И. Петров уходит.'],
    ['uk', 'Директор Т. Г. Мельник йде.'],
    ['pt', 'O sr. J. M. da Silva sai.'],
    ['sv', 'Chefen K. G. Berg slutar.'],
    ['hu', 'A főnök K. Tóth elmegy.'],
    ['hi', 'श्री एम. एस. गुप्ता ने कहा।'],
    ['bn', 'জনাব এ. কে. রহমান এসেছেন।'],
    ['fa', 'آقای م. رضایی رفت.'],
    ['he', 'עו"ד ש. לוי עוזב.'],
    ['ar', 'نشتري من شركة الأفق ذ.م.م. بمبلغ ٢٨٥ ألف دينار'],
    // Short words before a name.
    ['en', 'We rent from Messrs. Hall & Wood on Mfg. Row near Wm. Hill.'],
    ['de', 'Wir mieten am Hbf. Nürnberg von der Hl. Geist Stiftung.'],
    ['fr', 'Le local bd. Voltaire est à louer.'],
    ['ru', 'Цех на наб. Волги и склад в пос. Южный.'],
    ['id', 'Toko di Jl. Sudirman dan Jl. Thamrin.'],
    ['tr', 'Av. Mehmet Kaya ve Doç. Dr. A. Yılmaz geldi.'],
  ])('ends no sentence (%s): %s', (language, text) => {
    expect(sentences(text, language)).toEqual([text]);
  });

  it.each([
    ['en', 'My wife and I.', 'We want to move.'],
    ['en', 'We could take plan B.', 'Money is short.'],
    ['en', 'It is either A or B.', 'Money is short.'],
    ['en', 'The room is 5 m.', 'Walls are thin.'],
    ['en', 'We open at 9 a.m.', 'Shops nearby open at 10.'],
    ['en', 'We sell in the U.S.', 'Prices are high.'],
    ['en', 'We work with Rossi S. p. A.', 'The margins are thin.'],
    ['en', 'We asked Acme Ltd.', 'Prices are high.'],
    ['en', 'She has a Ph. D.', 'We pay her well.'],
    ['de', 'Mieter ist die VHS Fürth e. V.', 'Die Miete ist hoch.'],
    ['de', 'Wir zahlen höchstens 200 T.', 'Provision fällt an.'],
    ['nl', 'De huur stijgt naar 3.650 p/m.', 'Kopen kan ook.'],
    ['he', 'שכר לימוד 3,650 ש"ח.', 'נרשמו מראש 42 ילדים.'],
    ['es', 'Compramos a Ruiz, S. L.', 'Somos cinco.'],
    ['cs', 'Kupujeme od Tesla a. s.', 'Cena roste.'],
    ['ru', 'Печём хлеб, булки и т. д.', 'Цены растут.'],
    ['nb', 'Det er huset vi bor i.', 'Vi trives.'],
    ['hi', 'माँग कम है.', 'लागत बढ़ी है.'],
    ['bn', 'আমরা কিনব না.', 'দাম বেশি.'],
    ['ar', 'نشتري من سعيد ش. م. م.', 'نحن خمسة.'],
  ])('still ends one behind such a letter (%s): %s %s', (language, first, second) =>
    expect(sentences(`${first} ${second}`, language)).toEqual([first, second]),
  );

  it.each([
    ['A. Buy it\nB. Lease it\nC. Wait', ['Buy it', 'Lease it', 'Wait']],
    ['Варианты:\nа. Купить печь\nб. Взять в лизинг\nв. Ждать', ['Купить печь', 'Взять в лизинг', 'Ждать']],
    ['האפשרויות:\nא. לקנות תנור\nב. לשכור תנור\nג. לחכות', ['לקנות תנור', 'לשכור תנור', 'לחכות']],
  ])('marks an item: %s', (text, options) => expect(titlesIn(text)).toEqual(options));
});
