import { describe, expect, it } from 'vitest';

import { traceNumbers } from '../../../../../server/panel/protocol/text/numbers/traceNumbers.ts';

const untraced = (language: string, source: string, text: string): string[] =>
  traceNumbers(text, [{ text: source }], language).untraced.map((one) => one.text);

describe('an amount that has its period in the name before it', () => {
  it.each([
    ['en', 'Monthly fee: £740.', 'The fee is £740 a year.'],
    ['en', 'Storage £740 pcm.', 'Storage costs £740 a year.'],
    ['de', 'Monatsrate 1.280 €.', 'Die Rate beträgt 1.280 € im Jahr.'],
    ['de', 'Die jährliche Pacht beträgt 9.400 €.', 'Die Pacht beträgt 9.400 € im Monat.'],
    ['fr', 'Abonnement mensuel : 640 €.', 'L’abonnement est de 640 € par an.'],
    ['fr', 'Il y a 640 € de charges par mois.', 'Les charges sont de 640 € par an.'],
    ['es', 'Cuota mensual de 640 €.', 'La cuota es de 640 € al año.'],
    ['pt', 'Mensalidade: valor mensal de R$ 6.400.', 'O valor é de R$ 6.400 por ano.'],
    ['it', 'Canone annuo 31.500 €.', 'Il canone è di 31.500 € al mese.'],
    ['nl', 'Maandlasten € 6.450.', 'De lasten zijn € 6.450 per jaar.'],
    ['pl', 'Miesięczna rata 64 tys. zł.', 'Rata to 64 tys. zł rocznie.'],
    ['ru', 'Ежемесячный платёж 640 тыс. руб.', 'Платёж — 640 тыс. руб. в год.'],
    ['tr', 'Aylık taksit 640 bin TL.', 'Taksit yılda 640 bin TL.'],
    ['ar', 'القسط الشهري ٦٤ ألف درهم.', 'القسط ٦٤ ألف درهم سنويًا.'],
    ['hi', 'मासिक किस्त ₹64 हज़ार।', 'किस्त ₹64 हज़ार सालाना है।'],
    ['ja', '月額利用料は64万円。', '利用料は毎年64万円。'],
    ['zh-Hans', '月租64万元。', '租金每年64万元。'],
    ['ko', '월급 640만 원.', '매년 640만 원.'],
  ])('is for no other one, in %s: %s', (language, source, text) =>
    expect(untraced(language, source, text)).toHaveLength(1),
  );

  it.each([
    ['en', 'Monthly fee: £740.', 'The fee is £740.'],
    ['en', 'Monthly fee: £740.', 'You pay £740 a month.'],
    ['de', 'Monatsrate 1.280 €.', 'Sie zahlen 1.280 € im Monat.'],
    ['tr', '5 yıllık taksit 640 bin TL.', 'Taksit ayda 640 bin TL.'],
    ['en', 'An annual review of 12 staff costs £4,000.', 'We have 12 staff.'],
  ])('may be told for its own, or without one, in %s: %s', (language, source, text) =>
    expect(untraced(language, source, text)).toEqual([]),
  );
});
