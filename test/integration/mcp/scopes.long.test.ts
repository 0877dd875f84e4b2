import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createMcp } from '../../../server/wiring/mcp.ts';
import { allRoutes } from '../../../server/wiring/app.ts';
import { whatToDo } from '../../../server/mcp/tools/refusals.ts';
import { scopes } from '../../../shared/events/codes.ts';
import { until } from '../../support/until.ts';
import { type World, startWorld } from '../http/world.ts';
import { type Result, calls, dataOf, modernClient, said } from './clients.ts';
import { personWithToken } from './person.ts';

type Person = Awaited<ReturnType<typeof personWithToken>>;
let world: World;
let person: Person;
let stranger: Person;
let foreign: string;
let own: string;
beforeAll(async () => {
  const index = {
    search: async () => ({ matches: [], nextPageToken: '' }) as never,
    agentOf: async () => null,
  };
  world = await startWorld({
    sessionCheckMs: 100,
    beside: (needs) => [createMcp(needs, () => allRoutes(needs), { ...needs, indexUrl: needs.publicUrl }, index).serve],
  });
  [person, stranger] = [await personWithToken(world.url), await personWithToken(world.url)];
  const { body } = await stranger.post('/intake', { email: stranger.email, q1: 'Should we acquire Marlowe & Sons?' });
  foreign = String(body['case_id']);
  own = String((await person.post('/intake', { email: person.email, q1: 'Lease the van?' })).body['case_id']);
});
afterAll(() => world.stop());

type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
};
/** The least that a tool takes, about the case of somebody else. */
const least = (schema: Schema, name = ''): unknown => {
  if (name === 'case_id') return foreign;
  if (name === 'name') return 'notes.txt';
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  if (first) return least(first);
  if (schema.type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((key) => [key, least(schema.properties?.[key] ?? {}, key)] as const),
    );
  if (schema.type === 'array') return [least(schema.items ?? {})];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0;
  return schema.type === 'boolean' ? true : 'Lease the van';
};
const leaks = (text: string) => ['Marlowe', 'acquire', stranger.email].some((word) => text.includes(word));

