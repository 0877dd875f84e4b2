import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { type App, startApp } from '../../support/app.ts';
import { tempDir } from '../../support/tempDir.ts';
import { type Form, calls, dataOf, legacyClient, modernClient, said, waitUntil } from './clients.ts';
import { personWithToken } from './person.ts';

const data = tempDir('mcp');
let app: App;
/** One each: an account whose address is not proven has one case. */
let person: Awaited<ReturnType<typeof personWithToken>>;
beforeAll(async () => {
  app = await startApp({ env: { DATA_DIR: data.path } });
});
beforeEach(async () => {
  person = await personWithToken(app.url);
});
afterAll(async () => {
  await app.stop();
  data.remove();
});

const modern = (secret: string, form?: Form, path = '/mcp') => modernClient(app.url + path, secret, form);
const legacy = (secret: string) => legacyClient(`${app.url}/mcp`, secret);

const tools = [
  'add_document',
  'submit_decision',
  'ask_again',
  'list_decisions',
  'get_decision',
  'wait_for_decision',
  'answer_questions',
  'get_report',
  'ask_dissenter',
  'record_decision',
  'record_outcome',
  'cancel_decision',
  'search_agents',
  'get_agent',
];

describe('the MCP endpoint', () => {
  it('shows clients of both eras the tools of their token, and no others', async () => {
    const all = await person.token();
    const [now, before] = [await modern(all.secret), await legacy(all.secret)];
    for (const { tools: found } of [await now.listTools(), await before.listTools()])
      expect(found.map(({ name }) => name)).toEqual(tools);
    const reader = await modern((await person.token(['read'])).secret);
    expect((await reader.listTools()).tools.map(({ name }) => name)).toEqual([
      'list_decisions',
      'get_decision',
      'wait_for_decision',
      'get_report',
    ]);
    expect((await now.listPrompts()).prompts.map(({ name }) => name)).toEqual([
      'bring_a_decision',
      'prepare_answers',
      'review_outcome',
    ]);
  });

  it('opens the conversations that a case needs, and completes ids of cases alone', async () => {
    const owner = await personWithToken(app.url);
    const reader = await modern((await owner.token(['read', 'submit'])).secret);
    const consent = { statement: 'Yes.' };
    const { case_id } = dataOf(
      await calls(reader)('submit_decision', { question: 'Should we keep the van?', mode: 'direct', consent }),
    );
    const opened = async (name: string, given: Record<string, string>) =>
      JSON.stringify((await reader.getPrompt({ name, arguments: given })).messages);
    expect(await opened('bring_a_decision', { topic: 'the van' })).toContain('the van');
    for (const name of ['prepare_answers', 'review_outcome'])
      expect(await opened(name, { case_id: String(case_id) })).toContain(String(case_id));
    const completed = async (client: typeof reader, begun: string) =>
      (
        await client.complete({
          ref: { type: 'ref/prompt', name: 'review_outcome' },
          argument: { name: 'case_id', value: begun },
        })
      ).completion.values;
    expect(await completed(reader, String(case_id).slice(0, 4))).toEqual([case_id]);
    const blind = await modern((await owner.token(['submit'])).secret);
    expect(await completed(blind, '')).toEqual([]);
  });

  it('asks for a token before anything, and for none at the index', async () => {
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(app.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      });
    const refused = await ask('/mcp');
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="witan"']);
    expect(await refused.text()).toContain(`${app.url}/account`);
    expect((await ask('/mcp', { authorization: 'Bearer nonsense' })).status).toBe(401);
    expect((await ask('/v1/mcp', { origin: 'https://evil.example' })).status).toBe(403);

    const index = await modern('', undefined, '/v1/mcp');
    expect((await index.listTools()).tools.map(({ name }) => name)).toEqual(['search_agents', 'get_agent']);
    expect(dataOf(await calls(index)('search_agents', { query: 'translate a contract' }))).toMatchObject({
      matches: [],
    });
    expect(said(await calls(index)('get_agent', { agent_id: 'none' }))).toMatch(
      /^error AGENT_ID_INVALID: .*search_agents/,
    );
  });

  it('says what to do when a call cannot be done, and shows nothing of others', async () => {
    const other = await personWithToken(app.url);
    const call = calls(await modern((await other.token()).secret));
    const mine = calls(await modern((await person.token()).secret));
    const question = 'Should we move the office to Bristol?';
    expect(said(await mine('submit_decision', { question }))).toMatch(/^error CONSENT_MISSING: .*Ask the person/);
    const consent = { statement: 'Yes, please.' };
    expect(said(await mine('submit_decision', { question: '🏠 ❓ 🚗', consent }))).toMatch(
      /^error INVALID_INPUT: .*in words/,
    );
    const first = dataOf(await mine('submit_decision', { question, consent }));
    const again = dataOf(await mine('submit_decision', { question, consent }));
    // A rehearsal costs nothing that could be said beforehand.
    expect(first['expected']).toMatchObject({ mode: 'default', minutes: { about: 10 }, usd: null });
    expect([first['already_submitted'], again['already_submitted']]).toEqual([false, true]);
    expect(again['case_id']).toBe(first['case_id']);
    for (const name of ['get_decision', 'wait_for_decision', 'get_report', 'cancel_decision', 'answer_questions']) {
      const reply = said(await call(name, { case_id: first['case_id'] }));
      expect(reply).toMatch(/^error CASE_NOT_FOUND: .*list_decisions/);
      expect(reply).not.toContain('Bristol');
    }
    await waitUntil(mine, String(first['case_id']), ['needs_answers']);
    expect(dataOf(await mine('cancel_decision', { case_id: first['case_id'] }))).toEqual({ status: 'cancelled' });
  });

  it('ends what is open by a token when it is revoked', async () => {
    const { secret, id } = await person.token();
    const mine = calls(await modern((await person.token()).secret));
    const consent = { statement: 'Yes.' };
    const { case_id } = dataOf(
      await mine('submit_decision', { question: 'Should we sell the van?', mode: 'default', consent }),
    );
    await waitUntil(mine, String(case_id), ['needs_answers', 'delivered']);
    const listening = await fetch(`${app.url}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        authorization: `Bearer ${secret}`,
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'subscriptions/listen',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'subscriptions/listen',
        params: {
          notifications: { toolsListChanged: true },
          _meta: {
            'io.modelcontextprotocol/protocolVersion': '2026-07-28',
            'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      }),
    });
    const reader = listening.body?.getReader();
    expect([listening.status, (await reader?.read())?.done]).toEqual([200, false]);
    expect((await person.del(`/api/tokens/${id}`)).status).toBe(204);
    let over = false;
    while (!over) over = (await reader?.read().catch(() => ({ done: true })))?.done ?? true;
    expect(over).toBe(true);
    await expect(modern(secret)).rejects.toThrow(/401/);
  });
});

describe('how the endpoints are found', () => {
  it('is by their cards, in both catalogs, and a browser is shown a page', async () => {
    const card = await fetch(`${app.url}/mcp/server-card`);
    expect(card.headers.get('content-type')).toBe('application/mcp-server-card+json');
    const { remotes, ...rest } = (await card.json()) as { remotes: { url: string; headers: object[] }[] };
    expect(rest).toMatchObject({ $schema: expect.stringMatching(/server-card\.schema\.json$/), version: '0.1.0' });
    expect(remotes).toMatchObject([{ url: `${app.url}/mcp`, headers: [{ name: 'Authorization', isSecret: true }] }]);
    for (const [path, url] of [
      ['/docs/server.json', `${app.url}/mcp`],
      ['/docs/index-server.json', `${app.url}/v1/mcp`],
    ])
      expect(await (await fetch(`${app.url}${path}`)).json()).toMatchObject({
        $schema: expect.stringMatching(/server\.schema\.json$/),
        remotes: [{ type: 'streamable-http', url }],
      });
    const catalog = await fetch(`${app.url}/.well-known/ai-catalog.json`);
    expect(catalog.headers.get('content-type')).toBe('application/ai-catalog+json');
    const { entries } = (await catalog.json()) as { entries: { type: string; url: string }[] };
    const cards = entries.filter(({ type }) => type === 'application/mcp-server-card+json');
    expect(cards.map(({ url }) => url)).toEqual([`${app.url}/mcp/server-card`, `${app.url}/v1/mcp/server-card`]);
    for (const { url } of cards) expect((await fetch(url)).status).toBe(200);
    for (const path of ['/mcp', '/v1/mcp']) {
      const page = await fetch(app.url + path, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
      expect([page.status, page.url]).toEqual([200, `${app.url}/docs/mcp`]);
    }
  });
});

describe('the set-up of clients', () => {
  it.each(['/docs/api/', '/docs/mcp'])('is ready to copy on %s, which says who cannot connect', async (path) => {
    const page = await (await fetch(app.url + path)).text();
    for (const words of [
      `claude mcp add --transport http witan ${app.url}/mcp --header`,
      `gemini mcp add --transport http witan ${app.url}/mcp --header`,
      'bearer_token_env_var',
      '.vscode/mcp.json',
      '.cursor/mcp.json',
      'There is no OAuth here. Programs that connect by OAuth alone, such as ChatGPT and the connectors of claude.ai',
    ])
      expect(page).toContain(words);
    expect(page).toContain(`<code>${app.url}/v1/mcp</code>`);
  });
});

describe('the quick start of the documentation', () => {
  /** What the reader fills in comes from the environment; the rest is run to the letter, and ends by itself. */
  const run = async (folder: string, secret: string) => {
    const page = await (await fetch(`${app.url}/docs/api/`)).text();
    const [, printed = ''] = /<pre id="quick-start">([^]*?)<\/pre>/.exec(page) ?? [];
    const script = printed
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    expect(script).toContain('curl');
    return promisify(execFile)('sh', ['-eu', '-c', script], {
      cwd: folder,
      timeout: 120_000,
      env: { PATH: process.env['PATH'], WITAN_TOKEN: secret, WITAN_EMAIL: person.email },
    });
  };

  it('runs as it is printed, from a token to the PDF', { timeout: 180_000 }, async () => {
    const { secret } = await person.token(['submit', 'read']);
    const folder = tempDir('quick-start');
    const { stdout, stderr } = await run(folder.path, secret);
    expect([stdout, stderr]).toEqual(['Delivered: recommendation.pdf\n', '']);
    expect(readFileSync(join(folder.path, 'recommendation.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    folder.remove();
  });

  it('ends where its call is refused, and says why', { timeout: 180_000 }, async () => {
    const { secret } = await person.token(['read']);
    const folder = tempDir('quick-start');
    const { stdout } = await run(folder.path, secret);
    expect(stdout).toContain('INSUFFICIENT_SCOPE');
    expect(existsSync(join(folder.path, 'recommendation.pdf'))).toBe(false);
    folder.remove();
  });
});

describe('an agent with nothing but the address and a token', () => {
  it('finishes a case in default mode: consent, questions, report, PDF, decision', async () => {
    const forms: string[] = [];
    const form: Form = (message, fields) => {
      forms.push(message);
      const content = fields.includes('agree')
        ? { agree: true }
        : Object.fromEntries(fields.map((field) => [field, 'We have cash for one of the two.']));
      return { action: 'accept', content };
    };
    const client = await modern((await person.token()).secret, form);
    const call = calls(client);
    const { case_id } = dataOf(
      await call('submit_decision', { question: 'Open a second plant, or automate the first?' }),
    );
    await waitUntil(call, String(case_id), ['needs_answers']);
    expect(dataOf(await call('answer_questions', { case_id }))).toMatchObject({ unanswered: [] });
    expect(forms).toHaveLength(2);
    await waitUntil(call, String(case_id), ['delivered']);

    const { body } = await person.get(`/api/cases/${case_id}`);
    expect(body['consent']).toMatchObject({ how: 'elicited', agent: 'Planner', statement: forms[0] });
    const report = await call('get_report', { case_id });
    expect(dataOf(report)).toMatchObject({ rehearsal: true, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    // For clients that render interfaces: the view, and what it shows.
    const { tools: listed } = await client.listTools();
    const uri = listed.find(({ name }) => name === 'get_report')?._meta?.['ui'] as { resourceUri: string };
    const { contents } = await client.readResource({ uri: uri.resourceUri });
    expect(contents).toMatchObject([
      {
        uri: 'ui://witan/ballots.html',
        mimeType: 'text/html;profile=mcp-app',
        text: expect.stringContaining('<article'),
      },
    ]);
    expect(report).toMatchObject({ _meta: { 'witan/ballots': { rehearsal: true, dissents: [] } } });
    const links = report.content.filter(({ type }) => type === 'resource_link').map(({ uri }) => String(uri));
    const read = async (uri: string) =>
      (await client.readResource({ uri })).contents[0] as { text?: string; blob?: string };
    const pdf = await read(links.find((uri) => uri.endsWith('.pdf')) ?? '');
    expect(
      Buffer.from(pdf.blob ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await read(`witan://cases/${case_id}/report.md`)).text).toMatch(/^# /);
    const lines = (await read(`witan://cases/${case_id}/history`)).text?.trim().split('\n') ?? [];
    expect((JSON.parse(lines[1] ?? '{}') as { type: string }).type).toBe('ConsentRecorded');
    expect((await client.listResources()).resources.map(({ uri }) => uri)).toContain(
      `witan://cases/${case_id}/report.md`,
    );
    const text = 'We automate the first.';
    expect(dataOf(await call('record_decision', { case_id, text }))).toMatchObject({ recorded: true });
    expect(dataOf(await call('record_outcome', { case_id, happened: 'good' }))).toEqual({ recorded: true });
    expect(dataOf(await call('get_decision', { case_id }))).toMatchObject({ decision: { text } });
    expect(dataOf(await call('search_agents', { query: 'automate a plant' }))).toHaveProperty('matches');
  });

  it('finishes one in direct mode with a client of the era before, and answers by hand', async () => {
    const client = await legacy((await person.token()).secret);
    const call = calls(client);
    const consent = { statement: 'Yes, go on.' };
    const asked = { question: 'Should we hire a second baker?', mode: 'direct', consent };
    const { case_id } = dataOf(await call('submit_decision', asked));
    await waitUntil(call, String(case_id), ['delivered']);
    expect(said(await call('get_report', { case_id, part: 'all' }))).toContain('## Read in the case');
    const nothing = await call('answer_questions', { case_id, text: 'Too late.' });
    expect(said(nothing)).toMatch(/^error NOTHING_ASKED: .*get_decision/);
  });

  it('is asked no second time when its person turns the form away', async () => {
    let asked = 0;
    const client = await modern((await person.token()).secret, () => {
      asked++;
      return { action: 'cancel' };
    });
    const reply = said(await calls(client)('submit_decision', { question: 'Should we buy the shop next door?' }));
    expect([asked, reply]).toEqual([1, expect.stringMatching(/^error CONSENT_MISSING: /)]);
  });
});
