import { Readable } from 'node:stream';

import { describe, expect, it } from 'vitest';

import type { Responses } from '../../../server/platform/eventstore-node/copy/client.ts';
import { type StoreMessage, subscribe } from '../../../server/platform/store/esdb/subscription.ts';
import { eventResponse } from '../../support/readResponses.ts';

/** As the client hands over what comes: a stream that is not asked again while it is paused. */
function pushing(count: number) {
  const call = Object.assign(new Readable({ objectMode: true, read: () => undefined }), { cancel: () => undefined });
  const push = () => {
    for (let i = 0; i < count; i++) call.push(eventResponse(i));
  };
  return { call, push, open: () => Promise.resolve(call as unknown as Responses) };
}
const options = { after: -1n, prefixes: ['case-'], quietMs: 60_000 };

describe('a live subscription', () => {
  it('takes at once what comes, however slow its reader is', async () => {
    const { open, call, push } = pushing(3_000);
    const { signal } = new AbortController();
    const messages = subscribe(open, { ...options, signal, whenFull: 'end', most: 5_000 });
    const first = messages.next();
    push();
    await first;
    await new Promise(setImmediate);
    expect(call.isPaused()).toBe(false);
    expect(call.readableLength).toBe(0);
    await messages.return();
  });

  it('ends when its queue is full, after everything in it was read, so that its reader goes on from there', async () => {
    const { open, push } = pushing(3_000);
    const { signal } = new AbortController();
    const messages = subscribe(open, { ...options, signal, whenFull: 'end', most: 1_000 });
    const first = messages.next();
    push();
    const read: StoreMessage[] = [];
    for (let next = await first; !next.done; next = await messages.next()) read.push(next.value);
    expect(read).toHaveLength(1_000);
    expect(read.at(-1)).toMatchObject({ kind: 'event', position: 999n });
  });
});
