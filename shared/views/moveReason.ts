import { type MoveReason, moveReasons } from '../events/codes.ts';
import type { Ballot } from '../events/panel/ballot.ts';

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

/** Whether a change of the first choice counts. */
export const countsAsReason = (reason: MoveReason, isChanged = false): boolean =>
  isChanged ? reason !== 'none' : moveReasons[reason];
