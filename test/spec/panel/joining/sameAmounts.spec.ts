import { describe, expect, it } from 'vitest';

import { differenceOf } from '../../../../server/panel/protocol/text/joining.ts';

describe('one amount in other words', () => {
  it.each([
    ['en', 'Raise prices by a tenth', '10% price increase'],
    ['nl', 'De prijs met een tiende verhogen', 'De prijs met 10% verhogen'],
    ['de', 'Preise um 5 % anheben', 'Fünfprozentige Preiserhöhung'],
    ['de', 'Preise um 25 % anheben', 'Fünfundzwanzigprozentige Preiserhöhung'],
    ['de', 'Preise um 5 % anheben', '5-prozentige Preiserhöhung'],
    ['ru', 'Поднять цены на 5 %', 'Пятипроцентное повышение цен'],
    ['pl', 'Podnieść ceny o 5%', 'Pięcioprocentowa podwyżka cen'],
    ['nl', 'De prijs met 5% verhogen', 'Een vijfprocentige verhoging van de prijs'],
    ['pl', 'Podnieść czynsz o 1/4', 'Zwiększyć czynsz o 25%'],
    ['en', 'Sell ¼ of the shares', 'Sell 25 % of the shares'],
    ['en', 'Sell 2/3 of the shares', 'Sell two thirds of the shares'],
    ['ru', 'Взять кредит 2 млн руб.', 'Занять у банка два миллиона'],
    ['zh-Hans', '融资500万元', '引入五百万投资'],
    ['en', 'Borrow €250,000', 'Take out a loan of 250,000'],
    ['fr', 'Facturer 4,90 € par panier', 'Faire payer chaque panier 4 € 90'],
    ['de', 'Bis zum Jahresende warten', 'Warten bis 31.12.'],
    ['fr', 'Attendre jusqu’à la fin de l’année', 'Attendre jusqu’au 31/12'],
    ['fr', 'Passer à la semaine de quatre jours', 'Travailler 4 jours sur 7'],
    ['en', 'Work four days a week', 'Work 4 days out of 7'],
    ['en', 'Hire two more agents', 'Take on a couple of extra agents'],
    ['de', 'Die dritte Schicht ausbauen', 'Ausbau der 3. Schicht'],
    ['tr', 'Üçüncü vardiyayı kaldırmak', 'Gece çalışan 3. vardiyayı kaldırmak'],
    ['ru', 'Открыть третью смену', 'Открыть 3-ю смену'],
  ])('is no other number in %s: “%s”, “%s”', (language, a, b) => {
    expect([differenceOf(a, b, language), differenceOf(b, a, language)]).toEqual([null, null]);
  });

  it.each([
    ['en', 'Raise prices by a tenth', '12% price increase'],
    ['de', 'Preise um 5 % anheben', 'Sechsprozentige Preiserhöhung'],
    ['de', 'Preise um 25 % anheben', 'Fünfprozentige Preiserhöhung'],
    ['pl', 'Podnieść czynsz o 1/4', 'Zwiększyć czynsz o 20%'],
    ['en', 'Sell 2/3 of the shares', 'Sell a third of the shares'],
    ['ru', 'Взять кредит 2 млн руб.', 'Занять у банка три миллиона'],
    ['zh-Hans', '融资500万元', '引入五十万投资'],
    ['en', 'Order 2,000 bottles', 'Pay €2,000'],
    ['fr', 'Facturer 4,90 €', 'Faire payer 4 € 50'],
    ['de', 'Bis zum Jahresende warten', 'Warten bis 30.11.'],
    ['fr', 'Passer à la semaine de quatre jours', 'Travailler 5 jours sur 7'],
    ['en', 'Hire three more agents', 'Take on a couple of extra agents'],
    ['de', 'Die dritte Schicht ausbauen', 'Ausbau der 2. Schicht'],
    ['ru', 'Открыть третью смену', 'Открыть 2-ю смену'],
    ['de', 'Am 3. März öffnen', 'Am 4. März öffnen'],
  ])('is another number in %s: “%s”, “%s”', (language, a, b) => {
    expect([differenceOf(a, b, language), differenceOf(b, a, language)]).toEqual(['number', 'number']);
  });
});
