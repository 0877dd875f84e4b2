import { measures } from './measureWords.ts';

const kinds = measures.map((kind) => new Map(kind.map(([sign, , of]) => [sign as string | null, of])));

export const isMeasure = (unit: string | null): boolean => kinds.some((kind) => kind.has(unit)) || isTemperature(unit);

export const isTemperature = (unit: string | null): boolean => unit !== null && unit.startsWith('°');

/** Percent, points between two of them, and hundredths of such points. */
export const isShare = (unit: string | null): boolean => unit === '%' || unit === 'pp' || unit === 'bp';

/** An amount of one unit in another of its kind: 2 of t are 2,000 of kg. Null where they are the same or not of one kind. */
export const inMeasure = (value: number, one: string | null, other: string | null): number | null => {
  if (one === null || other === null || one === other) return null;
  if (one === '°C' && other === '°F') return (value * 9) / 5 + 32;
  if (one === '°F' && other === '°C') return ((value - 32) * 5) / 9;
  if (one === 'IRT' && other === 'IRR') return value * 10;
  if (one === 'IRR' && other === 'IRT') return value / 10;
  if (one === 'bp' && isShare(other)) return value / 100;
  if (other === 'bp' && isShare(one)) return value * 100;
  const kind = kinds.find((each) => each.has(one) && each.has(other));
  return kind ? (value * (kind.get(one) ?? 1)) / (kind.get(other) ?? 1) : null;
};

/** An amount in each other measure of its kind. */
export const inOtherMeasures = (value: number, unit: string | null): number[] => {
  const kind = kinds.find((each) => each.has(unit));
  return kind ? [...kind.values()].map((of) => (value * (kind.get(unit) ?? 1)) / of) : [];
};
