import { createHash } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { type App, startApp } from '../../support/app.ts';
import { askedIn } from '../../fakes/answered.ts';
import { fakeProviders } from '../../fakes/providers/server.ts';
import { readPdf } from '../../support/pdf.ts';
import { cardHost, cardText } from '../index/world.ts';
import { type Called, type Form, calls, dataOf, legacyClient, modernClient, waitUntil } from './clients.ts';
import { personWithToken } from './person.ts';

/** What the chair of these cases plans first: work that somebody else can be found for. */
const firstStep = 'Have a commercial lease reviewed by a property lawyer';

let fake: Awaited<ReturnType<typeof fakeProviders>>;
let host: Awaited<ReturnType<typeof cardHost>>;
let app: App;
let person: Awaited<ReturnType<typeof personWithToken>>;
beforeAll(async () => {
  fake = await fakeProviders(({ body }) => {
    const { turn, json } = askedIn(body);
    return { text: /^(?:chair|redraft)\//.test(turn) ? planning(json) : json };
  });
  host = await cardHost();
  const origin = `http://127.0.0.1:${host.port}`;
  const models = 'model-1,model-2';
  app = await startApp({
    script: 'test/fakes/markedServer.ts',
    env: {
      ...{ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: fake.urls.openai, OPENAI_MODELS: models },
      ...{ ANTHROPIC_API_KEY: 'key', ANTHROPIC_BASE_URL: fake.urls.anthropic, ANTHROPIC_MODELS: models },
      ...{ GEMINI_API_KEY: 'key', GEMINI_BASE_URL: fake.urls.google, GEMINI_MODELS: models },
      INDEX_ALLOW: origin,
    },
  });
  await register(
    '/.well-known/agent-card.json',
    'Lease counsel',
    'A property lawyer that reviews commercial leases clause by clause',
  );
  await register('/.well-known/agent.json', 'Oven planner', 'Plans the shifts of bakeries and orders flour');
});
beforeEach(async () => {
  person = await personWithToken(app.url);
});
afterAll(async () => {
  await app.stop();
  await fake.close();
  host.stop();
});

/** The scripted recommendation with a first step of the plan that names work for others. */
const planning = (json: string): string => {
  const draft = JSON.parse(json) as { plan: { what: string }[] };
  return JSON.stringify({
    ...draft,
    plan: draft.plan.map((step, i) => (i === 0 ? { ...step, what: firstStep } : step)),
  });
};
const register = async (place: string, name: string, does: string) => {
  host.serve(`127${place}`, cardText(name, does));
  const reply = await fetch(`${app.url}/v1/agents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cardUrl: `http://127.0.0.1:${host.port}${place}` }),
  });
  if (reply.status !== 201) throw new Error(`Expected the card to be indexed, found ${await reply.text()}`);
};

/** From the address of the service alone: its AI catalog names the card of the endpoint, and the card says where that is. */
const endpointOf = async (address: string): Promise<string> => {
  type Catalog = { entries: { identifier: string; type: string; url: string }[] };
  type Card = { remotes: { url: string; headers: { name: string; value: string }[] }[] };
  const { entries } = (await (await fetch(`${address}/.well-known/ai-catalog.json`)).json()) as Catalog;
  const panel = entries.find(
    ({ type, identifier }) => type === 'application/mcp-server-card+json' && identifier.endsWith(':panel'),
  );
  const card = (await (await fetch(panel?.url ?? '')).json()) as Card;
  expect(card.remotes[0]?.headers).toMatchObject([{ name: 'Authorization', value: 'Bearer {token}' }]);
  return card.remotes[0]?.url ?? '';
};

type Report = {
  readonly recommendation: string;
  readonly rehearsal: boolean;
  readonly quorum: string;
  readonly dissents: readonly { readonly dissent_id: string }[];
  readonly plan: readonly { readonly what: string }[];
  readonly pdf_url: string;
  readonly sha256: string;
};
const reportOf = async (call: Called, case_id: unknown) =>
  dataOf(await call('get_report', { case_id })) as unknown as Report;

