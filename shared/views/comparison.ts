import { statedIn } from '../decisionModel/numbersSaid.ts';
import type { Change } from '../events/case.ts';
import type { Strength } from '../events/panel/pool.ts';
import { type Debate, finalPool, pooledResult, recommendation } from './debate/debate.ts';
import { blocRange } from './blocRange.ts';
import { choiceIn, firstOf } from './minority.ts';
import { ballotsInForce, frameSeen, matrixOf } from './reportDocument/frame.ts';
import { allHeldDown, type HeldDown } from './reportDocument/heldDown.ts';
import { numbersOf } from './reportDocument/risks.ts';

type BeforeAndAfter<T> = { readonly before: T | null; readonly after: T | null };

/** A case that was asked again beside the one it follows: what moved, and the reasons that seats gave for moving. */
export type Comparison = {
  readonly of: string;
  readonly title: string;
  readonly change: Change;
  /** Scripted seats judge nothing: only what was changed and what was taken over is to be compared. */
  readonly rehearsal: boolean;
  /** What was taken over; null where the case ran from its beginning. */
  readonly reused: Reused | null;
  /** Model calls of this case itself. */
  readonly madeCalls: number;
  readonly before: Side;
  readonly after: Side;
  /** Probability of being the best, the weighted score, the forecast of success, and what the calculated cash is worth today, in `currency`. */
  readonly options: readonly {
    readonly optionId: string;
    readonly title: string;
    readonly p: BeforeAndAfter<number>;
    readonly score: BeforeAndAfter<number>;
    readonly success: BeforeAndAfter<number>;
    readonly presentValue: BeforeAndAfter<number>;
  }[];
  /** Null where no numbers were calculated, or in two currencies. */
  readonly currency: string | null;
  readonly criteria: readonly {
    readonly criterionId: string;
    readonly name: string;
    readonly weight: BeforeAndAfter<number>;
  }[];
  /** Only in the later case. */
  readonly evidenceAdded: readonly { readonly evidenceId: string; readonly panel: number; readonly claim: string }[];
  /** Seats whose first choice is another one now. */
  readonly moved: readonly {
    readonly seatId: string;
    readonly name: string;
    readonly from: string;
    readonly to: string;
    readonly why: string;
    /** The move does not count in the later case: the seat counts by its blind ballot there. */
    readonly countsAsBefore: boolean;
  }[];
  /** Seats whose change of first choice counts in one of the two cases only (docs/PROTOCOL.md §5.5), with the option each counts for. */
  readonly counting: readonly {
    readonly seatId: string;
    readonly name: string;
    readonly from: string;
    readonly to: string;
    /** In the later case it counts as it was cast. */
    readonly countsNow: boolean;
  }[];
};
type Reused = {
  /** That would have been made again: for what was found before the last vote, and for what was written after it and stands. */
  readonly calls: number;
  readonly evidence: number;
  readonly ballots: number;
  readonly cruxes: number;
  readonly objections: number;
  /** Whose holders, shown what changed, had nothing to change. */
  readonly dissents: number;
  readonly replies: number;
  /** The model of the decision's numbers: one or none. */
  readonly calculations: number;
};
type Side = {
  /** Null also where the gate found that it tells the reader to take another option than the recommended one. */
  readonly headline: string | null;
  readonly optionId: string | null;
  readonly strength: Strength | null;
  readonly dissents: number;
  /** Seats whose forecasts of success were pooled; null where none were. */
  readonly forecasters: number | null;
  /** Of the recommended option, between providers. */
  readonly range: { readonly low: number; readonly high: number } | null;
  /** What the pooled result records as holding the strength down. */
  readonly heldDown: readonly HeldDown[];
};

/** Null where nothing was asked again, or one of the two has no result. */
export const comparisonOf = (before: Debate, after: Debate): Comparison | null => {
  if (!after.again || !finalPool(before) || !finalPool(after)) return null;
  const rehearsal = before.rehearsal || after.rehearsal;
  const currency = rehearsal ? null : currencyOf(before, after);
  return {
    of: after.again.of,
    title: after.title,
    change: after.again.change,
    rehearsal,
    reused: reusedIn(before, after),
    madeCalls: after.money.calls,
    before: sideOf(before, rehearsal),
    after: sideOf(after, rehearsal),
    options: rehearsal ? [] : comparedOptions(before, after, currency),
    currency,
    criteria: comparedCriteria(before, after),
    evidenceAdded: after.evidence
      .filter((one) => !before.evidence.some(sameIn(one)))
      .map(({ evidenceId, panel, claim }) => ({ evidenceId, panel, claim })),
    moved: rehearsal ? [] : movedSeats(before, after),
    counting: rehearsal ? [] : countedOtherwise(before, after),
  };
};

const sameIn =
  (one: { readonly evidenceId: string; readonly panel: number; readonly quote: string }) => (other: typeof one) =>
    other.evidenceId === one.evidenceId && other.panel === one.panel && other.quote === one.quote;

const sideOf = (debate: Debate, rehearsal: boolean): Side => {
  const draft = recommendation(debate);
  const pool = rehearsal ? undefined : pooledResult(debate)?.pool;
  const isOfWinner = debate.gate?.checks.every(({ rule, ok }) => ok || rule !== 'winner_recommended') ?? true;
  return {
    headline: (isOfWinner ? draft?.headline : null) ?? null,
    optionId: draft?.optionId ?? null,
    strength: rehearsal ? null : (draft?.strength ?? null),
    dissents: rehearsal ? 0 : debate.dissents.length,
    forecasters: rehearsal ? null : (debate.forecast?.seats ?? null),
    range: pool && draft ? blocRange(pool, draft.optionId) : null,
    heldDown: pool ? allHeldDown(pool) : [],
  };
};

