import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { later } from '../../support/controls.ts';
import { codeAt } from '../../support/totp.ts';
import { type Agent, agent, password, person } from './agent.ts';
import { type World, startWorld } from './world.ts';

let world: World;
let seconds = 0;
beforeAll(async () => {
  world = await startWorld({ limitScale: 50, proxies: 1 });
  world.setClock(() => later(seconds));
});
beforeEach(() => void (seconds += 600));
afterAll(() => world.stop());

type Reply = { readonly status: number; readonly body: Record<string, unknown> };
const code = ({ status, body }: Reply) => [status, body['code']];
const now = () => later(seconds);

/** Somebody whose account asks for codes. */
const guarded = async (where = world) => {
  const me = await person(where.url);
  const { secret } = (await me.post('/api/account/totp')).body as unknown as { secret: string };
  const { body } = await me.post('/api/account/totp/confirm', { code: codeAt(secret, now()) });
  seconds += 30;
  return { ...me, secret, codes: body['recovery_codes'] as unknown as string[] };
};
const logIn = (me: { email: string }, more: object = {}, who: Agent = agent(world.url), from = '192.0.2.1') =>
  who.post('/api/login', { email: me.email, password, ...more }, { 'x-forwarded-for': from });

describe('an authenticator app', () => {
  it('counts once a code of it was given', async () => {
    const me = await person(world.url);
    const { secret, uri } = (await me.post('/api/account/totp')).body as unknown as { secret: string; uri: string };
    expect(uri).toContain(secret);
    expect((await logIn(me)).status).toBe(200);
    expect(code(await me.post('/api/account/totp/confirm', { code: '000000' }))).toEqual([401, 'WRONG_CODE']);
    const { status, body } = await me.post('/api/account/totp/confirm', { code: codeAt(secret, now()) });
    expect([status, (body['recovery_codes'] as unknown as string[]).length]).toEqual([200, 10]);
    expect((await me.get('/api/account/factors')).body).toEqual({ totp: true, passkeys: 0, recovery_codes_left: 10 });
    expect(code(await logIn(me))).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    expect(code(await me.post('/api/account/totp'))).toEqual([409, 'FACTOR_EXISTS']);
  });

  it('lets in with the password and a code, each code once', async () => {
    const me = await guarded();
    const given = { code: codeAt(me.secret, now()) };
    expect(code(await logIn(me, { code: '000000' }))).toEqual([401, 'WRONG_CODE']);
    const both = await Promise.all([logIn(me, given), logIn(me, given)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(code(await logIn(me, given))).toEqual([401, 'WRONG_CODE']);
    // The code from before it is used up with it.
    expect(code(await logIn(me, { code: codeAt(me.secret, later(seconds - 30)) }))).toEqual([401, 'WRONG_CODE']);
    seconds += 30;
    expect((await logIn(me, { code: codeAt(me.secret, now()) })).status).toBe(200);
  });

  it('is not shown to anyone who does not know the password', async () => {
    const [with2, without] = [await guarded(), await person(world.url)];
    for (const more of [{}, { code: '000000' }, { code: codeAt(with2.secret, now()) }]) {
      const wrong = { ...more, password: 'not this one' };
      const [one, other] = [await logIn(with2, wrong), await logIn(without, wrong)];
      expect([one.status, one.body]).toEqual([other.status, other.body]);
      expect(code(one)).toEqual([401, 'WRONG_CREDENTIALS']);
    }
  });

  it('is kept sealed, and codes as hashes', async () => {
    const me = await guarded();
    const { rows } = await world.database.pool.query('select secret from totp where account_id = $1', [me.accountId]);
    const kept = Buffer.from(rows[0]?.secret as Buffer);
    expect(kept.toString('latin1')).not.toContain(me.secret);
    const { rows: hashes } = await world.database.pool.query(
      'select code_hash from recovery_code where account_id = $1',
      [me.accountId],
    );
    expect(hashes).toHaveLength(10);
    expect(JSON.stringify(hashes)).not.toContain(me.codes[0]?.slice(0, 4).toLowerCase() ?? '');
  });

  it('is not removed by a new password by e-mail', async () => {
    const me = await guarded();
    await me.post('/api/password-reset', { email: me.email });
    await expect.poll(() => world.emails.at(-1)?.to).toBe(me.email);
    const token = world.emails.at(-1)?.link.split('token=')[1] ?? '';
    await agent(world.url).post('/api/password-reset/confirm', { token, password: 'a new password' });
    expect(code(await logIn(me, { password: 'a new password' }))).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    const given = { password: 'a new password', code: codeAt(me.secret, now()) };
    expect((await logIn(me, given)).status).toBe(200);
  });

  it('goes with the account', async () => {
    const me = await guarded();
    expect((await me.del('/api/account', { password })).status).toBe(204);
    for (const table of ['totp', 'recovery_code'])
      expect(
        (await world.database.pool.query(`select 1 from ${table} where account_id = $1`, [me.accountId])).rows,
      ).toEqual([]);
  });
});

describe('a recovery code', () => {
  it('takes the place of a code once, until there are others', async () => {
    const me = await guarded();
    const [first = '', second = '', third = ''] = me.codes;
    const both = await Promise.all([logIn(me, { code: first }), logIn(me, { code: first.toLowerCase() })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect((await me.get('/api/account/factors')).body).toEqual({ totp: true, passkeys: 0, recovery_codes_left: 9 });
    const { body } = await me.post('/api/account/recovery-codes');
    expect(code(await logIn(me, { code: second }))).toEqual([401, 'WRONG_CODE']);
    const [fresh] = body['recovery_codes'] as unknown as string[];
    expect((await logIn(me, { code: fresh })).status).toBe(200);
    expect((await me.del('/api/account/totp')).status).toBe(204);
    expect((await logIn(me)).status).toBe(200);
    expect(code(await me.post('/api/account/recovery-codes'))).toEqual([404, 'FACTOR_NOT_FOUND']);
    expect(third).not.toBe('');
    const events = (await world.accountEvents(`account-${me.accountId}`)).map(({ type }) => type);
    expect(events.filter((type) => /Totp|Recovery/u.test(type))).toEqual([
      'TotpAdded',
      'RecoveryCodeUsed',
      'RecoveryCodesMade',
      'RecoveryCodeUsed',
      'TotpRemoved',
    ]);
  });
});

describe('changes to how one gets in', () => {
  const changes = (me: Agent) => [
    () => me.post('/api/account/totp'),
    () => me.post('/api/account/totp/confirm', { code: '000000' }),
    () => me.post('/api/account/recovery-codes'),
    () => me.del('/api/account/totp'),
  ];
  const grown = (accountId: string) =>
    world.database.pool.query("update session set proven_at = now() - interval '11 minutes' where account_id = $1", [
      accountId,
    ]);

  it('ask for password and code once more after ten minutes; the password alone does for nothing then', async () => {
    const me = await guarded();
    await grown(me.accountId);
    for (const change of [
      ...changes(me),
      () => me.del('/api/account', { password }),
      () => me.post('/api/account/password', { current: password, password: 'a new password' }),
    ])
      expect(code(await change())).toEqual([403, 'PROOF_NEEDED']);
    const prove = (more: object) => me.post('/api/account/proof', { password, ...more });
    expect(code(await prove({}))).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    expect(code(await prove({ code: '000000' }))).toEqual([401, 'WRONG_CODE']);
    expect((await prove({ code: codeAt(me.secret, now()) })).status).toBe(204);
    expect((await me.del('/api/account/totp')).status).toBe(204);
  });
});

describe('wrong passwords from elsewhere', () => {
  it('keep nobody out who has a code beside the password, and tell nobody whether there is one', async () => {
    const strict = await startWorld({ proxies: 1 });
    strict.setClock(() => later(seconds));
    try {
      const [me, plain] = [await guarded(strict), await person(strict.url)];
      for (const { email } of [me, plain])
        for (let i = 0; i < 100; i++) await strict.accounts.throttle.take('logInByAccount', email);
      const from = (who: { email: string }, more: object, ip: string) => logIn(who, more, agent(strict.url), ip);
      const replies = [
        await from(me, {}, '192.0.2.10'),
        await from(me, { code: '000000' }, '192.0.2.11'),
        await from(me, { code: codeAt(me.secret, now()), password: 'not this one' }, '192.0.2.12'),
        await from(plain, { code: '000000' }, '192.0.2.13'),
        await from(plain, { code: '000000', password: 'not this one' }, '192.0.2.14'),
      ];
      expect(replies.map(code)).toEqual(replies.map(() => [429, 'TOO_MANY_REQUESTS']));
      expect((await from(me, { code: codeAt(me.secret, now()) }, '192.0.2.15')).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });

  it('and codes are guessed a few times only', async () => {
    const strict = await startWorld({ proxies: 1 });
    strict.setClock(() => later(seconds));
    try {
      const me = await guarded(strict);
      const tries = [];
      for (let i = 0; i < 6; i++) tries.push((await logIn(me, { code: '000000' }, agent(strict.url))).status);
      expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
    } finally {
      await strict.stop();
    }
  });
});
