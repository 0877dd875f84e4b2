import { describe, expect, it } from 'vitest';

import { traceNumbers } from '../../../../../server/panel/protocol/text/numbers/traceNumbers.ts';

const untraced = (text: string, source: string, language: string) =>
  traceNumbers(text, [{ text: source }], language).untraced.map((one) => one.text);

type Row = readonly [language: string, text: string, source: string, expected: readonly string[]];
const holds = (kind: string, rows: readonly Row[]) =>
  describe(kind, () => {
    it.each(rows)('in %s: %s', (language, text, source, expected) =>
      expect(untraced(text, source, language)).toEqual(expected),
    );
  });

holds('numbers are read with the magnitudes, currencies and percent of the language', [
  ['sv', 'Det kostar 5,2 Mkr, 20 % stöd.', '5 200 000 kronor, 20 procents stöd', []],
  ['sv', 'Det kostar 5,4 Mkr.', '5 200 000 kronor', ['5,4 Mkr']],
  ['da', 'Det koster 6.800.000 kr. og 4,6 pct.', '6,8 mio. kr. og 4,6 %', []],
  ['nb', 'Det koster 1 800 000 kr.', '1,8 mill. kroner', []],
  ['fi', 'Laina on 500 000 €, tuki 15 %.', '0,5 milj. € lainaa, 15 prosentilla', []],
  ['cs', 'Stojí 1,48 mil. Kč a 540 000 Kč.', '1 480 000 Kč a 540 tis. korun', []],
  ['hu', 'Az ár 23,5 M Ft, évi 4 százalékkal nő.', '23,5 millió forintba kerül, 4%', []],
  ['ro', 'Costă 1.650.000 de lei, 28 la sută.', '1,65 milioane lei, 28%', []],
  ['ar', 'القرض ٢٫٥ مليون دينار.', '2,500,000 دينار', []],
  ['fa', 'وام ۲٫۴ میلیارد تومان.', '2,400 میلیون تومان', []],
  ['ko', '2억 5천만 원과 1천억 원', '250,000,000원, 100,000,000,000원', []],
  ['ko', '손실은 7천5백만 원입니다.', '75,000,000원 손실', []],
  ['th', 'เพิ่มขึ้นร้อยละ 9', 'เพิ่มขึ้น 9%', []],
  ['es', 'Cuesta 40 millones de pesos.', 'MXN 40,000,000', []],
  ['en', 'It costs 500 dinars.', 'It costs 500 dirhams.', ['500 dinars']],
]);

holds('numbers in words are read in more languages, small ones before a unit of time', [
  ['sv', 'Skjutsen gäller sextio elever.', '60 elever', []],
  ['sv', 'Skjutsen gäller nittio elever.', '60 elever', ['nittio']],
  ['cs', 'To je osm let.', '8 let', []],
  ['cs', 'To je devět let.', '8 let', ['devět']],
  ['ru', 'Договор на три года.', 'Договор на 5 лет', ['три']],
  ['el', 'Οι 12 καθηγητές.', 'δώδεκα καθηγητές', []],
  ['zh-Hans', '租约还有三年。', '租约还有5年', ['三']],
  ['he', 'ארבעה חודשים', '4 חודשים', []],
  ['bn', 'সাড়ে নয় লাখ টাকা', '৯,৫০,০০০ টাকা', []],
  ['hi', 'साढ़े तीन लाख रुपये', '₹3,50,000', []],
  ['fa', 'هر سی‌وپنج بافنده', '۳۵ بافنده', []],
]);

holds('what a calculation leaves out of its numbers may stand in the text itself', [
  ['tr', '18.600.000 TL × %20 = 3.720.000 TL; geriye 18,6 − 3,72 = 14,88 milyon TL kalır.', '18.600.000 TL, %20', []],
  ['zh-Hans', '380万＋25万＝405万元，405÷120≈3.4年。', '380万元，25万元，每年120万元', []],
  ['zh-Hans', '380万＋25万＝415万元。', '380万元，25万元', ['415万元']],
  ['id', '25 × 0,82 = 20,5 ton. 20.500 × 118.000 = 2.419.000.000.', '25 ton; 18% hilang, 0,82; Rp 118.000 per kg', []],
  ['hu', '36 × 800 = 28 800 euró.', '3 évre, havonta 800 euró', []],
  ['ja', '11.5－3＝8.5％', '11.5％、3ポイント', []],
]);

