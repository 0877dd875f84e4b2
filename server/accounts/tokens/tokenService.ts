import { randomBytes } from 'node:crypto';

import type { Context } from 'koa';
import type pg from 'pg';

import type { CreateToken } from '../../../shared/api/accounts/tokens.ts';
import type { TokenEnd } from '../../../shared/events/codes.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { byAccount } from '../../platform/http/provenance.ts';
import type { TokenCaller } from '../../platform/http/route.ts';
import type { Handle } from '../../platform/store/handler.ts';
import { type AccountCommand, noteFact } from '../accountDecider.ts';
import type { Throttle } from '../throttle.ts';
import { hashOfSecret, isWellFormed, newSecret } from './tokenSecret.ts';
import { type TokenRow, markOf, tokenTable } from './tokenTable.ts';

type Needs = {
  readonly pool: pg.Pool;
  readonly throttle: Pick<Throttle, 'take'>;
  readonly handleAccount: Handle<AccountCommand>;
  readonly publicUrl: string;
  readonly now: () => string;
};
type Made = { readonly secret: string; readonly token: TokenRow; readonly position: bigint };

export type Tokens = ReturnType<typeof createTokens>;

/** How many an account may have at a time. */
const most = 20;
const [hour, day] = [3600 * 1000, 24 * 3600 * 1000];

/**
 * Tokens by which agents act for an account. That one was granted, rotated or ended is an event of the account; the hash of its
 * secret is a row, and without the row it opens nothing. Ids of access (`token-…`, one for
 * each secret) take the place of session ids.
 */
