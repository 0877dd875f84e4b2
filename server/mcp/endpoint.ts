import { toNodeHandler } from '@modelcontextprotocol/node';
import { type AuthInfo, type McpServer, createMcpHandler } from '@modelcontextprotocol/server';
import { SkillsExtension, memorySkillFiles } from '@modelcontextprotocol/server/ext/skills';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';

import { limits } from '../../shared/api/limits.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';
import { byToken } from '../platform/http/mount.ts';
import { ownOrigins } from '../platform/http/origin.ts';
import { later } from '../platform/http/problem.ts';
import type { TokenCaller } from '../platform/http/route.ts';
import type { McpNeeds } from './mcpNeeds.ts';
import { callsIn, isGreeting, messagesIn } from './requestBody.ts';
import { indexServer, panelServer } from './server.ts';

/** Streams that one token may hold open. */
const mostListening = 4;

type GateNeeds = Pick<McpNeeds, 'publicUrl' | 'siteUrl' | 'accounts' | 'tokens'> & {
  readonly log: Logger;
  readonly indexUrl: string;
  /** How often it is looked whether the token of an open request still is; 5 s unless told. */
  readonly sessionCheckMs?: number;
};

/** Where an endpoint is, and the server that answers one request of it. */
type Endpoint = { readonly path: string } & (
  | { readonly asksForToken: true; readonly serverFor: (holder: TokenCaller) => McpServer | Promise<McpServer> }
  | { readonly asksForToken: false; readonly serverFor: () => McpServer }
);

/** Both endpoints: the panel's on the service, and that of the index beside its other routes. */
export const mcpEndpoints = (needs: McpNeeds & GateNeeds): Mounted => {
  const skills = SkillsExtension.load(
    memorySkillFiles(
      Object.fromEntries(Object.entries(needs.skills).map(([name, text]) => [`${name}/SKILL.md`, text])),
    ),
  );
  return mountMcp(needs, [
    { path: '/mcp', asksForToken: true, serverFor: async (holder) => panelServer(needs, holder, await skills) },
    { path: '/v1/mcp', asksForToken: false, serverFor: () => indexServer(needs) },
  ]);
};

type Mounted = { readonly serve: Middleware; readonly close: () => Promise<void> };

/**
 * MCP endpoints, stateless, for both eras of the protocol: every request is answered by a server made for it alone. Where a token is
 * asked for, nothing of the request is read before it.
 */
export const mountMcp = (needs: GateNeeds, endpoints: readonly Endpoint[]): Mounted => {
  const { log, tokens, sessionCheckMs = 5000 } = needs;
  const { throttle } = needs.accounts;
  const options = {
    maxRequestBodySize: limits.body,
    keepAliveMs: 15_000,
    onerror: (error: Error) => log.debug({ err: error }, 'an MCP request could not be answered'),
  };
  const mounted = new Map(
    endpoints.map((endpoint) => {
      const handler = createMcpHandler(
        ({ authInfo }) => (endpoint.asksForToken ? endpoint.serverFor(holderIn(authInfo)) : endpoint.serverFor()),
        options,
      );
      return [endpoint.path, { endpoint, handler, answer: toNodeHandler(handler) }] as const;
    }),
  );
  const hosts = hostsOf(needs.publicUrl, needs.indexUrl);

  const open = new Map<string, Set<Context>>();
  tokens.onEnded((ended) => {
    for (const id of ended) for (const ctx of open.get(id) ?? []) ctx.res.destroy();
  });
  /** What is open by a token ends with it, and few of it may listen. */
  const enter = (ctx: Context, { accessId }: TokenCaller) => {
    const all = open.get(accessId) ?? new Set();
    const listening = [...all].filter(isListening).length;
    if (isListening(ctx) && listening >= mostListening)
      throw later('too-many-requests', `A token listens ${mostListening} times at most.`, 30);
    open.set(accessId, all.add(ctx));
    // Another process may have ended the token, or its time.
    const look = async () => {
      const isOpen = await tokens.open([accessId]).catch(() => null);
      if (isOpen?.has(accessId) === false) ctx.res.destroy();
    };
    const looking = setInterval(() => void look(), sessionCheckMs).unref();
    ctx.res.once('close', () => {
      clearInterval(looking);
      all.delete(ctx);
      if (all.size === 0) open.delete(accessId);
    });
  };

  return {
    async serve(ctx, next) {
      const found = mounted.get(ctx.path);
      if (!found) return next();
      // A person who opens the address in a browser is shown what it is for.
      if (ctx.method === 'GET' && ctx.accepts('application/json', 'text/event-stream', 'text/html') === 'text/html')
        return ctx.redirect(`${needs.siteUrl}/docs/mcp`);
      ctx.set('Cache-Control', 'no-store');
      mustBeOurHost(ctx, hosts);
      let counted: readonly [rule: 'callByToken' | 'indexCallByIp', key: string];
      if (found.endpoint.asksForToken) {
        if (!byToken(ctx))
          throw new Refusal(
            'not-signed-in',
            `Send a token as Authorization: Bearer. Its owner makes one at ${needs.publicUrl}/account.`,
          );
        const holder = await tokens.callerOf(ctx);
        enter(ctx, holder);
        Object.assign(ctx.req, { auth: authOf(holder) });
        counted = ['callByToken', holder.tokenId];
      } else {
        counted = ['indexCallByIp', ctx.ip];
        await throttle.take(...counted);
      }
      const isJson = ctx.method === 'POST' && ctx.is('application/json');
      const body = isJson ? await messagesIn(ctx) : null;
      if (body === 'answered') return undefined;
      // Each further message of a batch counts like a call of its own.
      const further = callsIn(body?.parsed) - 1;
      if (further > 0) await throttle.take(...counted, further);
      // Some clients greet before every call: that is counted apart.
      if (isGreeting(body?.parsed)) {
        await throttle.take('greeting', counted.join(' '));
        await throttle.forgive(...counted);
      }
      ctx.respond = false;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package declares a request of its own
      await found.answer(ctx.req as never, ctx.res, body?.parsed);
      return undefined;
    },
    async close() {
      await Promise.all([...mounted.values()].map(({ handler }) => handler.close()));
    },
  };
};

/** The names under which we are reached: the public ones, and those of this machine where we are on it. */
const hostsOf = (...urls: readonly string[]): ReadonlySet<string> =>
  new Set(urls.flatMap((url) => [...ownOrigins(url)].map((origin) => new URL(origin).host)));
/** A page may have its own name point here, to reach us from a browser as if it were its own server. */
const mustBeOurHost = (ctx: Context, hosts: ReadonlySet<string>): void => {
  if (!hosts.has(ctx.get('Host').toLowerCase()))
    throw new Refusal('foreign-origin', 'This server is not reached under this name.');
};

/** The header is checked against the body by the protocol's own package. */
const isListening = (ctx: Context): boolean => ctx.get('Mcp-Method') === 'subscriptions/listen';

/** Never the token itself: what the server of the request needs to know. */
const authOf = (holder: TokenCaller): AuthInfo => ({
  token: '',
  clientId: holder.tokenId,
  scopes: [...holder.scopes],
  extra: { holder },
});
const holderIn = (auth: AuthInfo | undefined): TokenCaller => {
  const holder = auth?.extra?.['holder'];
  if (!holder) throw new Error('Expected the gate to say who calls.');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by the gate
  return holder as TokenCaller;
};
