import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Scope, scopes } from '../../../shared/events/codes.ts';
import { hashOfSecret, isWellFormed, newSecret } from '../../../server/accounts/tokens/tokenSecret.ts';
import { sha256 } from '../../../shared/kernel/hash.ts';
import { later, reportIssued } from '../../support/controls.ts';
import { playCase } from '../../support/fakeCase.ts';
import { agent, password } from './agent.ts';
import { type World, proven, startWorld } from './world.ts';

let world: World;
let owner: Awaited<ReturnType<typeof proven>>;
let stranger: Awaited<ReturnType<typeof proven>>;
beforeAll(async () => {
  world = await startWorld({ limitScale: 50, sessionCheckMs: 200 });
  [owner, stranger] = [await proven(world), await proven(world)];
});
afterAll(() => world.stop());

const consent = { statement: 'Yes, go ahead.' };
const q1 = 'Should we open a second bakery in Leeds, or franchise the brand instead?';
const wanted = {
  name: 'My agent',
  scopes: [...scopes] as Scope[],
  expires_in_days: 90,
  cases_per_month: null as number | null,
  usd_per_month: null as number | null,
  modes: ['direct', 'default', 'deep'],
  password,
  consent: true,
};
type Made = { secret: string; token: { token_id: string } };
const make = async (more: Partial<typeof wanted> = {}, who = owner) => {
  const reply = await who.post('/api/tokens', { ...wanted, ...more });
  expect([reply.status, reply.text.slice(0, 200)]).toEqual([201, expect.any(String)]);
  return reply.body as unknown as Made;
};
/** How many submissions it has used up in this hour. */
const pointsOf = async ({ token_id }: Made['token']): Promise<number> => {
  const { rows } = await world.database.pool.query<{ points: number }>('select points from rate_limit where key = $1', [
    `intakeByToken:${sha256(token_id)}`,
  ]);
  return rows[0]?.points ?? 0;
};
const bearer = (secret: string) => agent(world.url, { authorization: `Bearer ${secret}` });
const code = ({ status, body }: { status: number; body: Record<string, never> }) => [status, body['code']];

