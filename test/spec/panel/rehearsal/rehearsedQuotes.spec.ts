import { describe, expect, it } from 'vitest';

import { limitsIn } from '../../../../server/panel/rehearsal/limitsIn.ts';
import { read } from '../../../../server/panel/rehearsal/caseReading.ts';
import { ofType, rehearse } from '../../../support/panelCase.ts';

describe('what a rehearsal quotes', () => {
  it('is a row of a table as a whole, but not its head', () => {
    const { quotes } = read(
      'We run a nursery in Leeds.\n\n| Choice | Cost | Ready |\n|---|:--:|---|\n| New pump of Van ’t Hoff B.V. | € 685.000 | Oct. 2027 |\n| District heat | € 9.400 a month | 2028 |\n',
      'nl',
    );
    expect(quotes).toEqual([
      'New pump of Van ’t Hoff B.V. | € 685.000 | Oct. 2027',
      'District heat | € 9.400 a month | 2028',
      'We run a nursery in Leeds.',
    ]);
  });

  it.each([
    ['bars alone', 'Choice | Cost\nPump of Smith & Co. Ltd. Leeds | 4.2m\nHeat from the grid | 3.9m'],
    ['tabs', 'Choice\tCost\nPump of Smith & Co. Ltd. Leeds\t4.2m\nHeat from the grid\t3.9m'],
  ])('is a row of columns between %s as a whole', (_, table) => {
    const { quotes } = read(`What it costs us today:\n\n${table}\n`, 'en');
    const [, ...rows] = table.split('\n');
    expect(quotes).toEqual(expect.arrayContaining(rows));
    expect(quotes.filter((quote) => table.includes(quote) && !table.split('\n').includes(quote))).toEqual([]);
  });

  it.each([
    ['tr', 'Ayıklamayı Elazığ’daki İlkışık Gıda Ltd. Şti.’ye yaptırmak'],
    ['de', 'Die Anlage bei der Fa. Krämer GmbH & Co. KG kaufen'],
    ['de', 'Die Halle bis 1. 4. 2027 räumen'],
    ['cs', 'Vyklidit halu do 1. 4. 2027'],
    ['fi', 'Tyhjentää halli 1. 4. 2027 mennessä'],
  ])('begins and ends with what stands in one item of a list (%s: %s)', (language, item) => {
    const { quotes } = read(`Alpha beta gamma delta.\n\n- ${item}\n- ${item} 2\n`, language);
    expect(quotes).toEqual(expect.arrayContaining([item, `${item} 2`]));
    expect(quotes).toHaveLength(3);
  });
});

it('an option that ends with an abbreviation keeps its dot', () => {
  const { options } = read(
    '¿Conviene comprar el horno nuevo, rentarlo o fundir con Vidrios Ocotlán, S.A. de C.V.?',
    'es',
  );
  expect(options.at(-1)).toMatch(/S\.A\. de C\.V\.$/u);
});

