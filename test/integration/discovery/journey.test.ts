import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type App, startApp } from '../../support/app.ts';
import { tempDir } from '../../support/tempDir.ts';
import { Agent, type Sent } from './agent.ts';

const data = tempDir('journey');
let app: App;
beforeAll(async () => {
  app = await startApp({ env: { DATA_DIR: data.path } });
});
afterAll(async () => {
  await app.stop();
  data.remove();
});

describe('an agent that knows only the address of the site', () => {
  it('brings a decision for a person and comes back with the report', async () => {
    const agent = new Agent(app.url);
    const { rels, operations } = await agent.discover();
    expect(rels).toContain('rel="api-catalog"');
    expect(operations).toBeGreaterThan(10);

    const how = await agent.learn(/^Bring /);
    // The skill says what to ask first; the person of this test has said yes.
    expect(how).toContain('May I create a Witan account with your e-mail address');
    const person = { email: 'ada@example.com', password: 'correct horse battery staple' };
    expect((await agent.call('signUp', { body: person })).status).toBe(201);
    const { version } = (await (await agent.call('getTerms')).json()) as { version: string };
    expect((await agent.call('acceptTerms', { body: { version } })).ok).toBe(true);

    const submission = {
      body: { email: person.email, q1: 'Should we open a second plant or automate the first?', mode: '' },
      headers: { 'idempotency-key': 'an-agent-s-own-key-1' },
    };
    const first = await agent.call('submitCase', submission);
    const { case_id } = (await first.json()) as { case_id: string };
    const again = (await (await agent.call('submitCase', submission)).json()) as { case_id: string };
    expect([first.status, again.case_id]).toEqual([201, case_id]);

    await agent.learn(/[Ff]ollow/);
    const seen: Sent[] = [];
    const answered: number[] = [];
    let broken = false;
    const params = { case_id };
    const ends = new Set(['ReportIssued', 'CaseFailed', 'CaseCancelled']);
    while (!seen.some(({ type }) => ends.has(type)))
      for await (const event of agent.follow(case_id, seen.at(-1)?.id ?? null)) {
        seen.push(event);
        if (event.type === 'ClarificationAsked') {
          const reply = await agent.call('answerCase', { params, body: { text: 'We have cash for one of the two.' } });
          answered.push(reply.status);
        }
        if (ends.has(event.type)) break;
        if (!broken && seen.length === 6) {
          // The connection breaks once, and is resumed after the last event that came.
          broken = true;
          break;
        }
      }
    expect([broken, answered]).toEqual([true, [202]]);
    expect(seen.map(({ id }) => id)).toEqual(seen.map((_, at) => at));
    expect(seen.at(-1)?.type).toBe('ReportIssued');

    await expect.poll(async () => (await agent.call('getReportPdf', { params })).status).toBe(200);
    const pdf = Buffer.from(await (await agent.call('getReportPdf', { params })).arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('finds that the site’s own agent is ranked like any other', async () => {
    const card = (await (await fetch(`${app.url}/.well-known/agent-card.json`)).json()) as { name: string };
    expect(card.name).toBe('Witan');
    const reply = await fetch(`${app.url}/v1/agents:search?q=decide+with+a+panel`);
    expect(await reply.json()).toMatchObject({ matches: [], totalSize: 0 });
    const page = await fetch(`${app.url}/agents`);
    expect([page.status, page.headers.get('link')]).toEqual([200, '</.well-known/api-catalog>; rel="api-catalog"']);
    for (const name of ['oauth-authorization-server', 'oauth-protected-resource'])
      expect((await fetch(`${app.url}/.well-known/${name}`)).status).toBe(404);
  });
});
