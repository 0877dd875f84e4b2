import { expect, it } from 'vitest';

import { agentTools } from '../../../server/mcp/tools/agentTools.ts';
import type { McpNeeds } from '../../../server/mcp/mcpNeeds.ts';
import type { Agent } from '../../../shared/api/agents/agentSchemas.ts';

const many = <T>(length: number, one: T): T[] => Array.from({ length }, () => one);
const agentId = `agt_${'0'.repeat(26)}`;
const at = '2026-11-10T09:00:00.000Z';
const skill = { id: 's', name: 'n'.repeat(2000), description: 'd'.repeat(5000), tags: Array(50).fill('t'.repeat(500)) };
const agent: Omit<Agent, 'card'> = {
  ...{ agentId, name: 'a'.repeat(2000), description: 'b'.repeat(90_000), version: 'v'.repeat(900) },
  provider: { organization: 'o'.repeat(9000), url: 'https://agents.example' },
  preferredInterface: null,
  state: 'ACTIVE',
  freshness: { lastFetchedTime: at, stale: false },
  healthSummary: { card: 'OK', endpoint: 'NOT_PROBED' },
  links: { self: `/v1/agents/${agentId}`, card: 'https://agents.example/.well-known/agent-card.json' },
  protocolVersion: '1.0',
  interfaces: many(300, {
    url: `https://agents.example/${'u'.repeat(900)}`,
    protocolBinding: 'p'.repeat(900),
    protocolVersion: '1.0',
  }),
  skills: many(200, { ...skill, examples: ['e'.repeat(9000)] }),
  documentationUrl: null,
  provenance: {
    ...{
      sourceType: 'SUBMISSION',
      cardUrl: 'https://agents.example/.well-known/agent-card.json',
      cardDigest: 'sha256:00',
    },
    ...{ firstIndexedTime: at, lastFetchedTime: at, lastChangedTime: at, domainVerified: true },
    signature: { state: 'ABSENT', keyId: null, jwksUrl: null, verifiedTime: null },
  },
  health: {
    card: { state: 'OK', lastCheckedTime: at, httpStatus: 200, reason: 'r'.repeat(9000) },
    endpoint: { state: 'NOT_PROBED', probe: 'NONE' },
    ...{ successRatio30d: 1, checks30d: 3 },
  },
  conformance: {
    valid: false,
    schemaVersion: '1.0',
    issues: many(400, { pointer: '/x', detail: 'i'.repeat(900) }),
  },
  related: { previousAgentIds: [], duplicateOf: null },
};

it('shows of the largest card what a model can read, and where the whole is', async () => {
  const index = { agentOf: async () => ({ state: 'listed', agent, card: '{}' }) } as unknown as McpNeeds['index'];
  const tool = agentTools({ index }).find(({ name }) => name === 'get_agent');
  const said = await tool?.run({ agent_id: agentId }, {} as never);
  if (!said || !('text' in said)) throw new Error('expected a result');
  expect(JSON.parse(String(said.text))).toEqual((said.data as { readonly agent: object }).agent);
  expect(String(said.text).length).toBeLessThan(20_000);
  expect(tool?.output.parse(said.data)).toMatchObject({
    agent: { agent_id: agentId, skills_total: 200, verified: true, conformance: { issues_total: 400 } },
  });
  // A part of an address would be another one.
  expect((said.data as { readonly agent: { readonly interfaces: object[] } }).agent.interfaces).toEqual([]);
  expect(said).toMatchObject({ links: [{ type: 'resource_link', uri: `witan://agents/${agentId}` }] });
});

it('cuts no letter in two, and gives addresses whole', async () => {
  const url = 'https://agents.example/a2a';
  const short = {
    ...agent,
    name: '🧁'.repeat(80),
    skills: [{ ...skill, examples: [], name: 'n', description: `d${'🥐'.repeat(150)}`, tags: ['🍞'.repeat(20)] }],
    interfaces: [...agent.interfaces, { url, protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  };
  const index = {
    agentOf: async () => ({ state: 'listed', agent: short, card: '{}' }),
  } as unknown as McpNeeds['index'];
  const said = await agentTools({ index })
    .find(({ name }) => name === 'get_agent')
    ?.run({ agent_id: agentId }, {} as never);
  const text = said && 'text' in said ? String(said.text) : '';
  expect(text).toContain('🧁…');
  expect(text).not.toMatch(/\\ud83[0-9a-f]/iu);
  expect(JSON.parse(text)).toMatchObject({ interfaces: [{ url, protocol: 'JSONRPC', version: '1.0' }] });
});
