import type { CaseEventOf } from '../../../../shared/events/case.ts';
import type { Ballot } from '../../../../shared/events/panel/ballot.ts';
import type { Pool } from '../../../../shared/events/panel/pool.ts';
import { mapValues } from '../../../../shared/kernel/collections.ts';

import type { Cast } from './ballots.ts';
import { learnedIn } from './roundCounts.ts';
import {
  countByGroup,
  type Counted,
  groupsOf,
  movementInChoices,
  poolPanelsByGroup,
  variantOf,
} from './optionGroups.ts';
import { driftOf, type Movement, settled } from './pool/drift.ts';
import type { Vote } from './pool/pooling.ts';
import { frameOf, panelsBehind, type PanelContext, contextOf } from '../state/panelContext.ts';
import { runOf } from '../state/state.ts';
import { samenessIn } from './groupedTexts.ts';
import { groundsOf } from './grounds.ts';
import {
  byGrounds,
  byLastBallots,
  byQuorum,
  byScores,
  type Grounds,
  heldDown,
  type Limit,
  strengthByNumbers,
} from './pool/strength.ts';
import { tally } from './tally.ts';
import { castsOf, lastVoteBefore } from './casts.ts';
import { turnoutOf } from './quorum.ts';

/** Panels that have a result: one that lost too many seats has none. */
export const panelsWithResult = (context: PanelContext): number[] =>
  panelsBehind(context).filter((panel) => runOf(context.state, panel).pools.blind !== undefined);

/** Options of the reconciliation that a panel never voted on: it is asked, nothing is imputed. */
export const strangersTo = (context: PanelContext, panel: number): string[] => {
  const own = new Set(runOf(context.state, panel).frame?.options.map(({ optionId }) => optionId));
  return (context.run.frame?.options ?? []).map(({ optionId }) => optionId).filter((id) => !own.has(id));
};

/** What a panel's seats hold when the reconciliation begins: the supplementary ballot if there was one, else their last own. */
const currentCasts = (context: PanelContext, panel: number): Cast[] => {
  const supplement = castsOf(context, 'blind').filter(({ seatId }) => ownerOf(context, seatId) === panel);
  if (supplement.length > 0) return supplement;
  const own = contextOf(context.state, panel, context.rules, context.at);
  const revised = castsOf(own, 'revised');
  const criterionOf = criteriaOf(context, panel);
  return castsOf(own, 'blind')
    .map((cast) => revised.find(({ seatId }) => seatId === cast.seatId) ?? cast)
    .map((cast) => ({ ...cast, ballot: { ...cast.ballot, scores: rescored(cast.ballot.scores, criterionOf) } }));
};

/** Each panel numbers its criteria for itself: by their names, which one of the reconciliation's each is; those that are none are left out. */
const criteriaOf = (context: PanelContext, panel: number): ReadonlyMap<string, string> => {
  const isSame = samenessIn(context.run.groupings, 'criteria');
  return new Map(
    (runOf(context.state, panel).frame?.criteria ?? []).flatMap(({ criterionId, name }) => {
      const same = frameOf(context).criteria.find((one) => isSame(one.name, name));
      return same ? [[criterionId, same.criterionId] as const] : [];
    }),
  );
};

const rescored = (scores: Ballot['scores'], criterionOf: ReadonlyMap<string, string>): Ballot['scores'] =>
  mapValues(scores, (of) =>
    Object.fromEntries(
      Object.entries(of).flatMap(([id, score]) => {
        const own = criterionOf.get(id);
        return own === undefined ? [] : [[own, score]];
      }),
    ),
  );

const ownerOf = ({ state }: PanelContext, seatId: string): number | undefined =>
  state.seated?.seats.find((seat) => seat.seatId === seatId)?.panel;

/**
 * The panels put together, before and after each read the others' cruxes and evidence: the log-opinion pool of their results,
 * each counted once. How many agree is the headline; a split holds the strength down.
 */
