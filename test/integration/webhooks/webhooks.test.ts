import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { caseFailed, clarificationAsked, reportIssued } from '../../support/controls.ts';
import { at, later } from '../../support/controls.ts';
import { webhookReceiver } from '../../fakes/webhookReceiver.ts';
import { agent } from '../http/agent.ts';
import { type World, proven, startWorld } from '../http/world.ts';

let world: World;
let receiver: Awaited<ReturnType<typeof webhookReceiver>>;
let owner: Awaited<ReturnType<typeof proven>>;
let clock = at;
beforeAll(async () => {
  receiver = await webhookReceiver();
  world = await startWorld({ limitScale: 50, webhookAllow: [receiver.origin] });
});
beforeEach(async () => {
  owner = await proven(world);
  setClock(0);
  receiver.got.length = 0;
  receiver.answerWith({ status: 204 });
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await world.stop();
  await receiver.stop();
});

/** The reference library reads the system's time. */
const setClock = (seconds: number) => {
  clock = later(seconds);
  world.setClock(() => clock);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(clock) });
};
const signal = new AbortController().signal;
const types = ['case.needs_answers', 'case.delivered', 'case.failed', 'review.due'];
type Made = { secret: string; webhook: { webhook_id: string } };
const make = async (more: object = {}, who: Pick<typeof owner, 'post'> = owner) => {
  const reply = await who.post('/api/webhooks', { url: receiver.url, types, ...more });
  expect([reply.status, reply.text.slice(0, 200)]).toEqual([201, expect.any(String)]);
  const { secret, webhook } = reply.body as unknown as Made;
  return { secret, id: webhook.webhook_id };
};
const q1 = 'Should we sell the secret recipe to Marlowe & Sons?';
const askedCase = async () => {
  const { body } = await owner.post('/intake', { email: owner.email, q1 });
  const caseId = String(body['case_id']);
  await world.appendAll(`case-${caseId}`, [clarificationAsked()], 0);
  return caseId;
};
/** What the queue does: notes what is to be told, and tries what is due. */
const run = async (caseId: string) => {
  for (const { data } of await world.webhookJobs.tell(caseId)) await world.webhookJobs.deliver(data.id, signal);
};
const deliveriesOf = async (id: string) =>
  (await owner.get(`/api/webhooks/${id}/deliveries`)).body['deliveries'] as unknown as Record<string, never>[];
const stateOf = async (id: string) =>
  ((await owner.get('/api/webhooks')).body['webhooks'] as unknown as Record<string, unknown>[]).find(
    (one) => one['webhook_id'] === id,
  );
const code = ({ status, body }: { status: number; body: Record<string, never> }) => [status, body['code']];

describe('a webhook', () => {
  it('is told what happened to a case, signed, without a word of it', async () => {
    const { secret } = await make();
    const caseId = await askedCase();
    await run(caseId);
    expect(receiver.got).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.got;
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
      type: 'case.needs_answers',
      timestamp: expect.any(String),
      data: {
        case_id: caseId,
        status: 'needs_answers',
        revision: 1,
        url: `${world.url}/watch?case=${caseId}`,
      },
    });
    for (const word of ['Marlowe', 'recipe', owner.email]) expect(body).not.toContain(word);
    // A fact is told once, however often the job is woken.
    await run(caseId);
    expect(receiver.got).toHaveLength(1);
  });

  it('is told of a report, and of a review that is due, once each', async () => {
    await make();
    const caseId = await askedCase();
    const what = 'The offer of Marlowe & Sons ends.';
    await world.appendAll(
      `case-${caseId}`,
      [reportIssued(), { type: 'ReviewDue', data: { what, tripwire: null, dueAt: at, at } }],
      1,
    );
    await run(caseId);
    await run(caseId);
    const url = `${world.url}/report?case=${caseId}`;
    expect(receiver.got.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { type: 'case.needs_answers' },
      { type: 'case.delivered', data: { case_id: caseId, status: 'delivered', revision: 2, url } },
      { type: 'review.due', data: { case_id: caseId, status: 'delivered', revision: 3, url } },
    ]);
    for (const { body } of receiver.got) expect(body).not.toContain('Marlowe');
  });

  it('is told only of what it wants, of its own account, and from its beginning on', async () => {
    const before = await askedCase();
    setClock(60);
    const { id } = await make({ types: ['case.failed'] });
    const stranger = await proven(world);
    await make({}, stranger);
    await run(before);
    expect(receiver.got).toEqual([]);
    const caseId = await askedCase();
    await world.appendAll(`case-${caseId}`, [caseFailed()], 1);
    await run(caseId);
    expect(receiver.got.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual(['case.failed']);
    expect(await deliveriesOf(id)).toHaveLength(1);
  });

  it('has a secret that is shown once and kept sealed', async () => {
    const { secret, id } = await make();
    expect((await owner.get('/api/webhooks')).text).not.toContain(secret.slice(6));
    const { rows } = await world.database.pool.query('select * from webhook where webhook_id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
    expect(Buffer.from((rows[0] as { secret: Buffer }).secret).includes(secret.slice(6, 30))).toBe(false);
    const next = (await owner.post(`/api/webhooks/${id}/rotate`)).body as unknown as Made;
    await run(await askedCase());
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.got;
    for (const one of [secret, next.secret])
      expect(new Webhook(one).verify(body, headers as Record<string, string>)).toBeTruthy();
  });
});

