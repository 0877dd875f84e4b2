import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('sides that a sentence counts up', () => {
  it.each([
    [
      'Japanese deeds, of which one is done with somebody',
      '案は、A社に売却する、B社と合弁を組む、このまま続ける、の三つです。',
      ['A社に売却する', 'B社と合弁を組む', 'このまま続ける'],
    ],
    ['Japanese names', '候補は山田と佐藤です。', ['山田', '佐藤']],
    [
      'behind a number of things that are weighed',
      'Rozważamy trzy rzeczy: kupno lokalu przy ul. Długiej 7, najem w Galerii albo sprzedaż przez internet.',
      ['kupno lokalu przy ul. Długiej 7', 'najem w Galerii', 'sprzedaż przez internet'],
    ],
    [
      'behind a number of things that are weighed',
      'Wir prüfen drei Dinge: den Kauf in Graz, die Miete in Wels oder den Verkauf.',
      ['den Kauf in Graz', 'die Miete in Wels', 'den Verkauf'],
    ],
    ['behind another number', 'We sell two things: bread or, on Sundays, cake.', []],
    [
      'behind a word for either within a sentence',
      'Kurz gesagt: Entweder übernehmen wir die Praxis, oder wir gründen neu, oder ich bleibe.',
      ['übernehmen wir die Praxis', 'wir gründen neu', 'ich bleibe'],
    ],
    [
      'on the table',
      'On the table: a five-year lease, a purchase, or a joint venture with Brandt.',
      ['a five-year lease', 'a purchase', 'a joint venture with Brandt'],
    ],
    [
      'the first of two questions in one',
      'Is it worth paying $12k to certify now, or should we wait until 2028?',
      ['paying $12k to certify now', 'wait until 2028'],
    ],
    [
      'Korean places before one verb',
      '지점을 부산, 대구, 아니면 광주에 낼까요?',
      ['지점을 부산', '대구', '광주에 낼까요'],
    ],
    ['Thai places after one verb', 'เปิดสาขาที่เชียงใหม่ ขอนแก่น หรือภูเก็ตดี', ['เปิดสาขาที่เชียงใหม่', 'ขอนแก่น', 'ภูเก็ต']],
  ])('%s: %s', (_, text, options) => expect(titlesIn(text)).toEqual(options));
});

describe('a second question about when or where', () => {
  it.each([
    [
      'Should we hire a CFO or outsource finance? And should we start in May or in July?',
      ['hire a CFO', 'outsource finance'],
    ],
    ['Sollen wir kaufen oder mieten? Und sollen wir im Mai oder im Juli anfangen?', ['kaufen', 'mieten']],
  ])('adds no options: %s', (text, options) => expect(titlesIn(text)).toEqual(options));

  it('is the choice itself where nothing was asked before', () =>
    expect(titlesIn('We will sell. And should we start in May or in July?')).toEqual(['start in May', 'in July']));
});
