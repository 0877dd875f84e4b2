import Koa, { type Context } from 'koa';

import { Refusal } from '../../shared/kernel/refusal.ts';
import { roleIn } from '../live/access.ts';
import { callerAddress } from '../net/callerAddress.ts';
import { securityHeaders } from './headers.ts';
import { type Guard, mount } from './mount.ts';
import type { AppNeeds } from './needs.ts';
import { ownOrigins, requireOwnOrigin } from './origin.ts';
import { serveClient } from './pages.ts';
import { renderProblems } from './problem.ts';
import type { Route } from './route.ts';
import { accessRoutes } from './routes/access.ts';
import { accountRoutes } from './routes/account.ts';
import { afterwardsRoutes } from './routes/afterwards.ts';
import { caseRoutes } from './routes/cases.ts';
import { healthRoutes } from './routes/health.ts';
import { historyRoute } from './routes/history.ts';
import { intakeRoute } from './routes/intake.ts';
import { openApiRoute } from './routes/openapi.ts';
import { passwordRoutes } from './routes/passwords.ts';
import { reportRoutes } from './routes/report.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { signedIn } from './session.ts';

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
    ...passwordRoutes(needs),
    ...sessionRoutes(needs),
    intakeRoute({ ...needs, now }),
    ...caseRoutes({ ...needs, now }),
    ...accessRoutes({ ...needs, now }),
    ...afterwardsRoutes({ ...needs, now }),
    ...reportRoutes(needs),
    historyRoute(needs),
    ...(needs.more ?? []),
  ];
  return [...routes, openApiRoute(routes, needs)];
};

const createGuard = ({ accounts, cases, sessions, waitFor }: AppNeeds): Guard => ({
  async admit(ctx, auth, caseId) {
    if (auth === 'none') return null;
    const caller = signedIn(ctx);
    if (!caller) throw new Refusal('not-signed-in', 'Sign in first: this needs a session.');
    if (auth === 'session') return caller;

    const missing = new Refusal('case-not-found', 'There is no such case.');
    const found = caseId !== undefined && /^[\w-]{1,100}$/.test(caseId) ? await cases.at(caseId) : null;
    if (!found) throw missing;
    const { accountId } = caller;
    const { email } = found.access.ownerId === accountId ? { email: '' } : await accounts.viewOf(accountId);
    const role = roleIn(found.access, { accountId, email });
    if (role !== 'owner' && (role !== 'auditor' || auth === 'owner')) throw missing;
    return { ...caller, role, found };
  },
  wrote(ctx, position) {
    ctx.set('Witan-Position', String(position));
    sessions.note(ctx, position);
  },
  async caughtUp(ctx) {
    const wrote = signedIn(ctx)?.position ?? -1n;
    const asked = positionIn(ctx);
    const position = asked > wrote ? asked : wrote;
    if (position >= 0n) await waitFor(position, 2000);
  },
});

/** Where the caller wants the read model to be, e.g. after a change the socket told of. */
const positionIn = (ctx: Context): bigint => {
  const asked = ctx.get('Witan-Position');
  return /^\d{1,20}$/.test(asked) ? BigInt(asked) : -1n;
};
