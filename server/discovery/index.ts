import type { Middleware } from 'koa';

import { agentCard } from './card.ts';
import { apiCatalog } from './catalog.ts';
import { apiPage } from './pages/apiPage.ts';
import { quickStart } from './pages/quickStart.ts';
import { ardManifest } from './ard.ts';
import { docsPage } from './pages/docsPage.ts';
import { mcpCards } from './mcpCards.ts';
import { mcpPage, overMcp } from './pages/mcpPage.ts';
import { llmsTxt } from './llms.ts';
import { problemPages } from './pages/problemPages.ts';
import { rankingPage } from './pages/rankingPage.ts';
import { robots, sitemap } from './robots.ts';
import { serveDocuments } from './serve.ts';
import { type Documents, type OpenApi, type Site, json } from './site.ts';
import { skillDocuments, skillsOf } from './skills/skillDocuments.ts';
import { styleDocuments } from './pages/style.ts';

export type DiscoveryNeeds = Site & {
  /** The OpenAPI documents as they are published. */
  readonly serviceApi: () => Promise<unknown>;
  readonly indexApi: () => Promise<unknown>;
};

/** Everything by which an agent finds this service and learns to use it, and the documentation for people. */
export const discovery = (needs: DiscoveryNeeds): Middleware => serveDocuments(() => documentsOf(needs));

export const documentsOf = async (needs: DiscoveryNeeds): Promise<Documents> => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by this program
  const service = (await needs.serviceApi()) as OpenApi;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by this program
  const index = (await needs.indexApi()) as OpenApi;
  const skills = skillsOf(needs);
  const ard = ardManifest(needs);
  const pages: Documents = {
    '/docs/': docsPage(skills),
    '/docs/api/': apiPage('API', service, '/.well-known/openapi.json', quickStart(needs.publicUrl) + overMcp(needs)),
    '/docs/api/index': apiPage('API of the index', index, '/v1/openapi.json'),
    '/docs/mcp': mcpPage(needs),
    '/docs/ranking': rankingPage(),
    ...problemPages([service, index]),
  };
  return {
    '/.well-known/api-catalog': apiCatalog(needs),
    ...skillDocuments(skills),
    '/.well-known/agent-card.json': agentCard(needs, skills),
    '/.well-known/ard.json': ard,
    '/.well-known/ai-catalog.json': { ...ard, type: 'application/ai-catalog+json' },
    ...mcpCards(needs),
    '/v1/openapi.json': json(index, 'application/vnd.oai.openapi+json;version=3.1'),
    '/llms.txt': llmsTxt(needs, skills),
    '/robots.txt': robots(needs),
    '/sitemap.xml': sitemap(needs, [
      '/',
      '/pricing',
      '/agents',
      '/privacy',
      '/terms',
      '/status',
      ...Object.keys(pages),
      '/llms.txt',
    ]),
    ...styleDocuments(),
    ...pages,
  };
};
