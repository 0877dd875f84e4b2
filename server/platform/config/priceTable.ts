import { z } from 'zod';

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
  /** What is kept for an hour. */
  cacheWriteHour: usd.optional(),
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
  /** When these prices were true, ISO date; becomes the version in the evidence list. */
  asOf: day,
  prices: z.array(Price),
});
export type PriceTable = z.infer<typeof PriceTable>;
