import { randomUUID } from 'node:crypto';

import type { Pool } from 'pg';

import { agentsWithCard, dueAgents, recordVisits } from '../../projections/agents/fetches.ts';
import { agentOf } from '../../projections/agents/queries/record.ts';
import type { AgentEvent } from '../../shared/events/agent.ts';
import type { AgentCommand } from './agentDecider.ts';
import type { Asked, Handled } from '../platform/store/handler.ts';
import { available } from './indexAvailability.ts';
import { type Crawl, crawl } from './crawl/crawlCard.ts';
import { createLimits } from './submissionLimits.ts';
import { refetchDue } from './crawl/refetchCards.ts';
import { type RegisterNeeds, register } from './crawl/registration.ts';
import { readSource } from './crawl/sources.ts';
import { agentIdOf } from './crawl/cardAddress.ts';
import { type Question, searchIndex } from './searchService.ts';

export type IndexParts = {
  readonly pool: Pool;
  /** `handle(store, agentDecider, agentStream)`. */
  readonly handleAgent: (agentId: string, command: AgentCommand, asked: Asked) => Promise<Handled<AgentEvent>>;
  readonly indexUrl: string;
  readonly siteUrl: string;
  /** For tests and trusted hosts; see `fetchPublic`. */
  readonly crawling?: Pick<Crawl, 'allow' | 'resolve'>;
  readonly now?: () => string;
  /** Multiplies every limit on submissions; 1 unless told. */
  readonly limitScale?: number;
};

export type Index = ReturnType<typeof createIndex>;

/** The index put together: what its routes, its command line and the jobs need. */
export const createIndex = ({
  pool,
  handleAgent,
  indexUrl,
  siteUrl,
  crawling = {},
  limitScale,
  ...rest
}: IndexParts) => {
  const now = rest.now ?? (() => new Date().toISOString());
  const needs: RegisterNeeds = {
    now,
    crawl: (cardUrl, etag, signal) => crawl(cardUrl, etag, signal ? { ...crawling, signal } : crawling),
    agentsWithCard: (digest) => agentsWithCard(pool, digest),
    handleAgent: (agentId, command, by) => handleAgent(agentId, command, { ...by, key: randomUUID() }),
  };
  const search = searchIndex(pool, `${siteUrl}/docs/ranking`);
  const command = (agentId: string, given: AgentCommand, actor: string) =>
    needs.handleAgent(agentId, given, { actor, correlation: agentId, causation: null });
  return {
    indexUrl,
    siteUrl,
    search: (question: Question) => available(search(question)),
    agentOf: (agentId: string) => available(agentOf(pool, agentId)),
    register: register(needs),
    readSource: readSource({
      crawling,
      register: register(needs),
      deadline: () => AbortSignal.timeout(10 * 60_000),
      isKnown: async (cardUrl) => (await agentOf(pool, agentIdOf(cardUrl))) !== null,
    }),
    /** For the jobs: `now` is ISO 8601. */
    refetchDue: refetchDue({
      ...needs,
      dueAgents: (at, most) => dueAgents(pool, at, most),
      recordVisits: (visits, at) => recordVisits(pool, visits, at),
    }),
    withdraw: (agentId: string, by: 'OWNER' | 'OPERATOR', reason: string) =>
      command(agentId, { type: 'WithdrawAgent', data: { agentId, by, reason, at: now() } }, 'operator'),
    reinstate: (agentId: string) =>
      command(agentId, { type: 'ReinstateAgent', data: { agentId, at: now() } }, 'operator'),
    ...createLimits(pool, limitScale),
  };
};

export const agentStream = (agentId: string): string => `agent-${agentId}`;
