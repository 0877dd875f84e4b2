import { describe, expect, it } from 'vitest';

import { deadlineIn } from '../../../server/panel/rehearsal/deadlineIn.ts';

describe('the limit that a text sets', () => {
  it.each([
    ['en', 'Should we sign? We must say by 15 March 2027 at noon.', '15 March 2027'],
    ['en', 'They want an answer by the end of Q1, not later.', 'end of Q1'],
    ['en', 'Decide by Friday, before they leave.', 'Friday'],
    ['en', 'We have until the end of March.', 'end of March'],
    ['en', 'An answer is due by the end of the year.', 'end of the year'],
    ['en', 'The offer stands until 2027-03-15.', '2027-03-15'],
    ['en', 'Say so by March 15th, 2027, please.', 'March 15th, 2027'],
    ['de', 'Wir müssen bis zum 15. Januar antworten.', '15. Januar'],
    ['de', 'Das Angebot gilt bis Ende März.', 'Ende März'],
    ['de', 'Wir entscheiden bis Jahresende.', 'Jahresende'],
    ['de', 'Antwort spätestens bis zum 15.1. erbeten.', '15.1.'],
    ['fr', 'Il faut répondre d’ici fin mars.', 'fin mars'],
    ['fr', 'Il faut signer avant le 15 janvier 2027.', '15 janvier 2027'],
    ['fr', "Nous décidons d'ici la fin de l'année.", "fin de l'année"],
    ['es', 'Hay que decidir antes del 15 de enero de 2027.', '15 de enero de 2027'],
    ['es', 'Tenemos hasta finales de marzo.', 'finales de marzo'],
    ['it', 'Dobbiamo decidere entro fine marzo.', 'fine marzo'],
    ['ar', 'علينا أن نقرر قبل ٢٠ كانون الثاني ٢٠٢٧.', '٢٠ كانون الثاني ٢٠٢٧'],
    ['ar', 'علينا أن نقرر قبل ٢٠ كانون الثاني، ثم ننتظر.', '٢٠ كانون الثاني'],
    ['ar', 'القرار مطلوب بحلول نهاية شهر مارس.', 'نهاية شهر مارس'],
    ['he', 'צריך להחליט עד 20 בינואר 2027.', '20 בינואר 2027'],
    ['he', 'צריך להחליט עד סוף הרבעון.', 'סוף הרבעון'],
    ['hi', 'हमें 15 जनवरी 2027 तक तय करना है।', '15 जनवरी 2027'],
    ['hi', 'हमें मार्च के अंत तक तय करना है।', 'मार्च के अंत'],
    ['hi', 'हमें अगले महीने के अंत तक तय करना है।', 'अगले महीने के अंत'],
    ['ja', '来月末までに決めなければならない。', '来月末'],
    ['ja', '令和9年3月31日までに返事をする。', '令和9年3月31日'],
    ['ja', '3月末までに契約する。', '3月末'],
    ['zh-Hant', '必須在民國116年6月30日前決定。', '民國116年6月30日'],
    ['zh', '我们必须在2027年1月15日之前决定。', '2027年1月15日'],
    ['zh', '年底前要做决定。', '年底'],
    ['ru', 'Ответить надо до 15 января 2027 года.', '15 января 2027'],
    ['tr', 'Banka 12 Şubat 2027’ye kadar yanıt istiyor.', '12 Şubat 2027'],
    ['tr', 'Karar 12 Şubat 2027 tarihine kadar verilecek.', '12 Şubat 2027'],
    ['bn', 'ব্যাংক ২০ ফেব্রুয়ারি ২০২৭-এর মধ্যে উত্তর চায়।', '২০ ফেব্রুয়ারি ২০২৭'],
    ['ta', 'வங்கி 25 பிப்ரவரி 2027க்குள் பதில் கேட்கிறது.', '25 பிப்ரவரி 2027'],
    ['el', 'Θέλει απάντηση ως τις 26 Φεβρουαρίου 2027.', '26 Φεβρουαρίου 2027'],
    ['fa', 'بانک تا ۱۵ بهمن ۱۴۰۵ پاسخ می‌خواهد.', '۱۵ بهمن ۱۴۰۵'],
    ['th', 'ธนาคารขอคำตอบภายในวันที่ 20 กุมภาพันธ์ 2570', '20 กุมภาพันธ์ 2570'],
    ['vi', 'Phải trả lời trước ngày 20 tháng 2 năm 2027.', '20 tháng 2 năm 2027'],
    ['id', 'Bank menunggu sebelum 20 Februari 2027.', '20 Februari 2027'],
    ['ja', '回答期限は2027年2月10日です。', '2027年2月10日'],
    ['ko', '기한은 2027년 2월 19일입니다.', '2027년 2월 19일'],
    ['zh-Hans', '截止日期:2027年2月20日。', '2027年2月20日'],
    ['sv', 'Svar senast den 20 februari 2027.', '20 februari 2027'],
  ])('is read as it is written: %s, %s', (language, text, limit) => {
    expect(deadlineIn(text, language)).toBe(limit);
  });

  it.each([
    ['en', 'Should we go by train or by the lake, before we sign?'],
    ['en', 'Costs rise by 2000 euros, up to 3/4 of the budget.'],
    ['en', 'May we wait? By the end of it all we lose.'],
    ['en', 'It opened in March 2027.'],
    ['de', 'Das kostet bis zu 2000 Euro. Von Haus zu Haus bis dahin.'],
    ['fr', 'Avant tout, il faut choisir la fin.'],
    ['ar', 'قبل كل شيء يجب أن نفهم.'],
    ['ja', '6か月前に始めた店を続けるべきか。'],
    ['zh', '三年前开的店要不要关？'],
    ['hi', 'हम 15 लोगों तक को रख सकते हैं।'],
  ])('is none where no date is one: %s, %s', (language, text) => {
    expect(deadlineIn(text, language)).toBeNull();
  });
});
