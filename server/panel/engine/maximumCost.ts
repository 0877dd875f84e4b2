import { costOf } from '../providers/prices.ts';
import type { PriceTable } from '../../platform/config/priceTable.ts';
import type { AttemptRequest } from './attemptRequest.ts';

/** Bytes of UTF-8 in a token: about four in English text, three in Chinese; the smaller number reserves more. */
const bytesPerToken = 3;
/** The schema, roles and separators that travel with every prompt. */
const around = 2_000;
/** A turn that may search is reckoned with so many searches, each of which brings so many tokens to read. */
const searches = 5;
const tokensPerSearch = 10_000;

/**
 * What a call may cost at most, USD, as it is reserved before it is made: the prompt's length, the whole answer it may give, and
 * searches where it may search. A reckoning, not a promise: a provider may read more pages. Null when no price is known.
 */
export const maximumCost = (prices: PriceTable, provider: string, ask: AttemptRequest, at: string): number | null => {
  const text = [ask.system, ...ask.turns.map((turn) => turn.text)].join('\n');
  const input = Math.ceil(Buffer.byteLength(text) / bytesPerToken) + around;
  const usage = {
    input: input + (ask.search ? searches * tokensPerSearch : 0),
    cached: 0,
    output: ask.maxTokens,
    reasoning: 0,
    searches: ask.search ? searches : 0,
  };
  return costOf(prices, provider, ask.model, usage, at).usd;
};
