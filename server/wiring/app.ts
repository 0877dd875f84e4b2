import Koa, { type Context } from 'koa';

import { Refusal } from '../../shared/kernel/refusal.ts';
import { type Role, roleIn } from '../cases/access.ts';
import { documentRoutes } from '../documents/http/routes.ts';
import { callerAddress } from '../platform/net/callerAddress.ts';
import { securityHeaders } from '../platform/http/headers.ts';
import { type Guard, byToken, mount } from '../platform/http/mount.ts';
import type { AppNeeds } from './appNeeds.ts';
import { ownOrigins, requireOneHost, requireOwnOrigin } from '../platform/http/origin.ts';
import { serveClient } from '../platform/http/clientPages.ts';
import { renderProblems } from '../platform/http/problem.ts';
import type { Caller, Route, TokenCaller } from '../platform/http/route.ts';
import { accessRoutes } from '../cases/routes/sharingRoutes.ts';
import { addressRoutes } from '../accounts/routes/addressRoutes.ts';
import { accountRoutes } from '../accounts/routes/accountRoutes.ts';
import { afterwardsRoutes } from '../cases/routes/afterwardsRoutes.ts';
import { caseRoutes } from '../cases/routes/caseRoutes.ts';
import { healthRoutes } from '../platform/http/healthRoutes.ts';
import { historyRoute } from '../cases/routes/historyRoutes.ts';
import { intakeRoute } from '../cases/routes/intakeRoutes.ts';
import { openApiRoute } from '../discovery/openapiRoutes.ts';
import { passwordRoutes } from '../accounts/routes/passwordRoutes.ts';
import { reportRoutes } from '../cases/routes/reportRoutes.ts';
import { tokenRoutes } from '../accounts/tokens/tokenRoutes.ts';
import { sessionRoutes } from '../accounts/routes/sessionRoutes.ts';
import { signedIn } from '../platform/http/session.ts';
import { watchRoute } from '../cases/routes/watchRoutes.ts';

/** The whole of HTTP: our routes, those of other parts, and the client's pages. */
export function createApp(needs: AppNeeds): Koa {
  const { publicUrl, proxies, log, sessions } = needs;
  const app = new Koa();
  app.silent = true;
  // What reaches Koa's own handler happened after the reply began: a reader that went away, a stream that broke.
  app.on('error', (error: unknown) => log.debug({ err: error }, 'a reply broke off'));

  app.use(renderProblems(needs));
  app.use((ctx, next) => {
    ctx.request.ip = callerAddress(ctx.req, proxies);
    return next();
  });
  app.use(securityHeaders(publicUrl));
  app.use(requireOneHost);
  app.use(requireOwnOrigin(ownOrigins(publicUrl)));
  app.use(mount(allRoutes(needs), createGuard(needs), sessions.middleware(app)));
  for (const middleware of needs.beside ?? []) app.use(middleware);
  app.use(serveClient(needs.clientFolder));
  return app;
}

/** Every route there is, the OpenAPI document of all of them included. */
export const allRoutes = (needs: AppNeeds): readonly Route[] => {
  const now = needs.now ?? (() => new Date().toISOString());
  const routes = [
    ...healthRoutes(needs),
    ...accountRoutes({ ...needs, now }),
    ...addressRoutes({ ...needs, now }),
    ...passwordRoutes(needs),
    ...sessionRoutes(needs),
    ...tokenRoutes(needs),
    intakeRoute({ ...needs, now }),
    ...caseRoutes({ ...needs, now }),
    ...accessRoutes({ ...needs, now }),
    ...afterwardsRoutes({ ...needs, now }),
    ...(needs.documents?.offered ? documentRoutes(needs) : []),
    ...reportRoutes(needs),
    historyRoute({ ...needs, sessions: accessOf(needs) }),
    watchRoute(needs),
    ...(needs.more ?? []),
  ];
  return [...routes, openApiRoute(routes, needs)];
};

