import { Readable } from 'node:stream';

import type { EventStoreDBClient } from '@eventstore/db-client';
import { describe, expect, it } from 'vitest';

import { type StoreMessage, subscribe } from '../../../server/platform/store/esdb/subscription.ts';

/** As the client hands over events: a stream that is not asked again while it is paused. */
function pushing(count: number) {
  const subscription = Object.assign(new Readable({ objectMode: true, read: () => undefined }), {
    unsubscribe: async () => undefined,
  });
  const push = () => {
    for (let i = 0; i < count; i++)
      subscription.push({
        event: {
          ...{ id: String(i), streamId: 'case-a', type: 'T', revision: BigInt(i), created: new Date(0) },
          ...{ isJson: true, data: {}, metadata: {} },
        },
        commitPosition: BigInt(i),
      });
  };
  return { subscription, push, client: { subscribeToAll: () => subscription } as unknown as EventStoreDBClient };
}
const options = { after: -1n, prefixes: ['case-'], quietMs: 60_000 };

describe('a live subscription', () => {
  it('takes at once what comes, however slow its reader is', async () => {
    const { client, subscription, push } = pushing(3_000);
    const { signal } = new AbortController();
    const messages = subscribe(client, { ...options, signal, whenFull: 'end', most: 5_000 });
    const first = messages.next();
    push();
    await first;
    await new Promise(setImmediate);
    expect(subscription.isPaused()).toBe(false);
    expect(subscription.readableLength).toBe(0);
    await messages.return();
  });

  it('ends when its queue is full, after everything in it was read, so that its reader goes on from there', async () => {
    const { client, push } = pushing(3_000);
    const { signal } = new AbortController();
    const messages = subscribe(client, { ...options, signal, whenFull: 'end', most: 1_000 });
    const first = messages.next();
    push();
    const read: StoreMessage[] = [];
    for (let next = await first; !next.done; next = await messages.next()) read.push(next.value);
    expect(read).toHaveLength(1_000);
    expect(read.at(-1)).toMatchObject({ kind: 'event', event: { position: 999n } });
  });
});
