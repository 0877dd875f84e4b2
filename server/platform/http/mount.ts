import { bodyParser } from '@koa/bodyparser';
import { Router } from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { z } from 'zod';

import { limits } from '../../../shared/api/limits.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { type FairQueue, createFairQueue } from '../fairQueue.ts';
import { invalidInput, later } from './problem.ts';
import type { Route } from './route.ts';
import { fieldOf } from '../../../shared/kernel/thrown.ts';

export type Guard = {
  /** Who calls, by session or token, refused unless the route allows it; `caseId` where the route has one. */
  readonly admit: (
    ctx: Context,
    route: Pick<Route, 'auth' | 'scope'>,
    caseId: string | undefined,
  ) => Promise<object | null>;
  /** After a command: where its last event is. */
  readonly wrote: (ctx: Context, position: bigint) => Promise<void>;
  /** Before a query that waits: until the read models show what the caller wrote. */
  readonly caughtUp: (ctx: Context) => Promise<void>;
};

/**
 * The declarations as middleware: JSON only, at most 512 KB, validated in and out. `session` runs for those routes alone that ask
 * who calls, so that health, files and the index need no database for it.
 */
export const mount = (routes: readonly Route[], guard: Guard, session: Middleware): Middleware => {
  const router = new Router();
  const turns = requestTurns();
  for (const route of routes) {
    const answer = toMiddleware(route, guard, turns);
    const withSession = (ctx: Context) => session(ctx, () => answer(ctx));
    const byPerson = (ctx: Context) => (byToken(ctx) ? answer(ctx) : withSession(ctx));
    router[route.method](route.path, route.signsIn ? withSession : route.auth === 'none' ? answer : byPerson);
  }
  const dispatch = router.routes();
  return async (ctx, next) => {
    const { path, pathAndMethod } = router.match(ctx.path, ctx.method);
    if (path.length > 0 && pathAndMethod.length === 0) {
      const allowed = [...new Set(path.flatMap(({ methods }) => methods))].join(', ');
      throw new Refusal('method-not-allowed', `${ctx.method} is not supported here. Use ${allowed}.`, [], {
        headers: { Allow: allowed },
      });
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two packages declare the same context
    return dispatch(ctx as never, next);
  };
};

/** Anyone who sends Authorization is known by it alone: the cookie is not read. */
export const byToken = (ctx: Context): boolean => ctx.get('Authorization') !== '';

const parse = bodyParser({
  enableTypes: ['json'],
  jsonLimit: limits.body,
  parsedMethods: ['POST', 'PUT', 'DELETE'],
  onError(error, ctx) {
    // Nobody reads what is left of it.
    if (fieldOf(error, 'status') === 413) ctx.set('Connection', 'close');
    // Without a status: bytes that are not what Content-Encoding says.
    throw 'status' in error ? error : Object.assign(error, { status: 400 });
  },
});

/** Of one account, or of one address without an account, so many requests at a time; the others wait, and too many are refused. */
const requestTurns = () => createFairQueue({ places: Number.POSITIVE_INFINITY, perKey: 12, waiting: 240 });

const toMiddleware = (route: Route, guard: Guard, turns: FairQueue) => {
  const { params, query, headers, body, replies, waits, raw, handle } = route;
  return async (ctx: Context): Promise<void> => {
    ctx.state['route'] = route.path;
    ctx.set('Cache-Control', 'no-store');
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD' && !raw) await readBody(ctx);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by the router
    const given = ctx['params'] as Record<string, string>;
    const caller = await guard.admit(ctx, route, given['case_id']);
    const input = {
      caller,
      params: checked(params, given, '/path'),
      query: checked(query, { ...ctx.query }, '/query'),
      headers: checked(headers, ctx.headers, '/header'),
      body: checked(body, (ctx.request as { body?: unknown }).body ?? {}, ''),
      ctx,
    };
    const work = async () => {
      if (waits) await guard.caughtUp(ctx);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- held against the schemas of the route
      return handle(input as Parameters<Route['handle']>[0]);
    };
    const turn = caller === null ? work() : turns.run(callerKey(caller, ctx), work);
    if (turn === null) throw later('too-many-requests', 'Too many requests at once. Try again in a moment.', 2);
    const reply = await turn;
    if (reply.position !== undefined && reply.position !== null) await guard.wrote(ctx, reply.position);
    if (reply.headers) ctx.set(reply.headers);
    ctx.state['caseId'] = given['case_id'] ?? fieldOf(reply.body, 'case_id');
    ctx.status = reply.status;
    const shape = replies[reply.status]?.schema;
    ctx.body = shape ? shape.parse(reply.body) : (reply.body ?? null);
    ctx.status = reply.status;
  };
};

const callerKey = (caller: object, ctx: Context): string => {
  const accountId = fieldOf(caller, 'accountId');
  return typeof accountId === 'string' ? `account/${accountId}` : `address/${ctx.ip}`;
};

/** Reads a JSON body. Other types are refused, so that no plain form of another site can post here. */
const readBody = async (ctx: Context): Promise<void> => {
  const { length } = ctx.request;
  const hasBody = (length ?? 0) > 0 || ctx.headers['transfer-encoding'] !== undefined;
  if (!hasBody) return;
  if (!ctx.is('application/json'))
    throw new Refusal('not-json', `Send Content-Type application/json, not ${ctx.get('Content-Type') || 'nothing'}.`);
  // JSON is UTF-8 (RFC 8259). What checks a request before it comes here must not read other words than we do.
  if (!/^(?:utf-?8)?$/i.test(ctx.request.charset))
    throw new Refusal('not-json', `Send JSON in UTF-8, not in ${ctx.request.charset}.`);
  if (length !== undefined && length > limits.body) {
    ctx.set('Connection', 'close');
    throw new Refusal('too-large', `The body has ${length} bytes; the limit is ${limits.body}.`);
  }
  await parse(ctx, async () => {});
};

export const checked = (schema: z.ZodType | undefined, given: unknown, prefix: string): unknown => {
  if (!schema) return undefined;
  const { success, data, error } = schema.safeParse(given);
  if (!success) throw invalidInput(error, prefix);
  return data;
};
