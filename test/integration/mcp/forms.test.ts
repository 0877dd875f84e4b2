import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createMcp } from '../../../server/wiring/mcp.ts';
import { allRoutes } from '../../../server/wiring/app.ts';
import { type World, startWorld } from '../http/world.ts';
import { personWithToken } from './person.ts';

type Reply = {
  readonly isError?: boolean;
  readonly content?: readonly { readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly inputRequests?: Readonly<Record<string, { readonly params: { readonly message: string } }>>;
  readonly requestState?: string;
};
type Sent = {
  readonly question: string;
  readonly yes?: boolean;
  readonly state?: string | undefined;
  readonly secret?: string;
};
type Person = Awaited<ReturnType<typeof personWithToken>>;

let world: World;
let person: Person;
let secret: string;
beforeAll(async () => {
  const index = { search: async () => ({ matches: [], nextPageToken: '' }) as never, agentOf: async () => null };
  world = await startWorld({
    beside: (needs) => [createMcp(needs, () => allRoutes(needs), { ...needs, indexUrl: needs.publicUrl }, index).serve],
  });
  person = await personWithToken(world.url);
  secret = (await person.token()).secret;
});
afterAll(() => world.stop());

/** `submit_decision` as a program may write it, which answers a form in the person's place or says that it did. */
const submit = async ({ question, yes, state, secret: by = secret }: Sent): Promise<Reply & { error?: object }> => {
  const reply = await fetch(`${world.url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${by}`,
      ...{ 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'submit_decision' },
    },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: {
        name: 'submit_decision',
        arguments: { question },
        ...(yes && { inputResponses: { consent: { action: 'accept', content: { agree: true } } } }),
        ...(state !== undefined && { requestState: state }),
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
          'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
        },
      },
    }),
  });
  const text = await reply.text();
  const { result, error } = JSON.parse(/^data: (.+)$/mu.exec(text)?.[1] ?? text) as { result?: Reply; error?: object };
  return { ...result, ...(error && { error }) };
};

describe('a yes in a form', () => {
  it('counts for what was shown, and for nothing else', async () => {
    const shown = await submit({ question: 'Tea or coffee?' });
    expect(shown.inputRequests?.['consent']?.params.message).toContain('“Tea or coffee?”');
    const state = shown.requestState;
    expect(state).toBeDefined();

    const another = 'Should we sell the whole company to Marlowe?';
    const moved = await submit({ question: another, yes: true, state });
    expect(moved.inputRequests?.['consent']?.params.message).toContain(another);
    expect(moved.structuredContent).toBeUndefined();

    const done = await submit({ question: 'Tea or coffee?', yes: true, state });
    const { body } = await person.get(`/api/cases/${String(done.structuredContent?.['case_id'])}`);
    expect(body).toMatchObject({
      q1: 'Tea or coffee?',
      consent: { how: 'elicited', statement: expect.stringContaining('“Tea or coffee?”') },
    });
  });

  it('is not taken where no form was shown: the person is asked', async () => {
    const { inputRequests, structuredContent } = await submit({ question: 'Should we merge?', yes: true });
    expect([Object.keys(inputRequests ?? {}), structuredContent]).toEqual([['consent'], undefined]);
  });

  it('is not taken with a seal that is made up, or that another token was given', async () => {
    expect((await submit({ question: 'Should we merge?', yes: true, state: 'v1.e30.AAAA' })).error).toBeDefined();
    const { requestState: state } = await submit({ question: 'Should we merge?' });
    const other = (await person.token()).secret;
    const moved = await submit({ question: 'Should we merge?', yes: true, state, secret: other });
    expect([moved.error, moved.structuredContent]).toEqual([expect.anything(), undefined]);
  });
});
