import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import type { z } from 'zod';

import type { Problem } from '../../../shared/api/problem.ts';
import { type ProblemKey, codeOf, problems } from '../../../shared/api/problems.ts';
import { type FieldError, Refusal } from '../../../shared/kernel/refusal.ts';
import { requestIdOf } from './accessLog.ts';
import { isUnavailable } from '../postgres/pool.ts';
import { EventTooLarge } from '../store/codec.ts';
import { OutcomeUnknown } from '../store/errors.ts';
import { NoAnswer } from '../store/esdb/failures.ts';
import { fieldOf } from '../../../shared/kernel/thrown.ts';
import { keysOf } from '../../../shared/kernel/collections.ts';

type Needs = { readonly siteUrl: string; readonly log: Logger };

/**
 * The one place that turns an error into a reply: a refusal into its problem document; anything else into `internal`, hidden
 * from the caller and logged with its cause under a request id.
 */
export const renderProblems =
  ({ siteUrl, log }: Needs): Middleware =>
  async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && ctx.body === undefined && ctx.respond !== false)
        throw new Refusal('not-found', 'There is nothing at this address.');
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal) return render(ctx, siteUrl, refusal);
      if (isOutage(error)) {
        log.error(
          { err: error, request_id: requestIdOf(ctx), method: ctx.method, route: ctx.state['route'] },
          'a store did not answer',
        );
        return render(ctx, siteUrl, outage());
      }
      const requestId = requestIdOf(ctx);
      log.error({ err: error, request_id: requestId, method: ctx.method, route: ctx.state['route'] }, 'request failed');
      const text = 'An unexpected error occurred. It has been logged under the id given here.';
      render(ctx, siteUrl, new Refusal('internal', text, [], { request_id: requestId }));
    }
  };

const render = (ctx: Context, siteUrl: string, { code, message, errors, extra }: Refusal) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a refusal has its headers there
  const { headers, ...members } = extra as { headers?: Record<string, string> };
  const key: ProblemKey = keysOf(problems).find((one) => one === code) ?? 'internal';
  const { status, title } = problems[key];
  const document: Problem = {
    type: `${siteUrl}/problems/${key}`,
    title,
    status,
    detail: message,
    code: codeOf(key),
    ...(errors.length > 0 && { errors: [...errors] }),
    ...members,
  };
  ctx.state['problem'] = codeOf(key);
  ctx.status = status;
  ctx.body = JSON.stringify(document);
  ctx.set({
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
    // RFC 9110 asks for it. It names no place to get a token from: those are made in the account, there is no OAuth.
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer realm="witan"' }),
    ...headers,
  });
};

/** Refusals, and what Koa's own parts throw for requests that cannot be read. */
const asRefusal = (error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error.code in problems ? error : null;
  if (error instanceof EventTooLarge)
    return new Refusal('too-large', 'The text is longer than one event can hold. Shorten it.');
  const status = fieldOf(error, 'status');
  if (status === 413) return new Refusal('too-large', 'The body is larger than 512 KB.');
  // The files' folder was to be left.
  if (status === 403) return new Refusal('not-found', 'There is nothing at this address.');
  if (status === 400) return new Refusal('malformed-request', 'The address cannot be read.');
  if (status === 415) return new Refusal('not-json', 'Send a JSON body, uncompressed or with a common encoding.');
  return null;
};

/** A store is out of reach, or took an append and did not say so: repeating the request settles both. */
const isOutage = (error: unknown): boolean =>
  error instanceof OutcomeUnknown || error instanceof NoAnswer || isUnavailable(error);
export const outage = (): Refusal =>
  new Refusal(
    'not-ready',
    'The record cannot be reached at the moment. Repeat the request, with the same Idempotency-Key if it has one.',
    [],
    { headers: { 'Retry-After': '5' } },
  );

/** `retry` whole seconds later: as header and in words. */
export const later = (code: 'too-many-requests' | 'busy' | 'intake-stopped', message: string, retry: number): Refusal =>
  new Refusal(code, message, [], { headers: { 'Retry-After': String(Math.max(1, Math.ceil(retry))) } });

/** Wrong input, each field by JSON pointer; `prefix` is empty for the body, `/query` and so on for the rest. */
export const invalidInput = ({ issues }: z.core.$ZodError, prefix = ''): Refusal => {
  const errors = issues.flatMap((issue) => fieldErrors(issue, prefix));
  return new Refusal(
    namedProblem(issues) ?? 'invalid-input',
    errors.map(({ detail }) => detail).join(' ') || 'Wrong input.',
    errors,
  );
};

/** A check may say which problem it stands for: `ctx.addIssue({ code: 'custom', params: { problem: 'query-missing' } })`. */
const namedProblem = (issues: readonly z.core.$ZodIssue[]): ProblemKey | undefined => {
  const named = issues.map((issue) => (issue.code === 'custom' ? String(issue.params?.['problem']) : ''));
  return named.find((key): key is ProblemKey => key in problems);
};

const fieldErrors = (issue: z.core.$ZodIssue, prefix: string): FieldError[] => {
  const pointer =
    prefix + issue.path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ pointer: `${pointer}/${key}`, detail: `Unknown field “${key}”.` }));
  if (issue.code === 'invalid_union') {
    const deepest = Math.max(...issue.errors.flat().map(({ path }) => path.length));
    const branch = issue.errors.find((branch) => branch.every(({ path }) => path.length === deepest));
    if (branch && deepest > 0) return branch.flatMap((inner) => fieldErrors(inner, pointer));
  }
  return [{ pointer, detail: issue.message }];
};
