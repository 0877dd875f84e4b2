import { type FailureKind, ModelFailure } from './modelClient.ts';

/** What the SDKs throw has little in common: a status here, a code there, or a bare TypeError when the socket dropped. */
type Thrown = {
  readonly name?: string;
  readonly message?: string;
  readonly status?: number | string;
  readonly code?: string | number | null;
  readonly type?: string | null;
  readonly headers?: { readonly get?: (name: string) => string | null };
};

/** Any failure of an SDK in our words. `begun`: text had already come, so that a lost connection means a cut answer. */
export const failureOf = (error: unknown, signal: AbortSignal, begun: boolean): ModelFailure => {
  if (error instanceof ModelFailure) return error;
  if (signal.aborted) return new ModelFailure('aborted', 'the call was given up', null, { cause: error });
  const thrown = error as Thrown;
  const message = (thrown.message ?? 'failed').slice(0, 500);
  const status = typeof thrown.status === 'number' ? thrown.status : null;
  const kind = status === null ? kindByName(thrown, begun) : kindByStatus(status);
  return new ModelFailure(kind, status === null ? message : `${status}: ${message}`, retryAfterOf(thrown), {
    cause: error,
  });
};

/** The kind of an error that arrives as an event inside a stream: there is no status, only a word. */
export const kindByCode = (code: string | null | undefined): FailureKind => {
  if (code === 'rate_limit_exceeded' || code === 'rate_limit_error' || code === 'RESOURCE_EXHAUSTED')
    return 'rate_limited';
  if (
    code === 'invalid_request_error' ||
    code === 'authentication_error' ||
    code === 'permission_error' ||
    code === 'not_found_error' ||
    code === 'invalid_prompt'
  )
    return 'rejected';
  return 'overloaded';
};

const kindByStatus = (status: number): FailureKind => {
  if (status === 429) return 'rate_limited';
  if (status === 408 || status === 409 || status >= 500) return 'overloaded';
  return 'rejected';
};

const kindByName = ({ name, code, type }: Thrown, begun: boolean): FailureKind => {
  const word = typeof code === 'string' ? code : type;
  if (word && /error|exceeded|EXHAUSTED|UNAVAILABLE/u.test(word)) return kindByCode(word);
  if (name === 'SyntaxError') return 'cut';
  return begun ? 'cut' : 'unreachable';
};

/** `retry-after-ms`, or `retry-after` in seconds or as a date; null when the provider did not say. */
const retryAfterOf = ({ headers, message }: Thrown): number | null => {
  const ms = Number(headers?.get?.('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(ms)) return ms;
  const after = headers?.get?.('retry-after') ?? null;
  if (after === null) return retryInfo(message ?? '');
  const seconds = Number(after);
  if (Number.isFinite(seconds)) return seconds * 1000;
  const date = Date.parse(after);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
};

/** Google says it in the body: `"retryDelay": "3s"`. */
const retryInfo = (message: string): number | null => {
  const seconds = /"retryDelay"\s*:\s*"([\d.]+)s"/u.exec(message)?.[1];
  return seconds === undefined ? null : Number(seconds) * 1000;
};
