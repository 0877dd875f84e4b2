import type { IncomingHttpHeaders } from 'node:http';

/** What a fake provider does with one request. */
export type Play = {
  readonly text: string;
  readonly fault?: Fault;
  /** Pieces the text is sent in. */
  readonly pieces?: number;
  readonly citation?: { readonly url: string; readonly title: string; readonly quote: string };
  readonly searches?: number;
  /** Pages that its search returned, by their own addresses; Google gives links of its own in their place. */
  readonly sources?: readonly { readonly url: string; readonly title: string }[];
  /** Anthropic: its searches fail with this code, which an answer of status 200 says; nobody is billed for them. */
  readonly searchFault?: 'max_uses_exceeded' | 'unavailable' | 'too_many_requests' | 'query_too_long';
  /** Google: each piece comes with a token from which the SDK would go on by itself, in another request. */
  readonly checkpoints?: boolean;
  /** Anthropic: how often a search is paused before its answer, and whether that comes as text although a tool was offered. */
  readonly pauses?: number;
  readonly asText?: boolean;
  /** What is billed; a few tokens where it is not said. */
  readonly tokens?: Tokens;
  /** How long it takes; as fast as it can where it is not said. */
  readonly pace?: Pace;
};

export type Tokens = {
  readonly input: number;
  readonly cached: number;
  readonly written: number;
  readonly output: number;
  readonly reasoning: number;
};
/** Milliseconds to the first sign of work, of thinking after it, and for each piece of the answer. */
type Pace = {
  readonly sleep: (ms: number) => Promise<void>;
  readonly firstMs: number;
  readonly thinkingMs: number;
  readonly pieceMs: number;
};

export type Fault =
  | { readonly kind: 'status'; readonly status: number; readonly retryAfterMs?: number; readonly problem?: string }
  /** The line is dead: no connection. */
  | { readonly kind: 'dead' }
  /** Accepts and never says a word. */
  | { readonly kind: 'hang' }
  /** A piece every so many ms. */
  | { readonly kind: 'drip'; readonly ms: number }
  /** Ends the stream in peace after so many pieces. */
  | { readonly kind: 'cut'; readonly after: number }
  /** Drops the socket after so many pieces. */
  | { readonly kind: 'drop'; readonly after: number }
  /** An error as an event of the stream; OpenAI's by this code. */
  | { readonly kind: 'midstream'; readonly after: number; readonly code?: string }
  | { readonly kind: 'refusal' }
  | { readonly kind: 'length' };

export type Request = {
  readonly provider: 'openai' | 'chat' | 'anthropic' | 'google';
  readonly model: string;
  readonly body: Record<string, unknown>;
  readonly headers: IncomingHttpHeaders;
};

export const inPieces = ({ text, pieces = 6 }: Play): string[] => {
  const size = Math.max(1, Math.ceil(text.length / pieces));
  return Array.from({ length: Math.ceil(text.length / size) }, (_, i) => text.slice(i * size, (i + 1) * size));
};

const few: Tokens = { input: 31, cached: 4, written: 0, output: 12, reasoning: 5 };
export const tokensOf = ({ tokens = few }: Play): Tokens => tokens;