describe('every tool and resource', () => {
  it('is there for the scope that it needs alone, and shows nothing of another account', async () => {
    const whole = await modernClient(`${world.url}/mcp`, (await person.token()).secret);
    const { tools } = await whole.listTools();
    expect(tools.length).toBeGreaterThan(12);
    // Lengths and bounds are whole numbers: strict clients refuse a schema with others.
    expect(JSON.stringify(tools)).not.toMatch(/"m(?:ax|in)\w+":-?\d+\.\d/);
    const seen: string[] = [];
    for (const scope of scopes) {
      const client = await modernClient(`${world.url}/mcp`, (await person.token([scope])).secret);
      const listed = new Set((await client.listTools()).tools.map(({ name }) => name));
      seen.push(...listed);
      for (const { name, inputSchema } of tools) {
        const args = least(inputSchema as Schema) as Record<string, unknown>;
        const reply: Result | string = await calls(client)(name, args).catch((error: Error) => error.message);
        const text = JSON.stringify(reply);
        const isRefused = typeof reply === 'string' ? reply : (reply.content[0]?.text ?? '');
        expect({ scope, name, leaks: leaks(text) }).toEqual({ scope, name, leaks: false });
        const [isListed, isForeign] = [listed.has(name), 'case_id' in args];
        // What is not listed says which scope it needs, and where to get it.
        const beyond = /^INSUFFICIENT_SCOPE: This needs a token with the scope \w+\. .*\/account\. What to do: /;
        const wanted = isListed ? (isForeign ? /^CASE_NOT_FOUND: / : /^/) : beyond;
        expect([scope, name, isRefused]).toEqual([scope, name, expect.stringMatching(wanted)]);
      }
      for (const ending of ['', '/report.md', '/report.json', '/report.pdf', '/history']) {
        const uri = `witan://cases/${foreign}${ending}`;
        const reply = await client
          .readResource({ uri })
          .then(JSON.stringify, (error: Error) => `error ${error.message}`);
        const says = scope === 'read' ? /^error .*CASE_NOT_FOUND: / : /^error .*INSUFFICIENT_SCOPE: .*scope read\./;
        expect([scope, uri, leaks(reply), reply]).toEqual([scope, uri, false, expect.stringMatching(says)]);
      }
      const uris = (await client.listResources()).resources.map(({ uri }) => uri);
      const reports = scope === 'read' ? [`witan://cases/${own}/report.md`] : [];
      expect([scope, uris.filter((uri) => uri.startsWith('witan:'))]).toEqual([scope, reports]);
    }
    // Each tool needs one scope, and none is beyond all of them.
    expect(seen.toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
  });
});

describe('a request that is open', () => {
  /** A call that would wait for most of a minute: nothing happens to this case. Says how the call ended. */
  const wait = (secret: string) =>
    fetch(`${world.url}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        authorization: `Bearer ${secret}`,
      },
      body: JSON.stringify({
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name: 'wait_for_decision', arguments: { case_id: own, seconds: 50 } },
      }),
    })
      .then((reply) => reply.text())
      .catch(() => 'broken off');
  const untilUsed = (id: string) =>
    until('the token to be used', async () => {
      const { rows } = await world.database.pool.query('select last_used_at from agent_token where token_id = $1', [
        id,
      ]);
      return rows[0]?.last_used_at !== null;
    });

  it('is broken off with its token, by its owner or by another process', async () => {
    for (const end of [
      (id: string) => person.del(`/api/tokens/${id}`),
      (id: string) => world.database.pool.query('delete from agent_token where token_id = $1', [id]),
    ]) {
      const { secret, id } = await person.token(['read']);
      const waiting = wait(secret);
      await untilUsed(id);
      await end(id);
      expect(await waiting).toBe('broken off');
    }
  });

  it('is broken off with the secret that opened it, when that is replaced without an overlap', async () => {
    const { secret, id } = await person.token(['read']);
    const waiting = wait(secret);
    await untilUsed(id);
    expect((await person.post(`/api/tokens/${id}/rotate`, { overlap_hours: 0 })).status).toBe(200);
    expect(await waiting).toBe('broken off');
  });
});

describe('a token', () => {
  it('listens four times at most', async () => {
    const { secret } = await person.token(['read']);
    const over = new AbortController();
    const listen = () =>
      fetch(`${world.url}/mcp`, {
        method: 'POST',
        signal: over.signal,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${secret}`,
          ...{ 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' },
        },
        body: JSON.stringify({
          ...{ jsonrpc: '2.0', id: 1, method: 'subscriptions/listen' },
          params: {
            notifications: { toolsListChanged: true, resourcesListChanged: true, promptsListChanged: true },
            _meta: {
              'io.modelcontextprotocol/protocolVersion': '2026-07-28',
              'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
              'io.modelcontextprotocol/clientCapabilities': {},
            },
          },
        }),
      });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await listen()).status);
    over.abort();
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('submits ten times an hour at most, not counting what it sends again', async () => {
    const someone = await personWithToken(world.url);
    const call = calls(await modernClient(`${world.url}/mcp`, (await someone.token()).secret));
    const submit = (key: number) =>
      call('submit_decision', {
        question: 'Lease or buy?',
        consent: { statement: 'Yes.' },
        idempotency_key: `van-${key}`,
      });
    for (let i = 0; i < 12; i++) dataOf(await submit(0));
    const used = "update rate_limit set points = $1 where key like 'intakeByToken:%' and points = $2";
    // Nine more than somebody without a proven address may bring.
    expect(await world.database.pool.query(used, [10, 1])).toMatchObject({ rowCount: 1 });
    expect(said(await submit(1))).toMatch(/^error TOO_MANY_REQUESTS: /u);
  });
});

describe('the errors of tools', () => {
  it('say what to do for every problem of the routes behind them', () => {
    const behind = [
      ...[
        'submitCase',
        'askAgain',
        'listMyCases',
        'getCase',
        'answerCase',
        'correctFrame',
        'getReport',
        'askDissenter',
      ],
      ...['recordDecision', 'recordOutcome', 'cancelCase', 'beginDocument', 'putPiece', 'finishDocument'],
    ];
    const found = world.routes.filter(({ operationId }) => behind.includes(operationId));
    const met = new Set(found.flatMap(({ problems }) => problems));
    expect([...met].filter((problem) => whatToDo[problem] === undefined)).toEqual([]);
    expect(found.map(({ operationId }) => operationId).toSorted()).toEqual(behind.toSorted());
  });
});

