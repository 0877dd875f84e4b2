import { describe, expect, it } from 'vitest';

import { otherOptionNamed } from '../../../../server/panel/protocol/gate/headline/otherOptionNamed.ts';
import { type Headline, ofOthers, ofWinners } from '../../../support/headlinePairs.ts';

const option = (optionId: string, title: string, bloc?: string) => ({
  ...{ optionId, title, description: '', origin: 'user' as const },
  ...(bloc === undefined ? {} : { bloc }),
});

describe('a headline', () => {
  const options = [
    option('A', 'Wait'),
    option('B', 'Buy the line', 'buying'),
    option('C', 'Lease the line at $10,250 a month'),
    option('D', 'Buy the line used', 'buying'),
    option('E', '花265万元买两台新机'),
    option('F', '先小规模试行'),
  ];
  it.each([
    ['A', 'Lease the line at $10,250 a month.', 'C'],
    ['A', '“Lease the line at $10,250 a month” – now', 'C'],
    ['C', 'Buy the line', 'B'],
    ['F', '花265万元买两台新机', 'E'],
    ['F', '花265万元买两台新机,明年一月开始', 'E'],
  ])('of a draft for %s names another option: %s', (winner, headline, named) => {
    expect(otherOptionNamed(headline, options, winner, 'en')?.optionId).toBe(named);
  });

  it.each([
    ['the winner', 'B', 'Buy the line'],
    ['a variant of the winner', 'B', 'Buy the line used'],
    ['the winner among other words', 'A', 'Buy the line next year; wait until then'],
    ['no option', 'C', 'Do not buy the line now'],
  ])('names %s', (_what, winner, headline) => {
    expect(otherOptionNamed(headline, options, winner, 'en')).toBeUndefined();
  });
});

/** Of those of the table: code reads words, so that a few of either kind may be read wrongly. */
const least = { caught: 0.9, let: 0.97 };

describe('headlines in many languages', () => {
  const named = ([language, headline, titles]: Headline) =>
    otherOptionNamed(
      headline,
      titles.map((title, i) => option('ABCDEF'.charAt(i), title)),
      'A',
      language,
    ) !== undefined;

  it('have to be redrafted where they tell the reader to take another option', () => {
    const missed = ofOthers.filter((one) => !named(one)).map(([language, headline]) => `${language} ${headline}`);
    expect(missed).toSatisfy(() => missed.length <= (1 - least.caught) * ofOthers.length, missed.join('\n'));
  });

  it('stand where they tell the reader to take the winner, whatever else they name', () => {
    const refused = ofWinners.filter(named).map(([language, headline]) => `${language} ${headline}`);
    expect(refused).toSatisfy(() => refused.length <= (1 - least.let) * ofWinners.length, refused.join('\n'));
  });

  it('are at least 60 in at least 10 languages, half of them of the winner', () => {
    expect(ofOthers.length + ofWinners.length).toBeGreaterThanOrEqual(60);
    expect(Math.abs(ofOthers.length - ofWinners.length)).toBeLessThanOrEqual(6);
    expect(new Set(ofOthers.map(([language]) => language)).size).toBeGreaterThanOrEqual(10);
  });
});
