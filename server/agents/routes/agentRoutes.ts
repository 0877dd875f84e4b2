import { toOpenApi } from '../../platform/http/openapi.ts';
import type { Route } from '../../platform/http/route.ts';
import { ardRoutes } from './ardRoutes.ts';
import type { IndexNeeds } from './agentRouteNeeds.ts';
import { searchRoutes } from './searchRoutes.ts';
import { submitRoutes } from './submissionRoutes.ts';

export type { IndexNeeds } from './agentRouteNeeds.ts';

/** Everything the index answers. */
export const indexRoutes = (needs: IndexNeeds): readonly Route[] => [
  ...searchRoutes(needs),
  ...submitRoutes(needs),
  ...ardRoutes(needs),
];

/** The index as a service of its own: the OpenAPI document at its base. */
export const indexDocument = (
  routes: readonly Route[],
  { indexUrl, siteUrl }: Pick<IndexNeeds, 'indexUrl' | 'siteUrl'>,
): Record<string, unknown> =>
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
