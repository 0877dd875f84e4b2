import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { readSource } from '../../../server/agents/crawl/sources.ts';
import { cardHost, cardText, startIndex } from './world.ts';

const card = '/.well-known/agent-card.json';
const cardType = 'application/a2a-agent-card+json';
let host: Awaited<ReturnType<typeof cardHost>>;
let world: Awaited<ReturnType<typeof startIndex>>;
let at: (name: string, path?: string) => string;
beforeAll(async () => {
  host = await cardHost();
  at = (name, path = '') => `http://${name}.example:${host.port}${path}`;
  world = await startIndex(['lists', 'porter', 'weaver', 'sailor', 'clerk'].map((name) => at(name)));
  for (const name of ['porter', 'weaver', 'sailor'])
    host.serve(name + card, cardText(`The ${name}`, `Works as ${name}`));
});
beforeEach(() => void (host.seen.length = 0));
afterAll(async () => {
  await world.stop();
  host.stop();
});

const asked = () => host.seen.map(({ headers, url }) => `${(headers.host ?? '').split('.')[0]}${url}`);

describe('a list of agents as a source of the index', () => {
  it('is an AI catalog, of which the cards alone are fetched, once', async () => {
    const entries = [
      { identifier: 'urn:air:porter', type: cardType, url: at('porter', card) },
      { identifier: 'urn:air:weaver', mediaType: cardType, url: at('weaver', card) },
      { identifier: 'urn:air:tools', type: 'application/mcp-server-card+json', url: at('sailor', '/mcp/server-card') },
      { identifier: 'urn:air:again', type: cardType, url: at('porter', card) },
      { identifier: 'urn:air:inside', type: cardType, url: `https://127.0.0.1${card}` },
      { identifier: 'urn:air:none', type: cardType, url: 7 },
    ];
    host.serve('lists/ai-catalog.json', JSON.stringify({ specVersion: '1.0', entries }));
    const source = at('lists', '/ai-catalog.json');
    const first = await world.readSource(source);
    expect(first).toMatchObject({ listed: 3, added: [expect.any(String), expect.any(String)], failure: null });
    expect(first.refused).toEqual([{ address: `https://127.0.0.1${card}`, detail: expect.stringContaining('public') }]);
    expect(asked()).toEqual(['lists/ai-catalog.json', `porter${card}`, `weaver${card}`]);
    host.seen.length = 0;
    expect(await world.readSource(source)).toMatchObject({ listed: 3, added: [] });
    expect(asked()).toEqual(['lists/ai-catalog.json']);
    expect(await (await world.get('/v1/agents:search?q=weaver')).text()).toContain('The weaver');
  });

  it('is a registry’s list, whose addresses may be hosts', async () => {
    host.serve(
      'lists/agents',
      JSON.stringify({ agents: [{ wellKnownURI: at('sailor', card) }, { url: at('other') }] }),
    );
    expect(await world.readSource(at('lists', '/agents'))).toMatchObject({
      listed: 1,
      added: [expect.any(String)],
      refused: [],
    });
    expect(asked()).toEqual(['lists/agents', `sailor${card}`]);
  });

  it('names cards at well-known paths alone, so that what was withdrawn does not come back under another address', async () => {
    host.serve(`clerk${card}`, cardText('The clerk', 'Works as clerk'));
    for (const path of ['/cards/clerk.json', `${card}?1`, '/.well-known/agent.json'])
      host.serve(`clerk${path}`, cardText('The clerk', `Works at ${path}`));
    const agentId = await world.add(at('clerk', card));
    await world.index.withdraw(agentId, 'OWNER', 'no longer offered');
    await world.settled();
    host.seen.length = 0;
    const listed = ['/cards/clerk.json', `${card}?1`, '/.well-known/agent.json', card, ''];
    host.serve('lists/clerks', JSON.stringify(listed.map((path) => at('clerk', path))));
    const { added, refused } = await world.readSource(at('lists', '/clerks'));
    expect(added).toEqual([]);
    expect(refused.map(({ address }) => address)).toEqual([at('clerk', '/cards/clerk.json'), at('clerk', `${card}?1`)]);
    expect(asked()).toEqual(['lists/clerks']);
  });

  it('ends at its deadline, with what was added until then', async () => {
    host.serve('lists/slow', JSON.stringify(['porter', 'weaver', 'sailor'].map((name) => at(name, card))));
    const late = new AbortController();
    const read = readSource({
      crawling: { allow: [at('lists')], resolve: async () => ['127.0.0.1'] },
      isKnown: async () => false,
      deadline: () => late.signal,
      async register(cardUrl, _source, _by, signal) {
        if (cardUrl === at('weaver', card)) late.abort();
        signal?.throwIfAborted();
        return { agentId: cardUrl };
      },
    });
    expect(await read(at('lists', '/slow'))).toMatchObject({
      listed: 3,
      added: [at('porter', card)],
      failure: 'not read to its end in time',
    });
  });

  it('is read no further than its limits, and never from where only this machine reaches', async () => {
    const many = Array.from({ length: 600 }, (_, i) => `https://127.0.0.1/${i}.json`);
    host.serve('lists/many', JSON.stringify(many));
    const { listed, added, refused } = await world.readSource(at('lists', '/many'));
    expect([listed, added, refused.length]).toEqual([500, [], 500]);
    host.serve('lists/huge', ' '.repeat(2 * 1024 * 1024 + 1));
    host.answer('lists/away', 302, { location: 'https://127.0.0.1/list.json' });
    for (const [path, failure] of [
      ['/huge', /bytes|larg|long/],
      ['/away', /public/],
      ['/none', /expected 200, found 404/],
    ] as const)
      expect(await world.readSource(at('lists', path))).toMatchObject({
        listed: 0,
        failure: expect.stringMatching(failure),
      });
    expect((await world.readSource('https://127.0.0.1/list.json')).failure).toContain('public');
  });
});
