import type { CardReading } from '../../../shared/agentCard/readCard.ts';
import { iso } from '../generation.ts';

export type HealthState = 'OK' | 'FAILING' | 'REJECTED' | 'UNKNOWN';
export type AgentSummary = {
  readonly agentId: string;
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly provider: CardReading['provider'];
  readonly preferredInterface: CardReading['interfaces'][number] | null;
  readonly state: 'ACTIVE' | 'DUPLICATE';
  readonly freshness: { readonly lastFetchedTime: string; readonly stale: boolean };
  /** `endpoint` is never probed: an agent is not called without its owner's wish. */
  readonly healthSummary: { readonly card: HealthState; readonly endpoint: 'NOT_PROBED' };
  readonly links: { readonly self: string; readonly card: string };
};

export type SummaryRow = {
  readonly agent_id: string;
  readonly card_url: string;
  readonly reading: CardReading;
  readonly stale: boolean;
  readonly rejected: { readonly reason: string; readonly detail: string; readonly at: string } | null;
  readonly duplicate_of: string | null;
  readonly last_changed_at: string;
  readonly last_fetched_at: string | null;
  readonly failures: number | null;
};

/** Columns and tables of a `SummaryRow` but for its `reading`. */
export const summaryColumns = `agent.agent_id, card_url, stale, rejected, duplicate_of, last_changed_at, last_fetched_at, failures
  from agent left join agent_fetch using (agent_id)`;

/** What is shown of an agent in a list. Labels beside the text; none of them moves it in the ranking. */
export const summaryOf = (row: SummaryRow): AgentSummary => ({
  agentId: row.agent_id,
  name: row.reading.name,
  description: row.reading.description,
  version: row.reading.version,
  provider: row.reading.provider,
  preferredInterface: row.reading.interfaces[0] ?? null,
  state: row.duplicate_of === null ? 'ACTIVE' : 'DUPLICATE',
  freshness: { lastFetchedTime: lastFetched(row), stale: row.stale },
  healthSummary: { card: cardHealth(row), endpoint: 'NOT_PROBED' },
  links: { self: `/v1/agents/${row.agent_id}`, card: row.card_url },
});

/** A change was a fetch, too; the later of both. */
export const lastFetched = ({ last_changed_at, last_fetched_at }: SummaryRow): string => {
  const [changed, fetched] = [iso(last_changed_at), last_fetched_at === null ? '' : iso(last_fetched_at)];
  return fetched > changed ? fetched : changed;
};

export const cardHealth = ({ rejected, stale, failures }: SummaryRow): HealthState => {
  if (rejected) return 'REJECTED';
  return stale || (failures ?? 0) > 0 ? 'FAILING' : 'OK';
};
