import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('a price in brackets behind what somebody wants', () => {
  it.each([
    [
      'es',
      'Mi hermano quiere vender el bar (90.000 €); mi hija quiere reformarlo y seguir (60.000 €).',
      ['vender el bar (90.000 €)', 'reformarlo y seguir (60.000 €)'],
    ],
    [
      'fr',
      'Ma fille veut le garder et le moderniser (120 000 €), mon fils veut le vendre (300 000 €).',
      ['le garder et le moderniser (120 000 €)', 'le vendre (300 000 €)'],
    ],
    [
      'de',
      'Meine Tochter will ihn behalten und modernisieren (120.000 €), mein Sohn will ihn verpachten (9.000 € im Jahr).',
      ['ihn behalten und modernisieren (120.000 €)', 'ihn verpachten (9.000 € im Jahr)'],
    ],
    [
      'pl',
      'Córka chce go zatrzymać i odnowić (120 000 zł), a syn woli go sprzedać (400 000 zł).',
      ['go zatrzymać i odnowić (120 000 zł)', 'go sprzedać (400 000 zł)'],
    ],
    [
      'sv',
      'Min dotter vill behålla den och renovera (900 000 kr), min son vill sälja (3 mkr).',
      ['behålla den och renovera (900 000 kr)', 'sälja (3 mkr)'],
    ],
    [
      'en',
      'My brother would rather keep it (£40k a year), my sister wants to sell it (£2m).',
      ['keep it (£40k a year)', 'sell it (£2m)'],
    ],
  ] as const)('belongs to the option (%s): %s', (_, text, options) => {
    expect(titlesIn(text)).toEqual(options);
  });

  it('does so as in a list', () => {
    expect(titlesIn('Our options:\n- keep it (£40k a year)\n- sell it (£2m)')).toEqual([
      'keep it (£40k a year)',
      'sell it (£2m)',
    ]);
  });

  it('does not where it is no price', () => {
    expect(titlesIn('My brother wants to sell the mill (our oldest), my sister wants to let it (as in 2019).')).toEqual(
      ['sell the mill', 'let it'],
    );
  });
});

describe('how many ways there are', () => {
  it.each([
    [
      'fr',
      "Trois pistes sont envisageables. Premièrement, nous pourrions fermer l'atelier de Lille. Deuxièmement, nous pourrions le louer à un confrère. Troisièmement, nous pourrions réduire l'équipe de moitié.",
      [
        "nous pourrions fermer l'atelier de Lille",
        'nous pourrions le louer à un confrère',
        "nous pourrions réduire l'équipe de moitié",
      ],
    ],
    [
      'nl',
      'Twee routes zijn denkbaar. Ten eerste kunnen we de winkel in Gent sluiten. Ten tweede kunnen we hem verhuren.',
      ['kunnen we de winkel in Gent sluiten', 'kunnen we hem verhuren'],
    ],
    [
      'sv',
      'Tre vägar är tänkbara. För det första kan vi stänga butiken i Lund. För det andra kan vi hyra ut den. För det tredje kan vi halvera ytan.',
      ['kan vi stänga butiken i Lund', 'kan vi hyra ut den', 'kan vi halvera ytan'],
    ],
    [
      'fr',
      "Trois solutions sont possibles. La première serait de fermer l'usine. La deuxième serait de la vendre. La troisième serait de la moderniser.",
      ["fermer l'usine", 'la vendre', 'la moderniser'],
    ],
    [
      'pl',
      'Trzy drogi są możliwe. Po pierwsze, możemy zamknąć sklep. Po drugie, możemy go wynająć. Po trzecie, możemy zmniejszyć załogę.',
      ['możemy zamknąć sklep', 'możemy go wynająć', 'możemy zmniejszyć załogę'],
    ],
    [
      'da',
      'To veje er mulige. For det første kan vi lukke butikken. For det andet kan vi leje den ud.',
      ['kan vi lukke butikken', 'kan vi leje den ud'],
    ],
    [
      'it',
      'Due strade sono possibili. In primo luogo potremmo chiudere il forno. In secondo luogo potremmo affittarlo.',
      ['potremmo chiudere il forno', 'potremmo affittarlo'],
    ],
    [
      'ru',
      'Возможны два пути. Во-первых, мы можем закрыть цех. Во-вторых, мы можем сдать его.',
      ['мы можем закрыть цех', 'мы можем сдать его'],
    ],
    [
      'de',
      'Drei Wege sind denkbar. Erstens könnten wir die Mühle schließen. Zweitens könnten wir sie vermieten.',
      ['könnten wir die Mühle schließen', 'könnten wir sie vermieten'],
    ],
    ['en', 'Two things are possible. Firstly, close the barn. Secondly, let it.', ['close the barn', 'let it']],
  ] as const)('is no option (%s): %s', (_, text, options) => {
    expect(titlesIn(text)).toEqual(options);
  });
});
