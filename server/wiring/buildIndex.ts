import type { Middleware } from 'koa';
import type { Pool } from 'pg';

import type { AgentEvent } from '../../shared/events/agent.ts';
import type { WitanEvent } from '../../shared/events/catalogue.ts';
import { agentDecider } from '../agents/agentDecider.ts';
import { discovery } from '../discovery/index.ts';
import type { Site } from '../discovery/site.ts';
import { allRoutes } from './app.ts';
import { createMcp } from './mcp.ts';
import type { Feeds } from '../live/feeds.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import type { AppNeeds } from './appNeeds.ts';
import { documentOf } from '../discovery/openapiRoutes.ts';
import { indexDocument, indexRoutes } from '../agents/routes/agentRoutes.ts';
import { type Index, agentStream, createIndex } from '../agents/agentIndex.ts';
import { handle } from '../platform/store/handler.ts';
import type { Store } from '../platform/store/store.ts';

type Needs = Pick<Site, 'indexUrl' | 'siteUrl'> & {
  readonly pool: Pool;
  readonly store: Store<WitanEvent>;
  /** Origins that may be private: `INDEX_ALLOW`. */
  readonly allow: readonly string[];
};

export const buildIndex = ({ pool, store, indexUrl, siteUrl, allow }: Needs): Index =>
  createIndex({
    pool,
    indexUrl,
    siteUrl,
    crawling: { allow },
    // A stream `agent-…` holds agent events.
    handleAgent: handle<
      Parameters<typeof agentDecider.evolve>[0],
      Parameters<typeof agentDecider.decide>[0],
      AgentEvent,
      WitanEvent
    >(store, agentDecider, agentStream),
  });

/** The index's routes among ours, and the documents by which agents find both services. */
export function withIndex<N extends AppNeeds & { readonly feeds: Pick<Feeds, 'onEvent'> }>(
  needs: N,
  index: Index,
  site: Site,
  lifecycle: Lifecycle,
  beside: readonly Middleware[],
): N {
  const more = indexRoutes(index);
  const whole = { ...needs, more };
  const routes = allRoutes(whole);
  const mcp = createMcp(whole, () => routes, site, index);
  lifecycle.started('MCP endpoints', () => mcp.close());
  return {
    ...whole,
    beside: [
      ...beside,
      mcp.serve,
      discovery({
        ...site,
        serviceApi: () => Promise.resolve(documentOf(allRoutes(whole), whole)),
        indexApi: () => Promise.resolve(indexDocument(more, site)),
      }),
    ],
  };
}
