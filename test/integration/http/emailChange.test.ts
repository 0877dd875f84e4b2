import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { SecurityLog } from '../../../shared/api/accounts/security.ts';
import { later } from '../../support/controls.ts';
import { type Agent, agent, newEmail, password, person } from './agent.ts';
import { type World, prove, proven, startWorld, undoToken } from './world.ts';

let world: World;
let seconds = 0;
const now = () => later(seconds);
const day = 86_400;
beforeAll(async () => {
  world = await startWorld({ limitScale: 50 });
  world.setClock(now);
});
afterAll(() => world.stop());

type Reply = { readonly status: number; readonly body: Record<string, unknown> };
const code = ({ status, body }: Reply) => [status, body['code']];
const ask = (who: Agent, email: string) => who.put('/api/account/email', { email });
const logIn = (email: string, word = password) => agent(world.url).post('/api/login', { email, password: word });
const emailOf = async (who: Agent) => (await who.get('/api/whoami')).body['email'] as unknown;
const stale = [422, 'INVALID_ADDRESS_LINK'];

/** Changes the address, a second after what was before; when that was. */
const change = async (me: Agent, to: string) => {
  seconds += 1;
  expect((await ask(me, to)).status).toBe(202);
  seconds += 1;
  expect((await prove(me, to, now())).status).toBe(200);
  return now();
};
const undo = (accountId: string, from: string, at: string) =>
  agent(world.url).post('/api/account/email/undo', { token: undoToken(accountId, from, at) });

describe('another address', () => {
  it('counts once a link of an e-mail to it was opened by who asked for it', async () => {
    const [me, stranger, to] = [await proven(world), await proven(world), newEmail()];
    const elsewhere = await logIn(me.email);
    expect(elsewhere.status).toBe(200);
    expect((await ask(me, to.toUpperCase())).status).toBe(202);
    expect((await me.get('/api/whoami')).body).toMatchObject({ email: me.email, new_email: to });
    expect((await logIn(to)).status).toBe(401);
    expect(code(await prove(stranger, to, now()))).toEqual(stale);
    expect((await prove(me, me.email, now())).status).toBe(200);
    expect(await emailOf(me)).toBe(me.email);
    const { body } = await prove(me, to, now());
    expect(body).toMatchObject({ email: to, address_proven: true });
    expect(body['new_email']).toBeUndefined();
    expect((await logIn(to)).status).toBe(200);
    expect((await logIn(me.email)).status).toBe(401);
  });

  it('ends the other sessions and the links for a new password, and is in the log', async () => {
    const me = await proven(world);
    const phone = agent(world.url);
    await phone.post('/api/login', { email: me.email, password });
    await me.post('/api/password-reset', { email: me.email });
    await expect.poll(() => world.emails.at(-1)?.to).toBe(me.email);
    const token = world.emails.at(-1)?.link.split('token=')[1] ?? '';
    const to = newEmail();
    await change(me, to);
    expect((await phone.get('/api/whoami')).status).toBe(401);
    expect(await emailOf(me)).toBe(to);
    const reset = await agent(world.url).post('/api/password-reset/confirm', { token, password: 'a new password' });
    expect(reset.status).toBeGreaterThanOrEqual(400);
    const sent = world.emails.length;
    await agent(world.url).post('/api/password-reset', { email: me.email });
    await agent(world.url).post('/api/password-reset', { email: to });
    await expect.poll(() => world.emails.slice(sent).map((one) => one.to)).toEqual([to]);
    const { entries } = (await me.get('/api/account/security')).body as unknown as SecurityLog;
    expect(entries.slice(0, 2).map(({ what, detail }) => [what, detail])).toEqual([
      ['email_changed', to],
      ['email_change_asked', to],
    ]);
  });

  it('needs a recent proof of identity, and must not belong to another account', async () => {
    const [me, other] = [await proven(world), await proven(world)];
    expect(code(await ask(me, other.email))).toEqual([409, 'ACCOUNT_EXISTS']);
    expect((await ask(me, me.email)).status).toBe(422);
    await world.database.pool.query("update session set proven_at = now() - interval '11 minutes'");
    expect(code(await ask(me, newEmail()))).toEqual([403, 'PROOF_NEEDED']);
    await me.post('/api/account/proof', { password });
    const to = newEmail();
    expect((await ask(me, to)).status).toBe(202);
    // Somebody else signs up with it meanwhile.
    await agent(world.url).post('/api/signup', { email: to, password });
    expect(code(await prove(me, to, now()))).toEqual([409, 'ACCOUNT_EXISTS']);
    expect(await emailOf(me)).toBe(me.email);
  });

  it('is forgotten after seven days, or when yet another one is asked for', async () => {
    const [me, first, second] = [await proven(world), newEmail(), newEmail()];
    await ask(me, first);
    seconds += 1;
    await ask(me, second);
    expect(code(await prove(me, first, now()))).toEqual(stale);
    seconds += 7 * day + 1;
    expect(code(await prove(me, second, now()))).toEqual(stale);
    expect(await emailOf(me)).toBe(me.email);
  });
});

