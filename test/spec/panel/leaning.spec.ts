import { describe, expect, it } from 'vitest';

import { leaningIn } from '../../../server/panel/protocol/text/leaning.ts';

/** What the writer leans to, and a fact that reads alike. */
const said: readonly (readonly [string, string, string])[] = [
  ['en', 'I hope you are for buying.', 'Our customers hope for a second shop.'],
  ['en', "I'm leaning towards the lease.", 'The wall is leaning towards the street.'],
  ['en', 'Honestly, we would rather go with the franchise.', 'The landlord would rather sell.'],
  ['en', 'My gut says lease.', 'The lease costs 62,000 a year.'],
  ['de', 'Ich hoffe, Sie sind für den Kauf.', 'Die Kunden hoffen auf einen zweiten Laden.'],
  ['de', 'Am liebsten würde ich kaufen.', 'Der Vermieter verkauft am 3. Mai.'],
  ['es', 'Espero que digan que sí a la compra.', 'El contrato cuesta 62.000 al año.'],
  ['fr', "J'espère que vous direz oui.", 'Le bail coûte 62 000 par an.'],
  ['ar', 'آمل أن توصوا بالشراء.', 'يكلف الإيجار 62000 سنويا.'],
  ['hi', 'मैं चाहता हूँ कि आप खरीदने की सलाह दें।', 'किराया साल में 62,000 है।'],
  ['ja', '正直、購入の方に傾いています。', '家賃は年62,000です。'],
  ['zh', '我希望你们支持购买。', '租金每年62,000。'],
  ['zh', '我們其實更傾向買下來。', '租金每年62,000。'],
];

describe('what a writer leans to, found by code', () => {
  it.each(said)('%s: %s', (language, leaning, fact) => {
    expect(leaningIn(`${fact} ${leaning}`, language).map((sentence) => sentence.trim())).toEqual([leaning]);
  });
});
