import { describe, expect, it } from 'vitest';

import { mostInDoubt, numbersInDoubt } from '../../../../server/panel/protocol/text/numbers/numbersInDoubt.ts';

const doubted = (language: string, source: string, text: string) =>
  numbersInDoubt(text, [{ text: source }], language).map((one) => [one.number.text, one.words, one.source]);

describe('numbers of which only a reader can tell whether they are of the same thing', () => {
  it.each([
    [
      'en',
      'There are 34 employees.',
      'The 34 partners agree.',
      '34',
      'The 34 partners agree',
      'There are 34 employees',
    ],
    ['es', 'Un socio pide más. Hay 34 empleados.', 'Los 34 socios lo saben.', '34', '34 socios', 'Hay 34 empleados'],
    [
      'it',
      'Siamo in 14 soci.',
      'Li pagano quattordici dipendenti.',
      'quattordici',
      'quattordici dipendenti',
      'Siamo in 14 soci',
    ],
    [
      'sv',
      'Där bor 1 120 personer.',
      'Prata med de 1 120 hushållen.',
      '1 120',
      '1 120 hushållen',
      'Där bor 1 120 personer',
    ],
    [
      'uk',
      'Укриття вміщує 90 осіб.',
      'Воно вміщує 90 учнівських груп.',
      '90',
      '90 учнівських груп',
      'Укриття вміщує 90 осіб',
    ],
    [
      'en',
      'The client pays €40,000.',
      'After a loss of €40,000.',
      '40,000',
      'a loss of €40,000',
      'The client pays €40,000',
    ],
    ['en', 'Of our staff 65% are women.', 'Two thirds of them are.', 'Two thirds', 'Two thirds of them are', null],
  ])('in %s: of "%s" in "%s" %s', (language, source, text, number, words, from) => {
    const [[found, around, beside] = [], ...others] = doubted(language, source, text);
    expect([found, beside, others]).toEqual([number, from, []]);
    expect(around).toContain(words);
  });

  it.each([
    ['en', 'There are 34 employees.', 'All 34 staff agree.'],
    ['en', 'We lost €40,000.', 'After a loss of €40,000.'],
    ['en', 'Sales went from €20,000 to €40,000.', 'Sales doubled.'],
    ['en', 'There are 34 employees.', 'By 2034 there are 90 of them.'],
    ['de', 'Es sind 34 Mitarbeiter.', 'Die 34 Mitarbeiterinnen bleiben drei Jahre.'],
  ])('are not, in %s, those of "%s" in "%s"', (language, source, text) =>
    expect(doubted(language, source, text)).toEqual([]),
  );

  it('are no more than a reader is shown', () => {
    const numbers = Array.from({ length: 30 }, (_, i) => 20 + i);
    const found = doubted(
      'en',
      numbers.map((n) => `There are ${n} barrels.`).join(' '),
      numbers.map((n) => `Keep ${n} kegs.`).join(' '),
    );
    expect(found).toHaveLength(mostInDoubt);
  });

  it('have few words around them, of one line and sentence', () => {
    const long = 'very '.repeat(40);
    const other = 'most '.repeat(40);
    const [[, words, source] = []] = doubted(
      'en',
      `${long}\nwe pay 34 ${long}employees.`,
      `A list.\n34 partners ${other}.`,
    );
    expect([words, source]).toEqual([
      '34 partners most most most most most',
      expect.stringMatching(/^we pay 34 very/u),
    ]);
    expect(source?.length).toBeLessThan(60);
  });
});
