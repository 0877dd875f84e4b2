import { type Document, type Documents, type Site, json } from './site.ts';

/** What an MCP endpoint says of itself; which of the two there are. */
type Endpoint = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly asksForToken: boolean;
};

export const mcpEndpointsOf = ({
  publicUrl,
  indexUrl,
  siteUrl,
}: Site): Readonly<Record<'panel' | 'index', Endpoint>> => {
  const namespace = new URL(siteUrl).hostname.split('.').toReversed().join('.');
  return {
    panel: {
      name: `${namespace}/witan`,
      title: 'Witan',
      description: 'A panel of AI seats debates one high-stakes decision and keeps its dissent.',
      url: `${publicUrl}/mcp`,
      asksForToken: true,
    },
    index: {
      name: `${namespace}/witan-index`,
      title: 'Witan capability index',
      description: 'Neutral public search over A2A agents, ranked by the text of their cards alone.',
      url: `${indexUrl}/v1/mcp`,
      asksForToken: false,
    },
  };
};

export const cardType = 'application/mcp-server-card+json';
const protocolVersions = ['2026-07-28', '2025-11-25', '2025-06-18'];

const token = {
  name: 'Authorization',
  value: 'Bearer {token}',
  isRequired: true,
  isSecret: true,
  variables: {
    token: { isRequired: true, isSecret: true, description: 'A token that its owner made in their Witan account.' },
  },
};

const about = ({ name, title, description, url, asksForToken }: Endpoint, { version, siteUrl }: Site) => ({
  name,
  title,
  description,
  version,
  websiteUrl: `${siteUrl}/docs/mcp`,
  remotes: [
    {
      type: 'streamable-http',
      url,
      supportedProtocolVersions: protocolVersions,
      ...(asksForToken && { headers: [token] }),
    },
  ],
});

const card = (endpoint: Endpoint, site: Site): Document => ({
  ...json(
    { $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json', ...about(endpoint, site) },
    cardType,
  ),
  headers: { 'Cache-Control': 'public, max-age=3600', 'Access-Control-Expose-Headers': 'ETag' },
});

/** The cards at the places reserved for them, and the entries for the MCP registry, which the operator publishes. */
export const mcpCards = (site: Site): Documents => {
  const { panel, index } = mcpEndpointsOf(site);
  return {
    '/mcp/server-card': card(panel, site),
    '/.well-known/mcp/server-card.json': card(panel, site),
    '/v1/mcp/server-card': card(index, site),
    '/docs/server.json': registryEntry(panel, site),
    '/docs/index-server.json': registryEntry(index, site),
  };
};

const registryEntry = (endpoint: Parameters<typeof about>[0], site: Site): Document => {
  const { supportedProtocolVersions: _, ...remote } = about(endpoint, site).remotes[0] ?? {};
  return json({
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    ...about(endpoint, site),
    remotes: [remote],
  });
};
