import type { z } from 'zod';

import type { Provider } from '../../../shared/events/codes.ts';

/** Tokens and searches as a provider counted them. */
export type Usage = {
  readonly input: number;
  readonly cached: number;
  /** Input that was put into the provider's cache, where that is billed. */
  readonly cacheWritten?: number;
  readonly output: number;
  readonly reasoning: number;
  readonly searches: number;
};

export type Ask = {
  readonly model: string;
  readonly system: string;
  readonly turns: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
  /** The answer is to be one JSON value of this schema, sent in the provider's own form. */
  readonly schema: { readonly name: string; readonly zod: z.ZodType } | null;
  /** Whether the seat may search the web; providers that cannot leave it out. */
  readonly search: boolean;
  readonly maxTokens: number;
  readonly signal: AbortSignal;
  /** What the prompt was made from, for scripted seats. Providers never see it. */
  readonly about: unknown;
};

export type Part =
  | { readonly type: 'text'; readonly delta: string }
  | { readonly type: 'citation'; readonly url: string; readonly title: string; readonly quote: string }
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
  /** Key, model or request are wrong: the same call will fail again. */
  | 'rejected';

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;
  readonly retryAfterMs: number | null;

  constructor(kind: FailureKind, message: string, retryAfterMs: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** A provider that can be asked. */
export type ConfiguredProvider = {
  readonly provider: Provider;
  readonly models: readonly string[];
  readonly searches: boolean;
  readonly client: ModelClient;
};

/** Key and address of a provider. */
export type Access = { readonly apiKey: string; readonly baseUrl: string | undefined };
