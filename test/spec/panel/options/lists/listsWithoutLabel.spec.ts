import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('a list without a label', () => {
  it.each<[string, ...string[]]>([
    [
      'We run a small choir. Please help us choose. The old hall is closed.\n\n- rent the school gym\n- sing in the church\n- pause until spring\n\nThe church is cold.',
      'rent the school gym',
      'sing in the church',
      'pause until spring',
    ],
    [
      'Ich brauche Hilfe bei der Auswahl. Unser Lager ist voll.\n\n– Halle anmieten\n– Container kaufen',
      'Halle anmieten',
      'Container kaufen',
    ],
    [
      'Decision needed by Monday: the till\n\nThe old one breaks down daily.\n\n1. Buy the Sharp\n2. Lease one from SumUp\n\nFacts\n1. we have two counters\n2. Ann knows the Sharp',
      'Buy the Sharp',
      'Lease one from SumUp',
    ],
    [
      'Les volets de l’école sont cassés.\n\n1. Les réparer\n   – pour : pas cher\n   – contre : ça ne dure pas\n2. Les remplacer\n   – pour : durable\n   – contre : 9 000 €',
      'Les réparer',
      'Les remplacer',
    ],
    [
      'Festa da rua (2027)\n\n( ) alugar um palco\n( ) tocar no coreto\n( ) cancelar\n\nMarque uma e devolva até sexta.',
      'alugar um palco',
      'tocar no coreto',
      'cancelar',
    ],
  ])('is one of options where help, a decision or a vote is asked for, or each is weighed: %s', (text, ...named) =>
    expect(titlesIn(text)).toEqual(named),
  );

  it.each([
    'Decision needed by Monday.\n\nFacts\n1. we have two counters\n2. Ann knows the Sharp',
    'We have a small shop. Business is fine.\n\n- two counters\n- one till',
    'Thank you for your help last year. We sell bread.\n\n- rye\n- wheat',
    'The week\n\n1. Monday\n   – for: Ann\n2. Tuesday\n   – for: Ben',
  ])('is none where it says something else: %s', (text) => expect(titlesIn(text)).toEqual([]));
});

describe('a list below a label of what was thought of', () => {
  it.each<[string, ...string[]]>([
    ['Napadlo nás:\nA/ pronajmout sál\nB/ hrát venku', 'pronajmout sál', 'hrát venku'],
    ['O que estamos pensando:\n1. Vender a van\n2. Ficar com ela', 'Vender a van', 'Ficar com ela'],
    ['Felmerült:\n• új kemence\n• bérsütés', 'új kemence', 'bérsütés'],
    [
      'Ik zie vijf wegen:\n\n1/ huren\n2/ kopen\n3/ delen\n4/ stoppen\n5/ wachten',
      'huren',
      'kopen',
      'delen',
      'stoppen',
      'wachten',
    ],
    ['Njia tunazofikiria:\n1. kukodi ukumbi\n2. kuimba kanisani', 'kukodi ukumbi', 'kuimba kanisani'],
    ['Uns ist bisher eingefallen:\n- Halle mieten\n- draußen spielen', 'Halle mieten', 'draußen spielen'],
    ['Нам пришло в голову:\n— снять зал\n— играть во дворе', 'снять зал', 'играть во дворе'],
    ['目前想到：\n・租禮堂\n・在戶外演出', '租禮堂', '在戶外演出'],
  ])('is one of options: %s', (text, ...named) => expect(titlesIn(text)).toEqual(named));

  it.each([
    'Co nechceme:\nA/ prodat sál\nB/ hádat se',
    'Mitä emme halua:\n- myydä sali\n- irtisanoa',
    'İstemediklerimiz:\n- salonu satmak\n- işten çıkarmak',
    'Ce que nous refusons :\n- vendre la salle\n- licencier',
    'Čo nesmieme:\n1. predať sálu\n2. prepustiť ľudí',
    'செய்யக் கூடாதவை:\n1. தரம் குறைப்பது\n2. ஆட்களை நீக்குவது',
    'What came up at the till:\n- two coins\n- a receipt',
    'Seven rules:\n1/ no smoking\n2/ no dogs',
  ])('is none below other labels: %s', (text) => expect(titlesIn(text)).toEqual([]));
});
