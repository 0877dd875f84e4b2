import type { Calibration } from '../../../shared/events/panel/seat.ts';
import { fitRecalibration, fitWeights, type Resolved } from '../protocol/counting/pool/calibration.ts';

/** What is known before new cases are seated under what was learned; why so many: docs/decisions/0191. */
export const fewest = { questions: 30, cases: 10 } as const;

export type Learned = {
  /** Null while too little is known. */
  readonly calibration: Calibration | null;
  /** Forecasts whose truth is known, and the cases they are from. */
  readonly questions: number;
  readonly cases: number;
};

/** What outcomes teach: one list for each case that is resolved. */
export const learnedFrom = (resolved: readonly (readonly Resolved[])[]): Learned => {
  const items = resolved.flat();
  const questions = new Set(items.map(({ question }) => question)).size;
  const cases = resolved.filter(({ length }) => length > 0).length;
  const isEnough = questions >= fewest.questions && cases >= fewest.cases;
  return { calibration: isEnough ? calibrationFrom(items) : null, questions, cases };
};

/** Weights and reading from such questions, as a case records what it was seated under: two decimals, more would not be known. */
export const calibrationFrom = (items: readonly Resolved[]): Calibration => {
  const weights = fitWeights(items);
  const { slope, intercept } = fitRecalibration(items, weights);
  const questions = new Set(items.map(({ question }) => question)).size;
  return {
    weights: Object.fromEntries(Object.entries(weights).map(([model, weight]) => [model, rounded(weight)])),
    recalibration: { slope: rounded(slope), intercept: rounded(intercept) },
    ...(questions > 0 && { questions }),
  };
};

const rounded = (value: number): number => Math.round(value * 100) / 100;
