import { setTimeout as sleep } from 'node:timers/promises';

import type { Middleware } from 'koa';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

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

const dailyRuns = 24;

/** Looks every hour at the cards that are due, and once a day at the lists that name agents. */
export async function refetchHourly(
  index: Index,
  sources: readonly string[],
  signal: AbortSignal,
  log: Logger,
): Promise<void> {
  for (let run = 0; !signal.aborted; run++) {
    if (run % dailyRuns === 0) await readSources(index, sources, signal, log);
    await refetch(index, signal, log);
    await sleep(3_600_000, undefined, { signal }).catch(() => undefined);
  }
}

const readSources = async (index: Index, sources: readonly string[], signal: AbortSignal, log: Logger) => {
  for (const source of sources)
    try {
      const { refused, ...read } = await index.readSource(source, signal);
      log[read.failure === null ? 'info' : 'warn'](
        { ...read, added: read.added.length, refused: refused.length },
        'a list of agents was read',
      );
    } catch (error) {
      if (!signal.aborted) log.error({ err: error, source }, 'a list of agents could not be read');
    }
};

const refetch = async (index: Index, signal: AbortSignal, log: Logger): Promise<void> => {
  try {
    const looked = await index.refetchDue(new Date().toISOString());
    if (looked.visited > 0) log.info(looked, 'agent cards were looked at again');
  } catch (error) {
    if (!signal.aborted) log.error({ err: error }, 'agent cards could not be looked at');
  }
};
