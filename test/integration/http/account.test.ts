import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { emailStream } from '../../../server/accounts/accountDecider.ts';
import { termsVersion } from '../../../shared/api/accounts/terms.ts';
import privacy from '../../../shared/locales/en/ui/site/privacy.json' with { type: 'json' };
import { at } from '../../support/controls.ts';
import { agent, newEmail, password, person } from './agent.ts';
import { type World, startWorld } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ limitScale: 50 });
});
afterAll(() => world.stop());

it('sets the cookies that the privacy page names, for as long as it says', async () => {
  const days = [...privacy['privacy.cookies.text'].matchAll(/(\d+) days/gu)].map(([, n]) => Number(n));
  expect(privacy['privacy.cookies.text']).toContain('for five minutes');
  const [unused, oldest, device] = days;
  const me = agent(world.url);
  /** When cookies end, in minutes. They are held against each other: the `Date` of a reply does not move with a run's clock. */
  const endsOf = ({ headers }: { readonly headers: Headers }) =>
    Object.fromEntries(
      headers.getSetCookie().map((line) => {
        expect(line).toMatch(/;\s*httponly/iu);
        return [line.slice(0, line.indexOf('=')), Date.parse(/expires=([^;]+)/u.exec(line)?.[1] ?? '') / 60_000];
      }),
    );
  const minutes = (n: number | undefined) => (n ?? 0) * 24 * 60;
  const [signedUp, offered] = await Promise.all([
    me.post('/api/signup', { email: newEmail(), password }),
    agent(world.url).post('/api/login/passkey/options', {}),
  ]);
  const ends = endsOf(signedUp);
  expect(Object.keys(ends)).toEqual(['witan-device', 'witan', 'witan.sig']);
  const { witan = 0, 'witan.sig': signature, 'witan-device': marked = 0 } = ends;
  expect(signature).toBe(witan);
  // Set within seconds of each other.
  const within = (apart: number, wanted: number) => expect(Math.abs(apart - wanted)).toBeLessThan(2);
  within(marked - witan, minutes(device) - minutes(unused));
  within(witan - (endsOf(offered)['witan-passkey'] ?? 0), minutes(unused) - 5);

  // The database has a clock of its own, which a run on another day does not move.
  const aged = (age: string) =>
    world.database.pool.query(
      `update session set started_at = now() - $2::interval, expires_at = now() + interval '50 years' where account_id = $1`,
      [signedUp.body['account_id'], age],
    );
  await aged(`${oldest} days - 1 minute`);
  expect((await me.get('/api/whoami')).status).toBe(200);
  await aged(`${oldest} days 1 minute`);
  expect((await me.get('/api/whoami')).status).toBe(401);
});

