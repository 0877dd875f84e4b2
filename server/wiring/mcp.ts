import { EventEmitter, once } from 'node:events';

import { createAskAgain } from '../cases/again/askAgain.ts';
import { createIntake } from '../cases/intake.ts';
import { type Site } from '../discovery/site.ts';
import { skillsOf } from '../discovery/skills/skillDocuments.ts';
import type { Feeds } from '../live/feeds.ts';
import { mcpEndpoints } from '../mcp/endpoint.ts';
import type { McpNeeds } from '../mcp/mcpNeeds.ts';
import type { Route, TokenCaller } from '../platform/http/route.ts';
import type { AppNeeds } from './appNeeds.ts';
import { createInvoke } from '../cases/routes/guard.ts';

type Needs = AppNeeds & { readonly feeds: Pick<Feeds, 'onEvent'> };

/** The MCP endpoints over the routes there are, so that a tool may do what its token may do by REST, and no more. */
export const createMcp = (needs: Needs, routes: () => readonly Route[], site: Site, index: McpNeeds['index']) => {
  const now = needs.now ?? (() => new Date().toISOString());
  /** What the token wrote, it reads: as over HTTP. */
  const noting =
    <A extends { readonly caller: { readonly token: TokenCaller | null } }, D extends { readonly position: bigint }>(
      submit: (asked: A) => Promise<D>,
    ) =>
    async (asked: A): Promise<D> => {
      const done = await submit(asked);
      if (asked.caller.token) await needs.tokens.note(asked.caller.token.tokenId, done.position);
      return done;
    };
  return mcpEndpoints({
    ...needs,
    ...{ now, index },
    indexUrl: site.indexUrl,
    invoke: createInvoke(routes, needs),
    submit: noting(createIntake({ ...needs, now })),
    askAgain: noting(createAskAgain({ ...needs, now })),
    onError: (error) => needs.log.error({ err: error }, 'an MCP tool failed'),
    nextEvent: eventsOf(needs.feeds),
    skills: Object.fromEntries(skillsOf(site).map(({ name, markdown }) => [name, markdown])),
  });
};

/** One listener for all who wait. */
const eventsOf = (feeds: Needs['feeds']): McpNeeds['nextEvent'] => {
  const events = new EventEmitter();
  events.setMaxListeners(0);
  feeds.onEvent((caseId) => events.emit(caseId));
  return async (caseId, signal) => {
    await once(events, caseId, { signal }).catch(() => undefined);
  };
};
