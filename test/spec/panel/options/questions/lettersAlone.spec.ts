import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('letters with which a text begins', () => {
  it.each([
    [
      'A) Prestar la furgoneta al taller\nB) Venderla por 9.000 €\nC) Pintarla y esperar\nEl socio contesta el 12/01.',
      ['Prestar la furgoneta al taller', 'Venderla por 9.000 €', 'Pintarla y esperar'],
    ],
    [
      'a) Zamknąć sklep w Łodzi\nb) Przenieść go do Pabianic\nMamy czas do maja.',
      ['Zamknąć sklep w Łodzi', 'Przenieść go do Pabianic'],
    ],
    ['A. Close on Mondays\nB. Close on Sundays', ['Close on Mondays', 'Close on Sundays']],
    ['а) продать цех\nб) сдать его в аренду\n\nЧто посоветуете?', ['продать цех', 'сдать его в аренду']],
  ])('stand for options: %s', (text, named) => expect(titlesIn(text)).toEqual(named));

  it.each([
    'A) Revenue 2025\nB) Costs 2025\nC) Profit 2025\n\nShould we sell the mill?',
    'We keep three books.\n\nA) Wages\nB) Stock\nC) Rent',
  ])('or for something else: %s', (text) => expect(titlesIn(text)).toEqual([]));
});

describe('marks after a demand to decide', () => {
  it.each([
    ['We have to decide: (1) close the Hull shop; (2) let it; (3) renew for a year.', 3],
    ['Нужно решить: (1) закрыть ларёк на Садовой, 14; (2) сдать его (2,1 млн руб.); (3) продлить аренду на год.', 3],
    ['Wir müssen entscheiden: (1) Laden schließen; (2) untervermieten; (3) um ein Jahr verlängern.', 3],
    ['Il faut décider : (1) fermer le dépôt ; (2) le sous-louer.', 2],
    ['We must do: (1) close the books; (2) call the bank; (3) pay the tax.', 0],
  ])('name what is chosen from: %s', (text, count) => expect(titlesIn(text)).toHaveLength(count));
});

describe('paragraphs that are numbered by their part', () => {
  it.each([
    [
      '1. Background\n1.1 We sell tyres.\n1.2 The lease ends in May.\n2. Options\n2.1 Close the yard\n2.2 Sublet half of it for £3,200 a month\n2.3 Carry on as we are\n3. Constraints\n3.1 No redundancies',
      ['Close the yard', 'Sublet half of it for £3,200 a month', 'Carry on as we are'],
    ],
    [
      '1. Ausgangslage\n1.1 Wir haben 14 Mitarbeiter.\n1.2 Der Mietvertrag endet im Mai.\n2. Möglichkeiten\n2.1 Umzug nach Hanau\n2.2 Neubau in Fulda (1,2 Mio. €)',
      ['Umzug nach Hanau', 'Neubau in Fulda (1,2 Mio. €)'],
    ],
    [
      '1 Contexte\n1.1 Nous vendons des vélos.\n\n2 Options\n2.1 Déménager à Lyon\n2.2 Acheter les murs\n\n3 Critères\n3.1 Coût\n3.2 Délai',
      ['Déménager à Lyon', 'Acheter les murs'],
    ],
  ])('name those of the part with the options: %s', (text, named) => expect(titlesIn(text)).toEqual(named));
});
