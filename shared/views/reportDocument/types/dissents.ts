import type { At, SeatRef, Text } from './common.ts';
import type { Pool } from '../../../events/panel/pool.ts';
import type { Loss, MoveReason } from '../../../events/codes.ts';

export type Dissent = At & {
  readonly dissentId: string;
  readonly seat: SeatRef;
  readonly optionId: string;
  /** What the seat itself gives its option. */
  readonly probability: number;
  /** Verbatim. */
  readonly text: string;
  readonly decisiveArgument: string;
  /** When the dissent would be right. */
  readonly conditions: string;
  readonly watch: string;
  readonly evidenceIds: readonly string[];
  /** SHA-256 of the text. */
  readonly textHash: string;
  /** Written in the case that was asked again, and left as it was. */
  readonly takenOver: boolean;
  readonly reply: (Text & { readonly takenOver: boolean }) | null;
};

/** A minority that no seat holds at the end: held before the exchange, moved because. */
export type MovedDissent = At & {
  readonly optionId: string;
  readonly seats: readonly Flip[];
};

export type Flip = At & {
  readonly seat: SeatRef;
  readonly from: string;
  readonly to: string;
  /** What its reason comes to, whatever the seat calls it. */
  readonly kind: MoveReason;
  readonly note: string;
  /** It moved after the owner changed the case that is asked again here; absent where it moved in the exchange. */
  readonly afterChange?: true;
};

export type Moved = {
  /**
   * Seats that changed their first choice without a reason that counts, so that they count as before, and who would win by the last ballots
   * as they were cast; null where every change counts.
   */
  readonly uncounted: (At & { readonly seats: readonly string[]; readonly otherwise: string }) | null;
  readonly drift: (At & NonNullable<Pool['drift']>) | null;
  /** Seats whose first choice changed, with the reason they gave. */
  readonly flips: readonly Flip[];
  readonly missing: readonly (At & { readonly seat: SeatRef; readonly round: string; readonly reason: Loss })[];
};
