import Koa from 'koa';

import { documentRoutes } from '../documents/http/routes.ts';
import { callerAddress } from '../platform/net/callerAddress.ts';
import { securityHeaders } from '../platform/http/headers.ts';
import { nameRequests } from '../platform/http/accessLog.ts';
import { answerInTime } from '../platform/http/answerInTime.ts';
import { mount } from '../platform/http/mount.ts';
import type { AppNeeds } from './appNeeds.ts';
import { ownOrigins, requireOneHost, requireOwnOrigin } from '../platform/http/origin.ts';
import { createGuard } from '../cases/routes/guard.ts';
import { serveClient } from '../platform/http/pages/clientPages.ts';
import { pageHead } from '../platform/http/pages/pageHead.ts';
import { renderProblems } from '../platform/http/problem.ts';
import type { Route } from '../platform/http/route.ts';
import { accessRoutes } from '../cases/routes/sharingRoutes.ts';
import { addressRoutes } from '../accounts/routes/addressRoutes.ts';
import { accountRoutes } from '../accounts/routes/accountRoutes.ts';
import { afterwardsRoutes } from '../cases/routes/afterwardsRoutes.ts';
import { approvalRoutes } from '../cases/approvals/approvalRoutes.ts';
import { againRoutes } from '../cases/again/againRoutes.ts';
import { listRoutes } from '../cases/list/listRoutes.ts';
import { caseRoutes } from '../cases/routes/caseRoutes.ts';
import { passkeyRoutes } from '../accounts/passkeys/passkeyRoutes.ts';
import { factorRoutes } from '../accounts/factors/factorRoutes.ts';
import { createSure } from '../accounts/routes/accountRouteNeeds.ts';
import { expectedRoute } from '../cases/limits/expectedRoute.ts';
import { frameRoutes } from '../cases/routes/frameRoutes.ts';
import { healthRoutes } from '../platform/http/healthRoutes.ts';
import { historyRoute } from '../cases/routes/historyRoutes.ts';
import { intakeRoute } from '../cases/routes/intakeRoutes.ts';
import { operatorRoutes } from '../operators/operatorRoutes.ts';
import { openApiRoute } from '../discovery/openapiRoutes.ts';
import { passwordRoutes } from '../accounts/routes/passwordRoutes.ts';
import { reportLinkRoutes } from '../cases/routes/reportLinkRoutes.ts';
import { reportRoutes } from '../cases/routes/reportRoutes.ts';
import { tokenRoutes } from '../accounts/tokens/tokenRoutes.ts';
import { securityRoutes } from '../accounts/security/securityRoutes.ts';
import { sessionRoutes } from '../accounts/routes/sessionRoutes.ts';
import { webhookRoutes } from '../webhooks/webhookRoutes.ts';
import { watchRoute } from '../cases/routes/watchRoutes.ts';

/** The whole of HTTP: our routes, those of other parts, and the client's pages. */
export function createApp(needs: AppNeeds): Koa {
  const { publicUrl, proxies, log, draining, storesAway, sessions } = needs;
  const app = new Koa();
  app.silent = true;
  // What reaches Koa's own handler happened after the reply began: a reader that went away, a stream that broke.
  app.on('error', (error: unknown) => log.debug({ err: error }, 'a reply broke off'));

  app.use(nameRequests({ log, accessLog: needs.accessLog ?? false, onReply: needs.onReply }));
  app.use(renderProblems(needs));
  app.use((ctx, next) => {
    if (draining()) ctx.set('Connection', 'close');
    return next();
  });
  app.use(answerInTime(storesAway));
  app.use((ctx, next) => {
    ctx.request.ip = callerAddress(ctx.req, proxies);
    return next();
  });
  app.use(securityHeaders(publicUrl));
  app.use(requireOneHost);
  app.use(requireOwnOrigin(ownOrigins(publicUrl)));
  const session = { middleware: sessions.middleware(app), secretOf: sessions.secretOf };
  app.use(mount(allRoutes(needs), createGuard(needs), session));
  for (const middleware of needs.beside ?? []) app.use(middleware);
  app.use(serveClient(needs.clientFolder, pageHead(needs)));
  return app;
}

/** Every route there is, the OpenAPI document of all of them included. */
export const allRoutes = (needs: AppNeeds): readonly Route[] => {
  const now = needs.now ?? (() => new Date().toISOString());
  const sure = createSure(needs);
  const routes = [
    ...healthRoutes(needs),
    ...accountRoutes({ ...needs, sure, now }),
    ...addressRoutes({ ...needs, now }),
    ...passwordRoutes({ ...needs, sure }),
    ...factorRoutes(needs),
    ...passkeyRoutes({ ...needs, now }),
    ...sessionRoutes(needs),
    ...securityRoutes(needs),
    ...tokenRoutes({ ...needs, sure }),
    ...approvalRoutes({ ...needs, now }),
    ...webhookRoutes(needs),
    intakeRoute({ ...needs, now }),
    ...againRoutes({ ...needs, now }),
    expectedRoute({ ...needs, now }),
    ...caseRoutes({ ...needs, now }),
    ...listRoutes({ ...needs, now }),
    ...frameRoutes({ ...needs, now }),
    ...accessRoutes({ ...needs, now }),
    ...afterwardsRoutes({ ...needs, now }),
    ...(needs.documents?.offered ? documentRoutes(needs) : []),
    ...reportRoutes(needs),
    ...reportLinkRoutes({ ...needs, now }),
    historyRoute({ ...needs, sessions: accessOf(needs) }),
    watchRoute(needs),
    ...operatorRoutes({ ...needs, jobs: needs.jobs ?? (() => null), now }),
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