/** The PDF by both ways that the report names: as a resource, and at its address with the token. */
const fetchPdf = async (
  client: { readResource: (asked: { uri: string }) => Promise<{ contents: readonly object[] }> },
  case_id: unknown,
  { pdf_url, sha256 }: Report,
  { secret, statement, how }: { secret: string; statement: string; how: string },
) => {
  const { contents } = await client.readResource({ uri: `witan://cases/${String(case_id)}/report.pdf` });
  const bytes = Buffer.from((contents[0] as { blob: string }).blob, 'base64');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const reply = await fetch(pdf_url, { headers: { authorization: `Bearer ${secret}` } });
  expect(
    createHash('sha256')
      .update(new Uint8Array(await reply.arrayBuffer()))
      .digest('hex'),
  ).toBe(sha256);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  // That an agent brought the case, and what its person said to that, is in the report.
  const text = (await readPdf(bytes)).pages.join('\n').replaceAll(/\s+/g, ' ');
  expect(text).toMatch(new RegExp(`${statement}.{1,3} · ${how} · Planner · `));
};

/** Who can do the first step of the plan: searched for by its words, as a stranger would. */
const findAgent = async (call: Called, { plan }: Report) => {
  expect(plan[0]?.what).toBe(firstStep);
  const { matches } = dataOf(await call('search_agents', { query: plan[0]?.what })) as unknown as {
    matches: { agent_id: string; name: string }[];
  };
  expect(matches[0]?.name).toBe('Lease counsel');
  const { agent } = dataOf(await call('get_agent', { agent_id: matches[0]?.agent_id })) as unknown as {
    agent: { name: string; interfaces: { url: string }[] };
  };
  expect(agent.name).toBe('Lease counsel');
  expect(JSON.stringify(agent)).toContain('https://agents.example/a2a');
};

const question = 'Should we sign the ten-year lease on Briggate, or franchise the bakery instead?';

describe('an agent given nothing but the address and a token, with models that answer', () => {
  it('finishes a case in default mode, answers the panel, and finds an agent for the first step', async () => {
    const { secret } = await person.token();
    const forms: string[] = [];
    const form: Form = (message, fields) => {
      forms.push(message);
      const answers = Object.fromEntries(fields.map((field) => [field, 'We can lose 90,000 at most.']));
      return { action: 'accept', content: fields.includes('agree') ? { agree: true } : answers };
    };
    const client = await modernClient(await endpointOf(app.url), secret, form);
    const call = calls(client);
    const { case_id } = dataOf(await call('submit_decision', { question }));
    await waitUntil(call, String(case_id), ['needs_answers']);
    expect(dataOf(await call('answer_questions', { case_id }))).toMatchObject({ unanswered: [] });
    expect(forms).toHaveLength(2);
    await waitUntil(call, String(case_id), ['delivered']);

    const report = await reportOf(call, case_id);
    expect(report).toMatchObject({ rehearsal: false, quorum: 'full' });
    await fetchPdf(client, case_id, report, {
      ...{ secret, statement: 'franchise the bakery instead\\?', how: 'answered in a form' },
    });
    await findAgent(call, report);

    const [dissent] = report.dissents;
    expect(dissent).toBeDefined();
    const { revision } = dataOf(await call('get_decision', { case_id }));
    dataOf(await call('ask_dissenter', { case_id, ...dissent, question: 'What would change your mind?' }));
    const answered = dataOf(await call('wait_for_decision', { case_id, after_revision: revision, seconds: 50 }));
    expect(answered).toMatchObject({ status: 'delivered', next: expect.stringContaining('follow_ups') });
    expect(dataOf(await call('get_decision', { case_id }))).toMatchObject({
      follow_ups: [{ question: 'What would change your mind?', answer: expect.stringMatching(/\w/u) }],
    });
    // What happened before the first call is not waited for a second time.
    expect(dataOf(await call('wait_for_decision', { case_id, after_revision: 0, seconds: 50 }))).toMatchObject({
      changed: true,
    });
  });

  it('finishes one in direct mode with a client of the era before', async () => {
    const { secret } = await person.token();
    const client = await legacyClient(await endpointOf(app.url), secret);
    const call = calls(client);
    const consent = { statement: 'Yes, submit it for me.' };
    const { case_id } = dataOf(await call('submit_decision', { question, mode: 'direct', consent }));
    await waitUntil(call, String(case_id), ['delivered']);
    const report = await reportOf(call, case_id);
    expect(report).toMatchObject({ rehearsal: false, quorum: 'full' });
    await fetchPdf(client, case_id, report, { secret, ...consent, how: 'reported by the agent' });
    await findAgent(call, report);
  });
});
