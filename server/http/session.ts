import { createHash, randomBytes } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';

import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import session from 'koa-session';
import type pg from 'pg';

import { Refusal } from '../../shared/kernel/refusal.ts';

export type SignedIn = { readonly accountId: string; readonly sessionId: string; readonly position: bigint };
export type SessionRow = {
  readonly sessionId: string;
  readonly startedAt: string;
  readonly seenAt: string;
  readonly expiresAt: string;
  readonly device: string;
};
export type Sessions = {
  /** Reads the session of a request and keeps what changed; signs cookies with the application's keys. */
  readonly middleware: (app: Koa) => Middleware;
  /** Who sent this request: for sockets, which are no Koa requests. */
  readonly of: (request: IncomingMessage) => Promise<SignedIn | null>;
  /**
   * A new id for this browser: at login and when the password changes, so that an old one is worth nothing. `proof` is the kept hash
   * that the caller's password fitted; refused (`wrong-credentials`) when another one is kept by now.
   */
  readonly start: (ctx: Context, accountId: string, proof: string) => Promise<void>;
  readonly end: (ctx: Context) => void;
  readonly note: (ctx: Context, position: bigint) => void;
  readonly list: (accountId: string) => Promise<SessionRow[]>;
  /** Ends one of the account's sessions; false if there is no such one. */
  readonly endOne: (accountId: string, sessionId: string) => Promise<boolean>;
  readonly endAll: (accountId: string, except?: string) => Promise<void>;
  /** Those of these sessions that are still open. */
  readonly open: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Calls back with the sessions that this process ended. */
  readonly onEnded: (listener: (sessionIds: readonly string[]) => void) => void;
};

type Needs = { readonly pool: Pick<pg.Pool, 'query'>; readonly keys: readonly string[]; readonly secure: boolean };
/** What koa-session keeps: the expiry in its own words. */
type Kept = { accountId: string; sessionId: string; position: string; _expire: number; _maxAge: number };

const day = 24 * 3600 * 1000;
/** Unused for so long a session ends; renewed when half of it has passed; never older than `oldest`. */
const idle = 14 * day;
const oldest = '90 days';

/**
 * Sessions in PostgreSQL behind koa-session: 256 random bits in a signed cookie, their SHA-256 in the table. koa-session
 * saves at the end of every request; a session that was ended meanwhile must not come back by that, so only an id made in
 * this very request is inserted, and any other only updated.
 */
