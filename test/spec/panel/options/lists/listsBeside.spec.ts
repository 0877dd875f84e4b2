import { describe, expect, it } from 'vitest';

import { listedOptions } from '../../../../../server/panel/protocol/text/options/listedOptions.ts';
import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('a list below a question that names its options itself', () => {
  it.each([
    'Do we choose Odoo or Exact?\nQuestions:\n- Who migrates?\n- What does it cost?',
    'Do we choose Odoo or Exact?\n- 40 people\n- budget 30,000',
    'We must choose: Odoo or Exact.\nFacts:\n- 40 people\n- budget 30,000',
    'Welche Lösung wählen wir: Odoo oder Exact?\nFakten:\n- 40 Leute\n- Budget 30.000 Euro',
    'Kiezen we Odoo of Exact?\nFeiten:\n- 40 mensen\n- budget 30.000 euro',
    'Kiezen we voor Odoo of voor Exact?\nVragen:\n- Wie migreert?\n- Wat kost het?',
    'Choisissons-nous Odoo ou Exact ?\nFaits :\n- 40 personnes\n- budget 30 000 euros',
    'Scegliamo Odoo o Exact?\nFatti:\n- 40 persone\n- budget 30.000 euro',
    'Escolhemos Odoo ou Exact?\nFactos:\n- 40 pessoas\n- orçamento 30.000 euros',
    'Wybieramy Odoo czy Exact?\nFakty:\n- 40 osób\n- budżet 30 000 euro',
    'Выбираем Odoo или Exact?\nФакты:\n- 40 человек\n- бюджет 30 000 евро',
    'Ska vi välja Odoo eller Exact?\nFakta:\n- 40 personer\n- budget 30 000 euro',
  ])('does not take their place: %s', (text) => {
    const titles = titlesIn(text).join(' | ');
    expect(titles).toMatch(/Odoo.* \| .*Exact/u);
    expect(titles).not.toMatch(/40|30|\?$|igr/u);
  });

  it('is of its options where it says them again, or its label does', () => {
    expect(titlesIn('Should we sell or keep the hall?\n- Sell it to the choir\n- Keep it and mend the roof')).toEqual([
      'Sell it to the choir',
      'Keep it and mend the roof',
    ]);
    expect(titlesIn('Do we choose Odoo or Exact?\nOptions:\n- Odoo now\n- Exact in May\n- Neither')).toEqual([
      'Odoo now',
      'Exact in May',
      'Neither',
    ]);
  });

  it('of questions is none of options, but of suggestions that are asked', () => {
    expect(titlesIn('Which one do we choose?\n- Who migrates?\n- What does it cost?')).toEqual([]);
    expect(titlesIn('What should we do?\n- What about selling it?\n- Why not let it?')).toHaveLength(2);
    expect(titlesIn('What should we do?\n- Sell it?\n- Let it?')).toHaveLength(2);
  });
});

describe('lines set in below an item', () => {
  it.each([
    [
      'A) Lease solar panels\n   Pro: no investment\n   Con: tied for 20 years\nB) Buy solar panels\n   Pro: better yield',
      ['Lease solar panels', 'Buy solar panels'],
    ],
    [
      'A) Photovoltaik pachten\n   Pro: keine Investition\n   Contra: 20 Jahre gebunden\nB) Photovoltaik kaufen\n   Pro: höhere Rendite',
      ['Photovoltaik pachten', 'Photovoltaik kaufen'],
    ],
    [
      '1. Lease solar panels\n   It needs no investment.\n2. Buy solar panels\n   The yield is better.',
      ['Lease solar panels', 'Buy solar panels'],
    ],
    [
      '- Sell it to\n  Anna Bauer.\n- Let it to\n  the choir next door.',
      ['Sell it to Anna Bauer', 'Let it to the choir next door'],
    ],
    [
      '1. Keep the old hall\n   on Elm Street: 20 places\n2. Sell it',
      ['Keep the old hall on Elm Street: 20 places', 'Sell it'],
    ],
  ])('are part of its name only where it goes on in them: %s', (list, titles) => {
    expect(titlesIn(`Options:\n${list}`)).toEqual(titles);
  });

  it('nor do labels that are not set in', () => {
    expect(
      titlesIn('الخيار الأول: الإيجار\nالمزايا: مرونة\nالعيوب: تكلفة\nالخيار الثاني: الشراء\nالمزايا: ملكية'),
    ).toEqual(['الإيجار', 'الشراء']);
  });
});

