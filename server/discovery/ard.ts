import { cardType, mcpEndpointsOf } from './mcpCards.ts';
import { type Document, type Site, json } from './site.ts';

/** The manifest of Agentic Resource Discovery (v0.9, `ai-catalog.json`; v0.91, `ard.json`): the index is a registry. */
export const ardManifest = (site: Site): Document => {
  const { siteUrl, indexUrl } = site;
  const mcp = mcpEndpointsOf(site);
  const { hostname } = new URL(siteUrl);
  const id = (name: string) => `urn:air:${hostname}:witan:${name}`;
  return json({
    specVersion: '1.0',
    host: { displayName: 'Witan', documentationUrl: `${siteUrl}/docs/` },
    entries: [
      {
        identifier: id('index'),
        displayName: 'Witan capability index',
        type: 'application/ai-registry+json',
        url: `${indexUrl}/`,
        description: 'Neutral public search over A2A agents by what they can do; ranked by text alone.',
        representativeQueries: [
          'find an agent that translates contracts from German',
          'which agents can forecast the weather for a trip',
          'an agent that reviews Python code for security problems',
        ],
      },
      {
        identifier: id('panel'),
        displayName: 'Witan decision panel',
        type: 'application/a2a-agent-card+json',
        url: `${siteUrl}/.well-known/agent-card.json`,
        description: 'A panel of AI seats debates one high-stakes business decision and keeps its dissent.',
        representativeQueries: [
          'should we enter the French market this year or wait',
          'get a second opinion on an acquisition from several models',
          'decide between building and buying with documented dissent',
        ],
      },
      {
        identifier: `urn:air:${hostname}:mcp:panel`,
        displayName: 'Witan decision panel over MCP',
        type: cardType,
        mediaType: cardType,
        url: `${mcp.panel.url}/server-card`,
        description: mcp.panel.description,
        representativeQueries: [
          'submit a decision to a panel of models from my editor',
          'wait for a decision and fetch its report over MCP',
        ],
      },
      {
        identifier: `urn:air:${hostname}:mcp:index`,
        displayName: 'Witan capability index over MCP',
        type: cardType,
        mediaType: cardType,
        url: `${mcp.index.url}/server-card`,
        description: mcp.index.description,
        representativeQueries: [
          'search for agents over MCP without an account',
          'find an agent that files a tax return in Spain',
        ],
      },
    ],
  });
};