describe('a token', () => {
  it('has a recognisable form with a checksum, is shown once and kept as a hash', async () => {
    const { secret, token } = await make();
    expect(secret).toMatch(/^wtn_pat_[0-9A-Za-z]{49}$/);
    expect([isWellFormed(secret), isWellFormed(newSecret())]).toEqual([true, true]);
    const other = (character: string) => (character === 'a' ? 'b' : 'a');
    for (const i of [8, 30, 56])
      expect(isWellFormed(secret.slice(0, i) + other(secret[i] ?? '') + secret.slice(i + 1))).toBe(false);

    const { rows } = await world.database.pool.query('select * from agent_token where token_id = $1', [token.token_id]);
    expect(rows).toMatchObject([{ secret_hash: hashOfSecret(secret), ends_with: secret.slice(-4) }]);
    const { text } = await owner.get('/api/tokens');
    const events = await world.accountEvents(`account-${owner.accountId}`);
    for (const where of [
      text,
      JSON.stringify(rows),
      JSON.stringify(events, (_, v) => (typeof v === 'bigint' ? `${v}` : v)),
    ])
      expect(where).not.toContain(secret.slice(8));
    expect(events.at(-1)).toMatchObject({
      type: 'AgentAccessGranted',
      data: { tokenId: token.token_id, name: 'My agent' },
    });
  });

  it('is made only with the password, and with consent', async () => {
    expect(code(await owner.post('/api/tokens', { ...wanted, password: 'not the password' }))).toEqual([
      401,
      'WRONG_CREDENTIALS',
    ]);
    expect((await owner.post('/api/tokens', { ...wanted, consent: false })).status).toBe(422);
  });

  it('acts for its account, and shows what it wrote', async () => {
    const me = bearer((await make()).secret);
    expect((await me.get('/api/whoami')).body).toMatchObject({ email: owner.email });
    const { body, status } = await me.post('/intake', { email: owner.email, q1, consent });
    expect(status).toBe(201);
    const rows = (await me.get('/api/my-cases')).body['cases'] as unknown as { case_id: string }[];
    expect(rows.map(({ case_id }) => case_id)).toContain(body['case_id']);
    const [used] = (await owner.get('/api/tokens')).body['tokens'] as unknown as {
      last_used_at: string;
      last_client: string;
    }[];
    expect(used).toMatchObject({ last_used_at: expect.any(String), last_client: 'node' });
  });

  it('uses up one submission where it sends the same again with its key', async () => {
    const { secret, token } = await make();
    const send = () =>
      bearer(secret).post('/intake', { email: owner.email, q1, consent }, { 'idempotency-key': 'the same' });
    const replies = [await send(), await send(), await send()];
    expect(new Set(replies.map(({ status, body }) => `${status} ${body['case_id']}`)).size).toBe(1);
    expect(await pointsOf(token)).toBe(1);
  });

  it('is told again what became of a submission once it has used up all others', async () => {
    const { secret, token } = await make();
    const send = (key: string) =>
      bearer(secret).post('/intake', { email: owner.email, q1, consent }, { 'idempotency-key': key });
    const first = await send('before');
    await world.database.pool.query('update rate_limit set points = 1000000 where key = $1', [
      `intakeByToken:${sha256(token.token_id)}`,
    ]);
    expect(code(await send('after'))).toEqual([429, 'TOO_MANY_REQUESTS']);
    const again = await send('before');
    expect([again.status, again.body['case_id']]).toEqual([201, first.body['case_id']]);
  });

  it('uses up none where it is refused or waits for approval', async () => {
    const { secret, token } = await make();
    const send = (over: object) => bearer(secret).post('/intake', { email: owner.email, q1, consent, ...over });
    expect(code(await send({ consent: undefined }))).toEqual([422, 'CONSENT_MISSING']);
    expect(code(await send({ email: 'other@example.org' }))).toEqual([403, 'NOT_YOUR_EMAIL']);
    expect(code(await send({ documents: ['doc-00000000000000000000'] }))).toEqual([404, 'DOCUMENT_NOT_FOUND']);
    await owner.put('/api/approvals', { required: true });
    try {
      expect(code(await send({}))).toEqual([409, 'APPROVAL_PENDING']);
    } finally {
      await owner.put('/api/approvals', { required: false });
    }
    expect(await pointsOf(token)).toBe(0);
  });

  it('is refused with a bare challenge, and never in an address', async () => {
    const without = await agent(world.url).get('/api/my-cases');
    expect([code(without), without.headers.get('www-authenticate')]).toEqual([
      [401, 'NOT_SIGNED_IN'],
      'Bearer realm="witan"',
    ]);
    const { secret } = await make();
    for (const wrong of [newSecret(), `${secret}x`, 'nonsense']) {
      const reply = await bearer(wrong).get('/api/my-cases');
      expect(code(reply)).toEqual([401, 'INVALID_TOKEN']);
      expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer realm="witan", error="invalid_token"/);
      expect(reply.headers.get('www-authenticate')).not.toMatch(/resource_metadata|authorization_uri/);
      expect(reply.text).not.toContain(wrong);
    }
    expect((await agent(world.url).get(`/api/my-cases?access_token=${secret}`)).status).toBe(400);
    // With a wrong token the session beside it does not help.
    expect(code(await owner.get('/api/my-cases', { authorization: `Bearer ${newSecret()}` }))).toEqual([
      401,
      'INVALID_TOKEN',
    ]);
  });

  it('ends on its day', async () => {
    const me = bearer((await make({ expires_in_days: 30 })).secret);
    world.setClock(() => later(29 * 24 * 3600));
    try {
      expect((await me.get('/api/whoami')).status).toBe(200);
      world.setClock(() => later(31 * 24 * 3600));
      expect(code(await me.get('/api/whoami'))).toEqual([401, 'INVALID_TOKEN']);
    } finally {
      world.setClock();
    }
  });

  it('is rotated with an overlap, or at once', async () => {
    const { secret, token } = await make();
    const rotate = async (overlap_hours: number) =>
      (await owner.post(`/api/tokens/${token.token_id}/rotate`, { overlap_hours })).body as unknown as Made;
    const second = await rotate(1);
    const status = async (one: string) => (await bearer(one).get('/api/whoami')).status;
    expect([await status(secret), await status(second.secret)]).toEqual([200, 200]);
    world.setClock(() => later(3700));
    expect([await status(secret), await status(second.secret)]).toEqual([401, 200]);
    world.setClock();
    const third = await rotate(0);
    expect([await status(second.secret), await status(third.secret)]).toEqual([401, 200]);
  });

  it('is revoked at once, with the streams that are open by it', async () => {
    const { secret, token } = await make();
    const me = bearer(secret);
    const { body } = await me.post('/intake', { email: owner.email, q1, consent });
    const stream = await fetch(`${world.url}/api/cases/${body['case_id']}/events`, {
      headers: { authorization: `Bearer ${secret}`, accept: 'text/event-stream' },
    });
    const reader = stream.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    expect((await owner.del(`/api/tokens/${token.token_id}`)).status).toBe(204);
    expect(code(await me.get('/api/whoami'))).toEqual([401, 'INVALID_TOKEN']);
    let done = false;
    while (!done) done = (await reader?.read().catch(() => ({ done: true })))?.done ?? true;
    expect(done).toBe(true);
    expect((await world.accountEvents(`account-${owner.accountId}`)).at(-1)).toMatchObject({
      type: 'AgentAccessEnded',
      data: { tokenId: token.token_id, reason: 'revoked' },
    });
    expect(code(await owner.del(`/api/tokens/${token.token_id}`))).toEqual([404, 'TOKEN_NOT_FOUND']);
  });

  it('ends when somebody reports that they found it', async () => {
    const { secret } = await make();
    expect((await agent(world.url).post('/api/tokens/report-leak', { token: secret })).status).toBe(204);
    expect((await agent(world.url).post('/api/tokens/report-leak', { token: newSecret() })).status).toBe(204);
    expect(code(await bearer(secret).get('/api/whoami'))).toEqual([401, 'INVALID_TOKEN']);
  });

  it('is gone with its account', async () => {
    const leaving = await proven(world);
    const { secret } = await make({}, leaving);
    expect((await leaving.del('/api/account', { password })).status).toBe(204);
    expect(code(await bearer(secret).get('/api/whoami'))).toEqual([401, 'INVALID_TOKEN']);
  });
});

