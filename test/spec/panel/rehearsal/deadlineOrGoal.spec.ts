import { describe, expect, it } from 'vitest';

import { deadlineIn } from '../../../../server/panel/rehearsal/deadlineIn.ts';

describe('of several dates that which an answer is asked by', () => {
  it.each([
    [
      'en',
      'The lessor expects our reply by close of business on 9 December. It has worked if by end of 2029 rent is below 5%.',
      '9 December',
    ],
    ['en', 'Success: margins above 12% by end of 2028. Please decide by Tuesday.', 'Tuesday'],
    [
      'en',
      'We already agreed that the pilot runs until 31 March 2027. The vendor wants a yes before 8 January.',
      '8 January',
    ],
    ['de', 'Antwort bis Dienstag, 8.12.2026, 14 Uhr. Bis Ende 2029 soll die Miete unter 5 % liegen.', '8.12.2026'],
    ['de', 'Bis Ende 2029 wollen wir 20 % weniger Strom brauchen. Das Angebot gilt bis 8. Dezember.', '8. Dezember'],
    [
      'fr',
      'Le bailleur attend notre réponse avant le 9 décembre. Ce sera réussi si, d’ici fin 2029, le loyer passe sous 5 %.',
      '9 décembre',
    ],
    [
      'es',
      'El banco espera respuesta antes del 9 de diciembre. Será un éxito si hasta finales de 2029 el coste baja un 20 %.',
      '9 de diciembre',
    ],
    [
      'pt',
      'O senhorio quer resposta até 9 de dezembro. Terá resultado se até fim de 2029 a renda ficar abaixo de 5%.',
      '9 de dezembro',
    ],
    [
      'it',
      'Il locatore vuole una risposta entro il 9 dicembre. È un successo se entro fine 2029 i costi scendono.',
      '9 dicembre',
    ],
    [
      'nl',
      'De verhuurder wil antwoord vóór 9 december. Het is geslaagd als vóór eind december 2029 de huur onder 5% ligt.',
      '9 december',
    ],
    [
      'pl',
      'Bank czeka na odpowiedź do 9 grudnia. Sukcesem będzie, jeśli do końca grudnia 2029 koszty spadną.',
      '9 grudnia',
    ],
    ['ru', 'Банк ждёт ответа до 9 декабря. Успехом будет, если до 31 декабря 2029 года расходы упадут.', '9 декабря'],
    [
      'uk',
      'Банк чекає на відповідь до 9 грудня. Успіхом буде, якщо до 31 грудня 2029 року витрати впадуть.',
      '9 грудня',
    ],
    [
      'el',
      'Η τράπεζα θέλει απάντηση έως τις 9 Δεκεμβρίου. Επιτυχία είναι αν έως τις 31 Δεκεμβρίου 2029 πέσει το κόστος.',
      '9 Δεκεμβρίου',
    ],
    [
      'tr',
      'Başarı: 31 Aralık 2029’a kadar maliyet %5’in altına iner. Banka 9 Aralık’a kadar yanıt bekliyor.',
      '9 Aralık',
    ],
    ['ar', 'النجاح أن تنخفض الكلفة قبل ٣١ ديسمبر ٢٠٢٩. البنك يريد الرد قبل ٩ ديسمبر.', '٩ ديسمبر'],
    ['he', 'הצלחה היא ששכר הדירה יירד עד 31 בדצמבר 2029. הבנק רוצה תשובה עד 9 בדצמבר.', '9 בדצמבר'],
    ['fa', 'موفقیت یعنی هزینه تا ۱۰ دی ۱۴۰۸ کم شود. بانک تا ۱۸ آذر پاسخ می‌خواهد.', '۱۸ آذر'],
    ['hi', 'सफलता यह है कि 31 दिसंबर 2029 तक किराया घटे। बैंक 9 दिसंबर तक जवाब चाहता है।', '9 दिसंबर'],
    ['bn', 'সাফল্য হবে যদি ৩১ ডিসেম্বর ২০২৯-এর মধ্যে খরচ কমে। ব্যাংক ৯ ডিসেম্বরের মধ্যে উত্তর চায়।', '৯ ডিসেম্বরের'],
    ['ta', 'வெற்றி என்பது 31 டிசம்பர் 2029க்குள் செலவு குறைவது. வங்கி 9 டிசம்பர் 2026க்குள் பதில் கேட்கிறது.', '9 டிசம்பர் 2026'],
    ['th', 'ถือว่าสำเร็จถ้าต้นทุนลดลงภายในวันที่ 31 ธันวาคม 2572\nธนาคารขอคำตอบภายในวันที่ 9 ธันวาคม 2569', '9 ธันวาคม 2569'],
    [
      'vi',
      'Thành công là chi phí giảm trước ngày 31 tháng 12 năm 2029. Ngân hàng cần trả lời trước ngày 9 tháng 12.',
      '9 tháng 12',
    ],
    [
      'id',
      'Berhasil jika sebelum 31 Desember 2029 biaya turun. Bank menunggu jawaban sebelum 9 Desember.',
      '9 Desember',
    ],
    ['ko', '2029년 12월 31일까지 비용이 줄면 성공이다. 은행은 12월 9일까지 답변을 원한다.', '12월 9일'],
    ['ja', '12月9日（水）の役員会までに決めたい。2029年3月末までに賃料を2割下げられれば成功。', '12月9日'],
    ['zh', '2029年12月31日前成本下降就算成功。银行要求12月9日前答复。', '12月9日'],
    ['zh-Hant', '2029年12月31日前成本下降就算成功。銀行要求 115 年 12 月 9 日前答覆。', '115 年 12 月 9 日'],
  ])('is the limit: %s, %s', (language, text, limit) => {
    expect(deadlineIn(text, language)).toBe(limit);
  });

  it.each([
    ['en', 'Success is rent below 5% by end of 2029.'],
    ['de', 'Bis Ende 2029 soll die Miete unter 5 % liegen.'],
    ['ja', '2029年3月末までに賃料を2割下げられれば成功。'],
    ['es', 'Objetivo: bajar el coste un 20 % antes del 31 de diciembre de 2029.'],
  ])('is none where the only date is that of a goal: %s, %s', (language, text) => {
    expect(deadlineIn(text, language)).toBeNull();
  });
});

