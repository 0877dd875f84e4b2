import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { SecurityEntry, SecurityLog } from '../../../shared/api/accounts/security.ts';
import { at } from '../../support/controls.ts';
import { type Agent, agent, password, person } from './agent.ts';
import { type World, proven, startWorld } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ limitScale: 50 });
});
afterAll(() => world.stop());

const logOf = async (who: Pick<Agent, 'get'>, before?: number): Promise<SecurityLog> =>
  (await who.get(`/api/account/security${before === undefined ? '' : `?before=${before}`}`)).body as never;
const told = ({ what, detail }: SecurityEntry) => (detail === null ? what : `${what}: ${detail}`);
const token = {
  ...{ name: 'Ada’s agent', scopes: ['read', 'answer'], expires_in_days: 30, cases_per_month: 1, usd_per_month: null },
  ...{ modes: ['direct'], password, consent: true },
};

describe('showing once more who one is', () => {
  const grown = (who: { accountId: string }) =>
    world.database.pool.query("update session set proven_at = now() - interval '11 minutes' where account_id = $1", [
      who.accountId,
    ]);

  it('is asked for after ten minutes, before a session is ended or a token gets a new secret', async () => {
    const me = await person(world.url);
    await agent(world.url).post('/api/login', { email: me.email, password });
    const list = async () =>
      (await me.get('/api/sessions')).body['sessions'] as unknown as { session_id: string; current: boolean }[];
    const other = (await list()).find(({ current }) => !current)?.session_id;
    const { body } = await me.post('/api/tokens', token);
    const tokenId = (body['token'] as unknown as { token_id: string }).token_id;
    const asked = [
      () => me.del(`/api/sessions/${other}`),
      () => me.post(`/api/tokens/${tokenId}/rotate`, { overlap_hours: 0 }),
    ];
    await grown(me);
    for (const ask of asked) expect(await ask()).toMatchObject({ status: 403, body: { code: 'PROOF_NEEDED' } });
    expect(await list()).toHaveLength(2);
    expect((await me.post('/api/account/proof', { password: 'not this one' })).status).toBe(401);
    expect((await asked[0]?.())?.status).toBe(403);
    expect((await me.post('/api/account/proof', { password })).status).toBe(204);
    expect(await Promise.all(asked.map(async (ask) => (await ask()).status))).toEqual([204, 200]);
  });

  it('counts for the session that asked alone, and a guess as a wrong password', async () => {
    const me = await person(world.url);
    const other = agent(world.url);
    await other.post('/api/login', { email: me.email, password });
    await grown(me);
    await me.post('/api/account/proof', { password });
    const [mine] = (await other.get('/api/sessions')).body['sessions'] as unknown as { session_id: string }[];
    expect((await other.del(`/api/sessions/${mine?.session_id}`)).body).toMatchObject({ code: 'PROOF_NEEDED' });
    const strict = await startWorld();
    try {
      const one = await person(strict.url);
      const tries = [];
      for (let i = 0; i < 11; i++) tries.push((await one.post('/api/account/proof', { password: 'wrong' })).status);
      expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    } finally {
      await strict.stop();
    }
  });
});

describe('the security log', () => {
  it('says who signed in and what changed, the newest first', async () => {
    const me = await proven(world);
    const phone = agent(world.url, { 'user-agent': 'Phone/1.0' });
    await phone.post('/api/login', { email: me.email, password });
    await phone.post('/api/login', { email: me.email, password });
    const { body } = await me.get('/api/sessions');
    const sessions = body['sessions'] as unknown as { session_id: string; current: boolean }[];
    for (const one of sessions.filter(({ current }) => !current)) await me.del(`/api/sessions/${one.session_id}`);
    const made = await me.post('/api/tokens', token);
    const tokenId = (made.body['token'] as unknown as { token_id: string }).token_id;
    await me.post(`/api/tokens/${tokenId}/rotate`, { overlap_hours: 1 });
    await me.del(`/api/tokens/${tokenId}`);
    await me.put('/api/approvals', { required: true });
    await me.post('/api/account/password', { current: password, password: 'a new password' });
    const { entries, next } = await logOf(me);
    expect(entries.map(told)).toEqual([
      'password_changed',
      'approval_on',
      'token_ended: Ada’s agent',
      'token_rotated: Ada’s agent',
      'token_made: Ada’s agent',
      'session_ended: Phone/1.0',
      'logged_in: Phone/1.0',
      'new_device: Phone/1.0',
      `address_proven: ${me.email}`,
      'signed_up',
    ]);
    expect(next).toBeNull();
    expect(entries[4]?.scopes).toEqual(['read', 'answer']);
    expect(entries[6]?.by).toBe('password');
  });

  it('names what an agent brought, once however often it was sent, and what waits for approval', async () => {
    const me = await proven(world);
    const { body } = await me.post('/api/tokens', { ...token, scopes: ['submit'] });
    const bearer = agent(world.url, { authorization: `Bearer ${String(body['secret'])}` });
    const submit = (q1: string) =>
      bearer.post(
        '/intake',
        { email: me.email, q1, mode: 'direct', consent: { statement: 'Yes.' } },
        { 'idempotency-key': q1 },
      );
    for (const reply of [await submit('Lease or buy the van?'), await submit('Lease or buy the van?')])
      expect(reply.status).toBe(201);
    await me.put('/api/approvals', { required: true });
    expect((await submit('Sell the van?')).status).toBe(409);
    const { entries } = await logOf(me);
    expect(entries.map(told).slice(0, 4)).toEqual([
      'approval_asked: Ada’s agent',
      'approval_on',
      'agent_submitted: Ada’s agent',
      'token_made: Ada’s agent',
    ]);
    expect(entries[2]).toMatchObject({ consent: 'stated', case_id: expect.stringMatching(/^[a-z2-7]{32}$/u) });
  });

  it('goes on page by page, without a gap', async () => {
    const me = await person(world.url);
    const device = (i: number) => `Phone/${i}`;
    const { accountId } = me;
    const before = (await world.accountEvents(`account-${accountId}`)).length;
    const logins = Array.from({ length: 60 }, (_, i) => ({
      type: 'LoggedIn' as const,
      data: { accountId, device: device(i), by: 'password' as const, at },
    }));
    await world.appendAll(`account-${accountId}`, logins, before - 1);
    const first = await logOf(me);
    expect([first.entries.length, typeof first.next]).toEqual([50, 'number']);
    const second = await logOf(me, first.next ?? 0);
    const all = [...first.entries, ...second.entries];
    expect(second.next).toBeNull();
    expect(all.map(({ detail }) => detail).filter(Boolean)).toEqual(logins.map((_, i) => device(59 - i)));
    expect((await me.get('/api/account/security?before=x')).status).toBe(422);
  });

  it('is shown to its owner alone, and to no token', async () => {
    const me = await person(world.url);
    const { body } = await me.post('/api/tokens', token);
    const bearer = { authorization: `Bearer ${String(body['secret'])}` };
    expect((await agent(world.url).get('/api/account/security', bearer)).body).toMatchObject({ code: 'NOT_BY_TOKEN' });
    expect((await agent(world.url).get('/api/account/security')).status).toBe(401);
    expect((await logOf(await person(world.url))).entries.map(told)).toEqual(['signed_up']);
  });
});
