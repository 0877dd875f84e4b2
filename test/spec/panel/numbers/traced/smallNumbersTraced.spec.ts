import { describe, expect, it } from 'vitest';

import { traceNumbers } from '../../../../../server/panel/protocol/text/numbers/traceNumbers.ts';

const untraced = (text: string, source: string, language: string) =>
  traceNumbers(text, [{ text: source }], language).untraced.map((one) => one.text);

describe('numbers in words that a source has in figures', () => {
  it.each([
    ['ar', 'أربعة وعشرون عاملاً يبقون.', '٢٤ عاملاً.'],
    ['ar', 'أربع وعشرون ساعة تكفي.', '٢٤ ساعة.'],
    ['he', 'שלושים ושמונה עובדים נשארים.', '38 עובדים.'],
    ['he', 'עשרים וחמישה עובדים נשארים.', '25 עובדים.'],
    ['he', 'שנים עשר עובדים נשארים.', '12 עובדים.'],
    ['he', 'שנים־עשר עובדים נשארים.', '12 עובדים.'],
    ['ko', '사억 팔천오백만 원이 든다.', '4억 8,500만 원'],
    ['ko', '이만 오천 원이 든다.', '25,000원'],
    ['ko', '삼만 명이 온다.', '3만 명'],
    ['ja', '四八〇〇万円で買える。', '4,800万円'],
    ['ja', '一二五〇円で買える。', '1,250円'],
    ['tr', 'İki yılda 14,04 milyon TL tutar.', 'Kira aylık 585.000 TL.'],
    ['fr', 'Quatre-vingts clients restent.', '80 clients'],
    ['bn', 'পাঁচজন কর্মী থাকবে।', '৫ জন কর্মী'],
    ['th', 'ลูกค้าห้ารายอยู่ต่อ', 'ลูกค้า 5 ราย'],
    ['vi', 'Năm khách hàng ở lại.', '5 khách hàng'],
    ['ar', 'شهران يكفيان.', 'المهلة شهران.'],
    ['he', 'חודשיים מספיקים.', 'הביצוע לוקח 2 חודשים.'],
    ['ar', 'سنتان تكفيان.', 'المدة ٢٤ شهراً.'],
  ])('are no others: %s %s', (language, text, source) => {
    expect(untraced(text, source, language)).toEqual([]);
  });

  it.each([
    ['ar', 'أربعة وعشرون عاملاً يبقون.', '٨٠ عاملاً.', 'أربعة وعشرون'],
    ['he', 'שלושים ושמונה עובדים נשארים.', '30 עובדים.', 'שלושים ושמונה'],
    ['ko', '사억 팔천오백만 원이 든다.', '8,500만 원', '사억 팔천오백만 원'],
    ['ja', '四八〇〇万円で買える。', '4,300万円', '四八〇〇万円'],
    ['bn', 'পাঁচজন কর্মী যাবে।', '৩৭ জন কর্মী', 'পাঁচ'],
    ['th', 'ลูกค้าห้ารายจะหายไป', 'พนักงาน 41 คน', 'ห้า'],
    ['vi', 'Năm khách hàng sẽ bỏ đi.', '63 công nhân', 'Năm'],
    ['ar', 'شهران يكفيان.', '٢٤ عاملاً', 'شهران'],
    ['ar', 'يكفي أسبوعان.', '٢٤ عاملاً', 'أسبوعان'],
    ['he', 'חודשיים מספיקים.', '38 עובדים', 'חודשיים'],
  ])('are named where the source has another: %s %s', (language, text, source, named) => {
    expect(untraced(text, source, language)).toEqual([named]);
  });

  it.each([
    ['vi', 'Năm nay và năm sau đều khó; mỗi năm ngày càng khó.', '63 công nhân'],
    ['vi', 'Năm người ta mở cửa thì đã muộn.', '63 công nhân'],
    ['ja', '三四日で決める。', '職人は十七人。'],
    ['ko', '이만 하면 충분하다.', '직원 21명'],
  ])('are none where the same words say something else: %s %s', (language, text, source) => {
    expect(untraced(text, source, language)).toEqual([]);
  });
});

describe('marks of a list', () => {
  it.each([
    ['ja', '(1)新しい箔打機を買う\n(2)借りる\n(3)任せる', '3時間に減ります。', '3'],
    ['ja', '案は次の通り。(1)買う(2)借りる(3)任せる', '3時間に減ります。', '3'],
    ['ja', '1.買う\n2.借りる\n3.任せる', '3時間に減ります。', '3'],
    ['zh-Hans', '（1）买新机\n（2）租\n（3）外包', '减到3小时。', '3'],
    ['ko', '1)산다\n2)빌린다\n3)맡긴다', '3시간으로 준다.', '3'],
    ['th', '1)ซื้อ\n2)เช่า\n3)จ้าง', 'ลดเหลือ 3 ชั่วโมง', '3'],
    ['en', 'Options: (1)buy (2)lease (3)stop', 'Downtime falls to 3 hours.', '3'],
  ])('are no source: %s', (language, source, text, named) => {
    expect(untraced(text, source, language)[0]).toContain(named);
  });

  it.each([
    ['ja', '職人(3人)が辞めた。', '3人が辞めた。'],
    ['ja', '停止は月\n3.5時間です。', '3.5時間です。'],
    ['en', 'We closed (3) in May.', 'We closed 3 in May.'],
  ])('other numbers in brackets are: %s %s', (language, source, text) => {
    expect(untraced(text, source, language)).toEqual([]);
  });
});
