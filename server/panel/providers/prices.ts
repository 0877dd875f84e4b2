import { z } from 'zod';

import type { Usage } from './voice.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'expected a date such as 2026-11-21' });
const usd = z.number().min(0);

/**
 * USD per million tokens, and per thousand searches. Reasoning tokens are part of the output; cached and newly cached ones of the
 * input. What is left out is not known, and a call that used it costs "unknown".
 */
export const Price = z.strictObject({
  provider: z.string(),
  model: z.string(),
  input: usd,
  cached: usd.optional(),
  cacheWrite: usd.optional(),
  output: usd,
  searchPerThousand: usd.optional(),
  /** Only for calls of at most, or of more than, so many input tokens. */
  upToInput: z.int().positive().optional(),
  aboveInput: z.int().positive().optional(),
  /** First and last day on which it holds (UTC). */
  from: day.optional(),
  until: day.optional(),
  /** When it was read, and where; the date of the table when absent. */
  asOf: day.optional(),
  source: z.url().optional(),
});
export type Price = z.infer<typeof Price>;

export const PriceTable = z.strictObject({
  /** When these prices were true, ISO date; becomes the version in the ledger. */
  asOf: day,
  prices: z.array(Price),
});
export type PriceTable = z.infer<typeof PriceTable>;

/** Prices of the operator's own over others: a model that is named there has those prices and no others. */
export const over = (own: PriceTable, others: PriceTable): PriceTable => ({
  asOf: own.asOf,
  prices: [
    ...own.prices,
    ...others.prices
      .filter((other) => !own.prices.some((one) => isFor(one, other.provider, other.model)))
      .map((other) => ({ asOf: others.asOf, ...other })),
  ],
});

/** What a call cost, or null where usage or price is not known. Never an estimate. `at`: when it ended, ISO. */
export const costOf = (
  table: PriceTable,
  provider: string,
  model: string,
  usage: Usage | null,
  at: string,
): { readonly usd: number | null; readonly priceVersion: string | null } => {
  // Scripted seats send no bill. What a machine of the operator's own costs is for the operator to say.
  if (provider === 'rehearsal') return { usd: 0, priceVersion: null };
  const price = priceOf(table, provider, model, usage?.input ?? 0, at);
  if (!price) return { usd: null, priceVersion: null };
  return { usd: usage && billOf(price, usage), priceVersion: versionOf(price, table) };
};

const billOf = (price: Price, { input, cached, cacheWritten = 0, output, searches }: Usage): number | null => {
  const parts = [
    [Math.max(0, input - cached - cacheWritten), price.input, 1e6],
    [cached, price.cached, 1e6],
    [cacheWritten, price.cacheWrite, 1e6],
    [output, price.output, 1e6],
    [searches, price.searchPerThousand, 1e3],
  ] as const;
  let total = 0;
  for (const [count, each, per] of parts) {
    if (count > 0 && each === undefined) return null;
    total += (count * (each ?? 0)) / per;
  }
  return total;
};

const priceOf = ({ prices }: PriceTable, provider: string, model: string, input: number, at: string) =>
  prices.find(
    (price) =>
      isFor(price, provider, model) &&
      input <= (price.upToInput ?? Infinity) &&
      input > (price.aboveInput ?? -1) &&
      at.slice(0, 10) >= (price.from ?? '') &&
      at.slice(0, 10) <= (price.until ?? '9999'),
  );

const isFor = (price: Price, provider: string, model: string): boolean =>
  price.provider === provider && price.model === model;

/** The date of the price and whose page it was read on: `2026-09-23 platform.claude.com`. */
const versionOf = ({ asOf, source }: Price, table: PriceTable): string =>
  [asOf ?? table.asOf, ...(source === undefined ? [] : [new URL(source).hostname])].join(' ');
