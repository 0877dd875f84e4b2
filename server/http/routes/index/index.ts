import { toOpenApi } from '../../openapi.ts';
import { type Route, route } from '../../route.ts';
import { ardRoutes } from './ard.ts';
import type { IndexNeeds } from './needs.ts';
import { rankingRoutes } from './ranking.ts';
import { searchRoutes } from './search.ts';
import { submitRoutes } from './submit.ts';

export type { IndexNeeds } from './needs.ts';

/** Everything the index answers, with its own OpenAPI document at its base. */
export const indexRoutes = (needs: IndexNeeds): readonly Route[] => {
  const routes = [...searchRoutes(needs), ...submitRoutes(needs), ...ardRoutes(needs)];
  return [...routes, ...rankingRoutes(), documentRoute(indexDocument(routes, needs))];
};

/** The index as a service of its own: what `INDEX_URL` publishes. */
export const indexDocument = (
  routes: readonly Route[],
  { indexUrl, siteUrl }: Pick<IndexNeeds, 'indexUrl' | 'siteUrl'>,
) =>
  toOpenApi(routes, {
    title: 'Witan capability index',
    version: '0.1.0-dev',
    description:
      'A neutral public search over A2A agents. It finds and describes; it never brokers, ranks by nothing but text, and ' +
      'logs no queries.',
    serverUrl: indexUrl,
    siteUrl,
    tags: { index: 'Find agents by what they can do, read their records, put an agent in.' },
  });

const documentRoute = (document: unknown): Route =>
  route({
    method: 'get',
    path: '/v1/openapi.json',
    operationId: 'getIndexOpenApi',
    tag: 'index',
    summary: 'The OpenAPI document of the index',
    auth: 'none',
    problems: [],
    replies: {
      200: {
        description: 'OpenAPI 3.1.0.',
        types: { 'application/vnd.oai.openapi+json;version=3.1': { schema: { type: 'object' } } },
      },
    },
    handle: () =>
      Promise.resolve({
        status: 200 as const,
        body: JSON.stringify(document, null, 2),
        headers: {
          'Content-Type': 'application/vnd.oai.openapi+json;version=3.1;charset=utf-8',
          'Cache-Control': 'public, max-age=300',
          'Access-Control-Allow-Origin': '*',
        },
      }),
  });
