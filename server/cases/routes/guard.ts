import type { Context } from 'koa';

import { exampleCaseId } from '../../../shared/views/example.ts';
import { idPattern } from '../../../shared/kernel/ids.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { scopeRefusal } from '../../accounts/tokens/scopeRefusal.ts';
import { type Role, roleIn } from '../access.ts';
import { type Guard, byToken, checked } from '../../platform/http/mount.ts';
import type { Caller, Route, TokenCaller } from '../../platform/http/route.ts';
import { signedIn } from '../../platform/http/session.ts';
import type { Tokens } from '../../accounts/tokens/tokenService.ts';
import type { CaseRouteNeeds } from '../caseNeeds.ts';

type Needs = Pick<CaseRouteNeeds, 'accounts' | 'cases' | 'sessions' | 'publicUrl'> & {
  readonly tokens: Tokens;
  /** Resolves once the read models have passed this position, or after `ms`; whether they have. */
  readonly waitFor: (position: bigint, ms: number) => Promise<boolean>;
};
type Known = Caller & { readonly position: bigint };

/** In which roles a case may be seen by a route of each kind. */
const admitted: Readonly<Record<Route['auth'], ReadonlySet<Role>>> = {
  none: new Set(),
  session: new Set(),
  watcher: new Set(['owner', 'auditor', 'watcher']),
  reader: new Set(['owner', 'auditor']),
  owner: new Set(['owner']),
};

/** Who reads the example without an account. */
const anybody = { accountId: '', sessionId: '', token: null };

/** The caller as the route's handler knows them, with the case where it is about one. */
const admitAs = async (
  { accounts, cases }: Pick<Needs, 'accounts' | 'cases'>,
  caller: Known | null,
  auth: Route['auth'],
  caseId: string | undefined,
) => {
  const missing = caller
    ? new Refusal('case-not-found', 'There is no such case.')
    : new Refusal('not-signed-in', 'Sign in first: this needs a session, or a token.');
  if (auth === 'session' && caller) return caller;
  const toAll = caseId === exampleCaseId && auth === 'reader';
  if (!caller && auth !== 'watcher' && !toAll) throw missing;

  const found = caseId !== undefined && idPattern.test(caseId) ? await cases.at(caseId) : null;
  if (!found) throw missing;
  const accountId = caller?.accountId ?? null;
  const isOwner = found.access.ownerId === accountId;
  const viewer = accountId === null || isOwner ? null : await accounts.viewOf(accountId);
  const role = isOwner ? 'owner' : roleIn(found.access, viewer);
  if (role === null || !admitted[auth].has(role)) throw missing;
  return { accountId, ...(toAll && anybody), ...caller, role, found };
};

export const createGuard = (needs: Needs): Guard => {
  const { sessions, tokens, waitFor } = needs;
  const personOf = (ctx: Context): Known | null => {
    const found = signedIn(ctx);
    return found && { ...found, token: null };
  };
  const holderOf = async (ctx: Context, scope: Route['scope']): Promise<Known> => {
    const token = await tokens.callerOf(ctx);
    ctx.state['token'] = token;
    mustAllow(token, scope, needs.publicUrl);
    return knownBy(token);
  };

  return {
    async admit(ctx, { auth, scope }, caseId) {
      if (auth === 'none') return null;
      if (ctx.query['access_token'] !== undefined)
        throw new Refusal('malformed-request', 'Send a token as Authorization: Bearer, never in an address.');
      const caller = byToken(ctx) ? await holderOf(ctx, scope) : personOf(ctx);
      ctx.state['position'] = caller?.position ?? -1n;
      return admitAs(needs, caller, auth, caseId);
    },
    async wrote(ctx, position) {
      ctx.set('Witan-Position', String(position));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by `admit`
      const token = ctx.state['token'] as TokenCaller | undefined;
      if (token) await tokens.note(token.tokenId, position);
      else sessions.note(ctx, position);
    },
    async caughtUp(ctx) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by `admit`
      const wrote = ctx.state['position'] as bigint;
      const asked = positionIn(ctx);
      const position = asked > wrote ? asked : wrote;
      if (position >= 0n) await waitFor(position, 2000);
    },
  };
};

/** A declared route, called in this process with the rights of a token: the same checks as over HTTP. */
export type Invoke = (
  token: TokenCaller,
  operationId: string,
  input?: {
    readonly params?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
  },
) => Promise<unknown>;

/** Calls a route in this process as a token may: the same scope, the same case, the same checks of what goes in. */
export const createInvoke =
  (routes: () => readonly Route[], needs: Needs): Invoke =>
  async (token, operationId, { params = {}, query = {}, headers = {}, body = {} } = {}) => {
    const route = routes().find((one) => one.operationId === operationId);
    if (!route) throw new Error(`Expected a route ${operationId}, found none.`);
    mustAllow(token, route.scope, needs.publicUrl);
    const caller = await admitAs(needs, knownBy(token), route.auth, params['case_id']);
    const input = {
      caller,
      params: checked(route.params, params, '/path'),
      query: checked(route.query, query, '/query'),
      headers: checked(route.headers, headers, '/header'),
      body: checked(route.body, body, ''),
    };
    if (route.waits && token.position >= 0n) await needs.waitFor(token.position, 2000);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- held against the schemas of the route
    const { body: said, position } = await route.handle(input as never);
    if (position !== undefined && position !== null) await needs.tokens.note(token.tokenId, position);
    return said;
  };

const knownBy = (token: TokenCaller): Known => ({
  accountId: token.accountId,
  sessionId: token.accessId,
  position: token.position,
  token,
});

/** Refuses what the token was not made for. */
const mustAllow = ({ scopes }: TokenCaller, scope: Route['scope'], publicUrl: string): void => {
  if (scope === null || scope === undefined)
    throw new Refusal('not-by-token', 'This is for the person whose account it is, signed in to the app.');
  if (!scopes.has(scope)) throw scopeRefusal(scope, publicUrl);
};

/** Where the caller wants the read model to be, e.g. after a change the socket told of. */
const positionIn = (ctx: Context): bigint => {
  const asked = ctx.get('Witan-Position');
  return /^\d{1,20}$/.test(asked) ? BigInt(asked) : -1n;
};
