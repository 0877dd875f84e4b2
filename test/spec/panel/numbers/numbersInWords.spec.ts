import { describe, expect, it } from 'vitest';

import { traceNumbers } from '../../../../server/panel/protocol/text/numbers/traceNumbers.ts';

const untraced = (text: string, source: string, language: string) =>
  traceNumbers(text, [{ text: source }], language).untraced.map((one) => one.text);

/** A number in words, the same in figures, and another one in words or figures. */
type Row = readonly [language: string, words: string, figures: string, other: string];

describe('numbers in words are the same in figures and the other way round, and no others', () => {
  it.each<Row>([
    ['en', 'It costs two and a half million euros.', '€2.5 million', 'It costs three and a half million euros.'],
    ['en', 'It costs twelve hundred dollars.', '$1,200', 'It costs fifteen hundred dollars.'],
    ['en', 'It costs half a million euros.', '€500,000', 'It costs a quarter of a million euros.'],
    ['de', 'Das kostet eine halbe Million Euro.', '500.000 €', 'Das kostet eine Viertelmillion Euro.'],
    ['fr', 'Cela coûte un demi-million d’euros.', '500 000 €', 'Cela coûte un million d’euros.'],
    ['es', 'Cuesta medio millón de euros.', '500.000 €', 'Cuesta un millón de euros.'],
    ['pl', 'To kosztuje pół miliona złotych.', '500 000 zł', 'To kosztuje milion złotych.'],
    ['ru', 'Это полмиллиона рублей.', '500 000 рублей', 'Это полтора миллиона рублей.'],
    ['tr', 'Maliyeti yarım milyon lira.', '500.000 lira', 'Maliyeti bir milyon lira.'],
    ['ar', 'التكلفة نصف مليون ريال.', '500,000 ريال', 'التكلفة مليون ريال.'],
    ['en', 'It costs a million euros.', '€1,000,000', 'It costs a billion euros.'],
    ['de', 'Das kostet zweieinhalb Millionen Euro.', '2,5 Mio. €', 'Das kostet anderthalb Millionen Euro.'],
    ['de', 'Das kostet zwölfhundert Euro.', '1.200 €', 'Das kostet vierzehnhundert Euro.'],
    ['fr', 'Cela coûte deux millions et demi d’euros.', '2,5 M€', 'Cela coûte trois millions et demi d’euros.'],
    ['es', 'Cuesta un millón doscientos mil euros.', '1.200.000 €', 'Cuesta un millón trescientos mil euros.'],
    ['es', 'Cuesta dos millones y medio de euros.', '2,5 millones €', 'Cuesta tres millones y medio de euros.'],
    ['pt', 'Custa um milhão e duzentos mil reais.', 'R$ 1.200.000', 'Custa um milhão e trezentos mil reais.'],
    ['it', 'Costa un milione e duecentomila euro.', '1.200.000 €', 'Costa un milione e trecentomila euro.'],
    ['nl', 'Het kost anderhalf miljoen euro.', '€ 1,5 mln', 'Het kost tweeënhalf miljoen euro.'],
    ['pl', 'To kosztuje półtora miliona złotych.', '1,5 mln zł', 'To kosztuje dwa i pół miliona złotych.'],
    ['pl', 'To milion dwieście tysięcy złotych.', '1 200 000 zł', 'To milion trzysta tysięcy złotych.'],
    ['ru', 'Это два с половиной миллиона рублей.', '2,5 млн рублей', 'Это полтора миллиона рублей.'],
    ['ru', 'Это миллион двести тысяч рублей.', '1 200 000 рублей', 'Это миллион триста тысяч рублей.'],
    ['tr', 'Maliyeti bir buçuk milyon lira.', '1,5 milyon lira', 'Maliyeti üç buçuk milyon lira.'],
    ['ar', 'التكلفة مليون ونصف ريال.', '1,500,000 ريال', 'التكلفة مليونان ونصف ريال.'],
    ['el', 'Κοστίζει δυόμισι εκατομμύρια ευρώ.', '2.500.000 ευρώ', 'Κοστίζει τρεισήμισι εκατομμύρια ευρώ.'],
    ['vi', 'Bốn mươi lăm phần trăm khách.', '45% khách', 'Bốn mươi hai phần trăm khách.'],
    ['vi', 'Giá ba mươi triệu đồng.', '30 triệu đồng', 'Giá năm mươi triệu đồng.'],
    ['id', 'Empat puluh lima persen pelanggan.', '45%', 'Empat puluh dua persen pelanggan.'],
    ['id', 'Sewanya lima belas juta rupiah.', 'Rp15 juta', 'Sewanya tiga puluh juta rupiah.'],
    ['th', 'สี่สิบสองเปอร์เซ็นต์', '42%', 'ห้าสิบสองเปอร์เซ็นต์'],
    ['th', 'ค่าเช่าเจ็ดหมื่นสองพันบาท', '72,000 บาท', 'ค่าเช่าเจ็ดหมื่นบาท'],
    ['ta', 'நாற்பத்திரண்டு சதவீதம்', '42 சதவீதம்', 'இருபத்தைந்து சதவீதம்'],
    ['ta', 'முப்பதாயிரம் ரூபாய்', '30,000 ரூபாய்', 'நாற்பதாயிரம் ரூபாய்'],
    ['ko', '직원 스물다섯 명', '직원 25명', '직원 서른다섯 명'],
    ['ko', '매출의 사분의 삼', '매출의 75%', '매출의 오분의 사'],
    ['zh-Hans', '廿五人', '25人', '卅五人'],
    ['pt', 'R$ 2,5 mi', 'R$ 2.500.000', 'R$ 2,5 bi'],
    ['id', 'Rp350 rb', 'Rp350.000', 'Rp450 rb'],
  ])('in %s: %s', (language, words, figures, other) => {
    expect(untraced(words, figures, language)).toEqual([]);
    expect(untraced(figures, words, language)).toEqual([]);
    expect(untraced(other, words, language)).not.toEqual([]);
  });

  it('are not read into what only begins like one', () => {
    expect(untraced('Half of it, for two years; พันธุ์ใหม่, hai năm trước.', '2 years', 'en')).toEqual([]);
    expect(untraced('Nó kéo dài hai năm.', '2 năm', 'vi')).toEqual([]);
    expect(untraced('It is 3 mi away.', '3 miles', 'en')).toEqual([]);
    expect(untraced('Two million and fifty and sixty people.', '2,000,050; 60', 'en')).toEqual([]);
  });
});