holds('calculations in words', [
  ['en', '84,000 minus 60,000 leaves 24,000, and three times 24,000 is 72,000.', '84,000 of rent, 60,000 earned', []],
  ['en', '84,000 minus 60,000 leaves 26,000.', '84,000 of rent, 60,000 earned', ['26,000']],
  ['en', 'Eleven vans: 11 minus 2 leaves 9 vans.', '11 vans, 2 of them electric', []],
  ['de', 'Das kostet dreimal 84.000, also 252.000 Euro.', '84.000 Euro im Jahr', []],
  ['de', 'Das kostet dreimal 84.000, also 262.000 Euro.', '84.000 Euro im Jahr', ['262.000 Euro']],
  ['fr', 'Soit 1 200 fois 14,90 €, donc 17 880 €.', '1 200 paniers à 14,90 €', []],
  ['sv', '84 000 minus 60 000 ger 24 000 kr.', '84 000 kr och 60 000 kr', []],
  ['ja', '5万円の3倍は15万円です。', '毎月5万円、3人', []],
  ['ja', '毎月5万円で12か月なら60万円になる。', '毎月5万円を12か月', []],
  ['ja', '毎月5万円で12か月なら65万円になる。', '毎月5万円を12か月', ['65万円']],
  ['en', 'One third of 240 is 80 customers.', 'A third of our 240 customers pay late.', []],
  ['en', 'One third of 240 is 90 customers.', 'A third of our 240 customers pay late.', ['90']],
]);

holds('parts in words', [
  ['en', 'Two thirds of the members agree.', '67 % of the members agree', []],
  ['en', 'Two thirds of the members agree.', '45 % of the members agree', ['Two thirds']],
  ['en', 'One in six customers left.', '17 % of the customers left', []],
  ['en', 'One in six customers left.', '40 % of the customers left', ['One in six']],
  ['de', 'Drei von zehn Mitgliedern gehen.', '30 % der Mitglieder', []],
  ['zh-Hans', '七成客户满意。', '70%的客户满意', []],
  ['zh-Hans', '七成客户满意。', '40%的客户满意', ['七成']],
  ['it', 'Sette genitori su dieci sono contenti.', 'Il 70% dei genitori', []],
  [
    'en',
    'Open a third shop in the first half of 2028, within half a year.',
    'We may open a third shop in 2028.',
    ['half a year'],
  ],
  ['de', 'Einer von drei Läden schließt.', 'Wir haben drei Läden.', []],
  ['ar', 'خلال خمس سنوات', 'خلال 5 سنوات', []],
]);

holds('amounts for each of a time', [
  ['de', 'Die Wartung kostet 6.200 € pro Monat.', 'Eine Wartung kostet 6.200 Euro im Jahr.', ['6.200 €']],
  ['de', 'Die Wartung kostet 6.200 € pro Jahr.', 'Eine Wartung kostet 6.200 Euro im Jahr.', []],
  ['en', 'The lease costs $4,500.', 'The lease costs $4,500 a month.', []],
]);

holds('what a calculation comes to wrongly is from nowhere', [
  [
    'en',
    'We need 4,200,000 / 4 = 1,500,000 dollars.',
    '$4.2m over 4 years, $350,000 and $1,150,000',
    ['1,500,000 dollars'],
  ],
  ['nl', 'Het tekort daalt met 685.000 − 310.000 = € 357.000.', '€ 685.000 en € 310.000 en € 47.000', ['357.000']],
]);

