import type { Pool } from 'pg';

import { createMemory } from '../../projections/agents/queries/memory.ts';
import { type Found, searchAgents } from '../../projections/agents/queries/search.ts';
import type { SearchAgentsResponse } from '../../shared/api/agents/searchSchemas.ts';
import { type Plan, planOf } from '../../projections/agents/ranking/query.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';
import { readPageToken, writePageToken } from './pageToken.ts';

export type Question = {
  readonly text: string;
  readonly pageSize: number;
  readonly pageToken: string | null;
  readonly includeStale: boolean;
};

/** The one way to search, for the REST interface, ARD and the pages. `ranking` is where the formula is published. */
export const searchIndex = (pool: Pool, ranking: string) => {
  const memory = createMemory();
  return async ({ text, pageSize, pageToken, includeStale }: Question): Promise<SearchAgentsResponse> => {
    const plan = planOf(text);
    if (plan.terms.length === 0)
      throw new Refusal(
        'no-search-terms',
        'Use at least one word that says what the agent should do: these are only function words or signs.',
      );
    const question = JSON.stringify([text, includeStale]);
    const found = await searchAgents(pool, memory, {
      plan,
      pageSize,
      includeStale,
      after: (generation) => (pageToken === null ? null : readPageToken(pageToken, { question, generation })),
    });
    return {
      ...shown(found, plan, text, ranking),
      nextPageToken: found.next ? writePageToken(found.next, { question, generation: found.generation }) : '',
    };
  };
};

const shown = (
  { matches, totalSize, generation, documents, corrections }: Found,
  { terms, dropped }: Plan,
  text: string,
  ranking: string,
) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table holds what was indexed
  matches: matches as SearchAgentsResponse['matches'],
  totalSize,
  totalSizeIsExact: true,
  query: {
    text,
    terms: [...terms],
    droppedTerms: [...dropped],
    corrections: [...corrections].map(([term, to]) => ({ term, to: [...to] })),
  },
  index: { generation, documents, ranking },
});
