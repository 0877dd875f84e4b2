import { describe, expect, it } from 'vitest';

import { leaningIn } from '../../../../../server/panel/protocol/text/leaning.ts';

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
  ['it', 'Preferirei vendere il capannone.', 'Il capannone costa 62.000 euro.'],
  ['it', 'Spero che siate per la vendita.', 'I clienti sperano in uno sconto.'],
  ['pt', 'Eu prefiro vender o armazém.', 'O armazém custa 62.000.'],
  ['pt', 'Gostaria mesmo de ficar com a loja.', 'A loja fica na Rua do Ouro.'],
  ['nl', 'Ik zou liever verkopen.', 'De huurder wil liever kopen.'],
  ['nl', 'Ik hoop dat jullie voor de koop zijn.', 'De huur is 62.000 per jaar.'],
  ['pl', 'Wolałbym sprzedać halę.', 'Hala kosztuje 62 000.'],
  ['pl', 'Mam nadzieję, że doradzicie zakup.', 'Klienci mają nadzieję na rabat.'],
  ['ru', 'Я бы предпочёл продать ангар.', 'Ангар стоит 62 000.'],
  ['ru', 'Мне больше нравится аренда.', 'Клиентам нравится магазин.'],
  ['uk', 'Я радше продав би склад.', 'Склад коштує 62 000.'],
  ['tr', 'Ben satmayı tercih ederim.', 'Kira yılda 62.000.'],
  ['tr', 'Umarım satın almayı önerirsiniz.', 'Müşteri taksit istiyor.'],
  ['el', 'Θα προτιμούσα να το πουλήσουμε.', 'Το ενοίκιο είναι 62.000.'],
  ['sv', 'Jag skulle helst vilja sälja ladan.', 'Hyran är 62 000 om året.'],
  ['da', 'Jeg vil helst sælge laden.', 'Lejen er 62.000 om året.'],
  ['nb', 'Jeg håper dere går for kjøp.', 'Leien er 62 000 i året.'],
  ['fi', 'Toivoisin, että myymme hallin.', 'Vuokra on 62 000 vuodessa.'],
  ['cs', 'Nejraději bych halu prodal.', 'Nájem je 62 000 ročně.'],
  ['hu', 'Szívesebben eladnám a csarnokot.', 'A bérlet évi 62 000.'],
  ['ro', 'Aș prefera să vindem hala.', 'Chiria e de 62.000 pe an.'],
  ['ko', '저는 매각하는 쪽으로 마음이 기울었습니다.', '임대료는 연 6,200만 원입니다.'],
  ['ko', '솔직히 팔고 싶습니다.', '세입자가 나갔습니다.'],
  ['vi', 'Tôi nghiêng về việc bán kho.', 'Tiền thuê là 62 triệu.'],
  ['id', 'Saya lebih suka menjual gudang itu.', 'Sewanya 62 juta setahun.'],
  ['th', 'ใจจริงผมอยากขายโกดัง', 'ค่าเช่าปีละ 62,000\n'],
  ['fa', 'ترجیح می‌دهم انبار را بفروشیم.', 'اجاره سالی ۶۲ میلیون است.'],
  ['he', 'אני מעדיף למכור את המחסן.', 'השכירות היא 62,000 בשנה.'],
  ['bn', 'আমি গুদামটা বিক্রি করতেই চাই।', 'ভাড়া বছরে ৬২,০০০।'],
  ['ta', 'நான் கிடங்கை விற்கவே விரும்புகிறேன்.', 'வாடகை ஆண்டுக்கு 62,000.'],
];

describe('what a writer leans to, found by code', () => {
  it.each(said)('%s: %s', (language, leaning, fact) => {
    expect(leaningIn(`${fact} ${leaning}`, language).map((sentence) => sentence.trim())).toEqual([leaning]);
  });
});
