import { describe, expect, it } from 'vitest';

import { acceptGroups, differenceOf, leavesOut } from '../../../../server/panel/protocol/text/joining.ts';
import { givingAnother, leftOut } from '../../../support/leftOutPairs.ts';

const all = (pairs: typeof leftOut) =>
  Object.entries(pairs).flatMap(([language, list]) => list.map(([a, b]) => ({ language, a, b })));

describe('two texts of which one leaves out what the other gives', () => {
  it.each(all(leftOut))('may be one, which code does not decide: $a, $b ($language)', ({ language, a, b }) => {
    expect(differenceOf(a, b, language)).not.toBeNull();
    expect([leavesOut(a, b, language), leavesOut(b, a, language)]).toEqual([true, true]);
  });
  it.each(all(givingAnother))(
    'are not such that differ in what both give: $a, $b ($language)',
    ({ language, a, b }) => {
      expect([leavesOut(a, b, language), leavesOut(b, a, language)]).toEqual([false, false]);
    },
  );
});

it('of a group that a model proposes those that leave out one thing are a group by themselves', () => {
  const texts = ['Buy Kessler GmbH', 'Acquire Kessler', 'Buy Kessler', 'Buy Bosch'];
  const joined = acceptGroups(texts, [{ members: [0, 1, 2, 3] }], 'en', (a, b) =>
    leavesOut(texts[a] ?? '', texts[b] ?? '', 'en') ? 'left_out' : null,
  );
  expect(joined.groups.map(({ members }) => members)).toEqual([[0], [1, 2], [3]]);
  expect(joined.rejected).toEqual([
    { member: 1, from: 0, because: 'left_out' },
    { member: 2, from: 0, because: 'left_out' },
    { member: 3, from: 0, because: 'name' },
  ]);
});
