import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Agent } from '../../../shared/api/agents/agentSchemas.ts';
import { SearchAgentsResponse } from '../../../shared/api/agents/searchSchemas.ts';
import { Problem } from '../../../shared/api/problem.ts';
import { cardHost, cardText, startIndex } from './world.ts';

const path = '/.well-known/agent-card.json';
let host: Awaited<ReturnType<typeof cardHost>>;
let world: Awaited<ReturnType<typeof startIndex>>;
const ids: string[] = [];

beforeAll(async () => {
  host = await cardHost();
  const names = Array.from({ length: 25 }, (_, at) => `planner${at}`);
  world = await startIndex(names.map((name) => `http://${name}.example:${host.port}`));
  for (const [at, name] of names.entries()) {
    // Twenty say the same in all that counts, so that only their ids can order them.
    const more =
      at < 20 ? { version: `1.${at}.0`, provider: { organization: `P${at}`, url: 'https://p.example' } } : {};
    host.serve(
      name + path,
      cardText(at < 20 ? 'Trip planner' : `Planner ${at}`, `Plans trips ${at < 20 ? '' : 'and budgets'}`, more),
    );
    ids.push(await world.add(`http://${name}.example:${host.port}${path}`));
  }
});
afterAll(async () => {
  await world.stop();
  host.stop();
});

const problem = async (query: string) => {
  const response = await world.get(query);
  const body = Problem.loose().parse(await response.json());
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(body.status).toBe(response.status);
  return [response.status, body.code];
};
const search = async (query: string) =>
  SearchAgentsResponse.strict().parse(await (await world.get(`/v1/agents:search?${query}`)).json());

describe('a question that cannot be answered says why', () => {
  it.each([
    ['', 'QUERY_MISSING'],
    ['q=', 'QUERY_MISSING'],
    ['q=%20%20', 'QUERY_MISSING'],
    [`q=${'a'.repeat(1_201)}`, 'QUERY_TOO_LONG'],
    [`q=${encodeURIComponent('😀'.repeat(1_201))}`, 'QUERY_TOO_LONG'],
    ['q=what+is+the', 'NO_SEARCH_TERMS'],
    ['q=%3F!%E2%80%A6', 'NO_SEARCH_TERMS'],
    ['q=a%00b', 'NO_SEARCH_TERMS'],
    ['q=trips&sort=price', 'UNKNOWN_PARAMETER'],
    ['q=trips&includeStale=yes', 'UNKNOWN_PARAMETER'],
    ['q=trips&pageSize=0', 'INVALID_PAGE_SIZE'],
    ['q=trips&pageSize=many', 'INVALID_PAGE_SIZE'],
    ['q=trips&limit=-1', 'INVALID_PAGE_SIZE'],
    ['q=trips&pageToken=nonsense', 'INVALID_PAGE_TOKEN'],
  ])('%s: %s', async (query, code) => expect(await problem(`/v1/agents:search?${query}`)).toEqual([400, code]));

  it('takes 1,200 characters, however many units they have', async () => {
    expect((await world.get(`/v1/agents:search?q=${encodeURIComponent(`trips ${'😀'.repeat(1_194)}`)}`)).status).toBe(
      200,
    );
  });
  it('an agent that is none, unknown, or asked for wrongly', async () => {
    expect(await problem('/v1/agents/nobody')).toEqual([400, 'AGENT_ID_INVALID']);
    expect(await problem('/v1/agents/agt_00000000000000000000000000')).toEqual([404, 'AGENT_NOT_FOUND']);
    expect(await problem(`/v1/agents/${ids[0]}?fields=all`)).toEqual([400, 'UNKNOWN_PARAMETER']);
    const deleted = await world.get(`/v1/agents/${ids[0]}`, { method: 'DELETE' });
    expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'HEAD, GET']);
  });
});

