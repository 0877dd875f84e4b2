import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('what stands before a colon or a dash and asks what to do is no side', () => {
  it.each([
    [
      'en',
      'Which way should we go: buy two new looms for £268,000, lease them at £5,350 a month, rebuild the old ones, or stop weaving?',
      ['buy two new looms for £268,000', 'lease them at £5,350 a month', 'rebuild the old ones', 'stop weaving'],
    ],
    [
      'en',
      'So what shall I do with the house – let it, sell it or move in myself?',
      ['let it', 'sell it', 'move in myself'],
    ],
    [
      'en',
      'With whom should we sign: Harrow & Sons Ltd., Beck Haulage or nobody?',
      ['Harrow & Sons Ltd.', 'Beck Haulage', 'nobody'],
    ],
    ['en', 'We lost the lease, so where can we go next: Leeds, York or Hull?', ['Leeds', 'York', 'Hull']],
    [
      'de',
      'An wen sollen wir den Hof verpachten: an Familie Huber, an die Genossenschaft oder an niemanden?',
      ['an Familie Huber', 'an die Genossenschaft', 'an niemanden'],
    ],
    [
      'fr',
      'Quelle voie devons-nous prendre : racheter le four, le louer 1 900 € par mois ou fermer ?',
      ['racheter le four', 'le louer 1 900 € par mois', 'fermer'],
    ],
    [
      'es',
      '¿Qué debemos hacer: comprar el horno, alquilarlo o dejar el pan?',
      ['comprar el horno', 'alquilarlo', 'dejar el pan'],
    ],
    [
      'pt',
      'Que caminho devemos seguir: comprar o forno, alugá-lo ou deixar o pão?',
      ['comprar o forno', 'alugá-lo', 'deixar o pão'],
    ],
    [
      'it',
      'A chi dovremmo affidare la consegna: a Rossi, a Bianchi o a nessuno?',
      ['a Rossi', 'a Bianchi', 'a nessuno'],
    ],
    [
      'nl',
      'Met wie zullen we verder gaan: met Jansen, met De Vries of alleen?',
      ['met Jansen', 'met De Vries', 'alleen'],
    ],
    [
      'pl',
      'Którą drogą powinniśmy pójść: kupić piec, wziąć go w leasing czy zlecić palenie?',
      ['kupić piec', 'wziąć go w leasing', 'zlecić palenie'],
    ],
    ['ru', 'Куда нам стоит переехать: в Тверь, в Клин или никуда?', ['в Тверь', 'в Клин', 'никуда']],
    ['uk', 'Що нам варто зробити: купити піч, орендувати чи чекати?', ['купити піч', 'орендувати', 'чекати']],
    [
      'el',
      'Ποιον δρόμο πρέπει να πάρουμε: να αγοράσουμε τον φούρνο, να τον νοικιάσουμε ή να κλείσουμε;',
      ['να αγοράσουμε τον φούρνο', 'να τον νοικιάσουμε', 'να κλείσουμε'],
    ],
    [
      'tr',
      'Hangi yolu seçmeliyiz: fırını satın almak, kiralamak veya ekmeği bırakmak?',
      ['fırını satın almak', 'kiralamak', 'ekmeği bırakmak'],
    ],
    ['ar', 'أي طريق يجب أن نسلك: شراء الفرن أم استئجاره أم ترك الخبز؟', ['شراء الفرن', 'استئجاره', 'ترك الخبز']],
    [
      'fa',
      'کدام راه را باید برویم: فر را بخریم، اجاره کنیم یا نان را کنار بگذاریم؟',
      ['فر را بخریم', 'اجاره کنیم', 'نان را کنار بگذاریم'],
    ],
    [
      'he',
      'באיזו דרך כדאי לנו ללכת: לקנות את התנור, לשכור אותו או להפסיק?',
      ['לקנות את התנור', 'לשכור אותו', 'להפסיק'],
    ],
    [
      'hi',
      'क्या करें: भट्ठी ₹८.६ लाख में ख़रीदें, ₹१४,५०० महीने पर किराये पर लें या रोटी बनाना बंद करें?',
      ['भट्ठी ₹८.६ लाख में ख़रीदें', '₹१४,५०० महीने पर किराये पर लें', 'रोटी बनाना बंद करें'],
    ],
    ['bn', 'আমাদের কী করা উচিত: চুল্লি কিনব, ভাড়া নেব, নাকি রুটি বন্ধ করব?', ['চুল্লি কিনব', 'ভাড়া নেব', 'রুটি বন্ধ করব']],
    [
      'ta',
      'நாம் என்ன செய்ய வேண்டும்: அடுப்பை வாங்கலாமா, வாடகைக்கு எடுக்கலாமா அல்லது நிறுத்தலாமா?',
      ['அடுப்பை வாங்கலாமா', 'வாடகைக்கு எடுக்கலாமா', 'நிறுத்தலாமா'],
    ],
    [
      'th',
      'เราควรทำอย่างไร: ซื้อเตาใหม่ 860,000 บาท เช่าเดือนละ 14,500 บาท หรือเลิกทำขนมปัง',
      ['ซื้อเตาใหม่ 860,000 บาท', 'เช่าเดือนละ 14,500 บาท', 'เลิกทำขนมปัง'],
    ],
    ['th', 'ควรทำอะไรดี: ขายร้าน หรือให้เช่า', ['ขายร้าน', 'ให้เช่า']],
    ['vi', 'Chúng ta nên đi đường nào: bán xưởng, cho thuê hay giữ lại?', ['bán xưởng', 'cho thuê', 'giữ lại']],
    ['id', 'Ke mana kita harus pindah: Bandung, Bogor atau tetap di sini?', ['Bandung', 'Bogor', 'tetap di sini']],
    [
      'ja',
      'どうすべきでしょうか：窯を買うか、月14万円で借りるか、それともパンをやめるべきか。',
      ['窯を買う', '月14万円で借りる', 'パンをやめるべきか'],
    ],
    [
      'ko',
      '어떻게 해야 할까요: 오븐을 8,600만 원에 살까요, 월 145만 원에 빌릴까요, 아니면 빵을 접을까요?',
      ['오븐을 8,600만 원에 살까요', '월 145만 원에 빌릴까요', '빵을 접을까요'],
    ],
    ['ko', '어디로 옮길까요: 청주, 대전, 아니면 그대로?', ['청주', '대전', '그대로']],
    ['zh-Hans', '我们应该走哪条路：买新烤炉，租一台，还是外包？', ['买新烤炉', '租一台', '外包']],
    ['zh-Hant', '我們應該怎麼做：買新烤爐、租用，還是外包？', ['買新烤爐', '租用', '外包']],
    ['sv', 'Vad ska vi göra: köpa ugnen, hyra den eller sluta baka?', ['köpa ugnen', 'hyra den', 'sluta baka']],
    [
      'cs',
      'Kterou cestou máme jít: koupit pec, pronajmout ji, nebo skončit?',
      ['koupit pec', 'pronajmout ji', 'skončit'],
    ],
  ])('%s: %s', (_, text, options) => expect(titlesIn(text)).toEqual(options));

  it('and a colon within a side belongs to it', () =>
    expect(titlesIn('Should we accept the offer: €20,000 a year, or decline?')).toEqual([
      'accept the offer: €20,000 a year',
      'decline',
    ]));
});

