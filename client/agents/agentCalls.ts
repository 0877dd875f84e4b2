import type { Agent } from '../../shared/api/agents/agentSchemas.ts';
import type { SearchAgentsResponse } from '../../shared/api/agents/searchSchemas.ts';
import type { Api } from '../api.ts';

/** What the index's pages ask of the server; fetched with them. */
export const agentCalls = ({ request }: Api) => ({
  searchAgents: (q: string, { stale = false, token = '' } = {}) => {
    const query = new URLSearchParams({
      q,
      ...(stale && { includeStale: 'true' }),
      ...(token && { pageToken: token }),
    });
    return request<SearchAgentsResponse>('GET', `/v1/agents:search?${query}`);
  },
  agent: (id: string) => request<Agent>('GET', `/v1/agents/${encodeURIComponent(id)}`),
});
export type AgentCalls = ReturnType<typeof agentCalls>;