export function createTokens({ pool, throttle, handleAccount, publicUrl, now }: Needs) {
  const table = tokenTable(pool);
  const listeners: ((accessIds: readonly string[]) => void)[] = [];
  const tell = (accountId: string, command: AccountCommand) => handleAccount(accountId, command, byAccount(accountId));
  const later = (ms: number) => new Date(Date.parse(now()) + ms).toISOString();

  const ofAccount = async (accountId: string, tokenId: string): Promise<TokenRow> => {
    const found = (await table.list(accountId)).find((row) => row.tokenId === tokenId);
    if (!found) throw new Refusal('token-not-found', 'There is no such token.');
    return found;
  };
  const ended = (accessIds: readonly string[]) => {
    for (const listener of listeners) listener(accessIds);
  };
  const end = async ({ accountId, tokenId }: TokenRow, reason: TokenEnd) => {
    // Worthless first, recorded second: a crash in between leaves no token that works.
    ended(accessIdsOf(await table.remove(accountId, tokenId)));
    return tell(accountId, noteFact({ type: 'AgentAccessEnded', data: { accountId, tokenId, reason, at: now() } }));
  };

  return {
    /** Who holds the token of this request; refused (401) unless it is valid, and (429) where it calls too often. */
    async callerOf(ctx: Context): Promise<TokenCaller> {
      const [, secret = ''] = /^Bearer +(\S+)$/i.exec(ctx.get('Authorization')) ?? [];
      const row = isWellFormed(secret) ? await table.find(hashOfSecret(secret), now()) : undefined;
      if (!row) {
        await throttle.take('wrongTokenByIp', ctx.ip);
        const text = 'This token is not valid: it was mistyped, has expired or was revoked.';
        throw new Refusal('invalid-token', `${text} Make one at ${publicUrl}/account.`, [], {
          headers: { 'WWW-Authenticate': `Bearer realm="witan", error="invalid_token", error_description="${text}"` },
        });
      }
      await throttle.take('callByToken', row.tokenId);
      const client = ctx.get('User-Agent').replaceAll(/\p{C}/gu, '').slice(0, 200) || 'unnamed';
      await table.noteUse(row.tokenId, client, now());
      return callerFrom(row, client, hashOfSecret(secret));
    },

    /** Who held this token when they asked for something; refused where it has ended since. */
    async holderOf(accountId: string, tokenId: string, client: string): Promise<TokenCaller> {
      const row = await ofAccount(accountId, tokenId);
      if (row.expiresAt !== null && row.expiresAt <= now())
        throw new Refusal('token-not-found', 'The token has expired.');
      return callerFrom(row, client);
    },

    async make(accountId: string, asked: CreateToken): Promise<Made> {
      if ((await table.list(accountId)).length >= most)
        throw new Refusal('too-many-tokens', `An account has at most ${most} tokens. Revoke one first.`);
      const secret = newSecret();
      const at = now();
      const about = {
        tokenId: randomBytes(12).toString('hex'),
        name: asked.name.trim(),
        scopes: [...new Set(asked.scopes)],
        modes: [...new Set(asked.modes)],
        casesPerMonth: asked.cases_per_month,
        usdPerMonth: asked.usd_per_month,
        expiresAt: asked.expires_in_days === null ? null : later(asked.expires_in_days * day),
      };
      const { position } = await tell(
        accountId,
        noteFact({ type: 'AgentAccessGranted', data: { accountId, ...about, at } }),
      );
      await table.insert({ ...about, accountId, endsWith: secret.slice(-4), createdAt: at }, hashOfSecret(secret));
      return { secret, token: await ofAccount(accountId, about.tokenId), position };
    },

    async rotate(accountId: string, tokenId: string, overlapHours: number): Promise<Made> {
      await ofAccount(accountId, tokenId);
      const secret = newSecret();
      const until = later(overlapHours * hour);
      const { position } = await tell(
        accountId,
        noteFact({ type: 'AgentAccessRotated', data: { accountId, tokenId, previousUntil: until, at: now() } }),
      );
      const before = await table.rotate(accountId, tokenId, {
        ...{ hash: hashOfSecret(secret), endsWith: secret.slice(-4), until },
      });
      // Of three secrets the first ends at once; the second does so too where nothing overlaps.
      if (before) ended(accessIdsOf(overlapHours > 0 ? { ...before, current: null } : before));
      return { secret, token: await ofAccount(accountId, tokenId), position };
    },

    revoke: async (accountId: string, tokenId: string) => end(await ofAccount(accountId, tokenId), 'revoked'),

    /** Somebody found it where it should not be: it ends, no matter who says so. */
    async reportLeak(secret: string, ip: string): Promise<void> {
      await throttle.take('wrongTokenByIp', ip);
      const row = isWellFormed(secret) ? await table.find(hashOfSecret(secret), now()) : undefined;
      if (row) await end(row, 'leaked');
    },

    list: (accountId: string) => table.list(accountId),
    note: (tokenId: string, position: bigint) => table.notePosition(tokenId, position),
    /** Those of these ids of access that are still open. */
    async open(accessIds: readonly string[]): Promise<ReadonlySet<string>> {
      const ids = accessIds.flatMap((id) => accessForm.exec(id)?.[1] ?? []);
      if (ids.length === 0) return new Set();
      const open = (await table.open(ids, now())).flatMap(accessIdsOf);
      return new Set(open).intersection(new Set(accessIds));
    },
    /** Calls back with the ids of access that this process ended. */
    onEnded: (listener: (accessIds: readonly string[]) => void) => void listeners.push(listener),
  };
}

const callerFrom = (row: TokenRow, client: string, hash = ''): TokenCaller => {
  const { tokenId, accountId, name, modes, casesPerMonth, usdPerMonth } = row;
  return {
    ...{ tokenId, accountId, name, client, modes, casesPerMonth, usdPerMonth },
    scopes: new Set(row.scopes),
    accessId: accessIdOf(tokenId, markOf(hash)),
    position: BigInt(row.position),
  };
};

const accessForm = /^token-([^-]+)-/;
const accessIdOf = (tokenId: string, mark: string) => `token-${tokenId}-${mark}`;
const accessIdsOf = (
  row: { readonly tokenId: string; readonly current: string | null; readonly previous: string | null } | undefined,
): string[] =>
  row ? [row.current, row.previous].flatMap((mark) => (mark ? [accessIdOf(row.tokenId, mark)] : [])) : [];
