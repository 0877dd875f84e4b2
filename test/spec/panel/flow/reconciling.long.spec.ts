import { describe, expect, it } from 'vitest';

import { castCase, type Change, favouring } from '../../../support/consistency/cases/castCase.ts';
import { contradictionsIn } from '../../../support/consistency/contradictions.ts';
import { surfacesOf } from '../../../support/consistency/cases/made.ts';

const deepCase = (change: Change) => castCase(change, undefined, 'deep');
const because = (kind: string, note = '') => ({ change: { kind, evidenceIds: [], note } });
const mind = { flaw: because('flaw_in_own_claim', 'I left the deposit out.'), none: because('none') };

const mailOf = async (document: Awaited<ReturnType<typeof castCase>>) => {
  const surfaces = await surfacesOf(document);
  expect(contradictionsIn(surfaces)).toEqual([]);
  return surfaces.mail.find(({ heading }) => heading === 'text')?.text ?? '';
};
const shareOf = ({ options }: Awaited<ReturnType<typeof castCase>>, id: string) => {
  const option = options.find(({ optionId }) => optionId === id);
  return [option?.blind?.p ?? NaN, option?.final?.p ?? NaN] as const;
};
/** Four of each panel's nine seats hold the first option, five the second. */
const blind = (seat: number) => (seat <= 4 ? 0 : 1);

describe('panels that are reconciled', () => {
  it('do not count in the end what none of them counted', async () => {
    // Two of the five go to the first option and say no reason; nobody moves once the panels meet.
    const document = await deepCase((answer, kind, seat) => {
      if (kind === 'forecast') return answer;
      if (kind === 'ballot') return favouring(answer, blind(seat), 0.7);
      return { ...favouring(answer, seat <= 6 ? 0 : 1, 0.7), ...mind.none };
    });
    expect(document.recommendation.optionId).toBe('B');
    expect(document.panels?.winners.map(({ optionId }) => optionId)).toEqual(['B', 'B', 'B']);
    expect(document.panels?.agreeing).toBe(3);
    const [before, after] = shareOf(document, 'B');
    expect(before).toBeGreaterThan(shareOf(document, 'A')[0]);
    expect(after).toBeCloseTo(before, 12);
    expect(document.moved.uncounted?.seats).toHaveLength(6);
    expect(document.moved.uncounted?.otherwise).toBe('A');
    expect(document.recommendation.strength).toBe('too_close');
    expect(document.recommendation.pool?.caps).toContainEqual({ code: 'last_ballots', limits: false });
    const mail = await mailOf(document);
    expect(mail).toContain('counted as before: 6 of 27 seats.');
    expect(mail).toContain('By the last ballots alone, A would come first.');
  });

  it('count a move for which a seat gave its own panel a reason, and say that reason', async () => {
    const document = await deepCase((answer, kind, seat, { own }) => {
      if (kind === 'forecast') return answer;
      if (kind === 'ballot') return favouring(answer, blind(seat), 0.7);
      const isAgain = own?.change !== null;
      return { ...favouring(answer, seat <= 6 ? 0 : 1, 0.7), ...(isAgain ? mind.none : mind.flaw) };
    });
    expect(document.recommendation.optionId).toBe('A');
    expect(document.moved.uncounted).toBeNull();
    expect(document.moved.flips.map(({ from, to, kind }) => [from, to, kind])).toEqual(
      Array.from({ length: 6 }, () => ['B', 'A', 'flaw_in_own_claim']),
    );
    await mailOf(document);
  });

  it('judge what a seat does then by what was counted for it', async () => {
    // Of those that moved without a reason one goes back, one names a flaw once the panels have met, one stays as it is.
    const document = await deepCase((answer, kind, seat, { own }) => {
      if (kind === 'forecast') return answer;
      if (kind === 'ballot') return favouring(answer, blind(seat), 0.7);
      const isAgain = own?.change !== null;
      const place = seat <= 4 || seat === 6 || seat === 7 || (seat === 5 && !isAgain) ? 0 : 1;
      return { ...favouring(answer, place, 0.7), ...(isAgain && seat === 6 ? mind.flaw : mind.none) };
    });
    expect(document.moved.uncounted?.seats.map((id) => id.split('-').at(-1))).toEqual(['7', '7', '7']);
    const reasons = document.moved.flips.map(({ seat, kind }) => `${seat.seatId.split('-').at(-1)}: ${kind}`);
    expect(reasons).toHaveLength(6);
    expect(new Set(reasons)).toEqual(new Set(['6: flaw_in_own_claim', '7: none']));
    await mailOf(document);
  });

  it('go there with blind ballots where those alone count', async () => {
    // In the first panel all that held the first option follow the plurality, one of them for a reason.
    const followed: Change = (answer, kind, seat, { seat: { seatId }, own }) => {
      if (kind === 'forecast') return answer;
      const isFirst = seatId.startsWith('p1');
      if (kind === 'ballot' || !isFirst) return favouring(answer, blind(seat), 0.7);
      const isAgain = own?.change !== null;
      return { ...favouring(answer, 1, 0.7), ...(!isAgain && seat === 1 ? mind.flaw : mind.none) };
    };
    const document = await deepCase(followed);
    const [before, after] = shareOf(document, 'B');
    expect(after).toBeCloseTo(before, 12);
    expect(document.moved.uncounted?.seats).toHaveLength(4);
    expect(document.moved.flips).toHaveLength(4);
    const still = await deepCase((answer, kind, seat) =>
      kind === 'forecast' ? answer : favouring(answer, blind(seat), 0.7),
    );
    expect(shareOf(still, 'B')[1]).toBeCloseTo(after, 12);
    await mailOf(document);
  });
});