describe('a bare number may be rounded where it is written so', () => {
  it.each([
    ['184k of profit', '184,350 of profit', []],
    ['about 184,000', 'profit 184,350', []],
    ['Sales of 1.1 million', 'Sales 1,149,000', []],
    ['186k of profit', '184,350 of profit', ['186k']],
    ['187,000 of them', '184,350 of them', ['187,000']],
  ])('%s of %s', (text, source, expected) => expect(untraced(text, source, 'en')).toEqual(expected));
});

describe('a multiple in words', () => {
  it.each([
    ['en', 'Sales will double within two years.', 'Sales are 400 boxes. It takes 2 years.'],
    ['en', 'Expect a tenfold return.', 'We have 10 shops.'],
    ['en', 'The margin would triple.', 'There are 3 shops and 9 people.'],
    ['de', 'Der Absatz verdoppelt sich.', 'Der Absatz verdreifacht sich.'],
    ['fr', 'Les ventes vont doubler.', 'Nous vendons 400 caisses.'],
    ['es', 'Las ventas se triplicarán.', 'Vendemos 400 cajas.'],
    ['ru', 'Продажи вырастут вдвое.', 'Мы продаём 400 коробок.'],
    ['ja', '売上は倍増する。', '売上は400箱です。'],
    ['zh-Hans', '销量将翻一番。', '我们卖400箱。'],
    ['ko', '매출이 세 배가 된다.', '매출은 400상자입니다.'],
    ['vi', 'Doanh số sẽ gấp đôi.', 'Bán 400 hộp.'],
  ])('is found where it is from nowhere, in %s: %s', (language, text, source) =>
    expect(untraced(text, source, language)).toHaveLength(1),
  );
  it.each([
    ['en', 'Sales would double.', 'They promise to double our sales.'],
    ['en', 'Sales would triple.', 'We sell 400 boxes and could sell 1,200.'],
    ['en', 'Sales would triple.', 'They promise three times our sales.'],
    ['en', 'Sales would double.', 'They promise a rise of 100 %.'],
    ['en', 'From £4,000 it doubles to £8,000 (2 × £4,000).', 'It earns £4,000; we sell 2.'],
    ['de', 'Der Absatz verdoppelt sich.', 'Wir wollen den Absatz verdoppeln.'],
    ['zh-Hans', '销量会是三倍。', '销量是去年的3倍。'],
    ['en', 'Double-check the lease, double down and book a double room twice a week.', 'The lease'],
  ])('is traced where the case says it or has it, in %s: %s', (language, text, source) =>
    expect(untraced(text, source, language)).toEqual([]),
  );
});

describe('a part of an amount that is calculated with', () => {
  it.each([
    ['en', 'Half of €380 is €190.', 'The rent is €380.', []],
    ['en', 'A third of 96 is 32.', 'We have 96 seats.', []],
    ['de', 'Ein Drittel von 96 sind 32.', 'Wir haben 96 Plätze.', []],
    ['es', 'Un tercio de 96 son 32.', 'Tenemos 96 plazas.', []],
    ['ja', '96席の三分の一は32席です。', '96席あります。', []],
    ['en', 'That is 40% (12/30).', 'Of 30 members 12 said no.', []],
    ['de', '9/31 = 29 % sagen nein.', 'Von 31 sagen 9 nein.', []],
    ['en', 'A third of 96 is 36.', 'We have 96 seats.', ['A third', '36']],
    ['en', 'Half of €380 is €290.', 'The rent is €380.', ['290']],
    ['en', 'That is 45% (12/30).', 'Of 30 members 12 said no.', ['45%', '12/30']],
    ['en', 'That is 40% (14/35).', 'Of 30 members 12 said no.', ['40%', '14/35']],
  ])('in %s: %s', (language, text, source, expected) => expect(untraced(text, source, language)).toEqual(expected));
});