describe('tables', () => {
  it.each([
    ['选哪家供应商?\n供应商,单价,交期\n华星,12.5元,15天\n立讯,13.2元,10天\n\n我们每月用 8000 个。', ['华星', '立讯']],
    [
      'Welche Bank nehmen wir?\nBank\tZins\tLaufzeit\nErste\t4,1 %\t15 J\nHypo Tirol\t3,7 %\t7 J',
      ['Erste', 'Hypo Tirol'],
    ],
    ['Which supplier should we take?\n\nSupplier;Price;Days\nKoch;12.50;15\nMerz;13.20;10', ['Koch', 'Merz']],
    ['Which supplier should we take?\nSupplier    Price\nKoch        12.50\nMerz & Co   13.20', ['Koch', 'Merz & Co']],
    [
      'Which CRM should we go for? 14 seats.\n\n| CRM | Price |\n|---|---|\n| HubSpot | $90 |\n| Zoho | $37 |',
      ['HubSpot', 'Zoho'],
    ],
    ['どの会計ソフトにするべきか。\n\n|ソフト|月額|\n|---|---|\n|freee|4,378円|\n|弥生|3,480円|', ['freee', '弥生']],
  ])('name options below a question for one of their rows: %s', (text, titles) => {
    expect(titlesIn(text)).toEqual(titles);
  });

  it.each([
    'Should we open on Sundays?\n\nMonth,Guests,Sales\nMay,120,4000\nJune,140,4600',
    'How much does each bank cost us?\n\n| Bank | Cost |\n|---|---|\n| Erste | 40 |\n| Hypo | 37 |',
    'We know this:\nMonth    Guests\nMay      120\nJune     140',
  ])('name none elsewhere: %s', (text) => {
    expect(listedOptions(text)).toEqual([]);
  });
});

describe('labels that count', () => {
  it.each([
    'Scenario 1: buy\nScenario 2: lease',
    'Solution 1 : buy\nAvantages : pas de travaux\nSolution 2 : lease\nAvantages : sur mesure',
    'Plan 1: buy\nPlan 2: lease',
    'Lösung 1: buy\nLösung 2: lease',
    'Wariant 1: buy\nWariant 2: lease',
    'シナリオ1:buy\nシナリオ2:lease',
    'Cenário 1: buy\nCenário 2: lease',
    'Package 1: buy\nPackage 2: lease\n\nWhich should we take?',
    'Bid A: buy\nBid B: lease\n\nWhich one is better for us?',
  ])('are those of options: %s', (text) => {
    expect(titlesIn(text)).toEqual(['buy', 'lease']);
  });

  it.each([
    'Phase 1: plan the works\nPhase 2: build',
    'What do we do?\nStep 1: call the bank\nStep 2: sign',
    'What is the plan?\nWeek 1: paint\nWeek 2: move in',
    'Wie gehen wir vor?\nPhase 1: planen\nPhase 2: bauen',
    'Year 1: 40,000\nYear 2: 60,000\n\nWhich should we take?',
    'Room 1: 20 m²\nRoom 2: 14 m²',
    'Question 1: who pays\nQuestion 2: who builds',
  ])('are not, where they count time or other things: %s', (text) => {
    expect(listedOptions(text)).toEqual([]);
  });
});

describe('what leads over to a list', () => {
  it.each([
    'He cannot manage the stairs.\n\nWhat we’ve talked about so far:\n1) buy\n2) lease',
    'Parent council vote – please tick ONE:\n[ ] buy\n[ ] lease',
    'Please vote for one:\n- buy\n- lease',
    'Bitte stimmt für eines davon:\n- buy\n- lease',
    'The roof leaks badly.\nWhat we could do:\n- buy\n- lease',
    'Was wir bisher besprochen haben:\n- buy\n- lease',
    'Ce que nous avons envisagé jusqu’ici :\n- buy\n- lease',
  ])('is read: %s', (text) => {
    expect(titlesIn(text)).toEqual(['buy', 'lease']);
  });

  it('is not needed where an item is to do nothing', () => {
    expect(
      titlesIn('We have 12 rooms.\n① Rebuild the bath\n② Have six rooms done\n③ Wait\nThe bank asks.'),
    ).toHaveLength(3);
    expect(
      titlesIn(
        '箱根で旅館を営んでいます。\n①露天風呂を2,860万円で改修する\n②6室だけ直す\n③令和9年まで待つ\n来月までです。',
      ),
    ).toHaveLength(3);
    expect(titlesIn('Next steps:\n1. Call the bank\n2. Wait')).toEqual([]);
    expect(titlesIn('① 40 rooms\n② 21 people')).toEqual([]);
  });

  it.each([
    ['We are weighing whether to i) bid alone, ii) bid with Care UK or iii) sit out.', 3],
    ['Trois scénarios ont été étudiés : 1° le gaz ; 2° une chaudière à granulés ; 3° le réseau urbain.', 3],
    ['Solar vs. heat pump vs. new windows – we have €30k and can only do one this year.', 3],
    ['Solar vs. heat pump\n\nWe have €30k.', 2],
  ])('or stands in one line with it: %s', (text, count) => {
    expect(titlesIn(text)).toHaveLength(count);
  });

  it('is no comparison of figures', () => {
    expect(titlesIn('We sold less. Revenue vs. budget: −4 %.')).toEqual([]);
  });
});
