import { toOpenApi } from '../../openapi.ts';
import type { Route } from '../../route.ts';
import { ardRoutes } from './ard.ts';
import type { IndexNeeds } from './needs.ts';
import { searchRoutes } from './search.ts';
import { submitRoutes } from './submit.ts';

export type { IndexNeeds } from './needs.ts';

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
