import type { Pool } from 'pg';

import { agents } from '../../../projections/agents.ts';
import { searchAgents } from '../../../projections/agents/search.ts';
import type { AgentEvent } from '../../../shared/events/agent.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { planOf } from '../../../shared/index/ranking/query.ts';
import { cardOf } from '../collection.ts';
import type { Build } from './system.ts';

type Indexed = Extract<AgentEvent, { type: 'AgentIndexed' }>;

/** The index itself: events through its projection, queries through its search. */
export const witan =
  (pool: Pool): Build =>
  async (items) => {
    const sql = await pool.connect();
    const at = '2026-11-21T00:00:00.000Z';
    await sql.query('begin');
    await agents.begin(sql);
    for (const [number, item] of items.entries()) {
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
      await agents.on.AgentIndexed(sql, { type: 'AgentIndexed', data, at } as Recorded<Indexed>);
      if (number % 500 === 499) await sql.query('commit; begin');
    }
    await sql.query('commit');
    await sql.query('vacuum analyze');
    sql.release();
    return {
      name: 'Witan',
      search: async (query) => {
        const found = await searchAgents(pool, {
          plan: planOf(query),
          pageSize: 10,
          after: () => null,
          includeStale: false,
        });
        return found.matches.map(({ agent }) => agent.agentId);
      },
    };
  };