/** By what is the same in both histories: facts that were taken over are the same facts. */
const reusedIn = (before: Debate, after: Debate): Reused | null => {
  if (after.reusedCalls === null) return null;
  const commits = new Set(before.ballots.map(({ commit }) => commit));
  const [cruxes, objections] = [
    new Set(before.cruxes.map(({ panel, cruxId }) => `${panel}/${cruxId}`)),
    new Set(before.objections.map(({ panel, objectionId }) => `${panel}/${objectionId}`)),
  ];
  const dissents = after.dissents.filter(({ takenOver }) => takenOver).length;
  const replies = after.dissents.filter(({ reply }) => reply?.takenOver).length;
  const calculations = after.decisionModel?.takenOver ? 1 : 0;
  return {
    calls: after.reusedCalls + dissents + replies + calculations,
    evidence: after.evidence.filter((one) => before.evidence.some(sameIn(one))).length,
    ballots: after.ballots.filter(({ round, commit }) => round === 'blind' && commits.has(commit)).length,
    cruxes: after.cruxes.filter(({ panel, cruxId }) => cruxes.has(`${panel}/${cruxId}`)).length,
    objections: after.objections.filter(({ panel, objectionId }) => objections.has(`${panel}/${objectionId}`)).length,
    ...{ dissents, replies, calculations },
  };
};

const comparedOptions = (before: Debate, after: Debate, currency: string | null): Comparison['options'] => {
  const titles = new Map([...before.options, ...after.options].map(({ optionId, title }) => [optionId, title]));
  const [was, is] = [resultOf(before), resultOf(after)];
  return [...titles].map(([optionId, title]) => ({
    optionId,
    title,
    p: { before: was.p(optionId), after: is.p(optionId) },
    score: { before: was.score(optionId), after: is.score(optionId) },
    success: { before: was.success(optionId), after: is.success(optionId) },
    presentValue:
      currency === null
        ? { before: null, after: null }
        : { before: was.presentValue(optionId), after: is.presentValue(optionId) },
  }));
};

const resultOf = (debate: Debate) => {
  const pooled = pooledResult(debate);
  const rows = matrixOf(debate, pooled)?.rows;
  const { numbers } = numbersOf(debate);
  const isStated = numbers ? statedIn(numbers, debate.options) : () => false;
  return {
    success: (id: string) => debate.forecast?.success[id] ?? null,
    presentValue: (id: string) => {
      const npv = numbers?.counted.options.find(({ optionId }) => optionId === id)?.npv;
      return npv === undefined || !isStated(id) ? null : Number(npv);
    },
    p: (id: string) => pooled?.pool.p[id] ?? null,
    score: (id: string) => rows?.find(({ optionId }) => optionId === id)?.counted.weighted ?? null,
  };
};

const currencyOf = (before: Debate, after: Debate): string | null => {
  const found = [before, after].flatMap(({ decisionModel }) => decisionModel?.model?.currency ?? []);
  return new Set(found).size === 1 ? (found[0] ?? null) : null;
};

const comparedCriteria = (before: Debate, after: Debate): Comparison['criteria'] => {
  const [was, is] = [frameSeen(before)?.criteria ?? [], frameSeen(after)?.criteria ?? []];
  const names = new Map([...was, ...is].map(({ criterionId, name }) => [criterionId, name]));
  const weightIn = (criteria: typeof was, id: string) =>
    criteria.find(({ criterionId }) => criterionId === id)?.weight ?? null;
  return [...names].map(([criterionId, name]) => ({
    criterionId,
    name,
    weight: { before: weightIn(was, criterionId), after: weightIn(is, criterionId) },
  }));
};

const movedSeats = (before: Debate, after: Debate): Comparison['moved'] => {
  const [firstBefore, firstAfter] = [firstOf(before.options), firstOf(after.options)];
  const first = new Map(ballotsInForce(before).map(({ seatId, ballot }) => [seatId, firstBefore(ballot.p)]));
  const uncounted = uncountedIn(after);
  return ballotsInForce(after).flatMap(({ seatId, ballot }) => {
    const from = first.get(seatId);
    const to = firstAfter(ballot.p);
    if (!from || !to || isOneChoice(after, from, to)) return [];
    const name = after.seats.find((seat) => seat.seatId === seatId)?.name ?? seatId;
    return [{ seatId, name, from, to, why: ballot.change?.note ?? '', countsAsBefore: uncounted.has(seatId) }];
  });
};

/** Variants of one choice count for it together. */
const isOneChoice = ({ options }: Debate, a: string, b: string): boolean => {
  const choice = choiceIn(options);
  return choice(a) === choice(b);
};

const uncountedIn = (debate: Debate) => new Set(pooledResult(debate)?.pool.uncounted?.seats);

const countedOtherwise = (before: Debate, after: Debate): Comparison['counting'] => {
  const [was, is] = [uncountedIn(before), uncountedIn(after)];
  return after.seats.flatMap(({ seatId, name }) => {
    const [didNot, doesNot] = [was.has(seatId), is.has(seatId)];
    if (didNot === doesNot) return [];
    const from = countedFor(before, seatId, didNot);
    const to = countedFor(after, seatId, doesNot);
    return from && to && !isOneChoice(after, from, to) ? [{ seatId, name, from, to, countsNow: didNot }] : [];
  });
};

/** The first choice on the ballot that counts: the blind one where a change of it does not. */
const countedFor = (debate: Debate, seatId: string, asBefore: boolean): string | null => {
  const own = ballotsInForce(debate, asBefore ? 'blind' : 'revised').find((one) => one.seatId === seatId);
  return own ? firstOf(debate.options)(own.ballot.p) : null;
};
