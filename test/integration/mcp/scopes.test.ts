import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createMcp } from '../../../server/wiring/mcp.ts';
import { allRoutes } from '../../../server/wiring/app.ts';
import { scopes } from '../../../shared/events/codes.ts';
import { type World, startWorld } from '../http/world.ts';
import { type Result, calls, modernClient } from './clients.ts';
import { personWithToken } from './person.ts';

type Person = Awaited<ReturnType<typeof personWithToken>>;
let world: World;
let person: Person;
let stranger: Person;
let foreign: string;
beforeAll(async () => {
  const index = {
    search: async () => ({ matches: [], nextPageToken: '' }) as never,
    agentOf: async () => null,
  };
  world = await startWorld({
    beside: (needs) => [createMcp(needs, () => allRoutes(needs), { ...needs, indexUrl: needs.publicUrl }, index).serve],
  });
  [person, stranger] = [await personWithToken(world.url), await personWithToken(world.url)];
  const { body } = await stranger.post('/intake', { email: stranger.email, q1: 'Should we acquire Marlowe & Sons?' });
  foreign = String(body['case_id']);
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
        const wanted = isListed ? (isForeign ? /^CASE_NOT_FOUND: / : /^/) : /not found/;
        expect([scope, name, isRefused]).toEqual([scope, name, expect.stringMatching(wanted)]);
      }
      for (const ending of ['', '/report.md', '/report.json', '/report.pdf', '/history']) {
        const uri = `witan://cases/${foreign}${ending}`;
        const reply = await client
          .readResource({ uri })
          .then(JSON.stringify, (error: Error) => `error ${error.message}`);
        expect([scope, uri, leaks(reply), reply.startsWith('error')]).toEqual([scope, uri, false, true]);
      }
    }
    // Each tool needs one scope, and none is beyond all of them.
    expect(seen.toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
  });
});

describe('the endpoint of the index', () => {
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
