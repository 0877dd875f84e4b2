import { expect, it } from 'vitest';

import { comparisonOf } from '../../../shared/views/comparison.ts';
import { type Debate, foldDebate } from '../../../shared/views/debate/debate.ts';
import { seenBy } from '../../../shared/views/redact.ts';
import { caseIn } from '../../support/reportCases.ts';

type Shares = Readonly<Record<string, number>>;

it('a first choice is that of an option with its variants: of what they have together, not of one of them', async () => {
  const whole = foldDebate(seenBy('owner', await caseIn('en', 'providers')));
  const [a, b, c] = whole.options.map(({ optionId }) => optionId);
  const seat = whole.ballots.find(({ round }) => round === 'revised')?.seatId;
  if (!a || !b || !c || !seat) throw new Error('Expected three options and a revised ballot, found none.');
  const options = whole.options.map((one) => ([a, b].includes(one.optionId) ? { ...one, bloc: a } : one));
  const voting = (blind: Shares, revised: Shares, asked: Debate['again'] = null): Debate => ({
    ...{ ...whole, options, again: asked },
    ballots: whole.ballots.map((one) =>
      one.seatId === seat && one.ballot
        ? { ...one, ballot: { ...one.ballot, p: one.round === 'blind' ? blind : revised } }
        : one,
    ),
  });
  const again: NonNullable<Debate['again']> = { of: 'case', change: { kind: 'fact', now: 'x' } };
  // C has most of the three, but A and B are one choice and have more.
  const [split, forC, forA, forB] = [{ [a]: 0.35, [b]: 0.25, [c]: 0.4 }, { [c]: 1 }, { [a]: 1 }, { [b]: 1 }];
  const movedOf = (was: Shares, is: Shares) =>
    comparisonOf(voting(was, was), voting(is, is, again))
      ?.moved.filter(({ seatId }) => seatId === seat)
      .map(({ from, to }) => [from, to]);
  expect(movedOf(split, forC)).toEqual([[a, c]]);
  expect(movedOf(split, forA)).toEqual([]);
  expect(movedOf(forA, forB)).toEqual([]);
  const pools = (uncounted: boolean) =>
    whole.pools.map((one) => ({
      ...one,
      pool: { ...one.pool, ...(uncounted && { uncounted: { seats: [seat], otherwise: c } }) },
    }));
  const compared = comparisonOf(
    { ...voting(split, forC), pools: pools(true) },
    { ...voting(split, forC, again), pools: pools(false) },
  );
  expect(compared?.counting.map(({ from, to }) => [from, to])).toEqual([[a, c]]);
});
