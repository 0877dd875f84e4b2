import { type MoveReason, moveReasons } from '../events/codes.ts';
import type { Ballot } from '../events/panel/ballot.ts';
import type { Debate } from './debate/types.ts';

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

/**
 * The revised ballot whose reason a seat's move goes by. Where panels meet, a seat votes again more than once, and need not say again on its
 * last ballot why it moved: of its ballots that put the same option first as the last one, it is the last one with a reason that counts;
 * without any the last of all. Undefined where it cast none.
 */
export const movedOn = (
  { ballots, marks }: Pick<Debate, 'ballots' | 'marks'>,
  seatId: string,
  firstIn: (p: Ballot['p']) => string | null,
): (Debate['ballots'][number] & { readonly ballot: Ballot }) | undefined => {
  const own = ballots.flatMap((one) =>
    one.seatId === seatId && one.ballot && !one.ballot.abstain ? [{ ...one, ballot: one.ballot }] : [],
  );
  const blind = own.findLast(({ round }) => round === 'blind')?.ballot;
  const revised = own.filter(({ round }) => round === 'revised');
  const last = revised.at(-1);
  return (
    revised.findLast(({ ballot, revision }) => {
      const isChanged = revision > (marks['FindingsReused'] ?? Infinity);
      const isSame = firstIn(ballot.p) === firstIn(last?.ballot.p ?? {});
      return isSame && countsAsReason(moveReasonOf(blind, ballot, isChanged), isChanged);
    }) ?? last
  );
};
