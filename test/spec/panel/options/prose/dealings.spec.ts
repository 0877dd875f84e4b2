import { expect, describe, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('a deal that somebody else offers the writer', () => {
  it.each([
    [
      'A group of vets has offered to buy the whole clinic for 4x profit, with me staying on two years.',
      'Our manager would rather hire a second vet.',
      'A group of vets has offered to buy the whole clinic for 4x profit',
    ],
    [
      'A chain wants to buy our bakery for £900,000.',
      'My daughter would rather open a second shop.',
      'A chain wants to buy our bakery for £900,000',
    ],
    [
      'My partner has offered me her half for $210,000.',
      'My husband wants to close the studio.',
      'My partner has offered me her half for $210,000',
    ],
    [
      'Our landlord has offered to sell us the yard for £480,000.',
      'My brother wants to move to Hull.',
      'Our landlord has offered to sell us the yard for £480,000',
    ],
    [
      'Ein Wettbewerber möchte unsere Druckerei für 2 Mio. € kaufen.',
      'Mein Sohn will sie lieber weiterführen.',
      'Ein Wettbewerber möchte unsere Druckerei für 2 Mio. € kaufen',
    ],
    [
      'Un groupe nous propose de racheter 60 % du garage.',
      'Mon frère préfère emprunter 200 000 €.',
      'Un groupe nous propose de racheter 60 % du garage',
    ],
    [
      'Una cadena quiere comprar nuestra farmacia por 2 millones.',
      'Mi hija prefiere ampliar el local.',
      'Una cadena quiere comprar nuestra farmacia por 2 millones',
    ],
    [
      'Il proprietario ci ha proposto di venderci il laboratorio per 310.000 €.',
      'Mio fratello vuole trasferirsi a Pavia.',
      'Il proprietario ci ha proposto di venderci il laboratorio per 310.000 €',
    ],
    [
      'Konkurent chce kupić naszą drukarnię za 3 mln zł.',
      'Żona woli zatrudnić dyrektora.',
      'Konkurent chce kupić naszą drukarnię za 3 mln zł',
    ],
    [
      'Конкурент предлагает купить нашу пекарню за 30 миллионов.',
      'Партнёр хочет нанять директора.',
      'Конкурент предлагает купить нашу пекарню за 30 миллионов',
    ],
    [
      'En kedja vill köpa vårt bageri för 20 miljoner kronor.',
      'Min dotter vill hellre driva det vidare.',
      'En kedja vill köpa vårt bageri för 20 miljoner kronor',
    ],
    [
      'Egy befektető meg akarja venni a pékségünket 400 millió forintért.',
      'A fiam inkább folytatná.',
      'Egy befektető meg akarja venni a pékségünket 400 millió forintért',
    ],
    [
      'Sebuah jaringan ingin membeli klinik kami seharga 4 miliar.',
      'Anak saya lebih suka mencari mitra baru.',
      'Sebuah jaringan ingin membeli klinik kami seharga 4 miliar',
    ],
    ['一家连锁企业想收购我们的面包店。', '我儿子想继续经营。', '一家连锁企业想收购我们的面包店'],
  ])('is named with who offers it: %s', (offer, other, named) => {
    const titles = titlesIn(`${offer} ${other}`);
    expect(titles).toHaveLength(2);
    expect(titles[0]).toBe(named);
  });

  it.each([
    [
      'My wife wants to raise prices. My brother would rather buy a second oven for our bakery.',
      'buy a second oven for our bakery',
    ],
    [
      'Minha sócia quer contratar um gerente. O meu irmão prefere comprar um forno para a nossa padaria.',
      'comprar um forno para a nossa padaria',
    ],
  ])('is not what one of us would buy: %s', (text, named) => expect(titlesIn(text)).toContain(named));
});

describe('what is only to be kept to', () => {
  const ways = ['We could sell the hall.', 'My brother would rather rent it out.'].join(' ');
  it.each([
    ['en', 'The board wants to keep costs under £90k.', ways],
    ['en', 'My partner wants to borrow no more than $200,000.', ways],
    [
      'de',
      'Die Familie will mindestens 51 % behalten.',
      'Wir könnten die Halle verkaufen. Mein Bruder will sie lieber vermieten.',
    ],
    [
      'it',
      'La famiglia vuole conservare almeno il 51%.',
      'Potremmo vendere il capannone. Mio fratello preferisce affittarlo a terzi.',
    ],
    [
      'fr',
      'Le conseil veut rester sous 90 000 €.',
      'Nous pourrions vendre le hangar. Mon frère préfère le louer à un voisin.',
    ],
    [
      'es',
      'La familia quiere conservar al menos el 51 %.',
      'Podríamos vender la nave. Mi hermano prefiere pedir un préstamo.',
    ],
    [
      'pt',
      'A família quer manter pelo menos 51 %.',
      'Podemos vender o armazém. O meu irmão prefere pedir um empréstimo.',
    ],
    [
      'nl',
      'De familie wil minstens 51 % behouden.',
      'We kunnen de hal verkopen. Mijn broer wil liever een lening nemen.',
    ],
    ['da', 'Vi må højst låne 7 mio. kr.', 'Vi kan købe nabogrunden. Min bror vil hellere leje en hal i Vejle.'],
    ['sv', 'Familjen vill behålla minst 51 %.', 'Vi kan köpa granntomten. Min bror vill hellre hyra en hall i Växjö.'],
    ['pl', 'Rodzina chce zachować co najmniej 51%.', 'Możemy sprzedać halę. Brat woli wziąć kredyt.'],
    [
      'cs',
      'Rada chce udržet náklady pod 2 mil. Kč.',
      'Mohli bychom najmout externistu. Můj zástupce chce zaškolit dva lidi.',
    ],
    ['ru', 'Семья хочет сохранить не менее 51 %.', 'Мы можем продать цех. Брат предпочитает взять кредит.'],
    [
      'el',
      'Η οικογένεια θέλει να κρατήσει τουλάχιστον το 51%.',
      'Θα μπορούσαμε να πουλήσουμε την αποθήκη. Ο αδελφός μου προτιμά να πάρουμε δάνειο.',
    ],
    ['tr', "Aile en az yüzde 51'i elinde tutmak istiyor.", 'Depoyu satabiliriz ya da kredi çekebiliriz.'],
    ['ar', 'تريد العائلة الاحتفاظ بما لا يقل عن 51%.', 'يمكننا بيع المستودع أو أخذ قرض.'],
    ['zh', '家族想保留至少51%。', '我们可以卖掉仓库，也可以向银行贷款。'],
  ])('is no option (%s): %s', (_, limit, others) => {
    expect(titlesIn(`${limit} ${others}`)).toEqual(titlesIn(others));
    expect(titlesIn(others)).toHaveLength(2);
  });

  it('may stand behind the last side', () =>
    expect(titlesIn('We could close the mill or sublet half of it, but we must keep at least 12 people.')).toEqual([
      'close the mill',
      'sublet half of it',
    ]));

  it.each([
    'My son wants to buy a van under €20,000. My wife would rather lease one.',
    'My wife would rather hire a driver. My son wants to wait at least 12 months.',
  ])('is another thing than a price or a time to wait: %s', (text) => expect(titlesIn(text)).toHaveLength(2));
});
