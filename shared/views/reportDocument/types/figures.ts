import type { At, SeatRef } from './common.ts';
import type { DecisionModel } from '../../../decisionModel/types.ts';
import type { ModelResult } from '../../../decisionModel/calculate.ts';

export type Sensitivity = At & {
  /** Winner when one provider, lens or piece of evidence is left out. */
  readonly withoutProvider: readonly LeftOut[];
  readonly withoutLens: readonly LeftOut[];
  readonly withoutEvidence: readonly LeftOut[];
  /** Share of perturbed criterion weights under which the scores put the panel's winner first. */
  readonly weightsStable: number;
  /** The numbers that are nearest to tipping the result, at most two. */
  readonly breakEvens: readonly BreakEven[];
};
export type LeftOut = { readonly left: string; readonly winner: string };

/** A number the result turns on, and where it would turn. */
export type BreakEven = At & {
  /** The chance that a crux is true, or a criterion's weight: 0..1 as it stands. */
  readonly now: number;
  /** The proposition, or the criterion's name. */
  readonly text: string;
  /** Beyond `at`, option `to` leads instead of `from`; at it both are level. */
  readonly counted: { readonly at: number; readonly from: string; readonly to: string };
} & (
    | { readonly kind: 'chance'; readonly cruxId: string }
    /** By the scores alone: the ballots, from which the result comes, do not change with a weight. */
    | { readonly kind: 'weight'; readonly by: 'scores'; readonly criterionId: string }
  );

export type ValueOfInformation = {
  /** Where the ballots it is counted from were opened or sealed. */
  readonly revisions: readonly number[];
  readonly counted: {
    /** Expected gain from knowing how every option turns out, in points of the 0–100 scale of the criteria. */
    readonly points: number;
    /** The option worth most as things stand. */
    readonly best: string;
    readonly worths: readonly { readonly optionId: string; readonly worth: number }[];
    readonly seats: number;
  };
};

export type ForecastSection = At & {
  /** ISO date. */
  readonly by: string;
  /** Seats that forecast. */
  readonly seats: number;
  /** Probability that the option, if chosen, is a success by the frame's measure of success on that day. */
  readonly success: readonly { readonly optionId: string; readonly p: number }[];
  /** Probability that a tripwire of the plan, by its place from 0, is crossed by its date. */
  readonly tripwires: readonly { readonly tripwire: number; readonly p: number }[];
};

export type NumbersSection = At & {
  readonly seat: SeatRef;
  readonly model: DecisionModel;
  readonly counted: ModelResult;
};
