import { generateKeyPairSync, sign } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { WrongUsage } from '../../../server/cli/common/runCommand.ts';
import { runIndexCommand } from '../../../server/cli/indexCommands.ts';
import { canonicalJson } from '../../../shared/kernel/canonicalJson.ts';
import type { Agent } from '../../../shared/api/agents/agentSchemas.ts';
import type { SearchAgentsResponse } from '../../../shared/api/agents/searchSchemas.ts';
import { later } from '../../support/controls.ts';
import { cardHost, cardText, startIndex } from './world.ts';

type Match = SearchAgentsResponse['matches'][number];

const path = '/.well-known/agent-card.json';
let host: Awaited<ReturnType<typeof cardHost>>;
let world: Awaited<ReturnType<typeof startIndex>>;
/** Each agent has a host name of its own; all of them are the one test host. */
const at = (name: string) => `http://${name}.example:${host.port}`;
const names = [
  'weather',
  'tax',
  'routes',
  'old',
  'copy',
  'gone',
  'signed',
  'poison',
  'bad',
  'moved',
  'redirect',
  'submit',
];

beforeAll(async () => {
  host = await cardHost();
  world = await startIndex(names.map((name) => `http://${name}.example:${host.port}`));
});
afterAll(async () => {
  await world.stop();
  host.stop();
});

const json = async (response: Response | Promise<Response>) => (await response).json() as Promise<Agent>;
const add = async (name: string, body: string, where = path) => {
  host.serve(name + where, body, `"${name}-${body.length}"`);
  return world.add(`${at(name)}${where}`);
};

