import type { Debate } from './debate/types.ts';

/** What was forecast, and how it turned out: 1 good or crossed, ½ mixed, 0 bad or not crossed. */
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
const enoughForecasts = 10;

/**
 * The forecasts of a case that were locked when its user recorded what was decided, beside how it turned out: that the chosen option
 * succeeds, and that its tripwires are crossed. Which option is best is another question, to which no outcome answers.
 */
export function forecastsOf({ decision, outcome }: Pick<Debate, 'decision' | 'outcome'>): readonly Forecast[] {
  const locked = decision?.forecast;
  if (!locked || !outcome) return [];
  const happened = outcomes[outcome.happened];
  const success = locked.success === null || happened === null ? [] : [{ p: locked.success, outcome: happened }];
  const crossed = (outcome.tripwires ?? []).flatMap(({ tripwire, crossed: isCrossed }) => {
    const found = locked.tripwires.find((one) => one.tripwire === tripwire);
    return found ? [{ p: found.p, outcome: isCrossed ? 1 : 0 }] : [];
  });
  return [...success, ...crossed];
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

/** As the account page and the operators' page show it: the figure, or how many outcomes it lacks. */
export const reckoned = (forecasts: readonly Forecast[]) => {
  const calibration = calibrationOf(forecasts);
  return {
    recorded: forecasts.length,
    needed: enoughForecasts,
    calibration: calibration && { ...calibration, reliability: [...calibration.reliability] },
  };
};

/** Certainty belongs to the last tenth. */
const tenthOf = (p: number) => Math.min(9, Math.floor(p * 10 + 1e-9));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
