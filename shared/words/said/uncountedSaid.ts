import { type Cap, type MoveReason, moveReasons } from '../../events/codes.ts';
import { labelOf } from '../../events/panel/capLabels.ts';
import type { Speech } from '../speech.ts';

type Flip = { readonly seat: { readonly seatId: string }; readonly kind: MoveReason };
type Moved = {
  readonly uncounted: { readonly seats: readonly string[] } | null;
  readonly flips: readonly Flip[];
};
type Document = { readonly moved: Moved; readonly banner: { readonly counted: { readonly ballots: number } } };

/**
 * How many seats changed their first choice without a reason that counts, and count as before; empty where there are none. Where the seats
 * followed each other too much, seats with a reason count as before as well.
 */
export const uncountedSaid = ({ moved, banner }: Document, { say, number }: Speech): string => {
  const reasons = new Map(moved.flips.map(({ seat, kind }) => [seat.seatId, kind]));
  const without = (moved.uncounted?.seats ?? []).filter((seatId) => !moveReasons[reasons.get(seatId) ?? 'none']);
  return without.length === 0
    ? ''
    : say('uncounted', { n: number(without.length), of: number(banner.counted.ballots) });
};

/** Why a seat changed its first choice, and whether it counts as before all the same. */
export const reasonSaid = ({ seat, kind }: Flip, { uncounted }: Moved, { say, marks }: Speech): string =>
  [say(kind), ...(uncounted?.seats.includes(seat.seatId) ? [say('asBefore')] : [])].join(marks.comma);

type Recommended = {
  readonly recommendation: { readonly pool: { readonly caps: readonly Cap[] } | null };
  readonly moved: { readonly uncounted: { readonly otherwise: string } | null };
};
/** That another option would win by the last ballots as they were cast: said in the banner. Empty where none would. */
export const lastBallotsSaid = ({ recommendation, moved }: Recommended, { say }: Speech): string => {
  const cap = recommendation.pool?.caps.find(({ code }) => code === 'last_ballots');
  return moved.uncounted && cap ? say(labelOf(cap), { option: moved.uncounted.otherwise }) : '';
};