describe('a day with what stands beside it', () => {
  it.each([
    ['en', 'They need to hear by close of play Tuesday 8 December 2026.', '8 December 2026'],
    ['en', 'An answer is due by 5 pm on 8 December 2026.', '8 December 2026'],
    ['it', 'Dobbiamo rispondere entro l’8 dicembre.', '8 dicembre'],
    ['it', "Dobbiamo rispondere entro l'8 dicembre 2026.", '8 dicembre 2026'],
    ['da', 'Banken vil have svar senest fredag den 22. januar 2027.', '22. januar 2027'],
    ['zh-Hant', '房東要求 115 年 11 月 30 日前回覆。', '115 年 11 月 30 日'],
    ['ru', 'Нужно ответить до пятницы, 22 января 2027 года.', '22 января 2027'],
    ['pl', 'Odpowiedź do piątku, 22 stycznia 2027 r.', '22 stycznia 2027'],
    ['uk', 'Відповісти треба до п’ятниці, 22 січня 2027 року.', '22 січня 2027'],
    ['sv', 'Svar senast fredagen den 22 januari 2027.', '22 januari 2027'],
    ['ar', 'يجب أن نرد قبل يوم الجمعة 22 يناير 2027.', '22 يناير 2027'],
    ['tr', '22 Ocak 2027 Cuma gününe kadar karar vermeliyiz.', '22 Ocak 2027'],
    ['th', 'ต้องตอบภายในวันศุกร์ที่ 22 มกราคม 2570', '22 มกราคม 2570'],
    ['ko', '12월 18일(금) 이사회까지 결정해야 한다.', '12월 18일'],
    ['zh', '12月18日（周五）董事会之前必须决定。', '12月18日'],
  ])('is read without it: %s, %s', (language, text, limit) => {
    expect(deadlineIn(text, language)).toBe(limit);
  });
});
