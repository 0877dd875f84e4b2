import type { Skill } from './skills/skillDocuments.ts';
import { type Document, type Site, json } from './site.ts';

/**
 * Witan's own A2A 1.0 card. Its interfaces are its REST APIs, named as custom bindings by the address of their documentation:
 * it does not speak A2A's own protocols, and the card does not say that it does.
 */
export const agentCard = ({ publicUrl, siteUrl, indexUrl, version }: Site, skills: readonly Skill[]): Document =>
  json({
    name: 'Witan',
    description:
      'Decision intelligence: a panel of AI seats researches and debates one high-stakes business decision where people can ' +
      'watch, and returns one recommendation that keeps its dissent. Beside it a neutral public search over A2A agents.',
    version,
    provider: { organization: 'Witan', url: siteUrl },
    documentationUrl: `${siteUrl}/docs/`,
    supportedInterfaces: [
      { url: publicUrl, protocolBinding: `${siteUrl}/docs/api/`, protocolVersion: '1.0' },
      { url: indexUrl, protocolBinding: `${siteUrl}/docs/api/index`, protocolVersion: '1.0' },
    ],
    capabilities: { streaming: true, pushNotifications: false, extendedAgentCard: false },
    securitySchemes: {
      token: {
        httpAuthSecurityScheme: {
          scheme: 'Bearer',
          bearerFormat: 'wtn_pat',
          description: 'A token that a person made in their account.',
        },
      },
      session: {
        apiKeySecurityScheme: {
          location: 'cookie',
          name: publicUrl.startsWith('https:') ? '__Host-witan' : 'witan',
          description:
            'Set by POST /api/signup and POST /api/login, for a real person who consented. The index needs none.',
        },
      },
    },
    defaultInputModes: ['application/json'],
    defaultOutputModes: ['application/json', 'application/pdf', 'text/event-stream'],
    skills: skills.map(({ name, title, description, tags, examples }) => ({
      id: name,
      name: title,
      description,
      tags,
      examples,
      ...(name === 'search-the-index'
        ? {}
        : {
            securityRequirements: [{ schemes: { token: { list: [] } } }, { schemes: { session: { list: [] } } }],
          }),
    })),
  });
