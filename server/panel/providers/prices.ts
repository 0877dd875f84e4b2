import { z } from 'zod';

import type { Usage } from './voice.ts';

/** USD per million tokens, and per thousand searches. Reasoning tokens are part of the output, cached ones of the input. */
export const Price = z.strictObject({
  provider: z.string(),
  model: z.string(),
  input: z.number().min(0),
  cached: z.number().min(0).optional(),
  output: z.number().min(0),
  searchPerThousand: z.number().min(0).optional(),
});
export const PriceTable = z.strictObject({
  /** When these prices were true, ISO date; becomes the version in the ledger. */
  asOf: z.string(),
  prices: z.array(Price),
});
export type PriceTable = z.infer<typeof PriceTable>;

/**
 * Prices that are public knowledge and dated. Models that are not in the list have no known price, and their calls cost
 * "unknown": an operator adds prices with MODEL_PRICES_FILE.
 */
export const defaultPrices: PriceTable = {
  asOf: '2025-11-30',
  prices: [
    { provider: 'openai', model: 'gpt-5', input: 1.25, cached: 0.125, output: 10, searchPerThousand: 10 },
    { provider: 'openai', model: 'gpt-5-mini', input: 0.25, cached: 0.025, output: 2, searchPerThousand: 10 },
    { provider: 'anthropic', model: 'claude-sonnet-4-5', input: 3, cached: 0.3, output: 15, searchPerThousand: 10 },
    { provider: 'anthropic', model: 'claude-haiku-4-5', input: 1, cached: 0.1, output: 5, searchPerThousand: 10 },
    { provider: 'anthropic', model: 'claude-opus-4-5', input: 5, cached: 0.5, output: 25, searchPerThousand: 10 },
  ],
};

/** What a call cost, or null where usage or price is not known. Never an estimate. */
export const costOf = (
  table: PriceTable,
  provider: string,
  model: string,
  usage: Usage | null,
): { readonly usd: number | null; readonly priceVersion: string | null } => {
  // Scripted seats and models on the operator's own machine send no bill.
  if (provider === 'rehearsal') return { usd: 0, priceVersion: null };
  const price = table.prices.find((one) => one.provider === provider && one.model === model);
  if (!price || !usage) return { usd: null, priceVersion: price ? table.asOf : null };
  if (usage.searches > 0 && price.searchPerThousand === undefined) return { usd: null, priceVersion: table.asOf };
  const fresh = Math.max(0, usage.input - usage.cached);
  const usd =
    (fresh * price.input + usage.cached * (price.cached ?? price.input) + usage.output * price.output) / 1e6 +
    (usage.searches * (price.searchPerThousand ?? 0)) / 1000;
  return { usd, priceVersion: table.asOf };
};
