import { bodyParser } from '@koa/bodyparser';
import { Router } from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { z } from 'zod';

import { limits } from '../../../shared/api/limits.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { type RequestTurns, createRequestTurns } from '../fairness/requestTurns.ts';
import { inputError } from './inputErrors.ts';
import { invalidInput } from './problem.ts';
import type { Route } from './route.ts';
import { jsonIn } from '../utf8.ts';
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

export type SessionReader = {
  readonly middleware: Middleware;
  /** The secret of a session whose signature is right, without asking whether there is such a session. */
  readonly secretOf: (ctx: Context) => string | null;
};

/**
 * The declarations as middleware: JSON only, at most 512 KB, validated in and out. Sessions are read for those routes alone that ask
 * who calls, in the turn of their caller, so that health, files and the index need no database for it and wait for nobody.
 */
export const mount = (routes: readonly Route[], guard: Guard, session: SessionReader): Middleware => {
  const router = new Router();
  const turns = createRequestTurns(session.secretOf);
  for (const route of routes) {
    const answer = toMiddleware(route, guard, turns);
    const withSession = (ctx: Context) => session.middleware(ctx, () => answer(ctx));
    const byPerson = (ctx: Context) => (byToken(ctx) ? answer(ctx) : withSession(ctx));
    const inTurn = (reply: typeof byPerson) => async (ctx: Context) => {
      await readBody(ctx, route);
      return turns.take(ctx, async () => void (await reply(ctx)));
    };
    const anybody = async (ctx: Context) => {
      await readBody(ctx, route);
      return answer(ctx);
    };
    const isFree = route.auth === 'none' && !route.signsIn;
    router[route.method](route.path, isFree ? anybody : inTurn(route.signsIn ? withSession : byPerson));
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
  // Byte for byte: as UTF-8 it would put other characters in the place of bytes that are none.
  encoding: 'binary',
  onError(error, ctx) {
    const status = fieldOf(error, 'status');
    // Nobody reads what is left of it.
    if (status === 413) ctx.set('Connection', 'close');
    // Without a status: bytes that are not what Content-Encoding says.
    if (status === undefined || status === 400)
      throw new Refusal('malformed-request', 'The body is not a well-formed JSON object.');
    throw error;
  },
});

/** The body that `parse` has read byte by byte, in characters. */
const inCharacters = (parsed: unknown, bytes: string): unknown => {
  // No byte of it is above 127.
  if (Buffer.byteLength(bytes) === bytes.length) return parsed;
  try {
    return jsonIn(Buffer.from(bytes, 'binary'));
  } catch {
    throw new Refusal('malformed-request', 'The body is not in UTF-8.');
  }
};

const toMiddleware = (route: Route, guard: Guard, turns: RequestTurns) => {
  const { params, query, headers, body, replies, waits, handle } = route;
  return async (ctx: Context): Promise<void> => {
    ctx.state['route'] = route.path;
    ctx.set('Cache-Control', 'no-store');
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
    const accountId = fieldOf(caller, 'accountId');
    if (typeof accountId === 'string' && accountId !== '') turns.belongs(ctx, accountId);
    if (waits) await guard.caughtUp(ctx);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- held against the schemas of the route
    const reply = await handle(input as Parameters<Route['handle']>[0]);
    if (reply.position !== undefined && reply.position !== null) await guard.wrote(ctx, reply.position);
    if (reply.headers) ctx.set(reply.headers);
    ctx.state['caseId'] = given['case_id'] ?? fieldOf(reply.body, 'case_id');
    ctx.status = reply.status;
    const shape = replies[reply.status]?.schema;
    ctx.body = shape ? shape.parse(reply.body) : (reply.body ?? null);
    ctx.status = reply.status;
  };
};

/** Reads a JSON body. Other types are refused, so that no plain form of another site can post here. */
const readBody = async (ctx: Context, { raw }: Pick<Route, 'raw'>): Promise<void> => {
  if (ctx.method === 'GET' || ctx.method === 'HEAD' || raw) return;
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
  const request = ctx.request as { body?: unknown; rawBody?: string };
  request.body = inCharacters(request.body, request.rawBody ?? '');
};

export const checked = (schema: z.ZodType | undefined, given: unknown, prefix: string): unknown => {
  if (!schema) return undefined;
  // The database takes none; fields of queries and bodies say so themselves.
  const nul =
    prefix !== '/path' ? undefined : Object.entries(given ?? {}).find(([, value]) => `${value}`.includes('\0'));
  if (nul) {
    const detail = 'Use text without NUL characters.';
    throw new Refusal('invalid-input', detail, [{ pointer: `${prefix}/${nul[0]}`, detail }]);
  }
  const { success, data, error } = schema.safeParse(given, { error: inputError });
  if (!success) throw invalidInput(error, prefix);
  return data;
};
