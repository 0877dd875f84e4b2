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
import { driftOf, type Movement } from './pool/drift.ts';
import type { Vote } from './pool/pooling.ts';
import { frameOf, panelsBehind, type PanelContext, contextOf, poolOf } from '../state/panelContext.ts';
import { type Round, runOf } from '../state/state.ts';
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

/** Ballots of a panel's seats at one moment. */
type Held = {
  /** The ballot that each seat's probabilities count from, as it was cast. */
  readonly counted: readonly Cast[];
  /** The last ballot of each seat, counted or not. */
  readonly last: readonly Cast[];
  /** Seats whose last change of the first choice does not count. */
  readonly uncounted: readonly string[];
  /** The seats followed each other too much, in their own panel or since (docs/PROTOCOL.md §5.5). */
  readonly blindOnly: boolean;
};

/** What a panel begins the reconciliation with: its supplementary ballots if there were any, else what its own result counts (docs/PROTOCOL.md §5.5). */
const heldBy = (context: PanelContext, panel: number): Held => {
  const supplement = castsOf(context, 'blind').filter(({ seatId }) => ownerOf(context, seatId) === panel);
  if (supplement.length > 0) return { counted: supplement, last: supplement, uncounted: [], blindOnly: false };
  const own = contextOf(context.state, panel, context.rules, context.at);
  const { drift, uncounted } = poolOf(own) ?? {};
  const seats = uncounted?.seats ?? [];
  const criterionOf = criteriaOf(context, panel);
  const castIn = (round: Round) =>
    castsOf(own, round).map((cast) => ({
      ...cast,
      ballot: { ...cast.ballot, scores: rescored(cast.ballot.scores, criterionOf) },
    }));
  const revised = castIn('revised').filter(({ ballot }) => !ballot.abstain);
  const blind = castIn('blind');
  const last = blind.map((cast) => revised.find(({ seatId }) => seatId === cast.seatId) ?? cast);
  const blindOnly = drift?.blindOnly === true;
  const isBlind = ({ seatId }: Cast) => blindOnly || seats.includes(seatId);
  const counted = blind.map((cast, i) => (isBlind(cast) ? cast : (last[i] ?? cast)));
  return { counted, last, uncounted: seats, blindOnly };
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
  const combined = (held: readonly Held[]) => {
    const all = (casts: readonly Cast[]) => countPanel(context, casts, panels, panelByPanel(context));
    const own = held.map((one) => countPanel(context, inForce(one), panels));
    const counted = all(held.flatMap(inForce));
    const seats = held.flatMap(({ uncounted }) => uncounted);
    const last = seats.length === 0 ? counted.winner : all(held.flatMap((one) => one.last)).winner;
    const otherwise = isVariant(counted.winner, last) ? counted.winner : last;
    const together: Pool = seats.length === 0 ? counted : { ...counted, uncounted: { seats, otherwise } };
    const agreeing = own.filter(({ winner }) => isVariant(together.winner, winner)).length;
    const drifted = held.filter(({ blindOnly }) => blindOnly).length;
    const winners = panels.map((panel, i) => {
      const chosen = own[i]?.winner ?? '';
      return { panel, optionId: isVariant(together.winner, chosen) ? together.winner : chosen };
    });
    return { pool: labelled(together, { agreeing, drifted, of: own.length }, groundsOf(context)), winners, agreeing };
  };
  const before = panels.map((panel) => heldBy(context, panel));
  const after = combined(before.map((held) => votedAgain(context, held)));
  return {
    before: combined(before).pool,
    after: after.pool,
    winners: after.winners,
    agreeing: after.agreeing,
    of: panels.length,
    at: context.at,
  };
};

/** Ballots as they count: all but the probabilities is what each seat said last. */
const inForce = ({ counted, last }: Held): Cast[] =>
  last.map((cast, i) => ({ ...cast, ballot: { ...cast.ballot, p: counted[i]?.ballot.p ?? {} } }));

/** What stands of a panel's seats once they voted again beside the others: a move is one from what was counted. */
const votedAgain = (context: PanelContext, before: Held): Held => {
  const { options } = frameOf(context);
  const revised = castsOf(context, 'revised').filter(({ ballot }) => !ballot.abstain);
  const votes = new Map(revised.map((cast) => [cast.seatId, cast]));
  const moves = before.counted.flatMap(({ seatId, ballot: blind }): Movement[] => {
    const own = votes.get(seatId);
    return own ? [{ seatId, blind, revised: own.ballot }] : [];
  });
  const drift = driftOf(
    moves.map(movementInChoices(options)),
    [],
    options.map(({ optionId }) => optionId),
    lastVoteBefore(context),
  );
  const again = ({ seatId }: Cast) => votes.get(seatId);
  return {
    counted: before.counted.map((cast) =>
      drift.blindOnly || drift.uncounted.has(cast.seatId) ? cast : (again(cast) ?? cast),
    ),
    last: before.last.map((cast) => again(cast) ?? cast),
    uncounted: before.last
      .map(({ seatId }) => seatId)
      .filter((seatId) => (votes.has(seatId) ? drift.uncounted.has(seatId) : before.uncounted.includes(seatId))),
    blindOnly: before.blindOnly || drift.blindOnly,
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

type Panels = { readonly agreeing: number; readonly drifted: number; readonly of: number };
const labelled = (pool: Pool, { agreeing, drifted, of }: Panels, grounds: Grounds): Pool => {
  const limits: Limit[] = [
    {
      limit: agreeing === of ? 'strong' : agreeing * 2 > of ? 'moderate' : 'lean',
      cap: { code: 'panels', agreeing, of },
    },
    ...byQuorum(pool.quorum),
    ...(drifted > 0 ? [{ limit: 'moderate', cap: { code: 'drift_panels', panels: drifted, of } } as const] : []),
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