holds('months and quarters', [
  ['de', 'Bis Ende Juni 2027 entscheiden.', 'Sie muss bis Ende Juni 2027 fallen.', []],
  ['de', 'Bis Ende August 2027 entscheiden.', 'Sie muss bis Ende Juni 2027 fallen.', ['August 2027']],
  ['en', 'Open in June 2029.', 'The deadline is 2029-06-30.', []],
  ['en', 'Open in July 2029.', 'The deadline is 2029-06-30.', ['July 2029']],
  ['zh-Hans', '租约在2028年6月到期。', '租约到2028年6月30日', []],
  ['zh-Hans', '租约在2028年8月到期。', '租约到2028年6月30日', ['2028年8月']],
  ['th', 'ภายในเมษายน 2570', '30 เมษายน 2570', []],
  ['en', 'Sign by Q3 2027.', 'The offer stands until Q3 2027.', []],
  ['en', 'Sign by Q4 2027.', 'The offer stands until Q3 2027.', ['Q4 2027']],
  ['en', 'Sign in the third quarter of 2027.', 'The offer stands until Q3 2027.', []],
  ['pl', 'Do końca czwartego kwartału 2027.', 'W trzecim kwartale 2027', ['czwartego kwartału 2027']],
]);

holds('dates are read in the order and with the prefixes of their language', [
  ['hu', 'Beadás 2027. április 12-ig.', '2027. április 12.; a kemence 21 éves', []],
  ['hu', 'Beadás 2027. április 21-ig.', '2027. április 12.; a kemence 21 éves', ['2027. április 21']],
  ['he', 'לפני 31 באוקטובר 2027', '31.10.2027', []],
  ['he', 'לפני 31 בדצמבר 2027', '31.10.2027; 31', ['31 בדצמבר 2027']],
  ['he', 'הוועד מחליט ב-8 באפריל 2027.', 'הוועד מתכנס ב-2027-04-08.', []],
  ['fa', 'تا ۲۰ آبان ۱۴۰۶', 'نمایشگاه ۲۰ مهر ۱۴۰۶', ['۲۰ آبان ۱۴۰۶']],
  ['fa', 'تا ۲۰ مهر ۱۴۰۶', 'نمایشگاه ۲۰ مهر ۱۴۰۶', []],
  ['pt', 'Entregar até 18 de maio.', 'Entregar até 28 de maio; 18 pessoas', ['18 de maio']],
]);

holds('times of day', [
  ['de', 'Offen von 7–19 Uhr.', '7:00 bis 19:00 Uhr', []],
  ['ja', '営業時間は21時30分まで。', '21:30まで', []],
  ['zh-Hans', '早上8点到晚上10点', '8:00至22:00', []],
  ['ar', 'الساعة 18:30', 'الساعة 6:30 مساءً', []],
  ['bn', 'জাদুঘর ১৭টা পর্যন্ত খোলা।', 'জাদুঘর বিকাল ৫:০০ পর্যন্ত খোলা।', []],
  ['fr', 'Rendez-vous à 18 h 30.', 'La séance est à 18h30.', []],
  ['de', 'Offen von 7–20 Uhr.', '7:00 bis 19:00 Uhr', ['20']],
]);

holds('a text shows by its own numbers how it separates thousands', [
  ['es', 'Sobran $7,500,000. Ahorro: 40 por 9,250 son 370,000 pesos.', '$7,500,000; 40 camiones; 9,250 pesos', []],
  [
    'es',
    'Sobran $7,500,000. Ahorro: 40 por 9,250 son 390,000 pesos.',
    '$7,500,000; 40 camiones; 9,250 pesos',
    ['390,000 pesos'],
  ],
]);

holds('numbers count what they count', [
  ['it', 'Il contratto dura 5 mesi.', '5 insegnanti per 4 mesi', ['5']],
  ['ro', 'Timpul de așteptare este de 16 săptămâni.', '16 pacienți; 16 zile', ['16']],
  ['en', 'It lasts 5 months.', '5 more months', []],
  ['en', 'Between 18 and 22 % leave.', '18 % to 22 %', []],
  ['en', 'Sold at 3 € per 1 kg.', '3 € a kilo', []],
  ['en', 'It is 5 kg.', 'It is 5 km away.', ['5 kg']],
  ['da', 'Et forsøg på 6 måneder.', 'Forsøget varer et halvt år.', []],
  ['sv', 'Provet pågår i 6 månader.', 'Provet ska pågå ett halvår.', []],
  ['fi', 'Vuokra on 86 400 euroa kolmessa vuodessa.', '86 400 euroa kolmen vuoden ajan', []],
  ['ru', 'Не более 18 месяцев.', 'Не более полутора лет', []],
  ['en', 'Plan: (1) review the lease; (2) fit out the shop.', 'The lease', []],
]);

