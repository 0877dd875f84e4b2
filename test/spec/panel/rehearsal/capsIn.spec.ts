import { describe, expect, it } from 'vitest';

import { limitsIn } from '../../../../server/panel/rehearsal/limitsIn.ts';

describe('what may be at most, and what is forbidden', () => {
  it.each([
    ['en', 'Max. debt: £2m.'],
    ['de', 'Wir nehmen höchstens 80.000 € Kredit auf.'],
    ['fr', 'Interdit de vendre le terrain de la rue Haute.'],
    ['es', 'Techo de gasto: 450.000 €'],
    ['pt', 'O investimento é no máximo de 300 mil euros.'],
    ['it', 'Spesa massimo 200.000 euro.'],
    ['nl', 'Max. krediet: € 220.000'],
    ['pl', 'Kredyt: najwyżej 900 tys. zł.'],
    ['ru', 'Кредит не более 5 млн рублей.'],
    ['uk', 'Кредит не більше 2 млн грн.'],
    ['el', 'Δάνειο το πολύ 200.000 ευρώ.'],
    ['tr', 'Yıllık kira 900.000 TL’yi geçmemeli.'],
    ['ar', 'القرض بحد أقصى ٢ مليون ريال.'],
    ['he', 'הלוואה של לכל היותר 2 מיליון ש"ח.'],
    ['fa', 'وام حداکثر ۲ میلیارد تومان.'],
    ['hi', 'कर्ज़ अधिकतम 40 लाख रुपये।'],
    ['bn', 'ঋণ সর্বোচ্চ ৪০ লাখ টাকা।'],
    ['ta', 'கடன் அதிகபட்சம் 40 லட்சம் ரூபாய்.'],
    ['th', 'ห้ามจ่ายเกิน 3 ล้านบาท'],
    ['vi', 'Ngân hàng chỉ cho vay tối đa 70 %.'],
    ['id', 'Pinjaman maksimal Rp 300 juta.'],
    ['ko', '대출은 최대 3억 원.'],
    ['ja', '投資額は3億円以内。'],
    ['zh', '贷款不超过300万元。'],
    ['zh-Hant', '貸款上限300萬元。'],
    ['fi', 'Lainaa enintään 200 000 euroa.'],
    ['da', 'Lånet må højst være 2 mio. kr.'],
  ])('is fixed: %s, %s', (language, text) => {
    expect(limitsIn(text, language)).toEqual([text]);
  });

  it.each([
    ['en', 'Should we borrow at most £2m?'],
    ['en', '1. Rent a hall of at most 400 m²'],
    ['en', 'The maximum effort is ours.'],
    ['en', 'Costs rose by 4% last year.'],
    ['fr', 'Il faut répondre au plus tard le 3 mars 2027.'],
  ])('is not: %s, %s', (language, text) => {
    expect(limitsIn(text, language)).toEqual([]);
  });
});
