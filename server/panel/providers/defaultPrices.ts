import type { Price, PriceTable } from './prices.ts';

const openai = {
  provider: 'openai',
  searchPerThousand: 10,
  asOf: '2026-09-30',
  source: 'https://developers.openai.com/api/docs/models/gpt-6.1-sol',
} as const;
const anthropic = { provider: 'anthropic', searchPerThousand: 10, asOf: '2026-09-23' } as const;
const google = {
  provider: 'google',
  searchPerThousand: 14,
  asOf: '2026-10-07',
  source: 'https://ai.google.dev/gemini-api/docs/pricing',
} as const;

const prices: readonly Price[] = [
  { ...openai, model: 'gpt-6.1-sol', upToInput: 272_000, input: 2, cached: 0.1, cacheWrite: 2.5, output: 10 },
  { ...openai, model: 'gpt-6.1-sol', aboveInput: 272_000, input: 4, cached: 0.2, cacheWrite: 5, output: 15 },
  {
    ...anthropic,
    model: 'claude-opus-5-5',
    input: 4,
    cached: 0.2,
    cacheWrite: 5,
    output: 20,
    source: 'https://platform.claude.com/docs/en/models/opus-5-5/overview',
  },
  {
    ...anthropic,
    model: 'claude-sonnet-5-5',
    input: 2,
    cached: 0.2,
    cacheWrite: 2.5,
    output: 10,
    source: 'https://platform.claude.com/docs/en/models/sonnet-5-5/overview',
  },
  { ...google, model: 'gemini-3.8-flash', until: '2026-12-31', input: 0.75, cached: 0.075, output: 3.75 },
  // What cached input costs from then on was not found.
  { ...google, model: 'gemini-3.8-flash', from: '2027-01-01', input: 1.5, output: 7.5 },
];

/**
 * Published list prices of the models that are asked by default, each with the day and the page (decision 0081). Free allowances and
 * discounts of an account are not in them. Every other model costs "unknown" until MODEL_PRICES_FILE names it.
 */
export const defaultPrices: PriceTable = { asOf: '2026-10-07', prices: [...prices] };