describe('a case that an agent brings', () => {
  it('needs the consent of its person, and says from then on who brought it', async () => {
    const me = bearer((await make({ name: 'Planner' })).secret);
    expect(code(await me.post('/intake', { email: owner.email, q1 }))).toEqual([422, 'CONSENT_MISSING']);
    const { body } = await me.post('/intake', { email: owner.email, q1, consent });
    const events = await world.accountEvents(`case-${body['case_id']}`);
    expect(events.map(({ type }) => type)).toEqual(['CaseSubmitted', 'ConsentRecorded']);
    const said = { how: 'stated', statement: consent.statement, agent: 'Planner', client: 'node' };
    expect(events[1]?.data).toMatchObject(said);
    expect((await owner.get(`/api/cases/${body['case_id']}`)).body).toMatchObject({ consent: said });
    await owner.put(`/api/cases/${body['case_id']}/share`);
    const watched = await agent(world.url).get(`/api/cases/${body['case_id']}/watch`);
    expect(watched.text).toContain('ConsentRecorded');
    expect(watched.text).not.toContain('Planner');
    expect(watched.text).not.toContain(consent.statement);
  });
});

describe('a case that waits for approval in the app', () => {
  const submission = (email: string) => ({ email, q1, consent });
  const waiting = async () => {
    const who = await proven(world);
    expect((await who.put('/api/approvals', { required: true })).status).toBe(204);
    const me = bearer((await make({ name: 'Planner' }, who)).secret);
    const held = await me.post('/intake', submission(who.email));
    expect([code(held), held.body['approve_url']]).toEqual([
      [409, 'APPROVAL_PENDING'],
      `${world.url}/account/approvals`,
    ]);
    const { approvals } = (await who.get('/api/approvals')).body as unknown as { approvals: { approval_id: string }[] };
    return { who, me, approvals, path: `/api/approvals/${approvals[0]?.approval_id}` };
  };
  const casesOf = async (who: typeof owner) => (await who.get('/api/my-cases')).body['cases'] as unknown as object[];

  it('reaches the panel when its owner approves it, and says so from then on', async () => {
    const { who, me, approvals, path } = await waiting();
    expect(approvals).toMatchObject([{ agent: 'Planner', question: q1, statement: consent.statement }]);
    // Asked again, it waits once; nothing of it is a case, and what is kept can be read by no one else.
    expect(code(await me.post('/intake', submission(who.email)))).toEqual([409, 'APPROVAL_PENDING']);
    expect(((await who.get('/api/approvals')).body['approvals'] as unknown as object[]).length).toBe(1);
    expect(await casesOf(who)).toEqual([]);
    const { rows } = await world.database.pool.query(
      'select sealed::text, key from held_submission where account_id = $1',
      [who.accountId],
    );
    expect(JSON.stringify(rows)).not.toContain(Buffer.from('bakery').toString('hex'));
    expect(code(await stranger.post(`${path}/approve`))).toEqual([404, 'APPROVAL_NOT_FOUND']);

    const { status, body } = await who.post(`${path}/approve`);
    expect(status).toBe(201);
    const said = { how: 'approved', statement: consent.statement, agent: 'Planner', client: 'node' };
    expect((await who.get(`/api/cases/${body['case_id']}`)).body).toMatchObject({ consent: said });
    // The agent sends the same once more and is told the case.
    const again = await me.post('/intake', submission(who.email));
    expect([again.status, again.body['case_id']]).toEqual([201, body['case_id']]);
    expect(code(await who.post(`${path}/approve`))).toEqual([404, 'APPROVAL_NOT_FOUND']);
    expect(await casesOf(who)).toHaveLength(1);
  });

  it('is also a delivered case that is asked again, shown with what is to change', async () => {
    const who = await proven(world);
    const { case_id: of } = (await who.post('/intake', { email: who.email, q1, mode: 'direct' })).body;
    const { events } = await playCase('direct');
    await world.appendAll(`case-${of}`, [...events.slice(1), reportIssued()], 0);
    await who.put('/api/approvals', { required: true });
    const me = bearer((await make({ name: 'Planner' }, who)).secret);
    const change = { kind: 'fact', now: 'The rent falls to 40,000.' };
    const ask = () => me.post(`/api/cases/${of}/again`, { change, consent }, { 'idempotency-key': 'one' });
    expect(code(await ask())).toEqual([409, 'APPROVAL_PENDING']);
    const { approvals } = (await who.get('/api/approvals')).body as unknown as { approvals: { approval_id: string }[] };
    expect(approvals).toMatchObject([{ question: q1, again: { of, change } }]);
    const approved = await who.post(`/api/approvals/${approvals[0]?.approval_id}/approve`);
    expect(approved.status).toBe(201);
    expect((await ask()).body['case_id']).toBe(approved.body['case_id']);
    expect((await who.get(`/api/cases/${of}`)).body).toMatchObject({ again: { case_ids: [approved.body['case_id']] } });
  });

  it('never does when they decline, and what the agent wrote is gone', async () => {
    const { who, me, path } = await waiting();
    expect((await who.post(`${path}/decline`)).status).toBe(204);
    expect(code(await me.post('/intake', submission(who.email)))).toEqual([409, 'APPROVAL_DECLINED']);
    expect(await casesOf(who)).toEqual([]);
    const { rows } = await world.database.pool.query('select sealed from held_submission where account_id = $1', [
      who.accountId,
    ]);
    expect(rows).toEqual([{ sealed: null }]);
  });

  it('cannot be approved by an agent, nor with a token that has ended; the person never waits', async () => {
    const { who, me, path } = await waiting();
    expect(code(await me.post(`${path}/approve`))).toEqual([403, 'NOT_BY_TOKEN']);
    expect(code(await me.put('/api/approvals', { required: false }))).toEqual([403, 'NOT_BY_TOKEN']);
    const [token] = (await who.get('/api/tokens')).body['tokens'] as unknown as { token_id: string }[];
    await who.del(`/api/tokens/${token?.token_id}`);
    expect(code(await who.post(`${path}/approve`))).toEqual([404, 'TOKEN_NOT_FOUND']);
    expect((await who.post('/intake', { email: who.email, q1 })).status).toBe(201);
  });
});

