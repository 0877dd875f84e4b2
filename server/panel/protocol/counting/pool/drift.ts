import type { Ballot, LastVote } from '../../../../../shared/events/panel/ballot.ts';
import { countsAsReason, moveReasonOf } from '../../../../../shared/views/moveReason.ts';

import { choiceOf, probabilities } from '../ballots.ts';

export type Movement = { readonly seatId: string; readonly blind: Ballot; readonly revised: Ballot };
export type Drift = {
  readonly flips: number;
  readonly unevidencedTowardPlurality: number;
  /** Flip rate of seats that read the exchange less that of the control seats; null without controls. */
  readonly conformity: number | null;
  /** Unevidenced flips toward the plurality among all flips; null without flips. */
  readonly driftShare: number | null;
  /** Too much movement without reasons: the blind ballots alone count. */
  readonly blindOnly: boolean;
  /** Seats that changed their first choice and count as before. */
  readonly uncounted: ReadonlySet<string>;
};

const driftLimits = { conformity: 0.15, share: 0.25, fewestFlips: 2 } as const;

/**
 * How the seats moved after the exchange. A flip is evidenced when it cites something the seat had not cited blind
 * or names the flaw in its own claim; without it, a flip toward the plurality is a sign of conformity.
 */
export const driftOf = (
  moves: readonly Movement[],
  controls: readonly Movement[],
  options: readonly string[],
  /** Where the case is asked again, how its seats voted last before it was changed; null in any other case. */
  before: LastVote | null = null,
): Drift => {
  const plurality = mostHeldIn(moves.map(({ blind }) => choiceOf(blind.p)));
  const flipped = moves.filter(isFlip);
  const unevidenced = flipped.filter((move) => !isReasoned(move, before));
  const toward = unevidenced.filter(({ revised }) => plurality.has(choiceOf(revised.p))).length;
  const conformity =
    controls.length === 0 || moves.length === 0
      ? null
      : flipped.length / moves.length - controls.filter(isFlip).length / controls.length;
  const driftShare = flipped.length === 0 ? null : toward / flipped.length;
  const enough = flipped.length >= driftLimits.fewestFlips && options.length > 1;
  const isMuch = ((conformity ?? 0) > driftLimits.conformity && toward > 0) || (driftShare ?? 0) > driftLimits.share;
  const isMuchAgain = before?.blindOnly === true && flipped.every((move) => repeatedVote(move, before) !== undefined);
  const blindOnly = enough && (isMuch || isMuchAgain);
  return {
    flips: flipped.length,
    unevidencedTowardPlurality: toward,
    conformity,
    driftShare,
    blindOnly,
    uncounted: new Set((blindOnly ? flipped : unevidenced).map(({ seatId }) => seatId)),
  };
};

/**
 * What counts of a seat that voted twice: its revised ballot, as three models asked about resolved questions were better after reading each
 * other than any mixture with their blind votes (docs/decisions/0130); the blind one where the flip does not count.
 */
export const settled = (
  { seatId, blind, revised }: Movement,
  { uncounted, blindOnly }: Pick<Drift, 'uncounted' | 'blindOnly'>,
  options: readonly string[],
): number[] => {
  return probabilities(blindOnly || uncounted.has(seatId) ? blind.p : revised.p, options);
};

const isFlip = ({ blind, revised }: Movement): boolean => choiceOf(blind.p) !== choiceOf(revised.p);

/**
 * A seat that votes as it did before the owner changed the case moved for no reason of the owner's: it counts if it counted then, or
 * cites what it had not cited then. One that votes otherwise has the change for a reason, if it names any.
 */
const isReasoned = (move: Movement, before: LastVote | null): boolean => {
  const { blind, revised } = move;
  if (before === null) return countsAsReason(moveReasonOf(blind, revised));
  const last = repeatedVote(move, before);
  if (!last) return countsAsReason(moveReasonOf(blind, revised, true), true);
  const cited = { evidenceIds: [...blind.evidenceIds, ...last.evidenceIds] };
  return last.counts || moveReasonOf(cited, revised) === 'new_evidence';
};

/** How the seat voted last before the change, where it puts the same option first again. */
const repeatedVote = ({ seatId, revised }: Movement, { seats }: LastVote) =>
  seats.find((one) => one.seatId === seatId && choiceOf(one.p) === choiceOf(revised.p));

/** What most seats hold: of options that as many hold each one, since their letters say nothing. */
const mostHeldIn = (choices: readonly string[]): ReadonlySet<string> => {
  const counts = [...Map.groupBy(choices, (choice) => choice)].map(([choice, { length }]) => [choice, length] as const);
  const most = Math.max(...counts.map(([, count]) => count));
  return new Set(counts.filter(([, count]) => count === most).map(([choice]) => choice));
};
