import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { requestsUnderWay } from '../../../server/platform/http/underWay.ts';

type Response = EventEmitter & { getHeader: () => string | undefined };
let server: EventEmitter;
let underWay: ReturnType<typeof requestsUnderWay>;
beforeEach(() => {
  server = new EventEmitter();
  underWay = requestsUnderWay(server as Server);
});
const asked = (contentType?: string): Response => {
  const response = Object.assign(new EventEmitter(), { getHeader: () => contentType });
  server.emit('request', {}, response);
  return response;
};
const state = async (answered: Promise<void>) => {
  const turn = new Promise<'waits'>((resolve) => setImmediate(resolve, 'waits'));
  return Promise.race([answered.then(() => 'goes on'), turn]);
};

describe('requests that are under way', () => {
  it('are waited for until the last is answered or gone', async () => {
    const [one, another] = [asked(), asked('application/json')];
    const answered = underWay(60_000);
    one.emit('close');
    expect(await state(answered)).toBe('waits');
    another.emit('close');
    expect(await state(answered)).toBe('goes on');
  });

  it('are not those that were answered before, that come later, or that have no end', async () => {
    asked().emit('close');
    asked('text/event-stream; charset=utf-8');
    const answered = underWay(60_000);
    asked();
    expect(await state(answered)).toBe('goes on');
  });

  it('are waited for no longer than it says', async () => {
    vi.useFakeTimers();
    try {
      asked();
      const answered = underWay(10_000);
      let isOver = false;
      void answered.then(() => (isOver = true));
      await vi.advanceTimersByTimeAsync(9_999);
      expect(isOver).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(isOver).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});
