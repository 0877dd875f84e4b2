import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('a text that tells its reader what to choose from', () => {
  it.each<[string, readonly string[]]>([
    [
      'Choisissez : « Plein » si vous restez tard ou le week-end ; « Demi » si vous rentrez à midi ; « Aucun » sinon.',
      ['« Plein » si vous restez tard ou le week-end', '« Demi » si vous rentrez à midi', '« Aucun » sinon'],
    ],
    [
      'Wybierz: „pełny” dla pracy wieczorem lub w weekend; „pół” dla pracy do południa.',
      ['„pełny” dla pracy wieczorem lub w weekend', '„pół” dla pracy do południa'],
    ],
    [
      'Decidi se vuoi vendere il mulino, affittarlo oppure aspettare.',
      ['vendere il mulino', 'affittarlo', 'aspettare'],
    ],
    ['Sollen wir „Alpha“ mit Garantie oder „Beta“ ohne kaufen?', ['„Alpha“ mit Garantie', '„Beta“ ohne kaufen']],
  ])('names these: %s', (text, named) => expect(titlesIn(text)).toEqual(named));

  it.each([
    'Should we sell the mill? Alternatively, rent the barn. The default is for site security.',
    'Possiamo vendere il mulino o affittarlo? Di seguito puoi trovare i conti della cooperativa.',
    'Faut-il vendre le moulin ou le louer ? Voici la méthode que vous souhaitez utiliser pour le calcul.',
  ])('names nothing of what it only shows: %s', (text) => {
    for (const shown of ['site security', 'trovare i conti', 'utiliser pour le calcul'])
      expect(titlesIn(text).join('; ')).not.toContain(shown);
  });
});
