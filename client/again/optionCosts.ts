/** What an option costs: at once, and each year; both may be negative where it earns. */
export type Cost = { readonly once: number; readonly yearly: number };

export const costOver = ({ once, yearly }: Cost, years: number): number => once + yearly * years;

/** After how many years two options have cost the same; null where that is never, or at once. */
export const evenAfter = (a: Cost, b: Cost): number | null => {
  const years = (a.once - b.once) / (b.yearly - a.yearly);
  return Number.isFinite(years) && years > 0 ? years : null;
};