describe('the old address', () => {
  it('can have the account back for seven days, in which nobody else gets it', async () => {
    const me = await proven(world);
    const changed = await change(me, newEmail());
    expect(code(await agent(world.url).post('/api/signup', { email: me.email, password }))).toEqual([
      409,
      'ACCOUNT_EXISTS',
    ]);
    seconds += 7 * day - 10;
    const { status, body } = await undo(me.accountId, me.email, changed);
    expect([status, body]).toEqual([200, { email: me.email }]);
    expect((await me.get('/api/whoami')).status).toBe(401);
    expect((await logIn(me.email)).status).toBe(200);
    // Once, and only with this link.
    expect(code(await undo(me.accountId, me.email, changed))).toEqual(stale);
  });

  it('is free afterwards', async () => {
    const me = await proven(world);
    const changed = await change(me, newEmail());
    seconds += 7 * day + 1;
    expect(code(await undo(me.accountId, me.email, changed))).toEqual(stale);
    expect((await agent(world.url).post('/api/signup', { email: me.email, password })).status).toBe(201);
    const { entries } = (await me.get('/api/account/security')).body as unknown as SecurityLog;
    expect(entries[0]?.what).toBe('email_changed');
  });

  it('takes precedence over all later addresses, whose links then no longer work', async () => {
    const [me, theirs, further] = [await proven(world), newEmail(), newEmail()];
    const first = await change(me, theirs);
    const second = await change(me, further);
    expect((await undo(me.accountId, me.email, first)).status).toBe(200);
    expect(code(await undo(me.accountId, theirs, second))).toEqual(stale);
    for (const free of [theirs, further])
      expect((await agent(world.url).post('/api/signup', { email: free, password })).status).toBe(201);
    expect((await logIn(me.email)).status).toBe(200);
  });

  it('is the only one with that right as long as it has it', async () => {
    const [me, theirs, further] = [await proven(world), newEmail(), newEmail()];
    const first = await change(me, theirs);
    const second = await change(me, further);
    expect(code(await undo(me.accountId, theirs, second))).toEqual(stale);
    expect((await agent(world.url).post('/api/signup', { email: theirs, password })).status).toBe(201);
    expect((await undo(me.accountId, me.email, first)).status).toBe(200);
  });

  it('that the account goes back to leaves no right to the address in between', async () => {
    const [me, theirs] = [await proven(world), newEmail()];
    const first = await change(me, theirs);
    seconds += 2 * day;
    const back = await change(me, me.email);
    expect(await emailOf(me)).toBe(me.email);
    seconds += 6 * day;
    for (const [from, changed] of [
      [theirs, back],
      [me.email, first],
    ] as const)
      expect(code(await undo(me.accountId, from, changed))).toEqual(stale);
    expect((await agent(world.url).post('/api/signup', { email: theirs, password })).status).toBe(201);
    expect((await logIn(me.email)).status).toBe(200);
  });

  it('that nobody had proven is told nothing and takes nothing back', async () => {
    const me = await person(world.url);
    const changed = await change(me, newEmail());
    expect(code(await undo(me.accountId, me.email, changed))).toEqual(stale);
    expect((await agent(world.url).post('/api/signup', { email: me.email, password })).status).toBe(201);
  });

  it('takes nothing with a link that was made up', async () => {
    const [me, other] = [await proven(world), await proven(world)];
    const changed = await change(me, newEmail());
    const token = undoToken(me.accountId, me.email, changed);
    for (const made of ['', 'x', `${other.accountId}.${token.split('.')[1]}`, token.slice(0, -1), `${token}x`])
      expect(code(await agent(world.url).post('/api/account/email/undo', { token: made }))).toEqual(stale);
  });

  it('is forgotten with the account, as is the new one', async () => {
    const [me, to] = [await proven(world), newEmail()];
    await change(me, to);
    expect((await me.del('/api/account', { password })).status).toBe(204);
    for (const email of [me.email, to])
      expect((await agent(world.url).post('/api/signup', { email, password })).status).toBe(201);
  });
});

describe('what is shared with an address', () => {
  const share = async (owner: Agent & { email: string }, email: string) => {
    const { body } = await owner.post('/intake', { email: owner.email, q1: 'Should we open a second bakery?' });
    const caseId = String(body['case_id']);
    expect((await owner.post(`/api/cases/${caseId}/auditors`, { email })).status).toBe(204);
    return `/api/cases/${caseId}`;
  };

  it('with an account stays with it, and an invitation to an address alone counts for who has proven it', async () => {
    const [owner, me, to] = [await proven(world), await proven(world), newEmail()];
    const [mine, waiting] = [await share(owner, me.email), await share(owner, to)];
    expect([(await me.get(mine)).status, (await me.get(waiting)).status]).toEqual([200, 404]);
    await ask(me, to);
    expect((await me.get(waiting)).status).toBe(404);
    await prove(me, to, now());
    expect([(await me.get(mine)).status, (await me.get(waiting)).status]).toEqual([200, 200]);
    seconds += 7 * day + 1;
    const heir = agent(world.url);
    await heir.post('/api/signup', { email: me.email, password });
    await prove(heir, me.email, now());
    expect((await heir.get(mine)).status).toBe(404);
  });

  it('the owner brings cases with the new address', async () => {
    const [me, to] = [await proven(world), newEmail()];
    await change(me, to);
    const q1 = 'Should we open a second bakery?';
    expect(code(await me.post('/intake', { email: me.email, q1 }))).toEqual([403, 'NOT_YOUR_EMAIL']);
    expect((await me.post('/intake', { email: to, q1 })).status).toBe(201);
  });
});
