import { measures } from './unitWords.ts';

const kinds = measures.map((kind) => new Map(kind.map(([sign, , of]) => [sign as string | null, of])));

export const isMeasure = (unit: string | null): boolean => kinds.some((kind) => kind.has(unit));

/** How many of the second measure one of the first is: 1,000 kg are a ton. Null where they are the same or not of one kind. */
export const timesOfMeasure = (one: string | null, other: string | null): number | null => {
  if (one === null || other === null || one === other) return null;
  const kind = kinds.find((each) => each.has(one) && each.has(other));
  return kind ? (kind.get(one) ?? 1) / (kind.get(other) ?? 1) : null;
};

/** An amount in each other measure of its kind. */
export const inOtherMeasures = (value: number, unit: string | null): number[] => {
  const kind = kinds.find((each) => each.has(unit));
  return kind ? [...kind.values()].map((of) => (value * (kind.get(unit) ?? 1)) / of) : [];
};