export function createSessions({ pool, keys, secure }: Needs): Sessions {
  const name = secure ? '__Host-witan' : 'witan';
  const listeners: ((sessionIds: readonly string[]) => void)[] = [];
  const ended = (sessionIds: readonly string[]) => {
    if (sessionIds.length > 0) for (const listener of listeners) listener(sessionIds);
  };
  let context: ((request: IncomingMessage) => Context) | undefined;

  const get = async (key: string): Promise<Kept | undefined> => {
    const { rows } = await pool.query<{
      account_id: string;
      session_id: string;
      position: string;
      expires: string;
      stale: boolean;
    }>(
      `select account_id, session_id, position, extract(epoch from expires_at) * 1000 as expires,
              seen_at < now() - interval '5 minutes' as stale
         from session
        where id_hash = $1 and expires_at > now() and started_at > now() - $2::interval`,
      [hashOf(key), oldest],
    );
    const [row] = rows;
    if (!row) return undefined;
    if (row.stale) await pool.query('update session set seen_at = now() where id_hash = $1', [hashOf(key)]);
    return {
      accountId: row.account_id,
      sessionId: row.session_id,
      position: row.position,
      _expire: Number(row.expires),
      _maxAge: idle,
    };
  };

  const set = async (key: string, kept: Kept, maxAge: number, { ctx }: { ctx: Context }): Promise<void> => {
    const expires = new Date(Date.now() + maxAge);
    const { fresh, proof } = ctx.state as { fresh?: string; proof?: string };
    if (fresh === key) {
      ctx.state['fresh'] = undefined;
      // Whoever changes the password waits for this row, or this for them: no session begun with the old one outlives that.
      const { rowCount } = await pool.query(
        `with proven as (select account_id from credential where account_id = $3 and password = $7 for share)
         insert into session (id_hash, session_id, account_id, device, expires_at, position)
         select $1, $2, account_id, $4, $5, $6 from proven`,
        [hashOf(key), kept.sessionId, kept.accountId, deviceOf(ctx), expires, kept.position, proof],
      );
      if (rowCount === 0) throw new Refusal('wrong-credentials', 'The password has been changed meanwhile.');
    } else
      await pool.query(
        'update session set expires_at = $2, position = greatest(position, $3::numeric), seen_at = now() where id_hash = $1',
        [hashOf(key), expires, kept.position],
      );
  };

  const destroy = async (key: string): Promise<void> => {
    const { rows } = await pool.query<{ session_id: string }>(
      'delete from session where id_hash = $1 returning session_id',
      [hashOf(key)],
    );
    ended(rows.map(({ session_id }) => session_id));
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
          store: { get, set, destroy } as never,
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
    async of(request) {
      if (!context) throw new Error('Expected the session middleware to be installed before sockets are served.');
      const id = context(request).cookies.get(name, { signed: true });
      const kept = id ? await get(id) : undefined;
      return kept ? { accountId: kept.accountId, sessionId: kept.sessionId, position: BigInt(kept.position) } : null;
    },
    async start(ctx, accountId, proof) {
      ctx.state['proof'] = proof;
      const current = keptIn(ctx);
      Object.assign(current, {
        accountId,
        sessionId: randomBytes(12).toString('hex'),
        position: current.position ?? '-1',
      });
      await (current as unknown as { regenerate: () => Promise<void> }).regenerate();
      await pool.query('delete from session where expires_at < now()');
    },
    end(ctx) {
      ctx['session'] = null;
    },
    note(ctx, position) {
      const current = keptIn(ctx);
      if (current.accountId && BigInt(current.position) < position) current.position = String(position);
    },
    async list(accountId) {
      const { rows } = await pool.query<
        Record<'session_id' | 'device' | 'started_at' | 'seen_at' | 'expires_at', string>
      >(
        `select session_id, device, started_at, seen_at, expires_at from session
          where account_id = $1 and expires_at > now() and started_at > now() - $2::interval
          order by seen_at desc, session_id`,
        [accountId, oldest],
      );
      return rows.map((row) => ({
        sessionId: row.session_id,
        device: row.device,
        startedAt: row.started_at,
        seenAt: row.seen_at,
        expiresAt: row.expires_at,
      }));
    },
    async endOne(accountId, sessionId) {
      const { rowCount } = await pool.query('delete from session where account_id = $1 and session_id = $2', [
        accountId,
        sessionId,
      ]);
      if (rowCount) ended([sessionId]);
      return rowCount === 1;
    },
    async endAll(accountId, except = '') {
      const { rows } = await pool.query<{ session_id: string }>(
        'delete from session where account_id = $1 and session_id <> $2 returning session_id',
        [accountId, except],
      );
      ended(rows.map(({ session_id }) => session_id));
    },
    async open(sessionIds) {
      const { rows } = await pool.query<{ session_id: string }>(
        'select session_id from session where session_id = any($1) and expires_at > now() and started_at > now() - $2::interval',
        [sessionIds, oldest],
      );
      return new Set(rows.map(({ session_id }) => session_id));
    },
    onEnded: (listener) => void listeners.push(listener),
  };
}

/** Who is signed in on this request, by the session middleware. */
export const signedIn = (ctx: Context): SignedIn | null => {
  const { accountId, sessionId, position } = keptIn(ctx);
  return accountId ? { accountId, sessionId, position: BigInt(position) } : null;
};

const keptIn = (ctx: Context): Kept => (ctx['session'] ?? {}) as Kept;
const hashOf = (id: string) => createHash('sha256').update(id).digest('hex');
const deviceOf = (ctx: Context) => ctx.get('User-Agent').slice(0, 200) || 'unnamed';