describe('an answer', () => {
  it('with nothing found is an answer', async () => {
    expect(await search('q=xylophone')).toMatchObject({ matches: [], totalSize: 0, nextPageToken: '' });
  });
  it('tells the words that were sought, dropped and put right', async () => {
    expect((await search('q=the+best+trps+budgt')).query).toEqual({
      text: 'the best trps budgt',
      terms: ['best', 'trps', 'budgt'],
      droppedTerms: ['the'],
      corrections: [{ term: 'budgt', to: ['budget'] }],
    });
  });
  it('comes in pages that reach the total, in one order, ties by id', async () => {
    const seen: { rank: number; id: string; score: number }[] = [];
    let token = '';
    let total = 0;
    do {
      const page = await search(`q=plan+trips&pageSize=7${token === '' ? '' : `&pageToken=${token}`}`);
      seen.push(...page.matches.map(({ rank, score, agent }) => ({ rank, id: agent.agentId, score: score.value })));
      [token, total] = [page.nextPageToken, page.totalSize];
    } while (token !== '');
    expect(seen.length).toBe(total);
    expect(seen.map(({ rank }) => rank)).toEqual(seen.map((_, at) => at + 1));
    expect(new Set(seen.map(({ id }) => id)).size).toBe(25);
    expect(seen).toEqual(seen.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)));
  });
  it('takes limit and cursor for pageSize and pageToken', async () => {
    const first = await search('q=trips&limit=5');
    expect(first).toEqual(await search('q=trips&pageSize=5'));
    const token = first.nextPageToken;
    expect(await search(`q=trips&limit=5&cursor=${token}`)).toEqual(
      await search(`q=trips&pageSize=5&pageToken=${token}`),
    );
  });
  it('has a page of at most a hundred, and the token belongs to its question', async () => {
    expect((await search('q=trips&pageSize=5000')).matches.length).toBe(25);
    const { nextPageToken } = await search('q=trips&pageSize=5');
    expect(await problem(`/v1/agents:search?q=budgets&pageToken=${nextPageToken}`)).toEqual([
      400,
      'INVALID_PAGE_TOKEN',
    ]);
  });
  it('is the same bytes, may be kept, and is not sent again', async () => {
    const first = await world.get('/v1/agents:search?q=trips');
    const etag = first.headers.get('etag') ?? '';
    expect([first.headers.get('cache-control'), await first.text()]).toEqual([
      'public, max-age=60',
      await world.search('trips'),
    ]);
    for (const [given, status] of [
      [etag, 304],
      [`W/${etag}`, 304],
      [`"another", W/${etag}`, 304],
      ['*', 304],
      ['"another"', 200],
    ] as const)
      expect((await world.get('/v1/agents:search?q=trips', { headers: { 'if-none-match': given } })).status).toBe(
        status,
      );
    const head = await world.get('/v1/agents:search?q=trips', { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  });
  it('of an agent has the published shape', async () => {
    Agent.strict().parse(await (await world.get(`/v1/agents/${ids[0]}`)).json());
  });
});

describe('the ranking is neutral', () => {
  const scores = async () =>
    (await search('q=plan+trips+budgets&pageSize=100&includeStale=true')).matches.map(
      ({ agent, score }) => `${agent.agentId} ${score.value}`,
    );
  it('no matter the provider, its address or its state', async () => {
    const before = await scores();
    await world.pool.query(`update agent set source = 'SUBMISSION', domain_verified = not domain_verified, host = 'x',
      stale = (number % 2 = 0), signature = '{"state":"INVALID","keyId":null,"jwksUrl":null}',
      first_indexed_at = now() - number * interval '1 day', last_changed_at = now() - number * interval '1 hour',
      reading = jsonb_set(reading, '{provider}', '{"organization":"Witan","url":"https://witan.example"}')`);
    expect(await scores()).toEqual(before);
  });
  it('expires a page when the index changes', async () => {
    const { nextPageToken } = await search('q=trips&pageSize=5&includeStale=true');
    host.serve(`planner24${path}`, cardText('Planner 24', 'Plans trips, budgets and weddings'), '"changed"');
    await world.add(`http://planner24.example:${host.port}${path}`);
    expect(await problem(`/v1/agents:search?q=trips&includeStale=true&pageToken=${nextPageToken}`)).toEqual([
      400,
      'PAGE_TOKEN_EXPIRED',
    ]);
  });
  it('hides stale agents unless they are asked for', async () => {
    const shown = await search('q=trips&pageSize=100');
    expect(shown.matches.length).toBeLessThan(25);
    expect(shown.matches.every(({ agent }) => !agent.freshness.stale)).toBe(true);
  });
});

describe('what people search for', () => {
  it('is logged nowhere, not even when something goes wrong', async () => {
    const canary = 'canaryquestion';
    await world.search(`plan ${canary}`);
    await world.search(`${canary} `.repeat(100));
    await world.pool.query('alter table agent_posting rename to hidden');
    const broken = await world.get(`/v1/agents:search?q=${canary}`);
    await world.pool.query('alter table hidden rename to agent_posting');
    expect([broken.status, world.logged.some((line) => line.includes('request failed'))]).toEqual([500, true]);
    expect(world.logged.filter((line) => line.includes(canary))).toEqual([]);
  });
});

