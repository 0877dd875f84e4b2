import type { Counted } from './counts/countNouns.ts';
import type { Surroundings } from './counts/surroundings.ts';
import type { TimeUnit } from './units/timeUnits.ts';
import type { Way } from './units/ways.ts';

/** A number as a text states it. */
export type Stated = {
  readonly value: number;
  /** '%', 'pp' for points of percent, 'bp' for hundredths of them, '×' for a multiple, a currency's ISO code, the sign of a unit, 'date' (20261126, 1126 without a year, 20261100 without a day, 20265400 for a fourth quarter) or 'time'; null for a bare number. */
  readonly unit: string | null;
  /** Of what time it is a number; null for anything else. */
  readonly time: TimeUnit | null;
  /** For each of what time it is: 5 % a month; null where that is not said, or where it is a time itself. */
  readonly per: TimeUnit | null;
  /** Of what is named right behind it, which is no unit: 5 shops. */
  readonly counts: boolean;
  /** Written with a minus, or said in its sentence to be a fall. */
  readonly minus: 'written' | 'said' | null;
  /** The other day that a date in figures may be. */
  readonly other?: number;
  /** As written, unit and all, and where it begins. */
  readonly text: string;
  readonly at: number;
  /** What it counts, where that is named. */
  readonly counted: Counted;
  /** What stands around it, where that was read. */
  readonly around?: Surroundings | undefined;
  /** Whether it is said to be earned or lost, to be more or less. */
  readonly ways: readonly Way[];
  /** Said beside this number, and no other, to be an estimate. */
  readonly estimate: boolean;
};
