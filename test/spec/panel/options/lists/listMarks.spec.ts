import { describe, expect, it } from 'vitest';

import { listedOptions } from '../../../../../server/panel/protocol/text/options/listedOptions.ts';

const titlesIn = (text: string): string[] => listedOptions(text).map(({ title }) => title);
const three = ['Buy', 'Lease', 'Wait'];

describe('marks of lists', () => {
  it.each([
    'Which?\n1.1 Buy\n1.2 Lease\n1.3 Wait',
    'Which?\n1 Buy\n2 Lease\n3 Wait',
    'Which?\n#1 Buy\n#2 Lease\n#3 Wait',
    'Which?\n[1] Buy\n[2] Lease\n[3] Wait',
    'Which?\n1º Buy\n2º Lease\n3º Wait',
    'Which?\n⒈Buy\n⒉Lease\n⒊Wait',
    'Which?\n⑴ Buy\n⑵ Lease\n⑶ Wait',
    'Which?\nⅠ Buy\nⅡ Lease\nⅢ Wait',
    'Which?\n㋐ Buy\n㋑ Lease\n㋒ Wait',
    'Which?\n㉠ Buy\n㉡ Lease\n㉢ Wait',
    'Which?\n፩. Buy\n፪. Lease\n፫. Wait',
    'Which?\n၁။ Buy\n၂။ Lease\n၃။ Wait',
    'Which?\n១។ Buy\n២។ Lease\n៣។ Wait',
    'Which?\n~ Buy\n~ Lease\n~ Wait',
    'Which?\n> Buy\n> Lease\n> Wait',
    'Which?\n(i) Buy\n(ii) Lease\n(iii) Wait',
    'Which?\n• Buy • Lease • Wait',
    'Which one? • Buy • Lease • Wait',
    'Options: (i) Buy (ii) Lease (iii) Wait',
    '<p>Which one?</p><ul><li>Buy</li><li class="b">Lease</li><li>Wait</li></ul>',
    'Which?<br>- Buy<br/>- Lease<br />- Wait',
    'Which?\n**Buy** – own it\n**Lease** – rent it\n**Wait** – do nothing',
    'Buy / Lease / Wait?',
    'What now?\n\nBuy\n\nLease\n\nWait',
    'What now?\nBuy\nLease\nWait\n\nThanks\nAnna',
    '| Proposal | Cost |\n|---|---|\n| Buy | 5 |\n| Lease | 3 |\n| Wait | 0 |',
  ])('are read: %s', (text) => {
    expect(titlesIn(text)).toEqual(three);
  });

  it('leave the number of a continued line where it is', () => {
    expect(titlesIn('Which?\n- Buy it for\n  2 years\n- Lease it for\n  1 year')).toEqual([
      'Buy it for 2 years',
      'Lease it for 1 year',
    ]);
  });

  it.each([
    ['quantities', 'What should we do?\n\n12 rooms are empty\n3 guests have left\n40 beds are old'],
    ['notes', 'Which one is it?\n\n[1] https://example.org/a\n[2] https://example.org/b'],
    ['the end of a letter', 'What now?\n\nKind regards\nAnna Bauer'],
    [
      'a letter that was answered',
      'On Monday you wrote:\n> Hello Anna,\n> we have thought about it.\n> Come on Friday.',
    ],
    ['an open paragraph', 'What now?\nThe rent rises\nand the baker is ill and the oven is old.'],
    ['a register', '| Proposal | Author |\n|---|---|\n| Buy | Ann |\n| Lease | Ben |'],
  ])('are not seen in %s', (_what, text) => {
    expect(titlesIn(text)).toEqual([]);
  });
});

describe('labels of items', () => {
  it.each([
    ['الخيار الأول: الشراء\nالخيار الثاني: الاستئجار\nالخيار الثالث: الانتظار', ['الشراء', 'الاستئجار', 'الانتظار']],
    ['First option: buy\nSecond option: lease\nThird option: wait', ['buy', 'lease', 'wait']],
    ['Option one: buy\nOption two: lease\nOption three: wait', ['buy', 'lease', 'wait']],
    ['Erste Möglichkeit: kaufen\nZweite Möglichkeit: mieten', ['kaufen', 'mieten']],
    ['Première option : acheter\nDeuxième option : louer', ['acheter', 'louer']],
    ['Prima opzione: comprare\nSeconda opzione: affittare', ['comprare', 'affittare']],
    ['Pierwsza opcja: kupić\nDruga opcja: wynająć', ['kupić', 'wynająć']],
    ['گزینه اول: خرید\nگزینه دوم: اجاره', ['خرید', 'اجاره']],
    ['האפשרות הראשונה: לקנות\nהאפשרות השנייה: לשכור', ['לקנות', 'לשכור']],
    ['पहला विकल्प: ख़रीदें\nदूसरा विकल्प: किराये पर लें', ['ख़रीदें', 'किराये पर लें']],
    ['প্রথম বিকল্প: কেনা\nদ্বিতীয় বিকল্প: ভাড়া', ['কেনা', 'ভাড়া']],
    ['முதல் விருப்பம்: வாங்கு\nஇரண்டாவது விருப்பம்: வாடகை', ['வாங்கு', 'வாடகை']],
    ['Phương án thứ nhất: mua\nPhương án thứ hai: thuê', ['mua', 'thuê']],
    ['Pilihan pertama: beli\nPilihan kedua: sewa', ['beli', 'sewa']],
    ['Birinci seçenek: almak\nİkinci seçenek: kiralamak', ['almak', 'kiralamak']],
    ['첫 번째 대안: 매입\n두 번째 대안: 임차', ['매입', '임차']],
    ['第一种方案：购买\n第二种方案：租赁', ['购买', '租赁']],
    ['ทางเลือกแรก: ซื้อ\nทางเลือกที่สอง: เช่า', ['ซื้อ', 'เช่า']],
    ['ตัวเลือกที่ 1 ซื้อ\nตัวเลือกที่ 2 เช่า\nตัวเลือกที่ 3 รอ', ['ซื้อ', 'เช่า', 'รอ']],
    ['A案　買う\nB案　借りる\nC案　待つ', ['買う', '借りる', '待つ']],
  ])('are read in words: %s', (text, named) => {
    expect(titlesIn(text)).toEqual(named);
  });
});

describe('sentences that lead over to a list', () => {
  const items = '\n①買う\n②借りる\n③待つ';
  it.each([
    'どれにするか。',
    '次のうちどれがよいでしょうか。',
    '三つの案があります。',
    '悩んでいます。',
    '選べない。',
    '无法取舍，很纠结。',
    '고민입니다.',
    'เลือกไม่ถูก',
    'I cannot decide.',
    'Ich kann mich nicht entscheiden.',
    'Je n’arrive pas à trancher.',
    'No sé qué hacer.',
    'Не знаю, что делать.',
    'Karar veremiyorum.',
    'أنا محتار.',
    'Bingung sekali.',
    'The solutions that were examined:',
    'הפתרונות שנבדקו:',
  ])('%s', (lead) => {
    expect(titlesIn(lead + items)).toEqual(['買う', '借りる', '待つ']);
  });

  it('does not count long items below a sigh as what is chosen from', () => {
    const facts = [
      'The lease of the shop ends in May and it may not be renewed.',
      'Our baker has been ill since January.',
    ];
    expect(titlesIn(`I cannot decide.\n${facts.map((fact) => `- ${fact}`).join('\n')}`)).toEqual([]);
  });
});
