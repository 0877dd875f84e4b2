import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('a list with a picture before each item', () => {
  it.each([
    [
      'de',
      '🏭 Halle in Kassel kaufen\n🚚 Lager mieten\n❌ Alles lassen, wie es ist\n\nWas würdet ihr tun?',
      ['Halle in Kassel kaufen', 'Lager mieten', 'Alles lassen, wie es ist'],
    ],
    [
      'pt',
      '🟢 Aceitar a proposta da Sonae\n🔴 Recusar e crescer sozinhos\n🟡 Vender só a marca\n\nO que fariam?',
      ['Aceitar a proposta da Sonae', 'Recusar e crescer sozinhos', 'Vender só a marca'],
    ],
    [
      'fr',
      "🏭 Garder l'atelier de Lyon\n🌍 Sous-traiter au Portugal\n🛑 Arrêter la gamme\n\nQue feriez-vous ?",
      ["Garder l'atelier de Lyon", 'Sous-traiter au Portugal', 'Arrêter la gamme'],
    ],
    [
      'es',
      '✅ Aceptar la oferta\n❌ Rechazarla y seguir solos\n🤝 Vender la mitad\n\n¿Qué haríais?',
      ['Aceptar la oferta', 'Rechazarla y seguir solos', 'Vender la mitad'],
    ],
    [
      'ja',
      '🏠 店を続ける\n💰 店を売る\n🤝 共同経営にする\n\nどうすべきでしょうか？',
      ['店を続ける', '店を売る', '共同経営にする'],
    ],
  ] as const)('is one of options beside a question of what to do (%s): %s', (_, text, options) => {
    expect(titlesIn(text)).toEqual(options);
  });

  it('is one below a label that says so', () => {
    expect(titlesIn('Our options:\n🌱 grow slowly\n🏁 sell up')).toEqual(['grow slowly', 'sell up']);
  });

  it.each([
    '✅ Revenue up 12%\n✅ Churn down\n❌ Two staff left\n\nWhat would you do?',
    '✅ Ordered the oven\n✅ Paid the rent\n❌ Called the bank\n\nWhat is next?',
    '🎉 Great quarter\n📈 Sales up\n😟 Margin down\n\nHow do we fix margins?',
    '⚠️ Rent rises to £5,000\n📉 Sales fell by 8%\n👥 Two people leave\n\nWhat now?',
  ])('is none where it tells what has been: %s', (text) => {
    expect(titlesIn(text)).toEqual([]);
  });
});

it('a list of facts with pictures leaves the options to the list that is called so', () => {
  expect(titlesIn('⚠️ Rent rises to £5,000\n📉 Sales fell by 8%\n\nOptions:\n1. Move\n2. Stay')).toEqual([
    'Move',
    'Stay',
  ]);
});

describe('first, second and third choices', () => {
  it.each([
    [
      'it',
      'Prima scelta — tenere Marta come direttrice; seconda scelta — cercare qualcuno fuori; terza scelta — dividere il ruolo.',
      ['tenere Marta come direttrice', 'cercare qualcuno fuori', 'dividere il ruolo'],
    ],
    [
      'de',
      '1. Wahl: Petra behalten; 2. Wahl: extern suchen; 3. Wahl: die Stelle streichen.',
      ['Petra behalten', 'extern suchen', 'die Stelle streichen'],
    ],
    [
      'fr',
      '1er choix : garder Paul ; 2e choix : recruter dehors ; 3e choix : supprimer le poste.',
      ['garder Paul', 'recruter dehors', 'supprimer le poste'],
    ],
    [
      'es',
      '1.ª opción: vender el bar; 2.ª opción: traspasarlo; 3.ª opción: esperar.',
      ['vender el bar', 'traspasarlo', 'esperar'],
    ],
    [
      'en',
      '1st choice: keep Ruth\n2nd choice: hire outside\n3rd choice: split the role',
      ['keep Ruth', 'hire outside', 'split the role'],
    ],
    ['de', 'Erste Wahl: Petra behalten; zweite Wahl: extern suchen.', ['Petra behalten', 'extern suchen']],
    [
      'sv',
      '1:a val – behålla Anna; 2:a val – söka utifrån; 3:e val – sälja.',
      ['behålla Anna', 'söka utifrån', 'sälja'],
    ],
    ['en', '1st choice — keep Ruth; 2nd choice — hire from outside.', ['keep Ruth', 'hire from outside']],
  ] as const)('are options (%s): %s', (_, text, options) => {
    expect(titlesIn(text)).toEqual(options);
  });

  it('are no quarters of a year', () => {
    expect(titlesIn('1st quarter — sales rose; 2nd quarter — sales fell.')).toEqual([]);
  });
});

describe('what an adviser says beside others', () => {
  it.each([
    [
      'fr',
      'Mon comptable dit de passer en SAS ; ma femme dit de rester en micro ; mon banquier suggère une SARL.',
      ['passer en SAS', 'rester en micro', 'une SARL'],
    ],
    [
      'en',
      'My tax adviser says register as a company; my brother says stay as we are; my bank manager recommends a partnership.',
      ['register as a company', 'stay as we are', 'a partnership'],
    ],
    [
      'it',
      'Il commercialista consiglia di aprire una SRL; mia moglie dice di restare come siamo; il banchiere propone una SAS.',
      ['aprire una SRL', 'restare come siamo', 'una SAS'],
    ],
    [
      'es',
      'Mi asesor aconseja hacerse autónomo; mi mujer dice que sigamos igual; el director del banco propone una SL.',
      ['hacerse autónomo', 'sigamos igual', 'una SL'],
    ],
  ] as const)('is an option (%s): %s', (_, text, options) => {
    expect(titlesIn(text)).toEqual(options);
  });

  it('is none where it tells how things are', () => {
    expect(titlesIn('Tom says sales fell; Ann says costs rose; my bank manager says rates will rise.')).toEqual([]);
  });
});
