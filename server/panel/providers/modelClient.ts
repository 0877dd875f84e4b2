import type { z } from 'zod';

import type { Effort } from '../../../shared/events/codes.ts';
import type { Helpers, Provider } from '../../../shared/events/providers.ts';

/** Tokens and searches as a provider counted them. */
export type Usage = {
  readonly input: number;
  readonly cached: number;
  /** Input that was put into the provider's cache, where that is billed. */
  readonly cacheWritten?: number;
  /** The part of it that is kept for an hour, where that has a price of its own. */
  readonly cacheWrittenHour?: number;
  readonly output: number;
  readonly reasoning: number;
  readonly searches: number;
};

export type Ask = {
  readonly model: string;
  readonly system: string;
  /** Beginning of the first message, the same for many calls, in blocks of which each may end a cached beginning. */
  readonly shared: readonly string[];
  readonly turns: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
  /** The answer is to be one JSON value of this schema, sent in the provider's own form. */
  readonly schema: { readonly name: string; readonly zod: z.ZodType } | null;
  /** Whether the seat may search the web; providers that cannot leave it out. */
  readonly search: boolean;
  /** Searches it may make at most. */
  readonly searches: number;
  readonly effort: Effort;
  /** Thinking and answer together. */
  readonly maxTokens: number;
  /** Calls with the same key begin alike: the shared blocks are put into the provider's cache. Null: nobody will read them again. */
  readonly cacheKey: string | null;
  /** The blocks are read again after more than five minutes: they are kept for an hour, where that can be chosen. */
  readonly keepsHour: boolean;
  /** Who asks, as a hash that says nothing to others; null outside a case. */
  readonly user: string | null;
  readonly signal: AbortSignal;
  /** What the prompt was made from, for scripted seats. Providers never see it. */
  readonly about: unknown;
};

export type Part =
  | { readonly type: 'text'; readonly delta: string }
  /** The model is at work: it thinks, searches or writes. */
  | { readonly type: 'working' }
  | { readonly type: 'citation'; readonly url: string; readonly title: string; readonly quote: string }
  /** A page that the provider's search found, cited or not. */
  | { readonly type: 'source'; readonly url: string; readonly title: string }
  | {
      readonly type: 'end';
      readonly reason: 'complete' | 'length' | 'refused';
      readonly usage: Usage | null;
      /** The model that really answered, where the provider says so. */
      readonly model: string | null;
    };

/**
 * One seat's way to speak: text as it comes, citations, and exactly one `end`. An answer without `end` never happened. Throws
 * `ModelFailure` for everything else, also when the signal aborts.
 */
export type ModelClient = (ask: Ask) => AsyncIterable<Part>;

export type FailureKind =
  /** 429: come back later. */
  | 'rate_limited'
  /** 5xx, 529, overloaded: come back later. */
  | 'overloaded'
  /** The answer stopped before its end. */
  | 'cut'
  /** No connection. */
  | 'unreachable'
  | 'aborted'
  /** The request is wrong: the same call will fail again. */
  | 'rejected'
  /** No money or a spending limit on the operator's account: nothing passes until a person acts. */
  | 'no_credit'
  /** The key is wrong, or may not do this. */
  | 'bad_key'
  /** The provider has no model of this name for this key. */
  | 'unknown_model';

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;
  readonly retryAfterMs: number | null;
  /** The provider turned the request away before any work: it sends no bill. */
  readonly unserved: boolean;

  constructor(
    kind: FailureKind,
    message: string,
    retryAfterMs: number | null = null,
    { unserved = false, ...options }: ErrorOptions & { readonly unserved?: boolean } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
    this.unserved = unserved;
  }
}

/** A provider that can be asked. */
export type ConfiguredProvider = {
  readonly provider: Provider;
  readonly models: readonly string[];
  readonly helpers?: Helpers;
  readonly searches: boolean;
  /** Its seats speak one after the other: a call may wait as long as its phase lasts. */
  readonly takesTurns?: true;
  readonly client: ModelClient;
};

/** Key and address of a provider. */
export type Access = { readonly apiKey: string; readonly baseUrl: string | undefined };