describe('an estimate', () => {
  it.each([
    ['en', 'We guess 6 weeks each.'],
    ['nl', 'Een contract van 2 jaar lijkt ons haalbaar, maar dat is onze schatting.'],
    ['ro', 'Estimăm că forajul poate costa încă 90.000 de lei.'],
    ['sv', 'Vi gissar på 15 elever.'],
    ['da', 'Vi skønner, at det vokser 5 % om året.'],
    ['fi', 'Koulutus maksaa arviomme mukaan noin 6 000 euroa.'],
    ['cs', 'Zaškolení odhadujeme na 3 měsíce.'],
    ['hu', 'A hangszigetelést 5 000 euróra becsüljük.'],
    ['he', 'גיבוי מלא, שעלותו כ-15,000 ₪ לפי הערכתנו.'],
    ['th', 'เราประมาณว่าต้องเสริมราว 150,000 บาท'],
    ['bn', 'আমাদের ধারণা প্রায় ১০%।'],
    ['id', 'Kami taksir sekitar 4 jam per bulan.'],
  ])('is told as one in %s: %s', (language, text) => {
    const { estimated, untraced: rest } = traceNumbers(text, [], language);
    expect([estimated.length, rest.length]).toEqual([1, 0]);
  });

  it('stays one where it is named again or calculated with, and calls nothing else one', () => {
    const text = 'We reckon with 15 pupils (an estimate). 15 × 1,400 = 21,000 pounds. Then there are 17 more.';
    const { estimated, untraced: rest } = traceNumbers(text, [{ text: 'A pupil costs £1,400.' }], 'en');
    expect([estimated.map(({ value }) => value), rest.map(({ value }) => value)]).toEqual([[15, 15, 21000], [17]]);
  });
});

holds('every fifth, four times as large, and half of a third', [
  ['de', 'Jeder fünfte Kunde kommt täglich.', 'Zwölf Kunden kommen täglich.', ['Jeder fünfte']],
  ['de', 'Jeder fünfte Kunde kommt täglich.', '20 % der Kunden kommen täglich.', []],
  ['de', 'Prüfen Sie jede dritte Woche.', 'Wir prüfen jede Woche.', []],
  ['ru', 'Отменяется каждый пятый рейс.', 'Каждый седьмой рейс отменили.', ['каждый пятый']],
  ['ru', 'Отменяется каждый седьмой рейс.', 'Каждый седьмой рейс отменили.', []],
  ['ru', 'Проверяйте каждые пять рейсов.', 'Каждый седьмой рейс отменили.', ['пять']],
  ['en', 'Every sixth sailing was cancelled.', 'One sailing in six was cancelled.', []],
  ['en', 'Every fourth sailing was cancelled.', 'One sailing in six was cancelled.', ['Every fourth']],
  ['en', 'Tell every third party.', 'Nothing.', []],
  ['pl', 'Co czwarty klient wraca.', 'Co szósty klient wraca.', ['Co czwarty']],
  ['cs', 'Každých šest zákazníků.', 'Šest zákazníků.', []],
  ['sv', 'Konkurrenten är fyra gånger så stor.', 'Konkurrenten omsätter dubbelt så mycket.', ['fyra']],
  ['sv', 'Konkurrenten är fyra gånger så stor.', 'Konkurrenten är 4 gånger så stor.', []],
  ['en', 'They sell three times as much.', 'They sell twice as much.', ['three']],
  ['en', 'They sell three times as much.', 'They sell 300 bikes, we sell 100.', []],
  ['en', 'Call three times.', 'They sell twice as much.', []],
  ['he', 'ההעברה תימשך חודשיים וחצי.', 'ההעברה תיקח חודשיים.', ['חודשיים וחצי']],
  ['he', 'ההעברה תימשך 2.5 חודשים.', 'ההעברה תיקח חודשיים וחצי.', []],
  ['ar', 'يستغرق شهرين ونصف.', 'يستغرق شهرين.', ['شهرين ونصف']],
  ['ja', '利益は倍になります。', '筏は60台です。', ['倍に']],
  ['ja', '利益は倍になります。', '利益は2倍になります。', []],
  ['ja', '利益は3倍になります。', '利益は3倍になります。', []],
]);
