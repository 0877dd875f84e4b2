import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createMcp } from '../../../server/wiring/mcp.ts';
import { allRoutes } from '../../../server/wiring/app.ts';
import { reportIssued } from '../../support/controls.ts';
import { playCase } from '../../support/fakeCase.ts';
import { until } from '../../support/until.ts';
import { type World, prove, startWorld } from '../http/world.ts';
import { type Form, calls, dataOf, modernClient, said } from './clients.ts';
import { personWithToken } from './person.ts';

let world: World;
let person: Awaited<ReturnType<typeof personWithToken>>;
let of: string;
const assumed = 'Demand holds.';
const index = { search: async () => Promise.reject(new Error('not asked')), agentOf: async () => null };
beforeAll(async () => {
  world = await startWorld({
    limitScale: 50,
    beside: (needs) => [createMcp(needs, () => allRoutes(needs), { ...needs, indexUrl: needs.publicUrl }, index).serve],
  });
  person = await personWithToken(world.url);
  await prove(person, person.email);
  const q1 = 'Should we open a second bakery in Leeds, or franchise the brand instead?';
  of = String((await person.post('/intake', { email: person.email, q1, mode: 'direct' })).body['case_id']);
  const { events } = await playCase('direct');
  const told = events
    .slice(1)
    .map((event) =>
      event.type === 'CaseFramed'
        ? { ...event, data: { ...event.data, frame: { ...event.data.frame, assumptions: [assumed] } } }
        : event,
    );
  await world.appendAll(`case-${of}`, [...told, reportIssued()], 0);
});
afterAll(() => world.stop());

const clientOf = async (form?: Form, scopes?: readonly string[]) =>
  calls(await modernClient(`${world.url}/mcp`, (await person.token(scopes)).secret, form));
const consentOf = async (id: unknown) => (await person.get(`/api/cases/${String(id)}`)).body['consent'];

describe('asking a case again over MCP', () => {
  it('asks the person in a form, and their yes is a fact of the new case and of the security log', async () => {
    const forms: string[] = [];
    const ask = await clientOf((message) => {
      forms.push(message);
      return { action: 'accept', content: { agree: true } };
    });
    const change = { kind: 'fact', now: 'The rent falls to 40,000.' };
    const first = dataOf(await ask('ask_again', { case_id: of, change }));
    expect(first).toMatchObject({ already_submitted: false, watch_url: expect.any(String) });
    expect(forms).toEqual([expect.stringContaining('The rent falls to 40,000.')]);
    expect(forms[0]).toContain('one case of your plan');
    expect(await consentOf(first['case_id'])).toMatchObject({
      ...{ how: 'elicited', statement: forms[0], agent: 'Planner' },
    });
    const { body } = await person.get('/api/account/security');
    expect(body['entries']?.[0]).toMatchObject({ what: 'agent_submitted', detail: 'Planner' });
    // The connection broke and the call is made once more: one case, also where the consent is now stated.
    const again = { case_id: of, change, consent: { statement: 'Yes.' } };
    expect(dataOf(await ask('ask_again', again))).toMatchObject({
      ...{ case_id: first['case_id'], already_submitted: true },
    });
    expect(await consentOf(first['case_id'])).toMatchObject({ how: 'elicited' });
  });

  it('takes the words that the agent passes on, and is refused without any', async () => {
    const change = { kind: 'assumption', was: assumed, now: 'Demand falls by a third.' };
    const ask = await clientOf();
    expect(said(await ask('ask_again', { case_id: of, change }))).toMatch(
      /^error CONSENT_MISSING: .*consent\.statement/,
    );
    const statement = 'Yes, ask it again.';
    const { case_id } = dataOf(await ask('ask_again', { case_id: of, change, consent: { statement } }));
    expect(await consentOf(case_id)).toMatchObject({ how: 'stated', statement });
    const declines = await clientOf(() => ({ action: 'decline' }));
    const other = { kind: 'fact', now: 'The landlord sells.' };
    expect(said(await declines('ask_again', { case_id: of, change: other }))).toMatch(/^error CONSENT_MISSING: /);
  });

  it('tells an agent what the case assumed where it names something else, and uses up no case', async () => {
    const ask = await clientOf();
    const used = async () => ((await person.get('/api/my-cases')).body['cases'] as unknown as object[]).length;
    const before = await used();
    const change = { kind: 'assumption', was: 'We are on Mars.', now: 'We are on Venus.' };
    const reply = said(await ask('ask_again', { case_id: of, change, consent: { statement: 'Yes.' } }));
    expect(reply).toMatch(/^error INVALID_INPUT: The case did not assume that\. It assumed: /);
    expect(reply).toContain(assumed);
    expect(await used()).toBe(before);
  });

  it('knows a document that is sent once more by its content', async () => {
    const ask = await clientOf();
    const consent = { statement: 'Yes, with the new rents.' };
    const send = async () => {
      const file = { name: 'rents.csv', text: 'city,rent\nLeeds,40000\n' };
      const adding = ask('add_document', file);
      await until('the file to be read', () => world.documents.readNext());
      const { document_id } = dataOf(await adding);
      return dataOf(await ask('ask_again', { case_id: of, change: { kind: 'document', document_id }, consent }));
    };
    const [first, second] = [await send(), await send()];
    expect([second['case_id'], second['already_submitted']]).toEqual([first['case_id'], true]);
  });

  it('shows a stranger nothing of the case', async () => {
    const stranger = await personWithToken(world.url);
    const ask = calls(await modernClient(`${world.url}/mcp`, (await stranger.token()).secret));
    const change = { kind: 'fact', now: 'The rent falls.' };
    const reply = said(await ask('ask_again', { case_id: of, change, consent: { statement: 'Yes.' } }));
    expect(reply).toMatch(/^error CASE_NOT_FOUND: .*list_decisions/);
    expect(reply).not.toContain('bakery');
  });
});

describe('a case that is shown by its link', () => {
  it('gives tokens of other accounts what every watcher sees, and not the PDF of its owner', async () => {
    await person.put(`/api/cases/${of}/share`);
    const stranger = await personWithToken(world.url);
    const client = await modernClient(`${world.url}/mcp`, (await stranger.token()).secret);
    const read = (ending: string) => client.readResource({ uri: `witan://cases/${of}/${ending}` });
    expect(JSON.stringify(await read('report.json'))).toContain('watched');
    for (const ending of ['report.pdf', 'history']) await expect(read(ending)).rejects.toThrow(/CASE_NOT_FOUND/);
    await expect(client.readResource({ uri: `witan://cases/${of}` })).rejects.toThrow(/CASE_NOT_FOUND/);
    expect(said(await calls(client)('get_report', { case_id: of }))).toMatch(/^error CASE_NOT_FOUND: /);
    await person.del(`/api/cases/${of}/share`);
  });
});
