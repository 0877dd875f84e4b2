import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('a table of ways to go', () => {
  it.each<[string, ...string[]]>([
    ['Option | Price\nNew boiler | 9,000\nHeat pump | 14,500\nBudget | 12,000', 'New boiler', 'Heat pump'],
    [
      'Løsning | Pris\nNyt varmeanlæg | 210.000\nFjernvarme | 145.000\nOpsparing | 160.000',
      'Nyt varmeanlæg',
      'Fjernvarme',
    ],
    [
      'Варіант | Ціна | Термін\nРемонт | 180 тис. | 3 тижні\nНовий ліфт | 900 тис. | 4 місяці\nНа рахунку | 410 тис. |',
      'Ремонт',
      'Новий ліфт',
    ],
    [
      '| Scénario | Investissement |\n| Fermer Lens | 0,4 M€ |\n| Moderniser Lens | 2,1 M€ |\n| Trésorerie disponible | 1,7 M€ |',
      'Fermer Lens',
      'Moderniser Lens',
    ],
    [
      '| Weg | einmalig | laufend |\n|---|---|---|\n| Ausbau | 310.000 | 42.000 |\n| Umzug | 55.000 | 96.000 |\n| Summe | 250.000 | 100.000 |',
      'Ausbau',
      'Umzug',
    ],
  ])('has its rows as options, but what there is to spend: %s', (text, ...named) =>
    expect(titlesIn(text)).toEqual(named),
  );

  it('keeps a name that begins like a word for money', () =>
    expect(titlesIn('Vaihtoehto | Hinta\nKassanen Oy | 9 000\nVirta Oy | 8 500')).toEqual(['Kassanen Oy', 'Virta Oy']));

  it('is none where bars part other things', () =>
    expect(titlesIn('Name | Phone\nAnn | 020 7946\nBen | 020 7947')).toEqual([]));
});

describe('a list right above what limits the choice', () => {
  it.each<[string, ...string[]]>([
    [
      'For the store:\n1) automatic shelves\n2) rent space from Rossi\n3) fewer articles\nLimits: at most 80,000, no work in August',
      'automatic shelves',
      'rent space from Rossi',
      'fewer articles',
    ],
    [
      'Per il magazzino:\n1) scaffali automatici\n2) affittare spazio\nLimiti: non oltre 80.000 €',
      'scaffali automatici',
      'affittare spazio',
    ],
  ])('is what there is to choose from: %s', (text, ...named) => expect(titlesIn(text)).toEqual(named));

  it('is none where it is of tasks', () =>
    expect(titlesIn('To do:\n1) call Ann\n2) pay Ben\nLimits: by Friday')).toEqual([]));
});
