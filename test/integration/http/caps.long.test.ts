import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startIntake, stopIntake } from '../../../server/cases/limits/intakeStop.ts';
import { caseStream } from '../../../shared/events/case.ts';
import { at, caseFailed } from '../../support/controls.ts';
import { type Agent, agent, password, person } from './agent.ts';
import { type World, proven, startWorld } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ limitScale: 50, proxies: 1, spending: { dayUsd: 150, addressDayUsd: 40 } });
  world.setClock(() => at);
});
afterAll(() => world.stop());

type Reply = { readonly status: number; readonly headers: Headers; readonly body: Record<string, unknown> };
const code = ({ status, body }: Reply) => [status, body['code']];
const q1 = 'Should we open a second bakery in Leeds?';
const submit = (who: Agent & { email: string }, mode = '', from = '192.0.2.1') =>
  who.post('/intake', { email: who.email, q1, ...(mode && { mode }) }, { 'x-forwarded-for': from });
const idOf = ({ body }: Reply) => String(body['case_id']);
const forget = () => world.database.pool.query('delete from case_allowance');
const plan = async (accountId: string, to: 'professional') => {
  const events = await world.accountEvents(`account-${accountId}`);
  await world.appendAll(
    `account-${accountId}`,
    [{ type: 'PlanChanged', data: { accountId, plan: to, by: 'operator', at } }],
    events.length - 1,
  );
};

const logIn = (who: Agent, email: string, given: string, from: string) =>
  who.post('/api/login', { email, password: given }, { 'x-forwarded-for': from });

describe('what cases may cost', () => {
  it('is bounded for a deep case of a trial, and the case says so', async () => {
    await forget();
    const me = await proven(world);
    const caseId = idOf(await submit(me, 'deep'));
    const [submitted] = await Array.fromAsync(world.store.read(caseStream(caseId)));
    expect(submitted?.data).toMatchObject({ mode: 'deep', capUsd: 20 });
    const [other] = await Array.fromAsync(world.store.read(caseStream(idOf(await submit(me, 'direct')))));
    expect(other?.data).not.toHaveProperty('capUsd');
  });

  it('is bounded for an account by its plan', async () => {
    await forget();
    const me = await proven(world);
    for (const from of ['192.0.2.11', '192.0.2.12', '192.0.2.13'])
      expect((await submit(me, 'deep', from)).status).toBe(201);
    const refused = await submit(me, 'deep', '192.0.2.14');
    expect(code(refused)).toEqual([402, 'QUOTA_REACHED']);
    expect(refused.body['detail']).toContain('60 USD');
  });

  it('is bounded for all trials from one address, and for nobody else', async () => {
    await forget();
    const [one, two, three] = [await proven(world), await proven(world), await proven(world)];
    expect((await submit(one, '', '192.0.2.7')).status).toBe(201);
    const refused = await submit(two, '', '192.0.2.7');
    expect(code(refused)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await submit(two, '', '192.0.2.8')).status).toBe(201);
    await plan(three.accountId, 'professional');
    expect((await submit(three, '', '192.0.2.7')).status).toBe(201);
  });

  it('is bounded for the installation and day, also when many come at once', async () => {
    await forget();
    const people = await Promise.all(Array.from({ length: 9 }, () => proven(world)));
    const replies = await Promise.all(people.map((one, i) => submit(one, '', `192.0.2.${100 + i}`)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(6);
    const refused = replies.find(({ status }) => status !== 201)!;
    expect(code(refused)).toEqual([503, 'INTAKE_STOPPED']);
    expect(refused.body['detail']).toContain('Cases that run go on.');
    // The same request again is the same case, whatever was spent meanwhile.
    const key = { 'idempotency-key': 'once', 'x-forwarded-for': '192.0.2.200' };
    const late = people[0]!;
    expect((await late.post('/intake', { email: late.email, q1 }, key)).status).toBe(503);
  });

  it('says when the operator has stopped new cases, and takes them again', async () => {
    await forget();
    const me = await proven(world);
    await stopIntake(world.database.pool, 'We move to another machine.');
    const refused = await submit(me);
    expect(code(refused)).toEqual([503, 'INTAKE_STOPPED']);
    expect(refused.body['detail']).toContain('We move to another machine.');
    await startIntake(world.database.pool);
    expect((await submit(me)).status).toBe(201);
  });
});

it('while the disk is nearly full neither cases nor documents begin, and readiness says why', async () => {
  await forget();
  const me = await proven(world);
  const begin = () => me.post('/api/documents', { name: 'lease.txt', bytes: 10 });
  const why = 'The disk of the data folder is nearly full: less than 512 MB is free.';
  world.setDiskFull(why);
  const replies = [await agent(world.url).get('/health/ready'), await submit(me), await begin()];
  world.setDiskFull(null);
  expect(replies.map(code)).toEqual([
    [503, 'NOT_READY'],
    [503, 'INTAKE_STOPPED'],
    [503, 'NOT_READY'],
  ]);
  expect(replies[0]?.body['detail']).toBe(why);
  for (const { headers, body } of replies) {
    expect(body['detail']).toContain(why);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await agent(world.url).get('/health/ready')).status).toBe(200);
  expect([(await submit(me)).status, (await begin()).status]).toEqual([201, 201]);
});