describe('signing up', () => {
  it('opens an account with a trial of 30 days and signs in', async () => {
    const me = agent(world.url);
    const email = newEmail();
    const { status, body } = await me.post('/api/signup', { email: ` ${email.toUpperCase()} `, password });
    expect([status, body]).toMatchObject([
      201,
      { email, plan: 'trial', terms_accepted: false, trial: { days_left: 30, ends_at: expect.any(String) } },
    ]);
    expect((await me.get('/api/whoami')).body).toEqual(body);
  });

  it('says 409 to all but one of sixteen who sign up with one address at once', async () => {
    const email = newEmail();
    const replies = await Promise.all(
      // As many as may wait for their turn from one place.
      Array.from({ length: 16 }, (_, i) =>
        agent(world.url).post('/api/signup', { email, password: `${password} ${i}` }),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(15);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      type: `${world.url}/problems/account-exists`,
      code: 'ACCOUNT_EXISTS',
      status: 409,
    });
    // The password that counts is that of the one who was told yes.
    const winner = statuses.indexOf(201);
    const logIn = (i: number) => agent(world.url).post('/api/login', { email, password: `${password} ${i}` });
    expect((await logIn(winner)).status).toBe(200);
    expect((await logIn((winner + 1) % 16)).status).toBe(401);
  });

  it('names every wrong field', async () => {
    const { status, body, headers } = await agent(world.url).post('/api/signup', {
      email: 'ada',
      password: 'short',
      plan: 'x',
    });
    expect(status).toBe(422);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect((body['errors'] as unknown as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual([
      '/email',
      '/password',
      '/plan',
    ]);
  });

  it('takes over a reservation that a crash left without an account', async () => {
    const email = newEmail();
    await world.appendAll(emailStream(email), [{ type: 'EmailReserved', data: { accountId: `acc-${email}`, at } }], -1);
    const me = agent(world.url);
    expect((await me.post('/api/login', { email, password })).status).toBe(401);
    const { status, body } = await me.post('/api/signup', { email, password });
    expect([status, body]).toMatchObject([201, { account_id: `acc-${email}` }]);
    expect((await me.post('/api/signup', { email, password })).status).toBe(409);
  });

  it('is completed by the next login when only the registration is missing', async () => {
    const email = newEmail();
    const accountId = `acc-${email}`;
    await world.appendAll(emailStream(email), [{ type: 'EmailReserved', data: { accountId, at } }], -1);
    const other = await person(world.url);
    await world.database.pool.query(
      'insert into credential (account_id, password) select $1, password from credential where account_id = $2',
      [accountId, other.accountId],
    );
    const me = agent(world.url);
    expect((await me.post('/api/login', { email, password })).body).toMatchObject({ account_id: accountId, email });
  });
});

describe('a session', () => {
  it('has a new id at login, whatever cookie came with it', async () => {
    const me = await person(world.url);
    const before = me.cookies();
    const again = await me.post('/api/login', { email: me.email, password });
    expect(again.status).toBe(200);
    expect(me.cookies().get('witan')).not.toBe(before.get('witan'));
    const old = agent(world.url);
    old.use(before);
    expect((await old.get('/api/whoami')).status).toBe(401);
  });

  it('is worthless after logout, also for requests that were under way', async () => {
    const me = await person(world.url);
    const copy = agent(world.url);
    copy.use(me.cookies());
    const [out] = await Promise.all([
      me.post('/api/logout'),
      ...Array.from({ length: 10 }, () => copy.post('/api/terms', {})),
    ]);
    expect(out?.status).toBe(204);
    for (let i = 0; i < 3; i++) expect((await copy.get('/api/whoami')).status).toBe(401);
  });

  it('is kept as a hash only', async () => {
    const me = await person(world.url);
    const id = me.cookies().get('witan') ?? '';
    expect(Buffer.from(id, 'base64url')).toHaveLength(32);
    const { rows } = await world.database.pool.query('select * from session where account_id = $1', [me.accountId]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  it('needs the signature of its cookie', async () => {
    const me = await person(world.url);
    const forged = agent(world.url);
    forged.use(
      new Map([
        ['witan', me.cookies().get('witan') ?? ''],
        ['witan.sig', 'x'.repeat(27)],
      ]),
    );
    expect((await forged.get('/api/whoami')).status).toBe(401);
  });

  it('is listed, and can be ended from another', async () => {
    const me = await person(world.url);
    const phone = agent(world.url, { 'user-agent': 'phone' });
    await phone.post('/api/login', { email: me.email, password });
    const list = (await me.get('/api/sessions')).body['sessions'] as unknown as {
      session_id: string;
      current: boolean;
      device: string;
    }[];
    expect(list.map(({ current, device }) => [current, device === 'phone'])).toEqual(
      expect.arrayContaining([
        [true, false],
        [false, true],
      ]),
    );
    const other = list.find(({ current }) => !current)?.session_id;
    const stranger = await person(world.url);
    expect((await stranger.del(`/api/sessions/${other}`)).status).toBe(404);
    expect((await me.del(`/api/sessions/${other}`)).status).toBe(204);
    expect((await phone.get('/api/whoami')).status).toBe(401);
    expect((await me.get('/api/whoami')).status).toBe(200);
  });
});

describe('logging in', () => {
  it('refuses a wrong password and an unknown address alike', async () => {
    const me = await person(world.url);
    const wrong = await agent(world.url).post('/api/login', { email: me.email, password: 'wrong' });
    const unknown = await agent(world.url).post('/api/login', { email: newEmail(), password });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong.body).toMatchObject({ code: 'WRONG_CREDENTIALS', status: 401 });
  });
});

describe('a password that is easy to guess', () => {
  const guessable = async (reply: Promise<{ status: number; body: object }>) =>
    expect(await reply).toMatchObject({
      status: 422,
      body: { code: 'REFUSED_PASSWORD', errors: [{ pointer: '/password' }] },
    });

  it('opens no account', async () => {
    const email = newEmail();
    await guessable(agent(world.url).post('/api/signup', { email, password: 'Password123' }));
    await guessable(agent(world.url).post('/api/signup', { email, password: `${email} 1` }));
    expect((await agent(world.url).post('/api/signup', { email, password })).status).toBe(201);
  });

  it('is not taken for another, and the one before stays', async () => {
    const me = await person(world.url);
    await guessable(me.post('/api/account/password', { current: password, password: 'iloveyou2' }));
    expect((await me.post('/api/login', { email: me.email, password })).status).toBe(200);
  });

  it('is not set by a link, and the link stays good', async () => {
    const me = await person(world.url);
    await me.post('/api/password-reset', { email: me.email });
    await expect.poll(() => world.emails.at(-1)?.to).toBe(me.email);
    const token = world.emails.at(-1)?.link.split('token=')[1] ?? '';
    const confirm = (wanted: string) =>
      agent(world.url).post('/api/password-reset/confirm', { token, password: wanted });
    await guessable(confirm('qwertyuiop'));
    expect((await confirm('a new password')).status).toBe(204);
  });
});

describe('the Terms', () => {
  it('are data, and which version was accepted is recorded', async () => {
    const me = agent(world.url);
    await me.post('/api/signup', { email: newEmail(), password });
    expect((await me.get('/api/terms')).body).toMatchObject({ version: termsVersion });
    expect((await me.post('/api/terms', { version: 'older' })).status).toBe(422);
    expect((await me.post('/api/terms', { version: termsVersion })).status).toBe(204);
    expect((await me.get('/api/whoami')).body).toMatchObject({ terms_accepted: true });
  });
  it('come with the providers that processes of the installation ask now', async () => {
    const asked = async () => (await agent(world.url).get('/api/terms')).body['providers'];
    const lease = (key: string, until: string) =>
      world.database.pool.query("insert into lease (key, holder, until) values ($1, 'x', now() + $2::interval)", [
        key,
        until,
      ]);
    expect(await asked()).toEqual([]);
    await lease('provider/openai/one', '1 hour');
    await lease('provider/openai/two', '1 hour');
    await lease('provider/anthropic/one', '1 hour');
    await lease('provider/google/gone', '-1 second');
    await lease('provider/unheard-of/one', '1 hour');
    expect(await asked()).toEqual(['anthropic', 'openai']);
  });
});

describe('a forgotten password', () => {
  const arrived = async (count: number) => {
    await expect.poll(() => world.emails.length).toBe(count);
    return new URL(world.emails.at(-1)?.link ?? '').hash.slice('#token='.length);
  };

  it('is reset once, by the e-mail, and ends every session', async () => {
    const me = await person(world.url);
    const asked = world.emails.length;
    expect((await agent(world.url).post('/api/password-reset', { email: me.email })).status).toBe(202);
    const token = await arrived(asked + 1);
    const confirm = (body: object) => agent(world.url).post('/api/password-reset/confirm', body);
    expect((await confirm({ token: 'x', password: 'a new password' })).body).toMatchObject({
      code: 'INVALID_RESET_TOKEN',
    });
    const both = await Promise.all([
      confirm({ token, password: 'a new password' }),
      confirm({ token, password: 'a new password' }),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 422]));
    expect((await me.get('/api/whoami')).status).toBe(401);
    expect((await me.post('/api/login', { email: me.email, password })).status).toBe(401);
    expect((await me.post('/api/login', { email: me.email, password: 'a new password' })).status).toBe(200);
  });

  it('says the same to an unknown address, and sends nothing', async () => {
    const before = world.emails.length;
    const { status } = await agent(world.url).post('/api/password-reset', { email: newEmail() });
    expect(status).toBe(202);
    const me = await person(world.url);
    await agent(world.url).post('/api/password-reset', { email: me.email });
    await arrived(before + 1);
  });

  it('is not cancelled by a newer request, only by a reset or after its hour', async () => {
    const me = await person(world.url);
    const before = world.emails.length;
    const tokens: string[] = [];
    for (let i = 1; i <= 3; i++) {
      await agent(world.url).post('/api/password-reset', { email: me.email });
      tokens.push(await arrived(before + i));
    }
    const [first = '', second = '', third = ''] = tokens;
    const confirm = (token: string) =>
      agent(world.url).post('/api/password-reset/confirm', { token, password: 'a new password' });
    await world.database.pool.query(
      "update password_reset set expires_at = now() - interval '1 second' where token_hash = encode(sha256($1::bytea), 'hex')",
      [Buffer.from(third)],
    );
    expect((await confirm(third)).status).toBe(422);
    const replies = await Promise.all([first, first, second].map(confirm));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422, 422]);
  });
});

describe('a changed password', () => {
  it('needs the old one, ends the other sessions and renews this one', async () => {
    const me = await person(world.url);
    const phone = agent(world.url);
    await phone.post('/api/login', { email: me.email, password });
    const before = me.cookies().get('witan');
    expect((await me.post('/api/account/password', { current: 'wrong', password: 'a new password' })).status).toBe(401);
    expect((await me.post('/api/account/password', { current: password, password: 'a new password' })).status).toBe(
      204,
    );
    expect(me.cookies().get('witan')).not.toBe(before);
    expect((await me.get('/api/whoami')).status).toBe(200);
    expect((await phone.get('/api/whoami')).status).toBe(401);
    const { rows } = await world.database.pool.query('select 1 from session where account_id = $1', [me.accountId]);
    expect(rows).toHaveLength(1);
  });

  it('ends what was begun with the old one and is still under way', async () => {
    const me = await person(world.url);
    const other = agent(world.url);
    const sql = await world.database.pool.connect();
    // What changing the password does, held open between its two steps.
    await sql.query('begin');
    await sql.query("update credential set password = 'another' where account_id = $1", [me.accountId]);
    await sql.query('delete from session where account_id = $1', [me.accountId]);
    const login = other.post('/api/login', { email: me.email, password });
    const waits = async () => {
      const { rowCount } = await world.database.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rowCount === 1;
    };
    let over = false;
    void login.finally(() => (over = true));
    await expect.poll(async () => over || (await waits())).toBe(true);
    await sql.query('commit');
    sql.release();
    expect((await login).body).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect((await other.get('/api/whoami')).status).toBe(401);
    expect(await world.sessions.list(me.accountId)).toEqual([]);
  });

  it('makes links for a reset worthless that were sent before', async () => {
    const me = await person(world.url);
    await me.post('/api/password-reset', { email: me.email });
    await expect.poll(() => world.emails.at(-1)?.to).toBe(me.email);
    const token = world.emails.at(-1)?.link.split('token=')[1] ?? '';
    expect((await me.post('/api/account/password', { current: password, password: 'correct horse two' })).status).toBe(
      204,
    );
    const late = await agent(world.url).post('/api/password-reset/confirm', { token, password: 'correct horse three' });
    expect(late.body).toMatchObject({ code: 'INVALID_RESET_TOKEN' });
  });
});

describe('a deleted account', () => {
  it('leaves no password, no session and a free address', async () => {
    const me = await person(world.url);
    const { body } = await me.post('/intake', { email: me.email, q1: 'Lease or franchise?', mode: '' });
    expect((await me.del('/api/account', { password: 'wrong' })).status).toBe(401);
    expect((await me.del('/api/account', { password })).status).toBe(204);
    expect((await me.get('/api/whoami')).status).toBe(401);
    expect((await me.post('/api/login', { email: me.email, password })).status).toBe(401);

    const types = (await world.accountEvents(`case-${body['case_id'] as unknown as string}`)).map(({ type }) => type);
    expect(types).toEqual(['CaseSubmitted', 'CaseCancelled', 'CaseErased']);
    for (const table of ['credential', 'session', 'password_reset'])
      expect(
        (await world.database.pool.query(`select 1 from ${table} where account_id = $1`, [me.accountId])).rows,
      ).toEqual([]);
    const again = await agent(world.url).post('/api/signup', { email: me.email, password });
    expect(again.status).toBe(201);
    expect(again.body['account_id']).not.toBe(me.accountId);
  });
});
