import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('a sentence that weighs things', () => {
  it.each([
    [
      'On se demande s’il faut renouveler le bail, acheter le local ou passer en télétravail.',
      ['renouveler le bail', 'acheter le local', 'passer en télétravail'],
    ],
    [
      "Je ne sais plus s'il faut embaucher un alternant, prolonger l'intérimaire ou se passer d'accueil...",
      ['embaucher un alternant', "prolonger l'intérimaire", "se passer d'accueil"],
    ],
    [
      'A gente deve contratar um gerente ou promover a Luciana? Ela está há seis anos na casa.',
      ['contratar um gerente', 'promover a Luciana'],
    ],
    ['Vera o Tomasz come capocuoco?', ['Vera', 'Tomasz']],
    ['Vera of Tomasz als chef-kok?', ['Vera', 'Tomasz']],
    [
      'Думаем, продлить аренду, купить помещение или перейти на удалёнку.',
      ['продлить аренду', 'купить помещение', 'перейти на удалёнку'],
    ],
    [
      'Kirayı yenilemek, dükkânı almak ya da evden çalışmak arasında kaldık.',
      ['Kirayı yenilemek', 'dükkânı almak', 'evden çalışmak'],
    ],
    [
      'نحن محتارون بين تجديد الإيجار وشراء المحل في شارع كلايد أو العمل عن بعد.',
      ['تجديد الإيجار', 'شراء المحل في شارع كلايد', 'العمل عن بعد'],
    ],
  ])('names them: %s', (text, titles) => {
    const got = titlesIn(text);
    expect(got).toHaveLength(titles.length);
    titles.forEach((title, i) => expect(got[i]).toContain(title));
  });

  it.each([
    'On se demande s’il faut des papiers ou une carte.',
    'Думаем, что аренда или покупка подождёт.',
    'Is it a matter of Bank of England rules?',
  ])('names none where it asks for facts: %s', (text) => {
    expect(titlesIn(text)).toEqual([]);
  });
});
