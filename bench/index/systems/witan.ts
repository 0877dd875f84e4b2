import type { Pool } from 'pg';

import { agents } from '../../../projections/agents/agents.ts';
import { type Memory, createMemory } from '../../../projections/agents/queries/memory.ts';
import { searchAgents } from '../../../projections/agents/queries/search.ts';
import { transaction } from '../../../projections/projector/applyEvents.ts';
import type { AgentEvent } from '../../../shared/events/agent.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { planOf } from '../../../projections/agents/ranking/query.ts';
import { type Item, cardOf } from '../collection.ts';
import type { Build, System } from './system.ts';

type Indexed = Extract<AgentEvent, { type: 'AgentIndexed' }>;

/** The index itself: events through its projection, queries through its search. `planned` is what a query asks for. */
export const witan =
  (pool: Pool, planned = planOf): Build =>
  async (items) => {
    const sql = await pool.connect();
    await transaction(sql, () => agents.begin(sql));
    for (let from = 0; from < items.length; from += together)
      await transaction(sql, () => agents.apply(sql, items.slice(from, from + together).map(indexed)));
    await sql.query('vacuum analyze');
    sql.release();
    return searching(pool, 'Witan', createMemory(), planned);
  };

/** A search of what is indexed already. With a memory of 0 bytes every search is the first of a process. */
export const searching = (pool: Pool, name: string, memory: Memory, planned = planOf): System => ({
  name,
  search: async (query) => {
    const found = await searchAgents(pool, memory, {
      plan: planned(query),
      pageSize: 10,
      after: () => null,
      includeStale: false,
    });
    return found.matches.map(({ agent }) => agent.agentId);
  },
});

/** The same, and before each search the card of some record becomes that of another. */
export const changing = (pool: Pool, items: readonly Item[], random: () => number): System => ({
  ...searching(pool, 'Witan, a card just changed', createMemory()),
  before: async () => {
    const [one, other] = [items[Math.floor(random() * items.length)], items[Math.floor(random() * items.length)]];
    if (!one || !other) return;
    const { agentId, card, digest, etag, signature } = indexed({ ...other, id: one.id }).data;
    const data = { agentId, card, digest, etag, signature, at };
    const sql = await pool.connect();
    await transaction(sql, () => agents.apply(sql, [{ type: 'AgentCardChanged', data, at } as Recorded<AgentEvent>]));
    sql.release();
  },
});

/** As many as the projector takes at once while it catches up. */
const together = 500;
const at = '2026-11-21T00:00:00.000Z';

const indexed = (item: Item) => {
  const data: Indexed['data'] = {
    agentId: item.id,
    cardUrl: `https://bench.example/${encodeURIComponent(item.id)}`,
    source: 'REGISTRY_IMPORT',
    domainVerified: false,
    card: cardOf(item),
    digest: '',
    etag: null,
    signature: { state: 'ABSENT', keyId: null, jwksUrl: null },
    at,
  };
  return { type: 'AgentIndexed', data, at } as Recorded<Indexed>;
};