export const reconcile = (context: PanelContext): CaseEventOf<'PanelsReconciled'>['data'] => {
  const panels = panelsWithResult(context);
  const isVariant = (a: string, b: string) => variantOf(frameOf(context).options, a)(b);
  const combined = (settledPanels: readonly Settled[]) => {
    const all = (casts: readonly Cast[]) => countPanel(context, casts, panels, panelByPanel(context));
    const own = settledPanels.map(({ casts }) => countPanel(context, casts, panels));
    const counted = all(settledPanels.flatMap(({ casts }) => casts));
    const seats = settledPanels.flatMap(({ uncounted }) => uncounted);
    const last = seats.length === 0 ? counted.winner : all(settledPanels.flatMap((one) => one.last)).winner;
    const otherwise = isVariant(counted.winner, last) ? counted.winner : last;
    const together: Pool = seats.length === 0 ? counted : { ...counted, uncounted: { seats, otherwise } };
    const agreeing = own.filter(({ winner }) => isVariant(together.winner, winner)).length;
    const winners = panels.map((panel, i) => {
      const chosen = own[i]?.winner ?? '';
      return { panel, optionId: isVariant(together.winner, chosen) ? together.winner : chosen };
    });
    return { pool: labelled(together, { agreeing, of: own.length }, groundsOf(context)), winners, agreeing };
  };
  const before = panels.map((panel) => currentCasts(context, panel));
  const after = combined(before.map((casts) => inForce(context, casts)));
  return {
    before: combined(before.map((casts) => ({ casts, last: casts, uncounted: [] }))).pool,
    after: after.pool,
    winners: after.winners,
    agreeing: after.agreeing,
    of: panels.length,
    at: context.at,
  };
};

type Settled = {
  readonly casts: readonly Cast[];
  readonly last: readonly Cast[];
  readonly uncounted: readonly string[];
};

/** What counts of a panel's seats once they voted again beside the others, and what they cast last. */
const inForce = (context: PanelContext, current: readonly Cast[]): Settled => {
  const { options: listed } = frameOf(context);
  const options = listed.map(({ optionId }) => optionId);
  const revised = castsOf(context, 'revised');
  const moves = current.flatMap((cast): Movement[] => {
    const own = revised.find(({ seatId }) => seatId === cast.seatId);
    return own && !own.ballot.abstain ? [{ seatId: cast.seatId, blind: cast.ballot, revised: own.ballot }] : [];
  });
  const asChoices = movementInChoices(listed);
  const drift = driftOf(moves.map(asChoices), [], options, lastVoteBefore(context));
  const revisedBy = (of: (move: Movement) => Ballot) =>
    current.map((cast) => {
      const move = moves.find(({ seatId }) => seatId === cast.seatId);
      return move ? { ...cast, ballot: of(move) } : cast;
    });
  return {
    casts: revisedBy((move) => ({ ...move.revised, p: named(options, settled(move, drift, options)) })),
    last: revisedBy(({ revised: own }) => own),
    uncounted: [...drift.uncounted],
  };
};

/** Votes of several panels: each is counted by itself, then every panel once. */
const panelByPanel =
  (context: PanelContext) =>
  (votes: readonly Vote[]): Counted => {
    const groups = groupsOf(frameOf(context).options);
    const reading = { ...learnedIn(context).recalibration, intercept: 0 };
    const panels = Map.groupBy(votes, ({ seat }) => ownerOf(context, seat));
    const own = [...panels.values()].map((some) => countByGroup(some, groups, reading).p);
    return { ...countByGroup(votes, groups, reading), ...poolPanelsByGroup(own, votes, groups) };
  };

const countPanel = (
  context: PanelContext,
  casts: readonly Cast[],
  panels: number[],
  count?: (votes: readonly Vote[]) => Counted,
): Pool =>
  tally({
    frame: frameOf(context),
    casts,
    moves: [],
    drift: null,
    turnout: turnoutOf(context, panels),
    learned: learnedIn(context),
    before: null,
    newEvidence: false,
    grounds: groundsOf(context),
    seed: `${context.state.submitted?.caseId ?? ''}/reconciliation`,
    ...(count && { count }),
  });

type Agreement = { readonly agreeing: number; readonly of: number };
const labelled = (pool: Pool, { agreeing, of }: Agreement, grounds: Grounds): Pool => {
  const limits: Limit[] = [
    {
      limit: agreeing === of ? 'strong' : agreeing * 2 > of ? 'moderate' : 'lean',
      cap: { code: 'panels', agreeing, of },
    },
    ...byQuorum(pool.quorum),
    ...byLastBallots(pool.uncounted !== undefined && pool.uncounted.otherwise !== pool.winner),
    ...byGrounds(grounds),
    ...byScores(pool.scoreWinner !== pool.winner),
  ];
  const { p, winner, margin, sensitivity } = pool;
  const byNumbers = strengthByNumbers({
    first: p[winner] ?? 0,
    margin,
    // Whether the panels agree is asked of them, not of the providers across them.
    blocsAgree: true,
    stableWithoutAnyProvider: Object.values(sensitivity.withoutProvider).every((option) => option === winner),
  });
  return { ...pool, ...heldDown(byNumbers, limits) };
};

const named = (options: readonly string[], p: readonly number[]): Record<string, number> =>
  Object.fromEntries(options.map((option, i) => [option, p[i] ?? 0]));
