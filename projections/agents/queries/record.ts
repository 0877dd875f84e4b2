import type { Pool } from 'pg';

import type { Agent, Withdrawal } from '../../../shared/api/agents/agentSchemas.ts';
import { iso } from '../generation.ts';
import { inSnapshot } from './snapshot.ts';
import { type SummaryRow, cardHealth, lastFetched, summaryColumns, summaryOf } from './summary.ts';

type Row = SummaryRow & {
  readonly card: string;
  readonly digest: string;
  readonly source: Agent['provenance']['sourceType'];
  readonly domain_verified: boolean;
  readonly signature: Omit<Agent['provenance']['signature'], 'verifiedTime'>;
  readonly verified_at: string | null;
  readonly first_indexed_at: string;
  readonly unreachable: string | null;
  readonly withdrawn: Withdrawal | null;
  readonly http_status: number | null;
  readonly last_checked_at: string | null;
};
export type AgentRecord =
  | { readonly state: 'withdrawn'; readonly withdrawal: Withdrawal }
  | { readonly state: 'listed'; readonly agent: Omit<Agent, 'card'>; readonly card: string };

/** All the index knows of an agent; null if it never knew it. `card` is the text its host served. */
export const agentOf = (pool: Pool, agentId: string): Promise<AgentRecord | null> =>
  inSnapshot(pool, async (sql) => {
    const { rows } = await sql.query<Row>(
      `select reading, card, digest, source, domain_verified, signature, verified_at, first_indexed_at, unreachable,
              withdrawn, http_status, last_checked_at, ${summaryColumns} where agent.agent_id = $1`,
      [agentId],
    );
    const [row] = rows;
    if (!row) return null;
    if (row.withdrawn) return { state: 'withdrawn', withdrawal: row.withdrawn };
    const { rows: checks } = await sql.query<{ checks: string | null; succeeded: string | null }>(
      `select sum(checks) as checks, sum(succeeded) as succeeded from agent_check
       where agent_id = $1 and day > (select coalesce(max(day), current_date) from agent_check where agent_id = $1) - 30`,
      [agentId],
    );
    return {
      state: 'listed',
      card: row.card,
      agent: describe(row, Number(checks[0]?.checks), Number(checks[0]?.succeeded)),
    };
  });

const describe = (row: Row, checks: number, succeeded: number): Omit<Agent, 'card'> => ({
  ...summaryOf(row),
  protocolVersion: row.reading.schemaVersion,
  interfaces: [...row.reading.interfaces],
  skills: row.reading.skills.map((skill) => ({ ...skill, tags: [...skill.tags], examples: [...skill.examples] })),
  documentationUrl: row.reading.documentationUrl,
  provenance: {
    sourceType: row.source,
    cardUrl: row.card_url,
    cardDigest: `sha256:${row.digest}`,
    firstIndexedTime: iso(row.first_indexed_at),
    lastFetchedTime: lastFetched(row),
    lastChangedTime: iso(row.last_changed_at),
    domainVerified: row.domain_verified,
    signature: { ...row.signature, verifiedTime: row.verified_at === null ? null : iso(row.verified_at) },
  },
  health: {
    card: {
      state: cardHealth(row),
      lastCheckedTime: row.last_checked_at === null ? null : iso(row.last_checked_at),
      httpStatus: row.http_status,
      reason: row.rejected?.detail ?? row.unreachable,
    },
    endpoint: { state: 'NOT_PROBED', probe: 'NONE' },
    successRatio30d: checks > 0 ? Math.round((succeeded / checks) * 1_000) / 1_000 : null,
    checks30d: checks,
  },
  conformance: {
    valid: row.reading.issues.length === 0,
    schemaVersion: row.reading.schemaVersion,
    issues: [...row.reading.issues],
  },
  related: { previousAgentIds: [], duplicateOf: row.duplicate_of },
});
