import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('questions in a row, each of which is nothing but a deed', () => {
  it.each([
    [
      'fr',
      'Garder la boutique ? La vendre ? La transformer en atelier ?',
      ['Garder la boutique', 'La vendre', 'La transformer en atelier'],
    ],
    [
      'de',
      'Die App kostenlos lassen? Einstellen? Auf 5 Nutzer begrenzen?',
      ['Die App kostenlos lassen', 'Einstellen', 'Auf 5 Nutzer begrenzen'],
    ],
    [
      'pl',
      'Zostawić darmowy plan? Skasować go? Ograniczyć do 3 osób?',
      ['Zostawić darmowy plan', 'Skasować go', 'Ograniczyć do 3 osób'],
    ],
    [
      'es',
      '¿Mantener la tienda? ¿Venderla? ¿Alquilarla por años?',
      ['Mantener la tienda', 'Venderla', 'Alquilarla por años'],
    ],
    [
      'ru',
      'Оставить бесплатный тариф? Убрать его? Ограничить тремя местами?',
      ['Оставить бесплатный тариф', 'Убрать его', 'Ограничить тремя местами'],
    ],
    [
      'en',
      'We rent a mill in Leek. Renew the lease? Buy the building for £900k? Move out?',
      ['Renew the lease', 'Buy the building for £900k', 'Move out'],
    ],
  ] as const)('are options (%s): %s', (_, text, options) => {
    expect(titlesIn(text)).toEqual(options);
  });

  it.each([
    'Did it rain? Was it cold? Were there guests?',
    'Welche Kosten fallen an? Heizen? Halle mieten?',
    'How many seats are used? What does it cost? Who pays?',
    'Need help? Call us? Write us?',
    'Paid the rent? Called the bank?',
  ])('are none where they ask for facts: %s', (text) => {
    expect(titlesIn(text)).toEqual([]);
  });
});
