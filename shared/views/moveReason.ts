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