it('an account whose address nobody has proven brings no other case when its first one fails', async () => {
  await forget();
  const me = await person(world.url);
  const caseId = idOf(await submit(me));
  await world.appendAll(caseStream(caseId), [caseFailed()], 0);
  expect(code(await submit(me))).toEqual([403, 'ADDRESS_NOT_PROVEN']);
});

describe('a known device', () => {
  let locked: World;
  beforeAll(async () => {
    locked = await startWorld({ proxies: 1 });
  });
  afterAll(() => locked.stop());
  it('lets its owner in however many wrong passwords came from elsewhere', async () => {
    const me = await person(locked.url);
    const device = me.cookies();
    expect([...device.keys()]).toContain('witan-device');
    await locked.accounts.throttle.reset('logInByAccount', me.email);
    for (let i = 0; i < 100; i++) await locked.accounts.throttle.take('logInByAccount', me.email);
    const elsewhere = await logIn(agent(locked.url), me.email, password, '198.51.100.9');
    expect(code(elsewhere)).toEqual([429, 'TOO_MANY_REQUESTS']);
    const known = agent(locked.url);
    known.use(new Map([...device].filter(([name]) => name === 'witan-device')));
    expect((await logIn(known, me.email, password, '198.51.100.9')).status).toBe(200);
  });

  it('gets nobody in without the password, has attempts of its own only, and is no device of others', async () => {
    const [me, other] = [await person(locked.url), await person(locked.url)];
    const known = agent(locked.url);
    known.use(me.cookies());
    const tries = [];
    for (let i = 0; i < 21; i++) tries.push((await logIn(known, me.email, 'wrong', '198.51.100.1')).status);
    expect(tries).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    expect((await logIn(agent(locked.url), me.email, password, '198.51.100.2')).status).toBe(200);
    for (let i = 0; i < 100; i++) await locked.accounts.throttle.take('logInByAccount', other.email);
    expect((await logIn(known, other.email, password, '198.51.100.3')).status).toBe(429);
  });

  it('is told of when it is new, and only then', async () => {
    const me = await person(locked.url);
    const news = async () =>
      (await locked.accountEvents(`account-${me.accountId}`)).filter(({ type }) => type === 'NewDeviceLoggedIn').length;
    await logIn(me, me.email, password, '198.51.100.4');
    expect(await news()).toBe(0);
    const elsewhere = agent(locked.url, { 'user-agent': 'Other/1.0' });
    await logIn(elsewhere, me.email, password, '198.51.100.4');
    await logIn(elsewhere, me.email, password, '198.51.100.4');
    expect(await news()).toBe(1);
  });
});

it('a flood of logins from one place waits there, and everybody else gets in meanwhile', async () => {
  const me = await person(world.url);
  let answered = 0;
  const flood = Array.from({ length: 60 }, async (_, i) => {
    const reply = await logIn(agent(world.url), `nobody${i}@example.org`, 'wrong password', '203.0.113.66');
    answered++;
    return reply.status;
  });
  const honest = await Promise.all(
    Array.from({ length: 4 }, (_, i) => logIn(agent(world.url), me.email, password, `203.0.113.${i + 1}`)),
  );
  expect(honest.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answered).toBeLessThan(60);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([401]));
});
