import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { mountMcp } from '../../../../server/mcp/endpoint.ts';
import { createMcp } from '../../../../server/wiring/mcp.ts';
import { allRoutes } from '../../../../server/wiring/app.ts';
import { type World, startWorld } from '../../http/world.ts';
import { personWithToken } from '../person.ts';
import { fixtureServer } from './fixtureServer.ts';
import { conformance } from './suite.ts';
import { tokenProxy } from './tokenProxy.ts';

/** The suite asks for nothing that is in the index. */
const index = { search: async () => Promise.reject(new Error('not asked')), agentOf: async () => null };
let world: World;
let panel: Awaited<ReturnType<typeof tokenProxy>>;
let fixtures: typeof panel;
beforeAll(async () => {
  world = await startWorld({
    limitScale: 1000,
    beside: (needs) => {
      const site = { ...needs, indexUrl: needs.publicUrl };
      return [
        createMcp(needs, () => allRoutes(needs), site, index).serve,
        mountMcp(site, [{ path: '/fixtures', asksForToken: true, serverFor: fixtureServer }]).serve,
      ];
    },
  });
  const { secret } = await (await personWithToken(world.url)).token();
  panel = await tokenProxy(`${world.url}/mcp`, secret);
  fixtures = await tokenProxy(`${world.url}/fixtures`, secret);
});
afterAll(async () => {
  panel.close();
  fixtures.close();
  await world.stop();
});

describe('the endpoint, by the protocol’s own conformance suite', () => {
  const of = (version: string, ...scenarios: readonly string[]) =>
    scenarios.map((scenario) => [scenario, version] as const);
  it.concurrent.each([
    ...of('2026-07-28', 'tools-list', 'resources-list', 'prompts-list', 'sep-2164-resource-not-found', 'caching'),
    ...of('2026-07-28', 'http-header-validation', 'dns-rebinding-protection', 'server-sse-multiple-streams'),
    ...of('2026-07-28', 'input-required-result-unsupported-methods'),
    ...of('2025-11-25', 'server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list'),
    ...of('2025-11-25', 'dns-rebinding-protection'),
  ])('passes %s of %s', async (scenario, version) => {
    const { scenarios, checks, failed } = await conformance(
      panel.url,
      ...['--scenario', scenario, '--spec-version', version],
    );
    expect([scenarios, failed]).toEqual([[scenario], []]);
    expect(checks).toBeGreaterThan(0);
  });

  it.concurrent.each(['sep-2640-skills-enumeration', 'sep-2640-skills-manifest'])('passes %s', async (scenario) => {
    const { checks, failed } = await conformance(panel.url, '--scenario', scenario);
    expect(failed).toEqual([]);
    expect(checks).toBeGreaterThan(3);
  });

  it('answers every request by itself, but for what needs tools made for the suite', async () => {
    const { checks, failed } = await conformance(
      panel.url,
      ...['--scenario', 'server-stateless', '--spec-version', '2026-07-28'],
    );
    expect(failed).toEqual(
      [
        'sep-2575-http-server-no-independent-requests-on-stream',
        'sep-2575-missing-capability-http-400',
        'sep-2575-server-no-log-without-loglevel',
        'sep-2575-server-rejects-undeclared-capability',
      ].map((check) => `server-stateless: ${check}`),
    );
    expect(checks).toBeGreaterThan(20);
  });
});

describe('the mount, with tools made for the suite', () => {
  it('passes all that 2026-07-28 requires', async () => {
    const { scenarios, failed } = await conformance(fixtures.url, '--requirements', '2026-07-28');
    // Tasks are an extension, which we do not offer.
    expect(failed.filter((check) => !check.startsWith('tasks-'))).toEqual([]);
    expect(scenarios.filter((scenario) => !scenario.startsWith('tasks-')).length).toBeGreaterThan(35);
  });

  it('passes all of 2025-11-25 but requests of the server, which need sessions', async () => {
    const { scenarios, failed } = await conformance(fixtures.url, '--requirements', '2025-11-25');
    expect([...new Set(failed.map((check) => check.split(':')[0]))]).toEqual([
      'elicitation-sep1034-defaults',
      'elicitation-sep1330-enums',
      'tools-call-elicitation',
      'tools-call-sampling',
    ]);
    expect(scenarios.length).toBeGreaterThan(28);
  });
});