it.each([
  [
    '窯を買うべきか、借りるべきか、それとも㈱白山窯業に焼成を任せるべきか。',
    '窯を買うべき',
    '借りるべき',
    '㈱白山窯業に焼成を任せるべき',
  ],
  [
    '店を移すべきか、閉じるべきか、あるいは息子に継がせるべきでしょうか？',
    '店を移すべき',
    '閉じるべき',
    '息子に継がせるべきでしょう',
  ],
])('each side of a Japanese question is one: %s', (text, ...options) => expect(titlesIn(text)).toEqual(options));

describe('the name of a Thai firm is not cut at its spaces', () => {
  it.each([
    [
      'เราควรซื้อเครื่องใหม่ราคา 6.4 ล้านบาท เช่าเดือนละ 95,000 บาท หรือจ้างบริษัท ไทยแพ็ค จำกัด บรรจุให้?',
      'ซื้อเครื่องใหม่ราคา 6.4 ล้านบาท',
      'เช่าเดือนละ 95,000 บาท',
      'จ้างบริษัท ไทยแพ็ค จำกัด บรรจุให้',
    ],
    ['จะจ้างบริษัท สยามฟู้ด จำกัด (มหาชน) หรือจะทำเองดีครับ', 'จะจ้างบริษัท สยามฟู้ด จำกัด (มหาชน)', 'จะทำเองดีครับ'],
    [
      'เราควรเช่าโกดังของบริษัท ทรัพย์ทวี โลจิสติกส์ จำกัด ซื้อที่ดินใหม่ หรือรอไปก่อน',
      'เช่าโกดังของบริษัท ทรัพย์ทวี โลจิสติกส์ จำกัด',
      'ซื้อที่ดินใหม่',
      'รอไปก่อน',
    ],
    ['ควรซื้อจาก หจก. รุ่งเรืองการช่าง หรือเช่าจาก บจก. เมืองทอง', 'ซื้อจาก หจก. รุ่งเรืองการช่าง', 'เช่าจาก บจก. เมืองทอง'],
    ['เราควรให้ห้างหุ้นส่วนจำกัด พงษ์การช่าง ซ่อมให้ หรือซื้อเครื่องใหม่ดี', 'ให้ห้างหุ้นส่วนจำกัด พงษ์การช่าง ซ่อมให้', 'ซื้อเครื่องใหม่'],
  ])('%s', (text, ...options) => expect(titlesIn(text)).toEqual(options));
});
