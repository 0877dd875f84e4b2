import { afterAll, beforeAll, expect, it } from 'vitest';

import { createPool } from '../../../server/platform/postgres/pool.ts';
import { whereRunning } from '../../../server/platform/runningInstance.ts';
import { type App, startApp } from '../../support/app.ts';
import { command } from '../../support/command.ts';
import { until } from '../../support/until.ts';
import { person } from '../http/agent.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ env: { ACCESS_LOG: 'true', LOG_LEVEL: 'info' } });
});
afterAll(() => app.stop());

const status = () => command('server/cli/status/status.ts', [], { DATA_DIR: app.dataDir });

it('npm run status finds nothing to look at in an installation that works, and then names each trouble', async () => {
  const me = await person(app.url);
  const q1 = 'Should we open a second bakery in Leeds, or franchise the brand instead? A lease costs 62,000 a year.';
  const caseId = (await me.post('/intake', { email: me.email, q1, mode: 'direct' })).body[
    'case_id'
  ] as unknown as string;
  const delivered = async () => (await me.get(`/api/cases/${caseId}`)).body['status'] === ('delivered' as never);
  await until('a delivered case', delivered, app.output);
  // The last fact of a case: read models and queues have something to do until it is kept.
  const mailed = async () => (await me.get(`/api/cases/${caseId}/events?limit=5000`)).text.includes('ReportMailed');
  await until('its e-mail', mailed, app.output);
  const well = await until('nothing to look at', async () => {
    const found = await status();
    return found.code === 0 && /^ {2}read model cases: up to date/m.test(found.said) && found;
  });
  expect(well.said).toMatch(/^ {2}event store: answers$/m);
  expect(well.said).toMatch(/^ {2}read model cases: up to date, at position \d+$/m);
  expect(well.said).toMatch(/^ {2}queue panel: 0 waiting, /m);
  expect(well.said).not.toContain(me.email);
  expect(await command('server/cli/mail.ts', [], { DATA_DIR: app.dataDir })).toEqual({
    code: 0,
    said: 'no e-mail is parked\n',
  });

  const pool = createPool(whereRunning(app.dataDir)?.databaseUrl ?? '', { onError: () => undefined });
  await pool.query(
    `insert into projection_parked (name, stream, revision, position, type, reason)
     values ('cases', 'case-poison', 3, 9, 'CaseSubmitted', 'expected no poison')`,
  );
  await pool.query(
    `update debate_case set status = 'running', phase = 'research', last_at = now() - interval '1 hour' where case_id = $1`,
    [caseId],
  );
  await pool.query(
    `insert into parked_email (id, kind, wake, code, reason)
     values (gen_random_uuid(), 'welcome', '{"id": "x", "revision": 0, "about": "AccountRegistered"}', '553', 'unknown sender')`,
  );
  await pool.end();
  const intake = (...words: string[]) => command('server/cli/intake.ts', words, { DATA_DIR: app.dataDir });
  const stopped = await intake('stop', 'We', 'move.');
  expect(stopped).toEqual({
    code: 0,
    said: expect.stringMatching(/^new cases are refused since \d{4}-\d\d-\d\dT[\d:.]+Z: We move\.\n$/),
  });
  expect(await intake()).toEqual(stopped);
  const ill = await status();
  expect(ill.code).toBe(1);
  expect(ill.said.split('\n').filter((line) => line.startsWith('!'))).toEqual([
    '! new cases are refused: We move. (take them again: npm run intake -- start)',
    '! parked: case-poison in cases, at revision 3: expected no poison',
    '! e-mails parked: 1, 553: unknown sender (send them again: npm run mail -- again)',
    `! case ${caseId}: it should run, and no process works on it`,
  ]);
});

it('the metrics tell this machine how the installation does, and never of whom; requests are logged by route and id', async () => {
  const reply = await fetch(`${app.url}/metrics`);
  expect(reply.status).toBe(200);
  const text = await reply.text();
  expect(text).toMatch(/^witan_database_answers 1$/m);
  expect(text).toMatch(/^witan_projection_lag_seconds\{model="cases"\} \d/m);
  expect(text).toMatch(/^witan_model_calls_total\{provider="rehearsal",model="\w+",outcome="ok"\} \d+$/m);
  expect(text).toMatch(/^witan_nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^witan_http_request_seconds_count\{method="POST",route="\/intake",status="201"\} 1$/m);
  expect(text).toMatch(/^witan_parked_streams\{model="cases"\} 1$/m);
  expect(text).not.toMatch(/poison|example\.org|bakery/);

  const forwarded = await fetch(`${app.url}/metrics`, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  expect(forwarded.status).toBe(404);

  const asked = await fetch(`${app.url}/api/cases/some-case-of-mine?words=bakery`);
  const requestId = asked.headers.get('x-request-id') ?? '';
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  const lines = () => app.output().split('\n').slice(0, -1);
  const line = await until('its line in the log', () => lines().find((one) => one.includes(requestId)), app.output);
  expect(JSON.parse(line)).toMatchObject({ method: 'GET', route: '/api/cases/:case_id', status: 401, msg: 'request' });
  expect(line).not.toMatch(/some-case|bakery/);
});

it('a container’s health check asks the process for its readiness', async () => {
  const health = (env: Record<string, string>) => command('server/cli/status/health.ts', [], env);
  const { port } = new URL(app.url);
  expect(await health({ PORT: port })).toEqual({ code: 0, said: '' });
  // Without the role web it is asked for metrics, of which one says whether the database answers.
  expect(await health({ ROLES: 'panel,mail', METRICS_PORT: port })).toEqual({ code: 0, said: '' });
  expect(await health({ ROLES: 'panel', METRICS_PORT: '1' })).toEqual({
    code: 1,
    said: 'no answer from http://127.0.0.1:1/metrics\n',
  });
  expect(await health({ ROLES: 'panel' })).toMatchObject({ code: 1, said: expect.stringContaining('METRICS_PORT') });
});

it('says where it looked when nothing runs there', async () => {
  expect(await command('server/cli/status/status.ts', [], { DATA_DIR: '/nowhere' })).toEqual({
    code: 1,
    said: 'expected a server that runs on /nowhere, or EVENTSTORE_URL and DATABASE_URL, found neither\n',
  });
});