/** Open streams end with what they were opened by: a session, or a token. */
const accessOf = ({ sessions, tokens }: Pick<AppNeeds, 'sessions' | 'tokens'>) => ({
  async open(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const [bySession, byToken] = await Promise.all([sessions.open(ids), tokens.open(ids)]);
    return bySession.union(byToken);
  },
  onEnded(listener: (ids: readonly string[]) => void) {
    sessions.onEnded(listener);
    tokens.onEnded(listener);
  },
});

/** In which roles a case may be seen by a route of each kind. */
const admitted: Readonly<Record<Route['auth'], ReadonlySet<Role>>> = {
  none: new Set(),
  session: new Set(),
  watcher: new Set(['owner', 'auditor', 'watcher']),
  reader: new Set(['owner', 'auditor']),
  owner: new Set(['owner']),
};

const createGuard = ({ accounts, cases, sessions, tokens, waitFor }: AppNeeds): Guard => {
  const personOf = (ctx: Context) => {
    const found = signedIn(ctx);
    return found && { ...found, token: null };
  };
  const holderOf = async (ctx: Context, scope: Route['scope']) => {
    const token = await tokens.callerOf(ctx);
    ctx.state['token'] = token;
    mustAllow(token, scope);
    return { accountId: token.accountId, sessionId: token.accessId, position: token.position, token };
  };

  return {
    async admit(ctx, { auth, scope }, caseId) {
      if (auth === 'none') return null;
      if (ctx.query['access_token'] !== undefined)
        throw new Refusal('malformed-request', 'Send a token as Authorization: Bearer, never in an address.');
      const caller: (Caller & { position: bigint }) | null = byToken(ctx) ? await holderOf(ctx, scope) : personOf(ctx);
      const missing = caller
        ? new Refusal('case-not-found', 'There is no such case.')
        : new Refusal('not-signed-in', 'Sign in first: this needs a session, or a token.');
      ctx.state['position'] = caller?.position ?? -1n;
      if (auth === 'session' && caller) return caller;
      if (!caller && auth !== 'watcher') throw missing;

      const found = caseId !== undefined && /^[\w-]{1,100}$/.test(caseId) ? await cases.at(caseId) : null;
      if (!found) throw missing;
      const accountId = caller?.accountId ?? null;
      const isOwner = found.access.ownerId === accountId;
      const viewer = accountId === null || isOwner ? null : await accounts.viewOf(accountId);
      const role = isOwner ? 'owner' : roleIn(found.access, viewer);
      if (role === null || !admitted[auth].has(role)) throw missing;
      return { accountId, ...caller, role, found };
    },
    async wrote(ctx, position) {
      ctx.set('Witan-Position', String(position));
      const token = ctx.state['token'] as TokenCaller | undefined;
      if (token) await tokens.note(token.tokenId, position);
      else sessions.note(ctx, position);
    },
    async caughtUp(ctx) {
      const wrote = ctx.state['position'] as bigint;
      const asked = positionIn(ctx);
      const position = asked > wrote ? asked : wrote;
      if (position >= 0n) await waitFor(position, 2000);
    },
  };
};

/** Refuses what the token was not made for. */
const mustAllow = ({ scopes }: TokenCaller, scope: Route['scope']): void => {
  if (scope === null || scope === undefined)
    throw new Refusal('not-by-token', 'This is for the person whose account it is, signed in to the app.');
  if (!scopes.has(scope))
    throw new Refusal('insufficient-scope', `This needs a token with the scope ${scope}.`, [], {
      headers: { 'WWW-Authenticate': `Bearer realm="witan", error="insufficient_scope", scope="${scope}"` },
    });
};

/** Where the caller wants the read model to be, e.g. after a change the socket told of. */
const positionIn = (ctx: Context): bigint => {
  const asked = ctx.get('Witan-Position');
  return /^\d{1,20}$/.test(asked) ? BigInt(asked) : -1n;
};