describe('what is fixed', () => {
  it.each([
    ['en', "We can't spend more than $480,000, and nobody gets laid off."],
    ['de', 'Wir dürfen niemanden entlassen und nicht mehr als 300.000 € ausgeben.'],
    ['fr', 'Nous ne pouvons pas dépasser 300 000 €.'],
    ['es', 'No podemos gastar más de $2.3 millones.'],
    ['it', 'Non vogliamo licenziare nessuno dei 9 dipendenti.'],
    ['pt', 'Não podemos gastar mais de 300 mil euros.'],
    ['nl', 'We mogen niemand ontslaan en niet meer dan € 700.000 uitgeven.'],
    ['pl', 'Nie możemy wydać więcej niż 300 tys. zł.'],
    ['ru', 'Мы не можем потратить больше 3 млн рублей.'],
    ['uk', 'Не можемо витратити понад 2,6 млн грн і не хочемо нікого звільняти.'],
    ['el', 'Δεν μπορούμε να ξοδέψουμε πάνω από 300.000 €.'],
    ['tr', 'Kimseyi işten çıkarmak istemiyoruz.'],
    ['ar', 'يطلب البنك ردنا قريباً، ولا يمكننا تجاوز ٤ ملايين جنيه، ولا نريد الاستغناء عن أي عامل.'],
    ['fa', 'بیش از ۱۳ میلیارد تومان نمی‌توانیم خرج کنیم.'],
    ['he', 'אסור לנו לעבור 750,000 ₪.'],
    ['hi', 'हम ₹२ करोड़ से ज़्यादा ख़र्च नहीं कर सकते और किसी को निकालना नहीं चाहते।'],
    ['bn', 'আমরা ৪ কোটি ৫০ লাখ টাকার বেশি খরচ করতে পারব না।'],
    ['ta', '₹1.5 கோடிக்கு மேல் செலவழிக்க முடியாது.'],
    ['th', 'เราใช้เงินเกิน 9 ล้านบาทไม่ได้'],
    ['vi', 'Chúng tôi không thể chi quá 3 tỷ đồng.'],
    ['id', 'Kami tidak bisa membayar lebih dari Rp 1 miliar.'],
    ['ja', '1億円を超える支出はできません。'],
    ['ko', '5억 원 이상은 쓸 수 없습니다.'],
    ['zh-Hans', '我们不能超过300万元，也不裁员。'],
    ['zh-Hant', '我們不能借錢或裁員。'],
  ])('is said in a sentence that rules something out, word for word (%s)', (language, limit) => {
    expect(limitsIn(`Alpha 12.\n${limit}\nBeta?`, language)).toEqual([limit]);
  });

  it.each([
    ['en', 'Selling the Whitby site is out of the question.'],
    ['de', 'Ausgeschlossen ist für uns, den Standort Fulda aufzugeben.'],
    ['de', 'Ein Verkauf der Marke kommt nicht in Frage.'],
    ['fr', 'On exclut de fermer l’atelier de Dole.'],
    ['es', 'Descartamos vender la nave de Lugo.'],
    ['it', 'È esclusa la vendita del capannone.'],
    ['pt', 'Não aceitamos fechar a loja de Braga.'],
    ['nl', 'Verkoop van het pand in Assen is uitgesloten.'],
    ['pl', 'Wykluczamy sprzedaż hali w Tychach.'],
    ['ru', 'Людей больше не увольняем.'],
    ['uk', 'Кредитів більше не беремо.'],
    ['el', 'Αποκλείεται να πουλήσουμε το οικόπεδο.'],
    ['tr', 'Arsayı satmak söz konusu değil.'],
    ['ar', 'نرفض بيع الأرض.'],
    ['fa', 'فروش زمین منتفی است.'],
    ['he', 'מכירת המגרש לא באה בחשבון.'],
    ['hi', 'नासिक की ज़मीन नहीं बेचनी है।'],
    ['bn', 'জমি বেচার প্রশ্নই ওঠে না।'],
    ['ta', 'நிலத்தை விற்க மாட்டோம்.'],
    ['th', 'เราไม่ยอมให้ขายที่ดิน'],
    ['vi', 'Chúng tôi không chấp nhận bán khu đất.'],
    ['id', 'Kami menolak menjual tanah itu.'],
    ['ko', '대출은 3억 원을 넘기지 않는다.'],
    ['ko', '직원을 내보내지 않는다.'],
    ['ja', '人員削減は行いません。'],
    ['zh-Hans', '我们不考虑卖地。'],
    ['zh-Hant', '我們絕不賣地。'],
    ['sv', 'Att sälja tomten är uteslutet.'],
    ['cs', 'Prodej haly nepřipadá v úvahu.'],
  ])('is what is excluded or refused (%s: %s)', (language, limit) => {
    expect(limitsIn(`Alpha 12.\n${limit}\nBeta?`, language)).toEqual([limit]);
  });

  it.each([
    ['en', 'A sale has not been ruled out.'],
    ['de', 'Ein Verkauf ist nicht ausgeschlossen.'],
    ['fr', 'Une vente n’est pas exclue.'],
    ['ru', 'Не исключено, что цены вырастут.'],
    ['zh', '我们不排除卖地。'],
  ])('is nothing that is left open (%s: %s)', (language, text) => expect(limitsIn(text, language)).toEqual([]));

  it('is what stands behind a label of limits, and each item below it', () => {
    expect(limitsIn('Budget: at most 5.\nLimits: no loan, no layoffs.\nBuy or rent?', 'en')).toEqual([
      'Budget: at most 5.',
      'no loan, no layoffs.',
    ]);
    expect(limitsIn('条件:\n・予算は500万円まで\n・3月末までに決める\n\n配送車を買うべきか。', 'ja')).toEqual([
      '予算は500万円まで',
      '3月末までに決める',
    ]);
  });

  it.each([
    ['en', 'Should we sell, or can we not afford that?'],
    ['en', 'We cannot agree on whether to sell.'],
    ['en', 'The machine is 14 years old and we sell in Cork.'],
    ['hi', 'नासिक में हमारा अंगूर का शीतगृह है, २९ कर्मचारी, सालाना बिक्री ₹७.४ करोड़।'],
    ['de', 'Unser Umsatz ist nicht gewachsen.'],
  ])('is no question and no other fact (%s: %s)', (language, text) => expect(limitsIn(text, language)).toEqual([]));
});

it('a rehearsal names as not negotiable what the user says is', async () => {
  const fixed = 'We cannot spend more than €80,000.';
  const { events } = await rehearse(
    'direct',
    {},
    `Should we buy the bakery or lease it?\n${fixed}\nDecide by 5 March 2027.`,
  );
  for (const { frame } of ofType(events, 'CaseFramed')) expect(frame.constraints).toContain(fixed);
});