describe('the limits of a token', () => {
  const submitBy = (me: ReturnType<typeof bearer>, email: string, more: object = {}) =>
    me.post('/intake', { email, q1, consent, ...more });

  it('are its modes, and its cases a month, also in parallel', async () => {
    const who = await proven(world);
    const me = bearer((await make({ cases_per_month: 2, modes: ['direct'] }, who)).secret);
    expect(code(await submitBy(me, who.email))).toEqual([402, 'TOKEN_LIMIT_REACHED']);
    const replies = await Promise.all(Array.from({ length: 5 }, () => submitBy(me, who.email, { mode: 'direct' })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 402, 402, 402]);
    // The person is not held to them.
    expect((await who.post('/intake', { email: who.email, q1 })).status).toBe(201);
    world.setClock(() => later(20 * 24 * 3600));
    const [next] = [await submitBy(me, who.email, { mode: 'direct' })];
    world.setClock();
    expect(next?.status).toBe(201);
  });

  it('are what its cases may cost, each with its spending limit until it has ended', async () => {
    const who = await proven(world);
    const me = bearer((await make({ usd_per_month: 22 }, who)).secret);
    expect((await submitBy(me, who.email, { mode: 'direct' })).status).toBe(201);
    const second = await submitBy(me, who.email, { mode: 'direct' });
    expect(second.status).toBe(201);
    expect(code(await submitBy(me, who.email, { mode: 'direct' }))).toEqual([402, 'TOKEN_LIMIT_REACHED']);
    expect((await who.post(`/api/cases/${second.body['case_id']}/cancel`, {})).status).toBe(202);
    expect((await submitBy(me, who.email, { mode: 'direct' })).status).toBe(201);
  });
});

