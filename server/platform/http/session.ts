import { randomBytes } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';

import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import session from 'koa-session';
import type pg from 'pg';

import { Refusal } from '../../../shared/kernel/refusal.ts';
import { type SessionRow, type SessionTable, sessionTable } from './sessionTable.ts';

export type SignedIn = { readonly accountId: string; readonly sessionId: string; readonly position: bigint };
export type Sessions = {
  /** Reads the session of a request and keeps what changed; signs cookies with the application's keys. */
  readonly middleware: (app: Koa) => Middleware;
  /** Who sent this request: for sockets, which are no Koa requests. */
  readonly of: (request: IncomingMessage) => Promise<SignedIn | null>;
  /** What a browser sends as its session, if the signature is ours; nobody is asked whether there is such a session. */
  readonly secretOf: (ctx: Context) => string | null;
  /**
   * A new id for this browser: at login and when the password changes, so that an old one is worth nothing. `proof` is the kept hash
   * that the caller's password fitted; refused (`wrong-credentials`) when another one is kept by now.
   */
  readonly start: (ctx: Context, accountId: string, proof: string) => Promise<void>;
  readonly end: (ctx: Context) => void;
  /** The holder has shown once more who they are. */
  readonly prove: (sessionId: string) => Promise<void>;
  /** Refused (`proof-needed`) unless the holder has shown in the last minutes who they are. */
  readonly mustBeProven: (sessionId: string) => Promise<void>;
  readonly note: (ctx: Context, position: bigint) => void;
  readonly list: (accountId: string) => Promise<SessionRow[]>;
  /** Ends one of the account's sessions; false if there is no such one. */
  readonly endOne: (accountId: string, sessionId: string) => Promise<boolean>;
  readonly endAll: (accountId: string, except?: string) => Promise<void>;
  /** Those of these sessions that are still open. */
  readonly open: SessionTable['open'];
  /** Calls back with the sessions that this process ended. */
  readonly onEnded: (listener: (sessionIds: readonly string[]) => void) => void;
};

type Needs = { readonly pool: Pick<pg.Pool, 'query'>; readonly keys: readonly string[]; readonly secure: boolean };
/** What koa-session keeps: the expiry in its own words. */
type Kept = { accountId: string; sessionId: string; position: string; _expire: number; _maxAge: number };

/** Unused for so long a session ends; renewed when half of it has passed. */
const idle = 14 * 24 * 3600 * 1000;

/**
 * Sessions behind koa-session: 256 random bits in a signed cookie. koa-session saves at the end of every request; a session that was
 * ended meanwhile must not come back by that, so only an id made in this very request is begun, once, and any other only renewed.
 */
export function createSessions({ pool, keys, secure }: Needs): Sessions {
  const table = sessionTable(pool);
  const name = secure ? '__Host-witan' : 'witan';
  const listeners: ((sessionIds: readonly string[]) => void)[] = [];
  const ended = (sessionIds: readonly string[]) => {
    if (sessionIds.length > 0) for (const listener of listeners) listener(sessionIds);
    return sessionIds.length;
  };
  let context: ((request: IncomingMessage) => Context) | undefined;
  const secretIn = (request: IncomingMessage): string | null => {
    if (!context) throw new Error('Expected the session middleware to be installed before a session is read.');
    return context(request).cookies.get(name, { signed: true }) ?? null;
  };

  const store = {
    async get(key: string): Promise<Kept | undefined> {
      const found = await table.find(key);
      if (!found) return undefined;
      const { expires, ...kept } = found;
      return { ...kept, _expire: expires, _maxAge: idle };
    },
    async set(key: string, kept: Kept, maxAge: number, { ctx }: { ctx: Context }): Promise<void> {
      const expires = new Date(Date.now() + maxAge);
      const { fresh, proof = '' } = ctx.state as { fresh?: string; proof?: string };
      if (fresh !== key) return table.renew(key, { ...kept, expires });
      ctx.state['fresh'] = undefined;
      const device = ctx.get('User-Agent').slice(0, 200) || 'unnamed';
      if (!(await table.begin(key, { ...kept, expires, device, proof })))
        throw new Refusal('wrong-credentials', 'The password has been changed meanwhile.');
    },
    destroy: async (key: string) => void ended(await table.end({ key })),
  };

  return {
    middleware(app) {
      app.keys = [...keys];
      context = (request) => app.createContext(request, new ServerResponse(request));
      const read = session(
        {
          key: name,
          maxAge: idle,
          renew: true,
          httpOnly: true,
          signed: true,
          sameSite: 'lax',
          secure,
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- koa-session declares wider types than it uses
          store: store as never,
          genid: (ctx: Context) => (ctx.state['fresh'] = randomBytes(32).toString('base64url')),
        },
        app,
      );
      return (ctx, next) => {
        // Behind a proxy that ends TLS the connection here is plain, and the cookie is for the browser's connection.
        if (secure) (ctx.cookies as { secure?: boolean }).secure = true;
        return read(ctx, next);
      };
    },
    secretOf: ({ req }) => secretIn(req),
    async of(request) {
      const key = secretIn(request);
      const found = key === null ? undefined : await table.find(key);
      return found ? { ...found, position: BigInt(found.position) } : null;
    },
    async start(ctx, accountId, proof) {
      ctx.state['proof'] = proof;
      const current = keptIn(ctx);
      Object.assign(current, {
        accountId,
        sessionId: randomBytes(12).toString('hex'),
        position: current.position ?? '-1',
      });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- koa-session does not declare it
      await (current as unknown as { regenerate: () => Promise<void> }).regenerate();
      await table.sweep();
    },
    end(ctx) {
      ctx['session'] = null;
    },
    prove: (sessionId) => table.prove(sessionId),
    async mustBeProven(sessionId) {
      if (!(await table.isProven(sessionId)))
        throw new Refusal(
          'proof-needed',
          'Confirm once more that it is you: POST /api/account/proof, then repeat this.',
        );
    },
    note(ctx, position) {
      const current = keptIn(ctx);
      if (current.accountId && BigInt(current.position) < position) current.position = String(position);
    },
    list: (accountId) => table.list(accountId),
    endOne: async (accountId, sessionId) => ended(await table.end({ accountId, sessionId })) === 1,
    endAll: async (accountId, except) =>
      void ended(await table.end({ accountId, ...(except !== undefined && { except }) })),
    open: (sessionIds) => table.open(sessionIds),
    onEnded: (listener) => void listeners.push(listener),
  };
}

/** Who is signed in on this request, by the session middleware. */
export const signedIn = (ctx: Context): SignedIn | null => {
  const { accountId, sessionId, position } = keptIn(ctx);
  return accountId ? { accountId, sessionId, position: BigInt(position) } : null;
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else writes to a session
const keptIn = (ctx: Context): Kept => (ctx['session'] ?? {}) as Kept;
