import { allRoutes } from '../../../server/wiring/app.ts';
import type { AppNeeds } from '../../../server/wiring/appNeeds.ts';
import { type IndexNeeds, indexDocument, indexRoutes } from '../../../server/agents/routes/agentRoutes.ts';
import { documentsOf } from '../../../server/discovery/index.ts';
import type { OpenApi } from '../../../server/discovery/site.ts';

export const site = {
  publicUrl: 'https://app.witan.example',
  siteUrl: 'https://witan.example',
  indexUrl: 'https://index.witan.example',
  version: '1.2.3',
};

/** Everything discovery serves, from the very declarations the application serves; none of them is called. */
export const theDocuments = async () => {
  const index = indexRoutes({ ...site } as unknown as IndexNeeds);
  const routes = allRoutes({
    ...site,
    more: index,
    secret: '',
    pool: {},
    documents: { offered: true },
    accounts: {},
    cases: {},
    sessions: { onEnded: () => undefined },
  } as unknown as AppNeeds);
  const openApi = routes.find(({ operationId }) => operationId === 'getOpenApi');
  const service = (await openApi?.handle({} as never))?.body as OpenApi;
  const own = indexDocument(index, site) as unknown as OpenApi;
  const documents = await documentsOf({ ...site, serviceApi: async () => service, indexApi: async () => own });
  return { service, index: own, documents, routes };
};