describe('every operation of the OpenAPI document', () => {
  type Operation = { operationId: string; security: Record<string, string[]>[] };
  type Document = { paths: Record<string, Record<string, Operation>> };

  it('that opens or guards the account is never done by token, whatever its scopes', async () => {
    const document = (await owner.get('/.well-known/openapi.json')).body as unknown as Document;
    const guarded = Object.entries(document.paths)
      .filter(([path]) =>
        /token|password|session|factor|passkey|totp|approval|address|account|terms|device/i.test(path),
      )
      .flatMap(([path, methods]) => Object.entries(methods).map(([method, one]) => ({ path, method, ...one })))
      .filter(({ security, operationId }) => security.length > 0 && operationId !== 'whoami');
    expect(guarded.length).toBeGreaterThan(12);
    const me = bearer((await make({ scopes: [...scopes] })).secret);
    for (const { path, method, operationId, security } of guarded) {
      expect([operationId, security.some(({ token }) => token !== undefined)]).toEqual([operationId, false]);
      const reply = await me.send(
        method.toUpperCase(),
        path.replace(/\{\w+\}/, 'none'),
        method === 'get' ? undefined : {},
      );
      expect([operationId, ...code(reply)]).toEqual([operationId, 403, 'NOT_BY_TOKEN']);
    }
  });

  it('that is closed answers without one, and with a wrong one, by a bare challenge', async () => {
    const document = (await owner.get('/.well-known/openapi.json')).body as unknown as Document;
    const closed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { operationId, security }]) =>
        security.length > 0
          ? [{ path: path.replaceAll(/\{\w+\}/g, 'none'), method: method.toUpperCase(), operationId }]
          : [],
      ),
    );
    expect(closed.length).toBeGreaterThan(30);
    for (const { path, method, operationId } of closed) {
      const challenge = async (who: ReturnType<typeof agent>) => {
        const reply = await who.send(method, path, method === 'GET' ? undefined : {});
        return [operationId, ...code(reply), reply.headers.get('www-authenticate')];
      };
      expect(await challenge(agent(world.url))).toEqual([operationId, 401, 'NOT_SIGNED_IN', 'Bearer realm="witan"']);
      expect(await challenge(bearer(newSecret()))).toEqual([
        ...[operationId, 401, 'INVALID_TOKEN'],
        expect.stringMatching(/^Bearer realm="witan", error="invalid_token", error_description="[^"]+"$/),
      ]);
    }
  });

  it('takes a token exactly where it says so, with the scope it says, and shows nothing of another account', async () => {
    const document = (await owner.get('/.well-known/openapi.json')).body as unknown as Document;
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
    );
    const closed = operations.filter(({ security }) => security.length > 0);
    expect(closed.length).toBeGreaterThan(30);
    expect(new Set(closed.flatMap(({ security }) => security.flatMap(({ token }) => token ?? [])))).toEqual(
      new Set(['read', 'submit', 'answer', 'decide', 'webhooks']),
    );
    const foreign = (await stranger.post('/intake', { email: stranger.email, q1: 'Should we acquire them?' })).body[
      'case_id'
    ] as unknown as string;
    const filled = (path: string) =>
      path
        .replace('{case_id}', foreign)
        .replace('{session_id}', 'none')
        .replace('{token_id}', 'none')
        .replace('{webhook_id}', 'none')
        .replace('{approval_id}', 'none')
        .replace('{delivery_id}', 'none')
        .replace('{document_id}', '00000000-0000-4000-8000-000000000000')
        .replace('{offset}', '0');

    for (const scope of scopes) {
      const me = bearer((await make({ scopes: [scope] })).secret);
      for (const { path, method, operationId, security } of closed) {
        const needed = security.find(({ token }) => token)?.['token']?.[0];
        const reply = await me.send(method, filled(path), method === 'GET' ? undefined : {});
        const isRefused = reply.status === 401 || reply.status === 403;
        const isForeign = needed === scope && path.includes('{case_id}');
        expect({
          operationId,
          scope,
          refusal: isRefused || isForeign ? code(reply) : null,
          leaks: reply.text.includes(stranger.email) || reply.text.includes(foreign) || reply.text.includes('acquire'),
        }).toEqual({
          operationId,
          scope,
          refusal: isForeign
            ? [404, 'CASE_NOT_FOUND']
            : needed === scope
              ? null
              : [403, needed === undefined ? 'NOT_BY_TOKEN' : 'INSUFFICIENT_SCOPE'],
          leaks: false,
        });
      }
    }
  });
});
