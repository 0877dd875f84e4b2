import { describe, expect, it } from 'vitest';

import { withoutContacts } from '../../../../server/panel/protocol/text/numbers/named/contacts.ts';
import { traceNumbers } from '../../../../server/panel/protocol/text/numbers/traceNumbers.ts';

const untraced = (text: string, source: string, language: string): string[] =>
  traceNumbers(text, [{ text: source }], language).untraced.map((one) => one.text);

const signatures: readonly (readonly [language: string, signature: string, text: string, count: number])[] = [
  [
    'en',
    'Kind regards\nAnn Lowe, Lowe & Sons Ltd, Unit 9, 27 Harbour Road, Whitby YO21 4DS\nTel 01947 602 318 · ext. 46',
    'It takes 27 weeks, costs £602 a week and 318 visits; 46 people and 21 shops, 4 vans.',
    6,
  ],
  ['en', 'VAT no. GB 417 2203 58', 'It has 417 stops.', 1],
  [
    'de',
    'Tischlerei Brandt GmbH, Lindenstr. 63, 34117 Kassel\nTel. 0561 / 7 42 95, HRB 8812\nIBAN DE31 5205 0353 0001 2847 66',
    'Der Umsatz beträgt 34.117 €, der Umbau dauert 63 Wochen mit 95 Leuten und 8812 Bons.',
    4,
  ],
  [
    'fr',
    'SARL Morel, 18 rue des Tanneurs, 59000 Lille\nSIRET 517 624 903 00017 — Tél. 03 20 57 64 82',
    'Le loyer est de 59 000 € pendant 18 semaines, pour 82 clients.',
    3,
  ],
  ['it', 'Rossi Srl, via Garibaldi 44, 41121 Modena\nP. IVA 03318870367', 'Costa 41.121 € in 44 settimane.', 2],
  ['ja', '株式会社川上 〒530-0041 大阪市北区天神橋町31-6 電話 06-6358-2174', '改装に31週かかる。客は2174人。', 2],
];

describe('a signature', () => {
  it.each(signatures)('in %s is no source of numbers: %s', (language, signature, text, count) =>
    expect(untraced(text, `We have 5 shops.\n\n${signature}`, language)).toHaveLength(count),
  );
  it('may be named in a report', () => {
    const signature = signatures[0]?.[1] ?? '';
    expect(untraced('Write to Lowe & Sons, 27 Harbour Road, tel. 01947 602 318.', signature, 'en')).toEqual([]);
  });
});

describe('a number by which somebody or something is registered', () => {
  it.each([
    ['en', 'Dr Mona Reid, GMC no. 48213'],
    ['en', 'Membership number: 48213'],
    ['en', 'Our order no. 48213 is on its way.'],
    ['de', 'Mitgliedsnummer 48213'],
    ['de', 'Rechnungs-Nr. 48213'],
    ['fr', 'RPPS n° 48213'],
    ['fr', 'Numéro de dossier : 48213'],
    ['es', 'Colegiado núm. 48213'],
    ['pt', 'Cédula OMD nº 48213'],
    ['it', 'Albo n. 48213'],
    ['nl', 'Registratienummer 48213'],
    ['ru', 'Лицензия № 48213'],
    ['tr', 'Sicil No: 48213'],
    ['ar', 'رقم الترخيص 48213'],
    ['hi', 'पंजीकरण संख्या 48213'],
    ['ja', '登録番号：48213'],
    ['ko', '면허 번호 48213'],
    ['zh', '执业编号48213'],
    ['vi', 'Số giấy phép 48213'],
  ])('is no source of a count (%s: %s)', (_, written) => expect(withoutContacts(written)).not.toContain('48213'));
});

describe('what is no signature keeps its numbers', () => {
  it.each([
    'The shop in Mill Lane has 14 staff and a rent of £2,300 a month.',
    'Option 1: open 12 stores by 2027. Call volume is 1,240 a day.',
    'The number of patients is 48213, in 1200 houses.',
    'Die Nummer 1 hat 48213 Kunden.',
    'Die Anzahl der Rechnungen: 48213.',
    'IT number crunching cost 4 800 €.',
    'We have no 1200 boxes.',
    '患者数は48213人。',
    'Phone sales were 12,400 units, 18 % more than in 2025.',
    'Der Umbau der Hauptstraße kostet 48.000 € und dauert 12 Wochen.',
    'Le coût du 14 rue Pasteur : 250 000 € pour 320 m².',
    'We sell at +12 % and ship 24 000 boxes.',
  ])('%s', (text) => expect(withoutContacts(text)).toBe(text));
});

describe('words and marks that look like numbers', () => {
  it.each([
    ['bn', 'এটি যে ঠিক নয় তার প্রমাণ আছে।', 'দোকান ভাড়া নেব কি?'],
    [
      'de',
      'Nehmen Sie „2. Halle in Kassel mieten (11.400 €)“.',
      '1. Halle kaufen\n2. Halle in Kassel mieten (11.400 €)',
    ],
    ['en', 'Take “3. Add a floor here (£740,000)”.', '1. Stay\n2. Move\n3. Add a floor here (£740,000)'],
    ['fr', 'Choisissez « 2) louer à Lyon ».', '1) rester\n2) louer à Lyon'],
  ])('in %s: %s', (language, text, source) => expect(untraced(text, source, language)).toEqual([]));
  it.each([['bn', 'নয় মাস পরে নয়টি মেশিন কিনুন।', 'এটি ঠিক নয়।', 2]])(
    'in %s those that are: %s',
    (language, text, source, count) => expect(untraced(text, source, language)).toHaveLength(count),
  );
});