describe('other ways to the same search', () => {
  const ard = (body: unknown) =>
    world.get('/search', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  it('ARD finds the same in the same order', async () => {
    const rest = await search('q=plan+trips&pageSize=10');
    const reply = (await (await ard({ query: { text: 'plan trips' }, federation: 'none' })).json()) as {
      results: { identifier: string; url: string; type: string; score: number }[];
      pageToken: string;
    };
    expect(reply.results.map(({ url }) => url)).toEqual(rest.matches.map(({ agent }) => agent.links.card));
    expect(reply.results[0]).toMatchObject({ type: 'application/a2a-agent-card+json', score: 100 });
    const next = (await (
      await ard({ query: { text: 'plan trips' }, pageToken: reply.pageToken })
    ).json()) as typeof reply;
    expect(next.results.length).toBeGreaterThan(0);
    expect(next.results[0]?.url).not.toBe(reply.results[0]?.url);
  });
  it('ARD knows no other kinds, and refuses what is no question', async () => {
    const other = await ard({ query: { text: 'plan', filter: { type: 'application/mcp-server-card+json' } } });
    expect(await other.json()).toEqual({ results: [], referrals: [] });
    expect(await (await ard({ query: { text: ' ' } })).json()).toMatchObject({ code: 'QUERY_MISSING' });
  });
});

describe('discovery over HTTP', () => {
  it('gives the catalog to GET and its relations to HEAD', async () => {
    const head = await world.get('/.well-known/api-catalog', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('link')).toMatch(/<[^>]+\/\.well-known\/api-catalog>; rel="api-catalog"/);
    const got = await world.get('/.well-known/api-catalog');
    expect(got.headers.get('content-type')).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    expect(Object.keys((await got.json()) as object)).toEqual(['linkset']);
  });
  it('names the catalog on its pages', async () => {
    expect((await world.get('/docs/')).headers.get('link')).toBe('</.well-known/api-catalog>; rel="api-catalog"');
  });
  it('serves skills as the very bytes of their digest, to anybody', async () => {
    const { skills } = (await (await world.get('/.well-known/agent-skills/index.json')).json()) as {
      skills: { url: string; digest: string }[];
    };
    for (const { url, digest } of skills) {
      const response = await world.get(url);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      const bytes = new Uint8Array(await response.arrayBuffer());
      const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
      expect(digest).toBe(`sha256:${hash}`);
    }
  });
  it('has no OAuth, on purpose', async () => {
    for (const name of ['oauth-authorization-server', 'oauth-protected-resource'])
      expect(await problem(`/.well-known/${name}`)).toEqual([404, 'NOT_FOUND']);
  });
  it('serves the index’s own document at its base', async () => {
    const document = (await (await world.get('/v1/openapi.json')).json()) as {
      openapi: string;
      info: { version: string };
    };
    expect([document.openapi, document.info.version]).toEqual(['3.1.0', '0.1.0-dev']);
  });
});

describe('submissions', () => {
  it('are limited, and say when to come back', async () => {
    const strict = await startIndex([], 1);
    try {
      const submit = () =>
        strict.get('/v1/agents', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"cardUrl":"https://127.0.0.1/"}',
        });
      const statuses: number[] = [];
      for (let at = 0; at < 22; at += 1) statuses.push((await submit()).status);
      expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422));
      const refused = await submit();
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
    } finally {
      await strict.stop();
    }
  });

  it('are limited by the host, however its address is written', async () => {
    const strict = await startIndex([], 1);
    try {
      const submit = (cardUrl: string) =>
        strict.get('/v1/agents', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ cardUrl }),
        });
      const spellings = [
        'https://LocalHost/',
        'localhost',
        'http://localhost./a',
        ' localhost:8443/b',
        'https://u:p@localhost',
      ];
      const statuses: number[] = [];
      for (let at = 0; at < 20; at += 1)
        statuses.push((await submit(`${spellings[at % spellings.length]}?${at}`)).status);
      expect(statuses).toEqual(statuses.map(() => 422));
      for (const one of spellings) expect([one, (await submit(one)).status]).toEqual([one, 429]);
      // Another host, from the same address of the net, whose own limit is higher.
      expect((await submit('https://127.0.0.1/')).status).toBe(422);
    } finally {
      await strict.stop();
    }
  });
});
