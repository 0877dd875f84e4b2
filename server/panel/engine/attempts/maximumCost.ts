import { costOf } from '../../providers/prices.ts';
import type { PriceTable } from '../../../platform/config/priceTable.ts';
import type { AttemptRequest } from './attemptRequest.ts';

/** Bytes of UTF-8 in a token: about four in English text, three in Chinese; the smaller number reserves more. */
const bytesPerToken = 3;
/** The schema, roles and separators that travel with every prompt. */
const around = 2_000;
/** Tokens to read that each search brings. */
const tokensPerSearch = 10_000;
/** The limit of an answer leaves room for the rarest long thought; so much of it is what one answer in twenty takes. */
const shareOfLimit = 0.4;

/** What a call may use at most, but for thought that takes longer. */
const mostUsage = (ask: AttemptRequest) => {
  const searches = ask.search ? ask.searches : 0;
  return {
    input:
      tokens(ask.system, ...ask.turns.map(({ text }) => text)) +
      sharedTokens(ask) +
      around +
      searches * tokensPerSearch,
    cached: 0,
    output: Math.ceil(shareOfLimit * ask.maxTokens),
    reasoning: 0,
    searches,
  };
};
const tokens = (...texts: readonly string[]) => Math.ceil(Buffer.byteLength(texts.join('\n')) / bytesPerToken);
const sharedTokens = ({ shared }: AttemptRequest) => tokens(...shared);

/** What it counts with against a provider's tokens per minute. */
export const mostTokens = (ask: AttemptRequest): number => {
  const { input, output } = mostUsage(ask);
  return input + output;
};

/**
 * What a call may cost at most, USD, as it is reserved before it is made: the prompt's length, with what
 * putting it into a cache costs, a long answer, and searches where it may search. A reckoning, not a promise: thought may be longer. Null when no price is known.
 */
export const maximumCost = (prices: PriceTable, provider: string, ask: AttemptRequest, at: string): number | null => {
  const usage = mostUsage(ask);
  const shared = sharedTokens(ask);
  const cost = (cacheWritten: number, cacheWrittenHour = 0) =>
    costOf(prices, provider, ask.model, { ...usage, cacheWritten, cacheWrittenHour }, at).usd;
  if (ask.cacheKey === null) return cost(0);
  return (ask.keepsHour ? cost(shared, shared) : null) ?? cost(shared) ?? cost(0);
};
