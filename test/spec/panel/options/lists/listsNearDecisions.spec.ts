import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('labels of what is to be decided', () => {
  it.each([
    'Pls vote by Friday on the caterer:\n- Brown\n- Little Oven\n\nRemember:\n- the key',
    'Condominium vote:\n( ) Brown\n( ) Little Oven',
    'Abstimmung im Verein:\n- Brown\n- Little Oven',
    'Vote du conseil :\n- Brown\n- Little Oven',
    'Votación de la comunidad:\n( ) Brown\n( ) Little Oven',
    'Votação do prédio:\n( ) Brown\n( ) Little Oven',
    'Your preference for the lunch please:\n- Brown\n- Little Oven',
    'Bitte eure Präferenz für das Essen:\n- Brown\n- Little Oven',
    'Graag jullie voorkeur voor de lunch:\n- Brown\n- Little Oven',
    'Co możemy zrobić:\n- Brown\n- Little Oven',
    'Rozważamy:\n- Brown\n- Little Oven',
    'Co můžeme udělat:\n- Brown\n- Little Oven',
    'Vad vi kan göra:\n- Brown\n- Little Oven',
    'हम क्या कर सकते हैं:\n- Brown\n- Little Oven',
    'Tunachoweza kufanya:\n- Brown\n- Little Oven',
    'Mitä voimme tehdä:\n- Brown\n- Little Oven',
    'আমরা যা করতে পারি:\n- Brown\n- Little Oven',
    'We are considering:\n- Brown\n- Little Oven',
    'Nous envisageons :\n- Brown\n- Little Oven',
  ])('lead over to options: %s', (text) => {
    expect(titlesIn(text)).toEqual(['Brown', 'Little Oven']);
  });

  it.each([
    'What we can do without:\n- the van\n- the printer',
    'Results of the vote:\n- 12 for\n- 3 against',
    'Before the vote:\n- print the papers\n- heat the hall',
    'What we cannot do:\n- sell\n- borrow',
    'Minhas pendências:\n( ) consertar o ar\n( ) treinar a nova',
  ])('are others: %s', (text) => {
    expect(titlesIn(text)).toEqual([]);
  });
});

describe('tables below a question for one of their rows', () => {
  it.each([
    'Quel fournisseur choisir pour 2027 ?\n\n| Fournisseur | Prix |\n|---|---|\n| Brown | 41 € |\n| Little | 44 € |',
    'Quelle salle louer ?\n\nSalle;Prix\nBrown;41 €\nLittle;44 €',
    '¿Qué proyecto financiamos?\n\nproyecto,costo\nBrown,38000\nLittle,21500',
    '¿Qué proyecto financiamos?\n\nproyecto,costo,gente\nBrown,38000,420\nLittle,21500,1100',
    'Pe cine alegem pentru terasă?\n\n| Firma | Ofertă |\n|---|---|\n| Brown | 84.000 lei |\n| Little | 91.500 lei |',
    'Who should we hire?\n\n| Name | Rate |\n|---|---|\n| Brown | £84 |\n| Little | £91 |',
    'Wen beauftragen wir?\n\n| Firma | Angebot |\n|---|---|\n| Brown | 84 € |\n| Little | 91 € |',
    'Kterou firmu vezmeme?\n\n| Firma | Cena |\n|---|---|\n| Brown | 84 Kč |\n| Little | 91 Kč |',
  ])('name options: %s', (text) => {
    expect(titlesIn(text)).toEqual(['Brown', 'Little']);
  });

  it.each([
    '¿Qué ventas tuvimos en mayo?\n\nmes,ventas\nmayo,120\njunio,140',
    'Quel est le prix de chaque banque ?\n\n| Banque | Prix |\n|---|---|\n| Erste | 40 |\n| Hypo | 37 |',
    'Who pays what?\n\n| Name | Share |\n|---|---|\n| Brown | 84 |\n| Little | 91 |',
  ])('name none where facts are asked for: %s', (text) => {
    expect(titlesIn(text)).toEqual([]);
  });
});

describe('a list of deeds beside a sentence that says that an answer is awaited', () => {
  it.each([
    'We run three shops.\n- Refit the old shop for £48,500\n- Move to the station (£620 a month)\n- Sell online only\nThe bank wants an answer by May.',
    'Wir haben drei Läden.\n- Den Laden für 48.500 € umbauen\n- In den Bahnhof ziehen (620 € im Monat)\n- Nur noch online verkaufen\nDie Bank will bis Mai eine Antwort.',
    'Nous avons trois boutiques.\n- Rénover la boutique\n- Déménager à la gare\n- Vendre en ligne\nLa banque veut une réponse en mai.',
    '我们有三家店。\n・花48万元翻新老店\n・搬到车站（月租6200元）\n・只做网上销售\n银行要求5月前答复。',
    '和菓子店を3店舗営んでいます。\n・本店を4,850万円で改装する\n・駅前のテナント(月額62万円)に移る\n・オンライン販売だけにする\n銀行の回答期限は2月5日です。',
    '가게 세 곳을 운영합니다.\n- 본점을 4,850만 원에 고친다\n- 역 앞으로 옮긴다 (월 62만 원)\n- 온라인으로만 판다\n은행은 5월까지 답을 원합니다.',
    'لدينا ثلاثة متاجر.\n- تجديد المتجر بمبلغ ٤٨٬٥٠٠ دينار\n- الانتقال إلى المحطة\n- البيع عبر الإنترنت فقط\nيريد البنك رداً قبل مايو.',
    'เรามีร้านสามร้าน\n- ปรับปรุงร้านหลัก 485,000 บาท\n- ย้ายไปสถานี (เดือนละ 6,200 บาท)\n- ขายออนไลน์อย่างเดียว\nธนาคารต้องการคำตอบภายในพฤษภาคม',
    '和菓子店を3店舗営んでいます。従業員は34人です。\n・本店を改装する\n・駅前に移る\n・3½年は何もしない\n銀行の回答期限は2月5日です。',
  ])('is one of options: %s', (text) => {
    expect(titlesIn(text)).toHaveLength(3);
  });

  it.each([
    'We run three shops.\n- Refit the old shop\n- Move to the station\n- Sell online only\nThe sun shines.',
    'To do this week:\n- Call the insurer\n- Finish the board pack\n- Order helmets\nThe bank wants an answer by May.',
    'I have to finish these this week.\n- Call the insurer\n- Send the papers\nThe bank wants an answer by May.',
    'Last year we did a lot.\n- Opened a shop\n- Sold the van\nThe bank wants an answer by May.',
    'Facts about us.\n- 40 people\n- three shops\nThe bank wants an answer by May.',
  ])('is none elsewhere: %s', (text) => {
    expect(titlesIn(text)).toEqual([]);
  });
});
