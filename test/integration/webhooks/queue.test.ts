import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startJobs } from '../../../server/platform/jobs/jobs.ts';
import { type Listener, createListener } from '../../../server/platform/postgres/listener.ts';
import { createLeases } from '../../../server/platform/postgres/leases.ts';
import { webhookReceiver } from '../../fakes/webhookReceiver.ts';
import { clarificationAsked, later } from '../../support/controls.ts';
import { person } from '../http/agent.ts';
import { type World, startWorld } from '../http/world.ts';

let world: World;
let listener: Listener;
let receiver: Awaited<ReturnType<typeof webhookReceiver>>;
let jobs: Awaited<ReturnType<typeof startJobs>>;
/** Far ahead of the database's: what the queue itself would wake later never comes in this test, only what the moved clock makes due. */
const start = 50 * 365 * 24 * 3600;
let clock = '';
/** The store's dates too. */
const setClock = (seconds: number) => {
  clock = later(start + seconds);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(clock) });
};
beforeAll(async () => {
  receiver = await webhookReceiver();
  world = await startWorld({ webhookAllow: [receiver.origin] });
  setClock(0);
  world.setClock(() => clock);
  const { pool, url } = world.database;
  listener = createListener(url, { onError: () => undefined });
  jobs = await startJobs({
    ...{ pool, listen: listener.listen, store: world.store as never, leases: createLeases(pool), now: () => clock },
    handlers: { webhook: world.webhookJobs.run },
    unfinished: { webhooks: () => world.webhookJobs.due() },
    sweepEveryMs: 200,
    log: { warn: () => undefined, error: () => undefined },
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await jobs.stop(1_000);
  await listener.close();
  await world.stop();
  await receiver.stop();
});

describe('the queue of webhooks', () => {
  it('takes a fact to its address, again when it is time, and no further once it arrived', async () => {
    const owner = await person(world.url);
    const made = await owner.post('/api/webhooks', { url: receiver.url, types: ['case.needs_answers'] });
    const { secret, webhook } = made.body as unknown as { secret: string; webhook: { webhook_id: string } };
    const delivery = async () => {
      const { body } = await owner.get(`/api/webhooks/${webhook.webhook_id}/deliveries`);
      const [one] = body['deliveries'] as unknown as Record<string, unknown>[];
      return one && { status: one['status'], tries: one['tries'] };
    };
    receiver.answerWith({ status: 500 });
    const { body } = await owner.post('/intake', { email: owner.email, q1: 'Should we lease the second van?' });
    await world.appendAll(`case-${body['case_id']}`, [clarificationAsked()], 0);
    await expect.poll(delivery).toEqual({ status: 'waiting', tries: 1 });

    setClock(6);
    await expect.poll(delivery).toEqual({ status: 'waiting', tries: 2 });
    setClock(400);
    await expect.poll(delivery).toEqual({ status: 'waiting', tries: 3 });
    receiver.answerWith({ status: 204 });
    setClock(2_000);
    await expect.poll(delivery).toEqual({ status: 'delivered', tries: 4 });

    const ids = receiver.got.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([4, 1]);
    const times = receiver.got.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(times.map((time) => time - (times[0] ?? 0))).toEqual([0, 6, 400, 2_000]);
    for (const { headers, body: sent } of receiver.got)
      expect(headers['webhook-signature']).toBe(
        new Webhook(secret).sign(
          String(headers['webhook-id']),
          new Date(Number(headers['webhook-timestamp']) * 1000),
          sent,
        ),
      );
  });

  it('sends again at once what waits for its next try', async () => {
    const owner = await person(world.url);
    const made = await owner.post('/api/webhooks', { url: receiver.url, types: ['case.failed'] });
    const path = `/api/webhooks/${(made.body['webhook'] as unknown as { webhook_id: string }).webhook_id}`;
    const delivery = async () => {
      const [one] = (await owner.get(`${path}/deliveries`)).body['deliveries'] as unknown as Record<string, unknown>[];
      return one;
    };
    receiver.answerWith({ status: 503, headers: { 'retry-after': '7200' } });
    const wake = async () => {
      const last = world.woken.at(-1);
      if (last) await jobs.wake(last);
    };
    await owner.post(`${path}/test`);
    await wake();
    await expect.poll(delivery).toMatchObject({ status: 'waiting', tries: 1 });
    receiver.answerWith({ status: 204 });
    const { delivery_id } = (await delivery()) ?? {};
    expect((await owner.post(`${path}/deliveries/${String(delivery_id)}/send`)).status).toBe(202);
    await wake();
    await expect.poll(delivery).toMatchObject({ status: 'delivered' });
  });
});
