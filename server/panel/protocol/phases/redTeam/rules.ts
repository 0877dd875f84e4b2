import type { Seat } from '../../../../../shared/events/panel/seat.ts';

import { choiceOf } from '../../counting/ballots.ts';
import { minUsefulSeconds } from '../../state/deadlines.ts';
import {
  firstAble,
  isReconciliation,
  poolOf,
  type PanelContext,
  secondsLeft,
  seatsOf,
  type PhaseRules,
} from '../../state/panelContext.ts';
import { turn } from '../../state/turn.ts';

/**
 * docs/PROTOCOL.md §4.6, held before the revised ballots (docs/decisions/0050): the leading option has failed; how? The voters then vote again knowing the
 * strongest attack, so a story that kills the option needs no further round.
 */
export const redTeamPhase: PhaseRules = {
  skip(context) {
    if (context.state.budgetReached) return 'budget_reached';
    if (isReconciliation(context)) return 'done_by_panels';
    if (!context.run.pools.blind) return 'too_few_ballots';
    return secondsLeft(context, 'red_team') < minUsefulSeconds.red_team ? 'no_time' : null;
  },
  turns(context) {
    const team = seatsOf(context, 'red_team');
    if (team.length > 1) return team.map(({ seatId }) => turn('red_team', 'object', context.panel, seatId));
    return firstAble(context, 'red_team', 'object', leastTempted(context, team));
  },
};

/** One attacker alone comes from the provider that holds the leading option least probable; other service seats stand in. */
const leastTempted = (context: PanelContext, team: readonly Seat[]): Seat[] => {
  const pool = context.run.pools.blind;
  const lean = ({ provider }: Seat) => pool?.blocs.find((bloc) => bloc.provider === provider)?.p[pool.winner] ?? 0;
  return [...team, ...seatsOf(context, 'reviewer'), ...seatsOf(context, 'framer'), ...seatsOf(context, 'researcher')]
    .filter(({ provider }, i, all) => all.findIndex((seat) => seat.provider === provider) === i)
    .toSorted((a, b) => lean(a) - lean(b));
};

/** The option that leads by the blind ballots. */
export const leaderUnderAttack = (context: PanelContext): string => {
  const pool = context.run.pools.blind ?? poolOf(context);
  if (!pool) throw new Error('expected pooled ballots before the red team speaks, found none');
  return pool.winner;
};

/** Every provider's seats put the same option first in the blind ballots. */
export const blocsAgree = ({ run: { pools } }: Pick<PanelContext, 'run'>): boolean =>
  pools.blind?.blocs.every(({ p }) => choiceOf(p) === pools.blind?.winner) ?? false;