describe('a message that does not arrive', () => {
  it('is tried again under the same id, and arrives later', async () => {
    const { secret, id } = await make();
    receiver.answerWith({ status: 500, body: 'boom' });
    const caseId = await askedCase();
    const [wake] = await world.webhookJobs.tell(caseId);
    const deliveryId = wake?.data.id ?? '';
    const [next] = await world.webhookJobs.deliver(deliveryId, signal);
    expect(next).toMatchObject({ queue: 'webhook', key: `${deliveryId}/${later(5)}`, after: later(5) });
    expect(await deliveriesOf(id)).toMatchObject([
      { status: 'waiting', tries: 1, http_status: 500, failure: 'answered 500', reply: 'boom', due_at: later(5) },
    ]);
    // Woken too early, it waits.
    await world.webhookJobs.deliver(deliveryId, signal);
    expect(receiver.got).toHaveLength(1);

    setClock(5);
    receiver.answerWith({ status: 200 });
    expect(await world.webhookJobs.deliver(deliveryId, signal)).toEqual([]);
    const [first, second] = receiver.got;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
    expect(new Webhook(secret).verify(second?.body ?? '', second?.headers as Record<string, string>)).toBeTruthy();
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered', tries: 2, due_at: null }]);
    expect(await stateOf(id)).toMatchObject({ failing_since: null, disabled_at: null });
  });

  it('turns the webhook off after a day in which nothing arrived, which its owner is told', async () => {
    const { id } = await make();
    receiver.answerWith({ status: 302, headers: { location: 'http://127.0.0.1:1/' } });
    const caseId = await askedCase();
    let [wake] = await world.webhookJobs.tell(caseId);
    const deliveryId = wake?.data.id ?? '';
    while (wake) {
      if (wake.after) setClock((Date.parse(wake.after) - Date.parse(at)) / 1000);
      [wake] = await world.webhookJobs.deliver(deliveryId, signal);
    }
    // The redirect was answered ten times and never followed.
    expect(receiver.got).toHaveLength(10);
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await stateOf(id)).toMatchObject({ disabled_why: 'failing', disabled_at: later(24 * 3600) });
    expect((await world.accountEvents(`account-${owner.accountId}`)).at(-1)).toMatchObject({
      type: 'WebhookDisabled',
      data: { webhookId: id, reason: 'failing' },
    });
    const send = () => owner.post(`/api/webhooks/${id}/deliveries/${deliveryId}/send`);
    expect(code(await send())).toEqual([409, 'WEBHOOK_DISABLED']);

    // Turned on again, the owner sends it again, under the same id.
    receiver.answerWith({ status: 200 });
    expect((await owner.put(`/api/webhooks/${id}`, { types, enabled: true })).status).toBe(200);
    expect((await send()).status).toBe(202);
    expect(world.woken.at(-1)).toMatchObject({ queue: 'webhook', data: { id: deliveryId } });
    await world.webhookJobs.deliver(deliveryId, signal);
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered' }]);
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('is not tried again where the address says that it is gone', async () => {
    const { id } = await make();
    receiver.answerWith({ status: 410 });
    await run(await askedCase());
    expect(await stateOf(id)).toMatchObject({ disabled_why: 'gone' });
    await run(await askedCase());
    expect(receiver.got).toHaveLength(1);
  });

  it('waits as long as the receiver asks', async () => {
    await make();
    receiver.answerWith({ status: 503, headers: { 'retry-after': '120' } });
    const [wake] = await world.webhookJobs.tell(await askedCase());
    const [next] = await world.webhookJobs.deliver(wake?.data.id ?? '', signal);
    expect(next?.after).toBe(later(120));
    setClock(121);
    expect((await world.webhookJobs.due()).map(({ data }) => data)).toContainEqual({
      ...{ id: wake?.data.id, revision: 0 },
      about: 'sweep',
    });
  });
});

describe('an address', () => {
  it.each([
    ['http://example.org/hook', 'https'],
    ['https://user:secret@example.org/', 'password'],
    ['https://127.0.0.1/hook', 'public'],
    ['https://[::1]/hook', 'public'],
    ['https://169.254.169.254/latest/meta-data', 'public'],
    ['https://localhost/hook', 'public'],
    ['https://example.org:25/', 'port'],
    ['nonsense', 'address'],
  ])('%s is refused', async (url, why) => {
    const reply = await owner.post('/api/webhooks', { url, types });
    expect([code(reply), reply.text]).toEqual([[422, 'INVALID_INPUT'], expect.stringContaining(why)]);
  });

  it('whose name leads to a private address is never reached', async () => {
    const { id } = await make();
    // What the owner could not enter may still be what a name resolves to.
    await world.database.pool.query('update webhook set url = $2 where webhook_id = $1', [id, 'https://localhost/']);
    await run(await askedCase());
    expect(await deliveriesOf(id)).toMatchObject([
      { status: 'waiting', http_status: null, failure: 'the host is, or resolves to, an address that is not public' },
    ]);
  });

  it('may be one of five, and is tested with a message that says nothing', async () => {
    const { id, secret } = await make();
    for (let i = 0; i < 4; i++) await make();
    expect(code(await owner.post('/api/webhooks', { url: receiver.url, types }))).toEqual([409, 'TOO_MANY_WEBHOOKS']);
    expect((await owner.post(`/api/webhooks/${id}/test`)).status).toBe(202);
    await world.webhookJobs.deliver(world.woken.at(-1)?.data.id ?? '', signal);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.got;
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'webhook.test',
      data: {},
    });
    expect((await owner.del(`/api/webhooks/${id}`)).status).toBe(204);
    expect(code(await owner.get(`/api/webhooks/${id}/deliveries`))).toEqual([404, 'WEBHOOK_NOT_FOUND']);
  });

  it('that belongs to another account is not there', async () => {
    const { id } = await make();
    await run(await askedCase());
    const [{ delivery_id } = { delivery_id: '' as never }] = await deliveriesOf(id);
    const stranger = await proven(world);
    for (const [method, path, body] of [
      ['GET', '/deliveries', undefined],
      ['POST', '/rotate', {}],
      ['POST', '/test', {}],
      ['POST', `/deliveries/${delivery_id}/send`, {}],
      ['PUT', '', { types, enabled: false }],
      ['DELETE', '', undefined],
    ] as const)
      expect(code(await stranger.send(method, `/api/webhooks/${id}${path}`, body))).toEqual([404, 'WEBHOOK_NOT_FOUND']);
  });

  it('that a token made ends with the token', async () => {
    const reply = await owner.post('/api/tokens', {
      ...{ name: 'Hooks', scopes: ['webhooks'], expires_in_days: 30, cases_per_month: null, usd_per_month: null },
      ...{ modes: ['direct'], password: 'correct horse battery', consent: true },
    });
    const { secret, token } = reply.body as unknown as { secret: string; token: { token_id: string } };
    const { id } = await make({}, agent(world.url, { authorization: `Bearer ${secret}` }));
    await run(await askedCase());
    expect(receiver.got).toHaveLength(1);
    await owner.del(`/api/tokens/${token.token_id}`);
    await run(await askedCase());
    expect(receiver.got).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ disabled_why: 'token_ended' });
  });
});
