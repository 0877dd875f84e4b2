import { cardType, mcpEndpointsOf } from './mcpCards.ts';
import type { Document, Site } from './site.ts';

/** RFC 9727: what APIs there are, as a linkset (RFC 9264). HEAD carries the relations as Link headers. */
export const apiCatalog = (site: Site): Document => {
  const { siteUrl, publicUrl, indexUrl } = site;
  const mcp = Object.values(mcpEndpointsOf(site)).map(({ url }) => url);
  const catalog = `${siteUrl}/.well-known/api-catalog`;
  const service = `${publicUrl}/`;
  const index = `${indexUrl}/v1/agents`;
  const openApi = 'application/vnd.oai.openapi+json;version=3.1';
  const linkset = [
    { anchor: catalog, item: [service, index, ...mcp].map((href) => ({ href })) },
    {
      anchor: service,
      'service-desc': [{ href: `${siteUrl}/.well-known/openapi.json`, type: 'application/json' }],
      'service-doc': [
        { href: `${siteUrl}/docs/api/`, type: 'text/html' },
        { href: `${siteUrl}/llms.txt`, type: 'text/plain' },
      ],
      'service-meta': [
        { href: `${siteUrl}/.well-known/agent-skills/index.json`, type: 'application/json' },
        { href: `${siteUrl}/.well-known/agent-card.json`, type: 'application/a2a-agent-card+json' },
      ],
      'terms-of-service': [{ href: `${publicUrl}/api/terms`, type: 'application/json' }],
      status: [{ href: `${publicUrl}/health`, type: 'application/json' }],
    },
    {
      anchor: index,
      'service-desc': [{ href: `${indexUrl}/v1/openapi.json`, type: openApi }],
      'service-doc': [
        { href: `${siteUrl}/docs/api/index`, type: 'text/html' },
        { href: `${siteUrl}/docs/ranking`, type: 'text/html' },
      ],
      'service-meta': [{ href: `${siteUrl}/.well-known/ard.json`, type: 'application/json' }],
      status: [{ href: `${publicUrl}/health`, type: 'application/json' }],
    },
    ...mcp.map((anchor) => ({
      anchor,
      'service-desc': [{ href: `${anchor}/server-card`, type: cardType }],
      'service-doc': [{ href: `${siteUrl}/docs/mcp`, type: 'text/html' }],
      'service-meta': [{ href: `${siteUrl}/.well-known/ai-catalog.json`, type: 'application/ai-catalog+json' }],
      'terms-of-service': [{ href: `${publicUrl}/api/terms`, type: 'application/json' }],
      status: [{ href: `${publicUrl}/health`, type: 'application/json' }],
    })),
  ];
  return {
    type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    body: `${JSON.stringify({ linkset }, null, 2)}\n`,
    headers: {
      Link: [`<${catalog}>; rel="api-catalog"`, ...[service, index, ...mcp].map((url) => `<${url}>; rel="item"`)].join(
        ', ',
      ),
    },
  };
};
