import { describe, expect, it } from 'vitest';

import type { CaseEvent } from '../../../../shared/events/case.ts';
import type { Pool } from '../../../../shared/events/panel/pool.ts';
import { caseRulesFor } from '../../../../server/panel/engine/caseRules.ts';
import { nextOf } from '../../../../server/panel/protocol/flow/next.ts';
import { randomFrom, shuffled } from '../../../../shared/kernel/random.ts';
import { foldPanel } from '../../../../server/panel/protocol/state/state.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { ofType } from '../../../support/panelCase.ts';

const seed = 'arrival/20261121';
const played = playCase('direct');

/** The same history up to a round's reveal, with its ballots (and second ballots) sealed in another order. */
const otherwise = (history: readonly CaseEvent[], nth: number): CaseEvent[] => {
  const moved = shuffled(
    history.filter(({ type }) => type === 'BallotSealed'),
    randomFrom(`${seed}/${nth}`),
  );
  return history.map((event) => (event.type === 'BallotSealed' ? (moved.pop() ?? event) : event));
};

/** How each round is counted when its ballots come in this order. */
const counted = async (order: (history: readonly CaseEvent[]) => CaseEvent[]): Promise<Pool[]> => {
  const { events, needs } = await played;
  return events.flatMap((event, i): Pool[] => {
    if (event.type !== 'BallotsRevealed') return [];
    const next = nextOf(foldPanel(order(events.slice(0, i))), event.data.at, caseRulesFor(needs, 'direct'));
    return next.do === 'record' ? ofType(next.facts, 'BallotsPooled').map(({ pool }) => pool) : [];
  });
};

describe(`ballots that come in another order (seed ${seed})`, () => {
  it('are counted to the same last bit', async () => {
    const recorded = ofType((await played).events, 'BallotsPooled').map(({ pool }) => pool);
    expect(recorded).toHaveLength(2);
    for (let nth = 0; nth < 20; nth++) expect(await counted((history) => otherwise(history, nth))).toEqual(recorded);
  });
});
