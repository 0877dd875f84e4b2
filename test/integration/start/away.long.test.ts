import { Agent, get } from 'node:http';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { storedEvents } from '../../../server/platform/eventstore-node/copy/stored.ts';
import { type Fleet, startFleet } from '../../support/fleet.ts';
import { until } from '../../support/until.ts';
import { agent, password, person } from '../http/agent.ts';

let fleet: Fleet;
beforeEach(async () => {
  fleet = await startFleet();
});
afterEach(() => fleet.stop());

const q1 = 'Should we open a second bakery in Leeds, or franchise the brand instead? A lease costs 62,000 a year.';

it('a frozen event store is answered for by 503, and the case that runs meanwhile is delivered after it', async () => {
  const web = fleet.start('web');
  const worker = fleet.start('panel,projections,printer,mail', { REHEARSAL_PACE: '60' });
  const url = await web.listening();
  const ready = async () => (await fetch(`${url}/health/ready`)).status;
  await until('readiness', async () => (await ready()) === 200);
  const me = await person(url);
  const caseId = (await me.post('/intake', { email: me.email, q1, mode: 'direct' })).body[
    'case_id'
  ] as unknown as string;
  await until('the case to run', async () => (await typesOf(caseId)).includes('ModelCallIntended'));

  process.kill(fleet.node.pid, 'SIGSTOP');
  try {
    await until('readiness to say so', async () => (await ready()) === 503);
    const asked = await Promise.all([
      me.get(`/api/cases/${caseId}/events`),
      agent(url).post('/api/signup', { email: `third-${me.email}`, password }),
      agent(url).post('/api/signup', { email: `other-${me.email}`, password }),
    ]);
    for (const { status, headers, body } of asked.filter(({ status }) => status !== 200))
      expect([status, headers.get('retry-after'), body['code']]).toEqual([503, '5', 'NOT_READY']);
    expect(asked.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(2);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
  } finally {
    process.kill(fleet.node.pid, 'SIGCONT');
  }
  await until('readiness again', async () => (await ready()) === 200);
  const status = async () => (await me.get(`/api/cases/${caseId}`)).body['status'];
  await until(
    'the report',
    async () => (await status()) === ('delivered' as never),
    () => worker.said(),
  );
  expect((await typesOf(caseId)).filter((type) => type === 'CaseFailed')).toEqual([]);
  expect([web, worker].map(({ child }) => child.exitCode)).toEqual([null, null]);
});

it('a process that stops says so first, and loses no request of a caller who keeps the connection', async () => {
  const web = fleet.start('web,projections', { DRAIN_SECONDS: '5' });
  const url = await web.listening();
  await until('readiness', async () => (await fetch(`${url}/health/ready`)).status === 200);
  const connections = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string>((resolve) => {
      get(`${url}/health/ready`, { agent: connections }, (reply) => {
        reply.resume().once('end', () => resolve(`${reply.statusCode} ${reply.headers.connection}`));
      }).once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? ''));
    });
  expect(await ask()).toBe('200 keep-alive');
  web.child.kill('SIGTERM');
  const said: string[] = [];
  let answer = await ask();
  for (; !answer.startsWith('E'); answer = await ask()) if (said.at(-1) !== answer) said.push(answer);
  expect(said.filter((one) => one !== '200 keep-alive')).toEqual(['503 close']);
  // A connection that the listener had not taken yet when it closed is reset; after that there is no listener.
  if (answer === 'ECONNRESET') answer = await ask();
  expect(answer).toBe('ECONNREFUSED');
  expect(await web.exited).toBe(0);
  connections.destroy();
});

const typesOf = async (caseId: string): Promise<string[]> => {
  const store = storedEvents(fleet.node.url);
  const types: string[] = [];
  for await (const { type } of store.of(`case-${caseId}`)) types.push(type);
  await store.close();
  return types;
};
