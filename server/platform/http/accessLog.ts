import { randomUUID } from 'node:crypto';

import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';

import { type ProblemKey, codeOf } from '../../../shared/api/problems.ts';

/** Refusals that are always logged: attempts to get in, or at what belongs to others. */
const attempts: readonly ProblemKey[] = [
  'wrong-credentials',
  'wrong-code',
  'wrong-passkey',
  'invalid-token',
  'invalid-reset-token',
  'invalid-address-link',
  'insufficient-scope',
  'not-by-token',
  'not-your-email',
  'foreign-origin',
  'case-not-found',
  'too-many-requests',
  'rate-limited',
];
const attemptCodes: ReadonlySet<string | null> = new Set(attempts.map(codeOf));

/** What is counted and logged of a request. Never its address as sent, which may hold ids, words and secrets. */
export type Replied = {
  readonly method: string;
  /** The path as it is declared; `page` for the client's files, and what was not found. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** The code of the problem document; null where nothing was refused. */
  readonly problem: string | null;
};

type Needs = {
  readonly log: Logger;
  /** Whether each request is a line of the log, not only the attempts that were refused. */
  readonly accessLog: boolean;
  /** With the case that the request was about, which is never logged. */
  readonly onReply?: ((reply: Replied, caseId: string | null) => void) | undefined;
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set below
export const requestIdOf = (ctx: Context): string => (ctx.state['requestId'] as string | undefined) ?? randomUUID();

/** Names each request, in the reply and in the log, and tells of it when its reply has begun. */
export const nameRequests =
  ({ log, accessLog, onReply }: Needs): Middleware =>
  async (ctx, next) => {
    const began = performance.now();
    const requestId = randomUUID();
    ctx.state['requestId'] = requestId;
    ctx.set('X-Request-Id', requestId);
    await next();
    const reply: Replied = {
      method: ctx.method,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by `mount`
      route: (ctx.state['route'] as string | undefined) ?? 'page',
      status: ctx.status,
      ms: Math.round(performance.now() - began),
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by `problem`
      problem: (ctx.state['problem'] as string | undefined) ?? null,
    };
    const caseId: unknown = ctx.state['caseId'];
    onReply?.(reply, typeof caseId === 'string' ? caseId : null);
    const attempted = attemptCodes.has(reply.problem);
    if (accessLog || attempted) log.info({ request_id: requestId, ...reply }, attempted ? 'refused' : 'request');
  };
