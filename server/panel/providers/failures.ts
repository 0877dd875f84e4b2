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

/** Any failure of an SDK in our words. `begun`: something had already come, so that a lost connection means a cut answer. */
export const failureOf = (error: unknown, signal: AbortSignal, begun: boolean): ModelFailure => {
  if (error instanceof ModelFailure) return error;
  if (signal.aborted) return new ModelFailure('aborted', 'the call was given up', null, { cause: error });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every member is looked at before it is used
  const thrown = error as Thrown;
  const message = (thrown.message ?? 'failed').slice(0, 500);
  const status = typeof thrown.status === 'number' ? thrown.status : null;
  const kind = status === null ? kindByName(thrown, begun) : kindByStatus(status, thrown);
  return new ModelFailure(kind, status === null ? message : `${status}: ${message}`, retryAfterOf(thrown), {
    cause: error,
    unserved: !begun && (status !== null || kind === 'unreachable'),
  });
};

/** The kind of an error that arrives as an event inside a stream: there is no status, only a word. */
export const kindByCode = (code: string | null | undefined): FailureKind => {
  if (code === 'rate_limit_exceeded' || code === 'rate_limit_error' || code === 'RESOURCE_EXHAUSTED')
    return 'rate_limited';
  if (code && isAboutMoney(code)) return 'no_credit';
  if (code === 'authentication_error' || code === 'permission_error') return 'bad_key';
  if (code === 'not_found_error') return 'unknown_model';
  return code && isAboutTheRequest(code) ? 'rejected' : 'overloaded';
};

/** What was asked is at fault, or where it was sent to: asked again, it would fail again. */
const isAboutTheRequest = (code: string): boolean =>
  code === 'invalid_request_error' ||
  code === 'invalid_prompt' ||
  code === 'data_residency_mismatch' ||
  /image/u.test(code);

/** In-stream failures of OpenAI that say no to what was asked: another try of the same words would be wasted. */
export const isRefusal = (code: string | null | undefined): boolean =>
  code === 'bio_policy' || code === 'misalignment_policy_violation' || code === 'content_filter';

/** Words by which the three providers say that the account has no money left or has reached its limit. */
const isAboutMoney = (text: string): boolean =>
  /insufficient_quota|credit_balance|spend_limit|usage_limit|billing_error|credit balance|spending limit|PerDay|"quotaValue"\s*:\s*"0"/iu.test(
    text,
  );

const kindByStatus = (status: number, { code, type, message }: Thrown): FailureKind => {
  const said = [code, type, message].filter((part) => typeof part === 'string').join(' ');
  if (status === 429 && code === 'rate_limit_exceeded') return 'rate_limited';
  if (status === 402 || ((status === 429 || status === 400) && isAboutMoney(said))) return 'no_credit';
  if (status === 401 || status === 403 || (status === 400 && /API_KEY_INVALID/u.test(said))) return 'bad_key';
  if (status === 404) return 'unknown_model';
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
