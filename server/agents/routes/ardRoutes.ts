import { z } from 'zod';

import type { SearchAgentsResponse } from '../../../shared/api/agents/searchSchemas.ts';
import { searchLimits } from '../../../shared/api/agents/searchLimits.ts';
import { published } from '../../../shared/api/define.ts';
import { characters } from '../../../shared/api/define.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { IndexNeeds } from './agentRouteNeeds.ts';

/** ARD v0.9 `POST /search`: the same search in the words of the Agentic Resource Discovery specification. */
const SearchRequest = z
  .object({
    query: z.object({
      text: z.string().register(published, { minLength: 1, maxLength: searchLimits.query }),
      filter: z.record(z.string(), z.unknown()).optional(),
    }),
    federation: z.enum(['auto', 'referrals', 'none']).optional(),
    pageSize: z.int().min(1).optional(),
    pageToken: z.string().optional(),
  })
  .register(published, { id: 'ArdSearchRequest' });

const Entry = z
  .object({
    identifier: z.string(),
    displayName: z.string(),
    type: z.string(),
    url: z.string(),
    description: z.string(),
    version: z.string(),
    score: z.number().register(published, { description: 'Relevance, 0 to 100; no measure of trust.' }),
    source: z.string(),
  })
  .register(published, { id: 'ArdEntry' });
const SearchResponse = z
  .object({ results: z.array(Entry), referrals: z.array(z.unknown()), pageToken: z.string().optional() })
  .register(published, { id: 'ArdSearchResponse' });

export const ardRoutes = ({ search, indexUrl }: Pick<IndexNeeds, 'search' | 'indexUrl'>) => [
  route({
    method: 'post',
    path: '/search',
    operationId: 'searchArd',
    tag: 'index',
    summary: 'The same search as an ARD registry',
    description: 'Agentic Resource Discovery: `filter.type` may name the card’s media type; there is no federation.',
    auth: 'none',
    body: SearchRequest,
    problems: [
      'query-missing',
      'query-too-long',
      'no-search-terms',
      'invalid-page-token',
      'page-token-expired',
      'rate-limited',
      'index-unavailable',
    ],
    replies: { 200: { description: 'The matches, best first.', schema: SearchResponse } },
    async handle({ body: { query, pageSize = 10, pageToken } }) {
      const { text, filter } = query;
      const found = characters(text);
      if (text.trim() === '') throw new Refusal('query-missing', 'Say in query.text what the agent should do.');
      if (found > searchLimits.query)
        throw new Refusal('query-too-long', `query.text has ${found} characters; the limit is ${searchLimits.query}.`);
      const wanted = [filter?.['type'] ?? cardType].flat();
      if (!wanted.includes(cardType)) return { status: 200, body: { results: [], referrals: [] } };
      const { matches, nextPageToken } = await search({
        text,
        pageSize: Math.min(pageSize, searchLimits.pageSize.most),
        pageToken: pageToken ?? null,
        includeStale: false,
      });
      return {
        status: 200,
        body: {
          results: matches.map((match) => entryOf(match, indexUrl)),
          referrals: [],
          ...(nextPageToken !== '' && { pageToken: nextPageToken }),
        },
      };
    },
  }),
];

const cardType = 'application/a2a-agent-card+json';

const entryOf = ({ agent, score }: SearchAgentsResponse['matches'][number], source: string) => ({
  identifier: `urn:air:${new URL(agent.links.card).hostname}:agent:${agent.agentId}`,
  displayName: agent.name,
  type: cardType,
  url: agent.links.card,
  description: agent.description,
  version: agent.version,
  score: Math.round(score.normalized * 1_000) / 10,
  source,
});