describe('a body', () => {
  const post = (secret: string, body: string | ReadableStream) =>
    fetch(`${world.url}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        authorization: `Bearer ${secret}`,
      },
      body,
      ...{ duplex: 'half' },
    });

  it('that is too large or no JSON is answered by an error that its sender reads', async () => {
    const { secret } = await person.token(['read']);
    const large = await post(
      secret,
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', padding: 'x'.repeat(5e6) }),
    );
    expect([large.status, await large.json()]).toEqual([
      413,
      { jsonrpc: '2.0', id: null, error: { code: -32_000, message: expect.stringContaining('at most 524288 bytes') } },
    ]);
    // In pieces, and without saying how much there will be.
    const pieces = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 80; i++) controller.enqueue(new Uint8Array(65_536).fill(120));
        controller.close();
      },
    });
    const streamed = await post(secret, pieces);
    expect([streamed.status, await streamed.json()]).toMatchObject([413, { error: { code: -32_000 } }]);
    const broken = await post(secret, '{');
    expect([broken.status, await broken.json()]).toMatchObject([400, { error: { code: -32_700 } }]);
  });

  it('with a batch counts as many calls of its token as it has messages', async () => {
    const { secret } = await person.token(['read']);
    const batch = JSON.stringify(Array.from({ length: 50 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' })));
    for (let sent = 0; sent < 2; sent++) expect((await post(secret, batch)).status).toBe(200);
    const refused = await post(secret, batch);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    // Another token of the same person has a limit of its own.
    expect((await post((await person.token(['read'])).secret, batch)).status).toBe(200);
  });

  it('is greeted apart from its calls, and not without end', async () => {
    const { secret } = await person.token(['read']);
    const greet = async () => (await post(secret, '{"jsonrpc":"2.0","id":1,"method":"ping"}')).status;
    for (let sent = 0; sent < 70; sent++) expect(await greet()).toBe(200);
    const batch = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' })));
    expect((await post(secret, batch)).status).toBe(200);
    let refused = await greet();
    for (let left = 60; left > 0 && refused !== 429; left--) refused = await greet();
    expect(refused).toBe(429);
  });
});

describe('a submission that comes twice at once', () => {
  it('makes one case that both get, and another text under its key is refused', async () => {
    const someone = await personWithToken(world.url);
    const call = calls(await modernClient(`${world.url}/mcp`, (await someone.token()).secret));
    const submit = (question: string, idempotency_key?: string) =>
      call('submit_decision', {
        question,
        consent: { statement: 'Yes.' },
        ...(idempotency_key && { idempotency_key }),
      });
    const same = () => submit('Should we lease the second van?', 'van-1');
    const replies = await Promise.all([same(), same(), same(), same()]);
    const ids = new Set(replies.map((reply) => dataOf(reply)['case_id']));
    expect(ids.size).toBe(1);
    expect(await world.accountEvents(`case-${[...ids].join('')}`)).toHaveLength(2);
    expect(said(await submit('Should we sell the first van?', 'van-1'))).toMatch(
      /^error IDEMPOTENCY_KEY_REUSED: .*another idempotency_key/,
    );
  });
});

describe('the endpoint of the index', () => {
  it('counts each message of a batch', async () => {
    const batch = JSON.stringify(Array.from({ length: 50 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' })));
    const post = () =>
      fetch(`${world.url}/v1/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: batch,
      });
    expect([(await post()).status, (await post()).status, (await post()).status]).toEqual([200, 200, 429]);
  });

  it('answers so many calls of an address, and then says how long to wait', async () => {
    const call = () => fetch(`${world.url}/v1/mcp`, { method: 'POST', body: '{}' });
    let reply = await call();
    for (let left = 150; left > 0 && reply.status !== 429; left--) reply = await call();
    expect([reply.status, Number(reply.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await reply.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    // The panel is another matter: its tokens have limits of their own.
    const client = await modernClient(`${world.url}/mcp`, (await person.token(['read'])).secret);
    expect((await client.listTools()).tools.length).toBeGreaterThan(0);
  });
});
