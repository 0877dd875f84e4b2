import { describe, expect, it } from 'vitest';

import { traceNumbers } from '../../../../../server/panel/protocol/text/numbers/traceNumbers.ts';

type Row = readonly [language: string, source: string, text: string, untraced: readonly string[]];
const holds = (kind: string, rows: readonly Row[]) =>
  describe(kind, () => {
    it.each(rows)('in %s: from "%s" comes "%s", but for %j', (language, source, text, expected) =>
      expect(traceNumbers(text, [{ text: source }], language).untraced.map((one) => one.text)).toEqual(expected),
    );
  });

holds('things, times, measures and money are no sources of each other', [
  ['en', 'There are fifty-three of us.', 'Test the fifty-three tonnes of stock.', ['fifty-three tonnes']],
  ['pt', 'A cooperativa reúne 93 famílias.', 'Pesem as 93 toneladas.', ['93 toneladas']],
  ['hi', 'कारख़ाने में ५२ लोग हैं और महीने में ९० टन बनता है।', 'कारख़ाने के ५२ टन अनुभवी हैं।', ['५२ टन']],
  ['uk', "До порту дев'яносто кілометрів.", 'До порту 90 морських миль.', ['90']],
  ['en', 'The lease runs for 34 weeks.', 'Close the 34 branches.', ['34']],
  ['en', 'It costs €85 per visit.', 'Call the 85 patients.', ['85']],
  ['de', 'Der Automat spart zwei Tage pro Woche und kostet doppelt so viel.', 'Er spart zwei Stunden.', ['zwei']],
  ['hu', 'A partner február 9-ig vár.', 'A pénz 9 hónapra elég.', ['9']],
  ['it', 'Il tempo è passato da 50 a 75 minuti.', 'Sono 75 − 50 = 25 ore.', ['25']],
  ['it', 'Il tempo è passato da 50 a 75 minuti.', 'Sono 75 − 50 = 25 minuti.', []],
  [
    'ko',
    '하루 2만 6천 명을 태웁니다. 버스는 34대입니다.',
    '2만 6천 대를 운행합니다. 26,000 × 2 = 52,000명.',
    ['2만 6천'],
  ],
  ['sw', 'Tunauza tani 270 za kahawa.', 'Uzeni tani 270.', []],
]);

holds('what is counted by another word stays traced', [
  ['en', 'We have 31 full-time people.', 'The 31 staff stay.', []],
  ['en', 'We are 14 partners.', 'All 14 owners sign.', []],
  ['es', 'Son 130 camiones; estudiamos pasar 40 de ellos a gas.', 'Convertir los cuarenta camiones.', []],
  ['fa', 'دو نفر از شانزده راننده بازنشسته می‌شوند.', 'با رفتن ۲ راننده باید استخدام کرد.', []],
  ['en', 'It brings 14 to 18 patients. Waiting went from 9 to 18 days.', 'With 18 patients it brings more.', []],
]);

holds('times and parts of a hundred', [
  ['fr', 'Le dépôt est à 340 km.', 'Vous êtes à 340 minutes de lui.', ['340']],
  ['hi', 'ग्राहक भुगतान 60 दिन बाद करेगा।', '2 महीने की उधारी है।', []],
  ['zh', '增长6%。', '增长百分之六。', []],
  ['zh', '增长6%。', '增长百分之七。', ['百分之七']],
  ['zh', '投资680万元，补贴四成。', '自筹680万元×(1−40%)=408万元。', []],
]);

holds('a surplus is no loss and a fine no credit', [
  ['es', 'Las ventas cayeron 17 % en un año.', 'Las ventas subieron 17 %.', ['17 %']],
  ['ar', 'بلغت المبيعات 23 مليون ريال بخسارة 740 ألف ريال.', 'بعد ربح قدره 740 ألف ريال.', ['740 ألف ريال']],
  ['th', 'รายได้ 9 ล้านบาท กำไรปีที่แล้ว 820,000 บาท', 'ปีที่แล้วขาดทุน 820,000 บาท', ['820,000 บาท']],
  ['zh-Hant', '去年虧損240萬元。', '去年獲利240萬元。', ['240萬元']],
  ['bn', 'আগের চেয়ে ১৪% কম।', 'ফলন ১৪% বেড়েছে।', ['১৪%']],
  ['pt', 'Em 2025 tivemos sobra de R$ 64 mil.', 'A perda de R$ 64 mil pesa.', ['64 mil']],
  ['en', 'Regulators fined us $385k.', 'Explain the tax credit of $385,000.', ['385,000']],
  ['he', 'והגירעון השנה הוא 95 אלף ש"ח.', 'יש עודף של 95 אלף ש"ח.', ['95 אלף ש"ח']],
  ['fa', 'پارسال ۷۰۰ میلیون تومان مازاد داشتیم.', 'کسری ۷۰۰ میلیون تومان جبران می‌شود.', ['۷۰۰ میلیون تومان']],
]);

holds('a multiple that two amounts far from it come to by chance', [
  [
    'en',
    'Rent is £41,000 here. We pay £312,000 in all. The machine is £131,500. The loan is £60,000. Turnover is £950,000. We owe £7,000 in tax. The cash is £30,000.',
    'Keep £30,000. Pay £60,000. It is late. It is cold. Sales would double.',
    ['double'],
  ],
]);
