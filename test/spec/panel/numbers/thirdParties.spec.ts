import { describe, expect, it } from 'vitest';

import { sharesInWords } from '../../../../server/panel/protocol/text/numbers/words/sharesInWords.ts';

describe('a third party', () => {
  it.each([
    "Un tiers (l'expert) fixe le prix.",
    'Le prix est fixé par un tiers.',
    'Ein Dritter legt den Preis fest.',
    'Un tercero fija el precio.',
    'Lo decide un terzo, il perito.',
    'Een derde partij bepaalt de prijs.',
    'En tredjepart fastsætter prisen.',
    'Um terceiro define o preço.',
    'Decide osoba trzecia.',
  ])('is no share: %s', (text) => expect(sharesInWords(text)).toEqual([]));

  it.each([
    "Les frais baissent d'un tiers.",
    'Un tiers des clients part.',
    'Cela représente un tiers du chiffre.',
    'Un terzo dei clienti va via.',
  ])('but a share is: %s', (text) =>
    expect(sharesInWords(text).map(({ part }) => part)).toEqual([expect.closeTo(1 / 3)]),
  );
});
