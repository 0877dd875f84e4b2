import { baseValues, cashOf, sumOf } from '../../shared/decisionModel/cash.ts';
import type { DecisionModel } from '../../shared/decisionModel/types.ts';

/** What an option costs: at once, and each year; both may be negative where it earns. */
export type Cost = { readonly once: number; readonly yearly: number };

export const costOver = ({ once, yearly }: Cost, years: number): number => once + yearly * years;

/** No time that has passed is counted. */
export const yearsAhead = (years: number | null): number | null => (years === null ? null : Math.max(0, years));

/** After how many years two options have cost the same; null where that is never, or at once. */
export const evenAfter = (a: Cost, b: Cost): number | null => {
  const years = (a.once - b.once) / (b.yearly - a.yearly);
  return Number.isFinite(years) && years > 0 ? years : null;
};

/**
 * What each option costs by the panel's model of the numbers: today's money at once, and the mean of what follows each year, so that both sum to what the
 * model holds over its whole time, undiscounted. Null for an option without amounts.
 */
export const costsIn = (model: DecisionModel, optionId: string): Cost | null => {
  const lines = model.options.find((option) => option.optionId === optionId)?.lines ?? [];
  if (lines.length === 0) return null;
  const [now, ...later] = cashOf(model, lines, baseValues(model));
  return {
    once: now ? now.negated().toNumber() + 0 : 0,
    yearly: sumOf(later).negated().div(yearsOf(model)).toDecimalPlaces(2).toNumber() + 0,
  };
};

export const yearsOf = ({ period, periods }: DecisionModel): number => (period === 'year' ? periods : periods / 12);
