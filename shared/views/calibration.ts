import { finalPool } from './debate/debate.ts';
import type { Debate } from './debate/types.ts';

/** What was held of an option that somebody then chose, and how it turned out: 1 good, ½ mixed, 0 bad. */
export type Forecast = { readonly p: number; readonly outcome: number };

export type Calibration = {
  readonly count: number;
  /** Mean of (p − outcome)², 0 best (Brier, 1950). */
  readonly brier: number;
  /** The same, had every forecast been the mean outcome: what knowing nothing else would score. */
  readonly brierOfMean: number;
  /** Forecasts by tenth of probability: what was said, and what happened. Empty tenths are left out. */
  readonly reliability: readonly {
    readonly from: number;
    readonly count: number;
    readonly said: number;
    readonly happened: number;
  }[];
};

/** Fewer than this say nothing. */
export const enoughForecasts = 10;

/**
 * The forecast of a case whose user has recorded what was decided and how it turned out; null for all others. The pooled
 * probability says that the option is the best one, not that it succeeds: the figure shows whether the one goes with the other.
 */
export function forecastOf(debate: Debate): Forecast | null {
  const p = debate.decision?.optionId ? finalPool(debate)?.p[debate.decision.optionId] : undefined;
  const outcome = debate.outcome ? outcomes[debate.outcome.happened] : null;
  return p === undefined || outcome === null ? null : { p, outcome };
}

const outcomes = { good: 1, mixed: 0.5, bad: 0, unknown: null } as const;

/** How good the forecasts were; null while there are too few. */
export function calibrationOf(forecasts: readonly Forecast[]): Calibration | null {
  if (forecasts.length < enoughForecasts) return null;
  const base = mean(forecasts.map(({ outcome }) => outcome));
  return {
    count: forecasts.length,
    brier: mean(forecasts.map(({ p, outcome }) => (p - outcome) ** 2)),
    brierOfMean: mean(forecasts.map(({ outcome }) => (base - outcome) ** 2)),
    reliability: Array.from({ length: 10 }, (_, i) => forecasts.filter(({ p }) => tenthOf(p) === i))
      .filter((tenth) => tenth.length > 0)
      .map((tenth) => ({
        from: tenthOf(tenth[0]?.p ?? 0) / 10,
        count: tenth.length,
        said: mean(tenth.map(({ p }) => p)),
        happened: mean(tenth.map(({ outcome }) => outcome)),
      })),
  };
}

/** Certainty belongs to the last tenth. */
const tenthOf = (p: number) => Math.min(9, Math.floor(p * 10 + 1e-9));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
