import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('offers in one sentence, where only the first has a verb', () => {
  it.each([
    [
      'fr',
      "Sodexo nous propose 1,8 M€ pour tout, Elior 1,1 M€ pour la moitié ; mon associé voudrait qu'on reste indépendants et qu'on recrute un chef.",
      [
        'Sodexo nous propose 1,8 M€ pour tout',
        'Elior 1,1 M€ pour la moitié',
        "qu'on reste indépendants et qu'on recrute un chef",
      ],
    ],
    [
      'de',
      'Rewe bietet uns 2 Mio. € für den Hof, Edeka 1,4 Mio. € für zwei Drittel; mein Bruder möchte, dass wir selbstständig bleiben und einen Laden bauen.',
      [
        'Rewe bietet uns 2 Mio. € für den Hof',
        'Edeka 1,4 Mio. € für zwei Drittel',
        'selbstständig bleiben und einen Laden bauen',
      ],
    ],
    [
      'en',
      'Compass offers us £3m for everything, Sodexo £1.9m for 60%; my co-founder would like us to stay independent and hire two chefs.',
      ['Compass offers us £3m for everything', 'Sodexo £1.9m for 60%', 'stay independent and hire two chefs'],
    ],
    [
      'it',
      'Barilla ci offre 4 M€ per tutto, De Cecco 2,5 M€ per il 60%; mio fratello vorrebbe che restassimo indipendenti.',
      ['Barilla ci offre 4 M€ per tutto', 'De Cecco 2,5 M€ per il 60%', 'restassimo indipendenti'],
    ],
    [
      'nl',
      'Jumbo biedt ons € 2,2 miljoen voor de winkel, Plus € 1,3 miljoen voor de helft; mijn vrouw wil zelfstandig blijven.',
      ['Jumbo biedt ons € 2,2 miljoen voor de winkel', 'Plus € 1,3 miljoen voor de helft', 'zelfstandig blijven'],
    ],
    [
      'es',
      'Ebro nos ofrece 3 M€ por todo, Borges 2 M€ por el 60 %, y mi hermana quiere que sigamos solos y que abramos una tienda.',
      ['Ebro nos ofrece 3 M€ por todo', 'Borges 2 M€ por el 60 %', 'que sigamos solos y que abramos una tienda'],
    ],
    [
      'pl',
      'Żabka oferuje nam 2 mln zł za sklep, Lewiatan 1,2 mln zł za połowę; brat chce zostać na swoim.',
      ['Żabka oferuje nam 2 mln zł za sklep', 'Lewiatan 1,2 mln zł za połowę', 'zostać na swoim'],
    ],
    [
      'sv',
      'Axfood erbjuder oss 20 mkr för allt, Coop 12 mkr för hälften; min syster vill fortsätta själv.',
      ['Axfood erbjuder oss 20 mkr för allt', 'Coop 12 mkr för hälften', 'fortsätta själv'],
    ],
    [
      'fr',
      "Le groupe Vinci nous offre 2 M€ pour l'entreprise. Mon fils voudrait qu'on continue et qu'on engage un chef.",
      ["Le groupe Vinci nous offre 2 M€ pour l'entreprise", "qu'on continue et qu'on engage un chef"],
    ],
    [
      'en',
      'Two chains are after us: Compass offers us £3m for everything and Sodexo £1.9m for 60%.',
      ['Compass offers us £3m for everything', 'Sodexo £1.9m for 60%'],
    ],
    [
      'es',
      'Un colega me ofrece 250.000 € por el taller; mi hijo quiere modernizarlo (80.000 €).',
      ['Un colega me ofrece 250.000 € por el taller', 'modernizarlo (80.000 €)'],
    ],
  ] as const)('are options with who makes them (%s): %s', (_, text, options) => {
    expect(titlesIn(text)).toEqual(options);
  });

  it('are none where somebody pays anyway', () => {
    expect(titlesIn('Compass pays us £3m a year, Sodexo £1.9m. My brother wants to sell.')).toEqual([]);
  });
});

describe('what one offer leaves to choose', () => {
  it.each([
    [
      'en',
      'Bid from Harlow & Sons: £900k for the whole yard, or £450k for half of it, or a five-year lease at £60k a year. They want to hear by Friday.',
      ['£900k for the whole yard', '£450k for half of it', 'a five-year lease at £60k a year'],
    ],
    [
      'de',
      'Das Angebot der Sparkasse: 200.000 € zu 4,9 % fest oder 4,1 % variabel. Was sollen wir nehmen?',
      ['200.000 € zu 4,9 % fest', '4,1 % variabel'],
    ],
    [
      'fr',
      'Proposition de Lactalis : 2,1 M€ pour la laiterie, ou 1,2 M€ pour la moitié, ou un contrat de lait de dix ans à 450 €/t. Réponse attendue lundi.',
      ['2,1 M€ pour la laiterie', '1,2 M€ pour la moitié', 'un contrat de lait de dix ans à 450 €/t'],
    ],
    [
      'es',
      'El banco nos presta 300.000 € al 5,2 % fijo o al 4,4 % variable. ¿Cuál cogemos?',
      ['5,2 % fijo', '4,4 % variable'],
    ],
    [
      'it',
      'Offerta di Barilla: 2 M€ per il mulino, oppure 1 M€ per metà, oppure un contratto di 8 anni a 300 €/t.',
      ['2 M€ per il mulino', '1 M€ per metà', 'un contratto di 8 anni a 300 €/t'],
    ],
    [
      'fr',
      'La banque nous prête 200 000 € à 4,8 % fixe ou 4,1 % variable. Lequel prendre ?',
      ['4,8 % fixe', '4,1 % variable'],
    ],
    ['en', 'They will pay £400k now or £450k in a year. Which should we take?', ['£400k now', '£450k in a year']],
    [
      'pl',
      'Oferta od Orlenu: 2 mln zł za działkę albo 15 000 zł miesięcznie za dzierżawę.',
      ['2 mln zł za działkę', '15 000 zł miesięcznie za dzierżawę'],
    ],
    [
      'en',
      'The bank will lend us 300k at 5.9% fixed or 5.2% variable. Which one should I take',
      ['5.9% fixed', '5.2% variable'],
    ],
  ] as const)('is read with its figures (%s): %s', (_, text, options) => {
    expect(titlesIn(text)).toEqual(options);
  });

  it.each([
    'Prices are £10 or £12 depending on size. What should we do?',
    'Staff cost 40k or 50k. Which shop is best?',
    'Our offer: 10% off for members or 5% for guests.',
    'Invoice: £400 or £450 with tax.',
    'Angebot vom März: 12 Räder zu 900 €, Lieferung in 3 oder 4 Wochen.',
  ])('is nothing where figures only say how things are: %s', (text) => {
    expect(titlesIn(text)).toEqual([]);
  });
});
