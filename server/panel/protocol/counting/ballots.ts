import type { Ballot } from '../../../../shared/events/panel/ballot.ts';

import { sha256 } from '../../../../shared/kernel/hash.ts';
import { sum } from '../../../../shared/kernel/numbers.ts';

/** A seat's ballot with what is needed to count it. */
export type Cast = {
  readonly seatId: string;
  readonly provider: string;
  readonly lens: string;
  readonly ballot: Ballot;
};

/** What a sealed ballot is held to: published at once, checked by anybody after the reveal. */
export const commitOf = (ballot: Ballot, nonce: string): string => sha256(canonical(ballot), nonce);

/** JSON with sorted keys: the same value is the same text. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
      .join(',')}}`;
  return JSON.stringify(value ?? null);
};

/** Probabilities over these options, in their order, summing to 1; an option the ballot did not name gets nothing. */
export const probabilities = (p: Readonly<Record<string, number>>, options: readonly string[]): number[] => {
  const values = options.map((option) => Math.max(0, p[option] ?? 0));
  const total = sum(values);
  return total > 0 ? values.map((value) => value / total) : values.map(() => 1 / values.length);
};

/** The option a ballot holds most probable; of equals the first label. */
export const choiceOf = (p: Readonly<Record<string, number>>): string =>
  Object.entries(p).toSorted(([a, pa], [b, pb]) => pb - pa || (a < b ? -1 : 1))[0]?.[0] ?? '';

export const counted = (casts: readonly Cast[]): readonly Cast[] => casts.filter(({ ballot }) => !ballot.abstain);
