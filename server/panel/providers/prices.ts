import type { Price, PriceTable } from '../../platform/config/priceTable.ts';

import type { Usage } from './modelClient.ts';

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

const billOf = (
  price: Price,
  { input, cached, cacheWritten = 0, cacheWrittenHour = 0, output, searches }: Usage,
): number | null => {
  const parts = [
    [Math.max(0, input - cached - cacheWritten), price.input, 1e6],
    [cached, price.cached, 1e6],
    [cacheWritten - cacheWrittenHour, price.cacheWrite, 1e6],
    [cacheWrittenHour, price.cacheWriteHour, 1e6],
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
