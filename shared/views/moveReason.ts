import { type MoveReason, moveReasons } from '../events/codes.ts';
import type { Ballot } from '../events/panel/ballot.ts';
import type { Debate, Entry } from './debate/types.ts';
import { firstOf } from './minority.ts';

/**
 * Why a seat put another option first: what it says of it, where that holds. New evidence is what the seat had not cited in its blind
 * ballot, and a flaw is one that it names. `isChanged`: the owner changed the case since the blind ballots, so that any reason holds.
 */
export const moveReasonOf = (
  blind: Pick<Ballot, 'evidenceIds'> | undefined,
  { change }: Pick<Ballot, 'change'>,
  isChanged = false,
): MoveReason => {
  if (!change) return 'none';
  if (isChanged) return change.kind;
  const known = new Set(blind?.evidenceIds);
  if (change.kind === 'new_evidence' && change.evidenceIds.every((id) => known.has(id))) return 'no_new_evidence';
  return change.kind === 'flaw_in_own_claim' && change.note.trim() === '' ? 'none' : change.kind;
};

/** The same as every surface says it of a seat: evidence that is new to a ballot but moved nothing is none that is new. */
export const moveReasonSeen = (
  { ballots, pools, marks }: Pick<Debate, 'ballots' | 'pools' | 'marks'>,
  seatId: string | undefined,
  revised: Pick<Ballot, 'change'>,
): MoveReason => {
  const blind = ballots.findLast((one) => one.seatId === seatId && one.round === 'blind')?.ballot;
  const reason = moveReasonOf(blind ?? undefined, revised, marks['FindingsReused'] !== undefined);
  const uncounted = pools.findLast(({ panel }) => panel === 0)?.pool.uncounted?.seats ?? [];
  return reason === 'new_evidence' && uncounted.some((id) => id === seatId) ? 'no_new_evidence' : reason;
};

/** Whether a change of the first choice counts. */
export const countsAsReason = (reason: MoveReason, isChanged = false): boolean =>
  isChanged ? reason !== 'none' : moveReasons[reason];

/** A ballot that is open and votes. */
export type Cast = Debate['ballots'][number] & { readonly ballot: Ballot };

/** What a seat voted, in that order, without ballots that are sealed or on which it abstains. */
export const castsOf = ({ ballots }: Pick<Debate, 'ballots'>, seatId: string | null): readonly Cast[] =>
  ballots.filter((one): one is Cast => one.seatId === seatId && one.ballot !== null && !one.ballot.abstain);

export type Move = {
  readonly seatId: string;
  readonly from: string;
  readonly to: string;
  readonly reason: MoveReason;
  /** The ballot that says so. */
  readonly cast: Cast;
};

/** Seats whose first choice changed from their blind ballot to the one that is in force at the end, in the order of these. */
export const movesOf = (debate: Debate): readonly Move[] => {
  const firstIn = firstOf(debate.options);
  return debate.ballots.flatMap((last) => {
    const { seatId } = last;
    const casts = castsOf(debate, seatId);
    if (last.round !== 'revised' || casts.at(-1) !== last) return [];
    const cast = movedOn(debate, casts, firstIn);
    const from = firstIn(casts.findLast(isBlind)?.ballot.p ?? {});
    const to = cast && firstIn(cast.ballot.p);
    if (!cast || !from || !to || from === to) return [];
    return [{ seatId, from, to, reason: moveReasonSeen(debate, seatId, cast.ballot), cast }];
  });
};

/**
 * The revised ballot whose reason a seat's move goes by. Where panels meet, a seat votes again more than once, and need not say again on its
 * last ballot why it moved: of its ballots that put the same option first as the last one, it is the last one with a reason that counts;
 * without any the last of all.
 */
const movedOn = (
  { marks }: Pick<Debate, 'marks'>,
  casts: readonly Cast[],
  firstIn: (p: Ballot['p']) => string | null,
): Cast | undefined => {
  const blind = casts.findLast(isBlind)?.ballot;
  const revised = casts.filter((one) => !isBlind(one));
  const last = revised.at(-1);
  return (
    revised.findLast(({ ballot, revision }) => {
      const isChanged = revision > (marks['FindingsReused'] ?? Infinity);
      const isSame = firstIn(ballot.p) === firstIn(last?.ballot.p ?? {});
      return isSame && countsAsReason(moveReasonOf(blind, ballot, isChanged), isChanged);
    }) ?? last
  );
};

/**
 * What the ballot of this line of the transcript changes: the first choice of the ballot before it; or none, but it gives the reason for which
 * the seat has moved since its blind ballot.
 */
export const moveAt = (debate: Debate, { seatId, panel }: Pick<Entry, 'seatId' | 'panel'>) => {
  const firstIn = firstOf(debate.options);
  const casts = castsOf(debate, seatId);
  const at = casts.findLastIndex((one) => one.panel === panel && !isBlind(one));
  const [before, now] = [casts[at - 1], casts[at]];
  if (!before || !now) return null;
  const [from, to] = [firstIn(before.ballot.p), firstIn(now.ballot.p)];
  return from === to ? (movesOf(debate).find(({ cast }) => cast === now) ?? null) : { from, to };
};

const isBlind = ({ round }: Pick<Cast, 'round'>): boolean => round === 'blind';