describe('an agent', () => {
  it('is found by what it can do', async () => {
    const id = await add('weather', cardText('WeatherBot', 'Weather forecasts for every city'));
    await add('tax', cardText('Tax helper', 'Prepares tax returns for small companies'));
    await add('routes', cardText('Route planner', 'Plans journeys by train and bus'));
    const found = JSON.parse(await world.search('will it rain? a weather forecast for Paris'));
    expect(found).toMatchObject({ totalSize: 1, totalSizeIsExact: true, nextPageToken: '', index: { documents: 3 } });
    expect(found.matches[0]).toMatchObject({
      rank: 1,
      score: { normalized: 1, method: 'bm25f/2026-11-23' },
      agent: {
        agentId: id,
        name: 'WeatherBot',
        state: 'ACTIVE',
        freshness: { stale: false },
        healthSummary: { card: 'OK', endpoint: 'NOT_PROBED' },
        links: { self: `/v1/agents/${id}`, card: `${at('weather')}${path}` },
      },
      matchedTerms: ['weather', 'forecast'],
    });
    const [skill] = found.matches[0].matchedSkills;
    const [{ fragment, ranges }] = skill.highlights;
    expect(fragment.slice(ranges[0].start, ranges[0].end)).toBe('Weather');
  });

  it('has a record with its card byte for byte', async () => {
    const raw = `{ "url":"https://old.example/", "name" : "Old one", "skills":[], "n": 1.50, "u": "\\u0000\\u00e9" }\n`;
    const id = await add('old', raw, '/.well-known/agent.json');
    const response = await world.get(`/v1/agents/${id}`);
    const text = await response.text();
    expect(text).toContain(`"card":${raw}}`);
    expect(JSON.parse(text)).toMatchObject({
      protocolVersion: '0.3',
      provenance: { domainVerified: true, sourceType: 'WELL_KNOWN', signature: { state: 'ABSENT' } },
      conformance: { valid: false, schemaVersion: '0.3' },
      card: { n: 1.5 },
    });
    const etag = response.headers.get('etag') ?? '';
    expect((await world.get(`/v1/agents/${id}`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await world.get(`/v1/agents/${id}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  });

  it('is known to be signed by its own host', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const card = JSON.parse(cardText('Signed agent', 'Notarises documents'));
    const header = Buffer.from(JSON.stringify({ alg: 'ES256', typ: 'JOSE', kid: 'k' })).toString('base64url');
    const payload = Buffer.from(canonicalJson(card)).toString('base64url');
    const signature = sign('sha256', Buffer.from(`${header}.${payload}`), {
      key: privateKey,
      dsaEncoding: 'ieee-p1363',
    });
    const signatures = [{ protected: header, signature: signature.toString('base64url') }];
    host.serve(
      'signed/.well-known/jwks.json',
      JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k' }] }),
    );
    const id = await add('signed', JSON.stringify({ ...card, signatures }));
    expect((await json(world.get(`/v1/agents/${id}`))).provenance.signature).toMatchObject({
      state: 'VERIFIED',
      keyId: 'k',
      verifiedTime: expect.any(String),
    });
  });

  it('with the very same card elsewhere is a copy that points to the original', async () => {
    const original = JSON.parse(await world.search('tax returns')).matches[0].agent.agentId;
    const copy = await add('copy', cardText('Tax helper', 'Prepares tax returns for small companies'));
    expect((await json(world.get(`/v1/agents/${copy}`))).related.duplicateOf).toBe(original);
    expect(JSON.parse(await world.search('tax returns')).totalSize).toBe(1);
  });

  it('that changed is found by its new words only', async () => {
    const id = await add('moved', cardText('Chess coach', 'Teaches chess openings'));
    await add('moved', cardText('Violin coach', 'Teaches violin bowing'));
    expect(JSON.parse(await world.search('violin')).matches[0].agent.agentId).toBe(id);
    expect(JSON.parse(await world.search('chess')).matches).toEqual([]);
    expect((await world.events(id)).map(({ type }) => type)).toEqual(['AgentIndexed', 'AgentCardChanged']);
  });

  it('that was withdrawn answers 410 with reason and date, and is found no more', async () => {
    const id = await add('gone', cardText('Horoscope oracle', 'Reads horoscopes'));
    await world.index.withdraw(id, 'OPERATOR', 'it was spam');
    await world.settled();
    const response = await world.get(`/v1/agents/${id}`);
    expect([response.status, await response.json()]).toEqual([
      410,
      expect.objectContaining({
        code: 'AGENT_WITHDRAWN',
        reason: 'it was spam',
        withdrawnTime: expect.stringMatching(/Z$/),
      }),
    ]);
    expect(JSON.parse(await world.search('horoscopes')).matches).toEqual([]);
    await expect(world.add(`${at('gone')}${path}`)).rejects.toMatchObject({ code: 'agent-withdrawn' });
    await world.index.reinstate(id);
    await world.settled();
    expect(JSON.parse(await world.search('horoscopes')).totalSize).toBe(1);
  });
});

describe('a crawl', () => {
  const reasonOf = (address: string) => world.add(address).catch((error) => error.extra?.reason ?? error.code);
  it('refuses what is no card, with a reason', async () => {
    host.answer(`bad${path}`, 200, {}, '<html>');
    expect(await reasonOf(`${at('bad')}${path}`)).toBe('NOT_JSON');
    host.answer(`bad${path}`, 200, {}, '{"name":"x"}');
    expect(await reasonOf(`${at('bad')}${path}`)).toBe('NOT_A_CARD');
    host.answer(`bad${path}`, 200, {}, `{"name":"${'x'.repeat(300_000)}"}`);
    expect(await reasonOf(`${at('bad')}${path}`)).toBe('TOO_LARGE');
    host.answer(`bad${path}`, 500);
    expect(await reasonOf(`${at('bad')}${path}`)).toBe('HTTP_STATUS');
  });
  it('never goes inside, by name, by number or by redirect', async () => {
    expect(await reasonOf('https://inside.example/.well-known/agent-card.json')).toBe('ADDRESS_NOT_PUBLIC');
    expect(await reasonOf('https://169.254.169.254/.well-known/agent-card.json')).toBe('ADDRESS_NOT_PUBLIC');
    expect(await reasonOf('http://unlisted.example/.well-known/agent-card.json')).toBe('NOT_HTTPS');
    host.answer(`redirect${path}`, 302, { location: 'https://[::ffff:10.0.0.1]/' });
    expect(await reasonOf(`${at('redirect')}${path}`)).toBe('ADDRESS_NOT_PUBLIC');
    host.answer(`redirect${path}`, 302, { location: `${at('weather')}/elsewhere` });
    host.serve('weather/elsewhere', cardText('Impostor', 'Sits on another host'));
    expect(await reasonOf(`${at('redirect')}${path}`)).toBe('OTHER_HOST');
  });
  it('takes poison out of what it shows and finds', async () => {
    const id = await add('poison', cardText('Ro\u0000bot\u202e', 'Cleans \u0007windows \ud83d'));
    const { name, description } = await json(world.get(`/v1/agents/${id}`));
    expect([name, description]).toEqual(['Robot', 'Cleans windows \ufffd']);
    expect(JSON.parse(await world.search('robot windows')).matches[0].agent.agentId).toBe(id);
  });
});

describe('looking again', () => {
  const after = (days: number) => later(days * 86_400);
  it('asks whether the card changed, and notes only that it was seen when it did not', async () => {
    const id = await add('weather', cardText('WeatherBot', 'Weather forecasts for every city'));
    await world.index.refetchDue(after(2));
    await world.settled();
    const before = (await world.events(id)).length;
    host.seen.length = 0;
    await world.index.refetchDue(after(4));
    await world.settled();
    expect(
      host.seen.some(
        (request) =>
          request.headers['if-none-match'] ===
          `"weather-${cardText('WeatherBot', 'Weather forecasts for every city').length}"`,
      ),
    ).toBe(true);
    expect((await world.events(id)).length).toBe(before);
    expect((await json(world.get(`/v1/agents/${id}`))).provenance.lastFetchedTime.slice(0, 10)).toBe(
      after(4).slice(0, 10),
    );
  });
  it('makes an agent stale after three failures in a row, and takes it back', async () => {
    const body = cardText('Sailing coach', 'Teaches regatta sailing');
    const id = await add('submit', body);
    host.answer(`submit${path}`, 503);
    for (const days of [6, 8, 10]) await world.index.refetchDue(after(days));
    await world.settled();
    expect(JSON.parse(await world.search('regatta')).matches).toEqual([]);
    const stale = JSON.parse(await world.search('regatta', '&includeStale=true'));
    expect(stale.matches[0].agent).toMatchObject({
      agentId: id,
      freshness: { stale: true },
      healthSummary: { card: 'FAILING' },
    });
    host.serve(`submit${path}`, body, '"submit-x"');
    await world.index.refetchDue(after(14));
    await world.settled();
    expect(JSON.parse(await world.search('regatta')).totalSize).toBe(1);
  });

  it('does so where a host serves a page in the place of its card, as one that was sold does', async () => {
    const body = cardText('Knitting coach', 'Teaches brioche knitting');
    await add('submit', body);
    host.serve(`submit${path}`, '<!doctype html><title>This domain is for sale</title>', '"parked"');
    const found = async () => JSON.parse(await world.search('brioche')).totalSize as number;
    for (const days of [20, 22]) await world.index.refetchDue(after(days));
    await world.settled();
    expect(await found()).toBe(1);
    await world.index.refetchDue(after(24));
    await world.settled();
    expect(await found()).toBe(0);
    host.serve(`submit${path}`, body, '"submit-y"');
    await world.index.refetchDue(after(28));
    await world.settled();
    expect(await found()).toBe(1);
  });
});

describe('the same question', () => {
  it('has the same bytes, and the same ranking after a rebuild', async () => {
    const questions = [
      'weather',
      'tax returns for a company',
      'coach',
      'wie wird das Wetter',
      'plan a journey',
      'wether forcast',
    ];
    const ask = async () => Promise.all(questions.map((question) => world.search(question)));
    const first = await ask();
    expect(await ask()).toEqual(first);
    const scores = (bodies: string[]) =>
      bodies.map((body) =>
        JSON.stringify(JSON.parse(body).matches.map((match: Match) => [match.rank, match.score, match.agent.agentId])),
      );
    await world.rebuild();
    expect(scores(await ask())).toEqual(scores(first));
    expect(scores(first).every((ranking) => ranking !== '[]')).toBe(true);
  });
});

describe('anybody', () => {
  const submit = (body: unknown) =>
    world.get('/v1/agents', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  it('may submit a card of its own host', async () => {
    const card = cardText('Sommelier', 'Pairs wine with food');
    host.serve(`submit${path}`, card, '"sommelier"');
    const first = await submit({ cardUrl: at('submit') });
    const body = (await first.json()) as { agentId: string };
    expect([first.status, body]).toEqual([201, expect.objectContaining({ conformance: { valid: true, issues: [] } })]);
    world.track(body.agentId);
    await world.settled();
    expect(JSON.parse(await world.search('wine')).matches[0].agent.agentId).toBe(body.agentId);
    expect((await submit({ cardUrl: `${at('submit')}${path}` })).status).toBe(200);
  });
  it('may not submit another address', async () => {
    expect(await json(submit({ cardUrl: `${at('submit')}/users/eve/agent.json` }))).toMatchObject({
      code: 'CARD_URL_INVALID',
      status: 422,
    });
    expect(await json(submit({ cardUrl: 'https://10.0.0.1/' }))).toMatchObject({
      code: 'CARD_NOT_USABLE',
      reason: 'ADDRESS_NOT_PUBLIC',
    });
    expect(await json(submit({}))).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('the operator', () => {
  it('adds, imports, searches and withdraws from the command line', async () => {
    const lines: string[] = [];
    const needs = {
      index: world.index,
      readFile: async () => `# ours\n${at('routes')}${path}\nhttps://127.0.0.1/\n`,
      say: (line: string) => void lines.push(line),
      now: () => later(0),
    };
    expect(await runIndexCommand(['add', `${at('routes')}${path}`], needs)).toBe(0);
    expect(await runIndexCommand(['import', 'file'], needs)).toBe(1);
    expect(await runIndexCommand(['search', 'train', 'journey'], needs)).toBe(0);
    await expect(runIndexCommand(['withdraw', 'agt_x'], needs)).rejects.toThrow(WrongUsage);
    expect(await runIndexCommand(['withdraw', 'agt_x', 'spam'], needs)).toBe(1);
    expect(lines.join('\n')).toMatch(
      /Route planner[^]*1 of 1 indexed[^]*refused \(card-not-usable\)[^]*1 of 2 indexed/,
    );
  });
});
