import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createPool } from '../../../server/platform/postgres/pool.ts';
import { whereRunning } from '../../../server/platform/runningInstance.ts';
import { type App, startApp } from '../../support/app.ts';
import { command } from '../../support/command.ts';
import { until } from '../../support/until.ts';
import type { SecurityLog } from '../../../shared/api/accounts/security.ts';
import { agent, password, person } from '../http/agent.ts';

let app: App | undefined;
beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'info' } });
});
afterAll(() => app?.stop());

const grant = (...words: string[]) => command('server/cli/grant.ts', words, { DATA_DIR: app?.dataDir ?? '' });

describe('npm run grant', () => {
  it('puts an account on a plan beside the running server, at once, and says which it has', async () => {
    const me = await person(app?.url ?? '');
    const shown = async () => (await me.get('/api/my-cases')).body as object;
    expect(await grant(me.email)).toEqual({ code: 0, said: expect.stringMatching(/: trial until 2\d{3}-/) as string });
    expect(await grant(me.email.toUpperCase(), 'professional')).toEqual({
      code: 0,
      said: `${me.email}: professional, was trial\n`,
    });
    expect(await shown()).toMatchObject({ plan: 'professional', usage: { used: 0, included: 15 } });
    expect(await grant(me.email, 'professional')).toEqual({ code: 0, said: `${me.email}: professional\n` });
    const other = await person(app?.url ?? '');
    await other.get('/api/my-cases');
    const all = (await grant()).said.split('\n');
    expect(all).toEqual([`${me.email}: professional`, expect.stringMatching(`^${other.email}: trial until 2`), '']);
  });

  it('says that an address is proven, where the operator knows it', async () => {
    const me = await person(app?.url ?? '');
    const isProven = async () => (await me.get('/api/whoami')).body['address_proven'];
    expect(await isProven()).toBe(false);
    expect(await grant(me.email, 'proven')).toEqual({ code: 0, said: `${me.email}: address proven\n` });
    expect(await isProven()).toBe(true);
  });

  it('allows a login with only the password after all other factors are lost, and logs it', async () => {
    const me = await person(app?.url ?? '');
    const logIn = () => agent(app?.url ?? '').post('/api/login', { email: me.email, password });
    expect(await grant(me.email, 'no-factors')).toEqual({ code: 0, said: `${me.email}: no second factor\n` });
    const pool = createPool(whereRunning(app?.dataDir ?? '')?.databaseUrl ?? '', { onError: () => undefined });
    try {
      await pool.query(
        "insert into passkey (passkey_id, account_id, credential_hash, secret, counter) values ('p', $1, 'h', '', 0)",
        [me.accountId],
      );
    } finally {
      await pool.end();
    }
    expect((await logIn()).body['code']).toBe('SECOND_FACTOR_NEEDED');
    const said = `${me.email}: second factors removed; the owner is told by e-mail\n`;
    expect(await grant(me.email, 'no-factors')).toEqual({ code: 0, said });
    expect((await logIn()).status).toBe(200);
    const { entries } = (await me.get('/api/account/security')).body as unknown as SecurityLog;
    expect(entries.map(({ what }) => what)).toContain('factors_removed');
  });

  it('makes operators, who alone see how the installation does and may do something about it', async () => {
    const me = await person(app?.url ?? '');
    const status = async () => (await me.get('/api/operator/status')).status;
    expect(await status()).toBe(404);
    expect((await me.post(`/api/operator/jobs/${crypto.randomUUID()}/retry`, {})).status).toBe(404);
    expect(await grant(me.email, 'operator')).toEqual({ code: 0, said: `${me.email}: an operator\n` });
    expect((await me.get('/api/whoami')).body).toMatchObject({ operator: true });

    const pool = createPool(whereRunning(app?.dataDir ?? '')?.databaseUrl ?? '', { onError: () => undefined });
    const failedId = crypto.randomUUID();
    const stateOf = async () =>
      (await pool.query<{ state: string }>('select state from jobs.job where id = $1', [failedId])).rows[0]?.state;
    try {
      await pool.query(
        `insert into jobs.job (id, name, data, state, retry_limit, retry_count, completed_on, policy)
         values ($1, 'email', '{"id":"nobody","revision":0,"about":"AccountRegistered"}', 'failed', 0, 0, now(), 'short')`,
        [failedId],
      );
      const found = await me.get('/api/operator/status');
      expect(found.body).toMatchObject({
        parts: { postgres: true, eventstore: true },
        roles: ['mail', 'panel', 'printer', 'projections', 'web'].map((role) => ({ role, processes: 1 })),
        failed_jobs: [{ job_id: failedId, queue: 'email', about: 'AccountRegistered' }],
        stuck: [],
        parked: [],
        forecasts: { recorded: 0, needed: 10, calibration: null },
        learned: null,
        learning: { by: 'outcomes', known: { questions: 0, cases: 0 }, needed: { questions: 30, cases: 10 } },
      });
      expect(found.text).not.toMatch(/example\.org|nobody/);
      expect((await me.post(`/api/operator/jobs/${failedId}/retry`, {})).status).toBe(202);
      await until('the e-mail to have been tried again', async () => (await stateOf()) === 'completed');
    } finally {
      await pool.end();
    }
    expect((await me.post('/api/operator/cases/none/resume', {})).status).toBe(404);
    expect(await grant(me.email, 'no-operator')).toEqual({ code: 0, said: `${me.email}: no operator\n` });
    expect(await status()).toBe(404);
  });

  it('signs an account out everywhere, which its owner sees, and leaves others signed in', async () => {
    const url = app?.url ?? '';
    const sessions = (...words: string[]) => command('server/cli/sessions.ts', words, { DATA_DIR: app?.dataDir ?? '' });
    const [me, other] = [await person(url), await person(url)];
    const elsewhere = agent(url);
    await elsewhere.post('/api/login', { email: me.email, password });
    const open = async () => [
      (await me.get('/api/whoami')).status,
      (await elsewhere.get('/api/whoami')).status,
      (await other.get('/api/whoami')).status,
    ];
    expect(await open()).toEqual([200, 200, 200]);
    expect(await sessions('end', me.email)).toEqual({ code: 0, said: '2 sessions ended\n' });
    expect(await open()).toEqual([401, 401, 200]);
    expect((await me.post('/api/login', { email: me.email, password })).status).toBe(200);
    const { entries } = (await me.get('/api/account/security')).body as unknown as SecurityLog;
    expect(entries.filter(({ what }) => what === 'session_ended')).toHaveLength(2);
    expect((await sessions('end', 'all')).said).toMatch(/^\d+ sessions ended\n$/);
    expect((await other.get('/api/whoami')).status).toBe(401);
    expect(await sessions('end', 'nobody@example.org')).toMatchObject({ code: 1 });
    expect(await sessions('end')).toEqual({ code: 2, said: 'usage: npm run sessions -- end EMAIL|all\n' });
  });

  it('logs who was refused without the log of requests, by route and code, and nobody’s name', async () => {
    const url = app?.url ?? '';
    const me = await person(url);
    const before = app?.output().length;
    const { status } = await agent(url).post('/api/login', { email: me.email, password: 'not the password' });
    expect(status).toBe(401);
    expect((await me.get('/api/cases/of-somebody-else')).status).toBe(404);
    expect((await agent(url).get('/api/whoami')).status).toBe(401);
    const refused = () =>
      (app?.output() ?? '')
        .slice(before)
        .split('\n')
        .filter((line) => line.includes('"msg":"refused"'))
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    await until('both lines in the log', () => refused().length >= 2, app?.output);
    expect(refused()).toMatchObject([
      { method: 'POST', route: '/api/login', status: 401, problem: 'WRONG_CREDENTIALS' },
      { method: 'GET', route: '/api/cases/:case_id', status: 404, problem: 'CASE_NOT_FOUND' },
    ]);
    expect(JSON.stringify(refused())).not.toMatch(/example\.org|somebody/);
  });

  it('refuses a plan there is not and an address nobody has', async () => {
    expect(await grant('a@example.org', 'gold')).toEqual({
      code: 2,
      said: expect.stringMatching(/^usage: /) as string,
    });
    expect(await grant('nobody@example.org', 'solo')).toEqual({
      code: 1,
      said: 'expected the address of an account, found nobody at nobody@example.org\n',
    });
  });
});
