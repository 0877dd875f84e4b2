import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';

import type { Context } from 'koa';
import { describe, expect, it, vi } from 'vitest';

import { answerInTime } from '../../../server/platform/http/answerInTime.ts';
import { createRequestTurns } from '../../../server/platform/fairness/requestTurns.ts';

type Asked = { readonly session?: string; readonly token?: string; readonly ip?: string };
/** As much of a request as its turn depends on. */
const request = ({ session, token = '', ip = '192.0.2.1' }: Asked) => {
  const res = Object.assign(new EventEmitter(), { closed: false, getHeader: () => parts.type });
  const parts = { res, ip, session: session ?? null, state: {}, body: undefined as unknown, type: '' };
  const get = (name: string) => (name === 'Authorization' ? token : '');
  return Object.assign(parts, { get }) as unknown as Context & typeof parts;
};
const turnsOf = () => createRequestTurns((ctx) => (ctx as unknown as { session: string | null }).session);
const settled = () => new Promise(setImmediate);

/** Takes all places of those who send these requests, and says how to give one back. */
const occupied = async (turns: ReturnType<typeof turnsOf>, asked: Asked, count = 12) => {
  const ends: (() => void)[] = [];
  for (let i = 0; i < count; i++)
    void turns.take(request(asked), () => new Promise<void>((resolve) => ends.push(resolve)));
  await settled();
  return { begun: () => ends.length, endOne: async () => (ends.shift()?.(), settled()) };
};
const isServed = async (turns: ReturnType<typeof turnsOf>, asked: Asked): Promise<boolean> => {
  let served = false;
  void turns.take(request(asked), async () => void (served = true));
  await settled();
  return served;
};

describe('turns of requests', () => {
  it('are those of an account, whatever sessions and tokens it comes with', async () => {
    const turns = turnsOf();
    const [laptop, phone, script] = [{ session: 'laptop' }, { session: 'phone' }, { token: 'Bearer one' }];
    for (const one of [laptop, phone, script]) turns.belongs(request(one), 'ada');
    const { begun, endOne } = await occupied(turns, laptop);
    expect(begun()).toBe(12);
    expect([await isServed(turns, phone), await isServed(turns, script)]).toEqual([false, false]);
    expect(await isServed(turns, { session: 'of somebody else' })).toBe(true);
    await endOne();
    await settled();
    expect(begun()).toBe(11);
  });

  it('are those of an address for tokens that nobody knows, one made up after the other', async () => {
    const turns = turnsOf();
    for (let i = 0; i < 12; i++)
      void turns.take(request({ token: `Bearer made up ${i}` }), () => new Promise(() => {}));
    await settled();
    expect(await isServed(turns, { token: 'Bearer another' })).toBe(false);
    expect(await isServed(turns, {})).toBe(false);
    expect(await isServed(turns, { ip: '192.0.2.2' })).toBe(true);
    expect(await isServed(turns, { session: 'of somebody at this address' })).toBe(true);
  });

  it('last until a page has been sent, and not for a stream without an end', async () => {
    const turns = turnsOf();
    const pages = Array.from({ length: 12 }, () => request({ session: 'reader' }));
    for (const ctx of pages) await turns.take(ctx, async () => void (ctx.body = Readable.from(['line'])));
    expect(await isServed(turns, { session: 'reader' })).toBe(false);
    pages[0]?.res.emit('close');
    await settled();
    expect(await isServed(turns, { session: 'reader' })).toBe(true);

    for (let i = 0; i < 30; i++) {
      const ctx = request({ session: 'listener' });
      await turns.take(
        ctx,
        async () => void Object.assign(ctx, { body: Readable.from([]), type: 'text/event-stream' }),
      );
    }
    expect(await isServed(turns, { session: 'listener' })).toBe(true);
  });

  it('cost nothing while they wait for a store that is away', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const turns = turnsOf();
      const inTime = answerInTime(() => true);
      const store = Promise.withResolvers<void>();
      for (let i = 0; i < 9; i++) {
        const ctx = request({ session: 'reader' });
        const reply = inTime(ctx, () => turns.take(ctx, () => store.promise)).catch((error: Error) => error.message);
        await vi.advanceTimersByTimeAsync(2_200);
        expect(await reply).toContain('cannot be reached');
        ctx.res.closed = true;
      }
      store.resolve();
      await settled();
      expect(await isServed(turns, { session: 'of somebody else' })).toBe(true);
      expect(await isServed(turns, { session: 'reader' })).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('end with a page whose sending broke', async () => {
    const turns = turnsOf();
    const pages = Array.from({ length: 12 }, () => request({ session: 'reader' }));
    for (const ctx of pages) await turns.take(ctx, async () => void (ctx.body = Readable.from(['line'])));
    for (const { res } of pages) {
      // Koa listens to errors of its own; an error here would otherwise end the process.
      res.on('error', () => undefined);
      res.emit('error', new Error('write after end'));
      res.emit('close');
    }
    await settled();
    expect(await isServed(turns, { session: 'reader' })).toBe(true);
  });

  it('are not taken by those who went away while they waited', async () => {
    const turns = turnsOf();
    const { endOne } = await occupied(turns, { session: 'reader' });
    const [gone, here] = [request({ session: 'reader' }), request({ session: 'reader' })];
    const served: string[] = [];
    const first = turns.take(gone, async () => void served.push('gone'));
    const second = turns.take(here, async () => void served.push('here'));
    gone.res.closed = true;
    await endOne();
    await first;
    await second;
    expect(served).toEqual(['here']);
  });

  it('pass on what an answer is refused with', async () => {
    const turns = turnsOf();
    await expect(turns.take(request({}), () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await isServed(turns, {})).toBe(true);
  });
});
