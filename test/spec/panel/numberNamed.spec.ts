import { describe, expect, it } from 'vitest';

import { withItsWords } from '../../../server/panel/protocol/gate/numberNamed.ts';

describe('a number from nowhere, as a report names it', () => {
  it.each<[language: string, text: string, number: string, named: string]>([
    ['en', 'Stops cost £46,250 a year, says the bank.', '£46,250', 'Stops cost £46,250 a year'],
    ['en', 'It is known (after 40 evenings) whether it pays.', '40', 'after 40 evenings'],
    ['en', 'One thing: 17.5 % of all guests who came in the first winter', '17.5 %', '17.5 % of all guests who came'],
    ['en', 'The bank answers in the course of March', 'March', 'in the course of March'],
    ['de', 'Zwei Bäcker kündigen; das ist viel.', 'Zwei', 'Zwei Bäcker kündigen'],
    ['he', 'הצוות צריך 42 ימים של הדרכה.', '42', 'הצוות צריך 42 ימים של הדרכה'],
    ['zh-Hant', '先花三個月試營運，再看每日的來客數。', '三個月', '先花三個月試營運'],
    ['ja', '改装には1,200万円かかると見込まれます。', '1,200万円', '改装には1,200万円かかると見込まれます'],
    ['en', '40', '40', '40'],
  ])('stands with the words of its clause (%s: %s)', (language, text, number, named) =>
    expect(withItsWords(text, { at: text.indexOf(number), text: number }, language)).toBe(named),
  );
  it('takes no part of a word along, and not more than a few', () => {
    const text = `${'unreasonably '.repeat(5)}40 ${'circumstances '.repeat(5)}`;
    expect(withItsWords(text, { at: text.indexOf('40'), text: '40' }, 'en')).toBe('unreasonably 40 circumstances');
  });
});
