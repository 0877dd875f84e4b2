import { describe, expect, it } from 'vitest';

import { otherOptionNamed } from '../../../server/panel/protocol/gate/otherOptionNamed.ts';

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
    expect(otherOptionNamed(headline, options, winner)?.optionId).toBe(named);
  });

  it.each([
    ['the winner', 'B', 'Buy the line'],
    ['a variant of the winner', 'B', 'Buy the line used'],
    ['the winner among other words', 'A', 'Buy the line next year; wait until then'],
    ['no option', 'C', 'Do not buy the line now'],
    ['no option in its own words', 'C', 'Buy the lines of two suppliers'],
  ])('names %s', (_what, winner, headline) => {
    expect(otherOptionNamed(headline, options, winner)).toBeUndefined();
  });
});
