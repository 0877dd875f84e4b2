import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';
import { sentences } from '../../../../../server/panel/protocol/text/text.ts';

/** Questions with letters and short words before a dot and a space, and what they ask between. */
const asked: readonly (readonly [language: string, text: string, first: string, second: string])[] = [
  [
    'de',
    'Sollen wir den Saal an die VHS Fürth e. V. für 1.150 € im Monat untervermieten oder zurückgeben?',
    'den Saal an die VHS Fürth e. V. für 1.150 € im Monat untervermieten',
    'zurückgeben',
  ],
  ['de', 'Sollen wir die Firma als OHG i. G. gründen oder als GmbH?', 'die Firma als OHG i. G. gründen', 'als GmbH'],
  [
    'en',
    'Should we sell to J. P. Morgan & Co. or to the U. S. arm of Barclays?',
    'sell to J. P. Morgan & Co.',
    'the U. S. arm of Barclays',
  ],
  ['en', 'Should we hire J. R. Smith Jr. or Mary O. Lee, Ph. D.?', 'hire J. R. Smith Jr.', 'Mary O. Lee, Ph. D.'],
  ['fr', 'Faut-il embaucher M. J.-P. Le Goff ou Mme A. Roy ?', 'embaucher M. J.-P. Le Goff', 'Mme A. Roy'],
  ['fr', 'Faut-il acheter à la S. A. Dupont ou louer ?', 'acheter à la S. A. Dupont', 'louer'],
  ['es', '¿Compramos a Talleres Ruiz, S. A. o alquilamos?', 'Compramos a Talleres Ruiz, S. A.', 'alquilamos'],
  ['it', 'Compriamo dalla Rossi S. p. A. o noleggiamo?', 'Compriamo dalla Rossi S. p. A.', 'noleggiamo'],
  ['pt', 'Contratamos o eng.º P. Sousa ou a dr.ª M. Reis?', 'Contratamos o eng.º P. Sousa', 'a dr.ª M. Reis'],
  ['nl', 'Kopen we bij Fa. Jansen & Zn. B. V. of huren we?', 'Kopen we bij Fa. Jansen & Zn. B. V.', 'huren we'],
  [
    'pl',
    'Czy wynająć lokal przy ul. ks. J. Popiełuszki 7 m. 3 czy kupić go?',
    'wynająć lokal przy ul. ks. J. Popiełuszki 7 m. 3',
    'kupić go',
  ],
  [
    'ru',
    'Снять помещение на пр. Ленина, д. 12, корп. 3, кв. 5 или купить его?',
    'Снять помещение на пр. Ленина, д. 12, корп. 3, кв. 5',
    'купить его',
  ],
  [
    'tr',
    'Makineyi Yıldız San. ve Tic. A. Ş.’den alalım mı, kiralayalım mı?',
    'Makineyi Yıldız San. ve Tic. A. Ş.’den alalım',
    'kiralayalım',
  ],
  [
    'el',
    'Να αγοράσουμε από την Ι. Κ. Παπάς & Υιοί Ο. Ε. ή να νοικιάσουμε;',
    'Να αγοράσουμε από την Ι. Κ. Παπάς & Υιοί Ο. Ε.',
    'να νοικιάσουμε',
  ],
  ['ar', 'هل نشتري من شركة أ. ب. سعيد ش. م. م. أم نستأجر؟', 'نشتري من شركة أ. ب. سعيد ش. م. م.', 'نستأجر'],
  ['he', 'האם לקנות מא. ב. כהן בע"מ או לשכור?', 'לקנות מא. ב. כהן בע"מ', 'לשכור'],
  [
    'hi',
    'क्या हम श्री रा. कु. शर्मा प्रा. लि. से मशीन ख़रीदें या किराये पर लें?',
    'श्री रा. कु. शर्मा प्रा. लि. से मशीन ख़रीदें',
    'किराये पर लें',
  ],
  ['bn', 'আমরা কি মো. রহমান অ্যান্ড কোং লি. থেকে কিনব নাকি ভাড়া নেব?', 'মো. রহমান অ্যান্ড কোং লি. থেকে কিনব', 'ভাড়া নেব'],
  [
    'ta',
    'நாங்கள் கே. எம். பிரைவேட் லிமிடெட்டிடம் வாங்கலாமா அல்லது வாடகைக்கு எடுக்கலாமா?',
    'கே. எம். பிரைவேட் லிமிடெட்டிடம் வாங்கலாமா',
    'வாடகைக்கு எடுக்கலாமா',
  ],
];

describe('a letter before a dot and a space', () => {
  it.each(asked)('ends no sentence and no option (%s: %s)', (language, text, first, second) => {
    expect(sentences(text, language)).toEqual([text]);
    expect(namedIn(text).map(({ title }) => title)).toEqual([first, second]);
  });

  it.each([
    ['en', 'We chose plan B.', 'We wait.'],
    ['es', 'Vendemos a Ruiz, S. A.', 'Esperamos.'],
    ['es', 'Vendemos a Ruiz S.A.', 'Después esperamos.'],
    ['de', 'Wir sind ein Verein, die VHS Fürth e. V.', 'Wir warten.'],
    ['cs', 'Koupíme ji od Tesla a. s.', 'Počkáme.'],
    ['hi', 'यह अच्छा है.', 'हम रुकेंगे.'],
  ])('may end a sentence where it is no name of somebody (%s: %s)', (language, one, other) =>
    expect(sentences(`${one} ${other}`, language)).toEqual([one, other]),
  );
});
