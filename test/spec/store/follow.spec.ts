import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';

import type { EventStoreDBClient } from '@eventstore/db-client';
import { array, assert, asyncProperty, integer, nat } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type StoreMessage, subscribe } from '../../../server/platform/store/esdb/subscription.ts';
import { type CatchUp, type Feed, follow } from '../../../server/platform/store/follow.ts';
import { createRecent } from '../../../server/platform/store/recent.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';

type Noted = { readonly type: 'Noted'; readonly data: object };
const noted = (n: number): Recorded<Noted> => ({
  type: 'Noted',
  data: {},
  id: `${n}`,
  stream: n % 3 === 0 ? `account-${n}` : `case-${n}`,
  revision: 0,
  position: BigInt(n * 10),
  at: '',
  version: 1,
  prev: '',
  hash: '',
  actor: '',
  correlation: '',
  causation: null,
});

describe('followers', () => {
  it('see each event once and in order, however small the feed, slow the consumer and late the start', () =>
    assert(
      asyncProperty(
        array(integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 }),
        nat(60),
        integer({ min: 1, max: 12 }),
        nat(3),
        async (bursts, older, room, slowness) => {
          const log = Array.from({ length: older }, (_, i) => noted(i + 1));
          const recent = createRecent<Noted>({ events: room, bytes: 1e9 });
          recent.begin(log.at(-1)?.position ?? -1n);
          const feed: Feed<Noted> = { ...recent, ready: () => Promise.resolve() };
          const catchUp: CatchUp<Noted> = async (after, prefixes) => {
            await turn();
            const page = log.filter(({ position }) => position > after).slice(0, 7);
            const until = page.at(-1)?.position ?? recent.last();
            return { events: page.filter(({ stream }) => prefixes.some((p) => stream.startsWith(p))), until };
          };
          const total = older + bursts.reduce((sum, n) => sum + n, 0);
          const wanted = Array.from({ length: total }, (_, i) => noted(i + 1)).filter((e) =>
            e.stream.startsWith('case-'),
          );

          const over = new AbortController();
          const seen: Recorded<Noted>[] = [];
          const reading = (async () => {
            const options = { prefixes: ['case-'], signal: over.signal };
            const lastMatching = () => Promise.resolve(-1n);
            for await (const event of follow({ feed, catchUp, lastMatching }, options)) {
              seen.push(event);
              for (let i = 0; i < slowness; i++) await turn();
              if (seen.length === wanted.length) over.abort();
            }
          })();
          for (const burst of bursts) {
            for (let i = 0; i < burst; i++) {
              const event = noted(log.length + 1);
              log.push(event);
              recent.add(event);
            }
            await turn();
          }
          if (wanted.length === 0) over.abort();
          await reading;
          expect(seen.map(({ position }) => position)).toEqual(wanted.map(({ position }) => position));
        },
      ),
      { numRuns: 200 },
    ));
});

/** A client whose subscription says what a test tells it to. */
const clientOf = (subscription: PassThrough) => {
  let checkpoint = (_position: bigint): void => undefined;
  const client = {
    subscribeToAll: ({ filter }: { filter: { checkpointReached: (s: unknown, p: { commit: bigint }) => void } }) => {
      checkpoint = (commit) => filter.checkpointReached(subscription, { commit });
      return Object.assign(subscription, { unsubscribe: () => Promise.resolve() });
    },
  } as unknown as EventStoreDBClient;
  return { client, checkpoint: (position: bigint) => checkpoint(position) };
};
const resolved = (n: number) => ({
  event: { id: `${n}`, streamId: 'case-1', revision: BigInt(n), type: 'Noted', created: new Date(0), isJson: true },
  commitPosition: BigInt(n),
});
const contentOf = (message: StoreMessage) => (message.kind === 'event' ? message.event.revision : message.kind);

describe('a subscription', () => {
  const listen = (client: EventStoreDBClient, quietMs: number) => {
    const over = new AbortController();
    const messages = subscribe(client, {
      after: -1n,
      prefixes: ['case-'],
      signal: over.signal,
      quietMs,
      most: 500,
      whenFull: 'pause',
    });
    return { over, next: async () => contentOf((await messages.next()).value as StoreMessage) };
  };

  it('says it has caught up only after the events before that, though the client says so earlier', async () => {
    const subscription = new PassThrough({ objectMode: true });
    const { client, checkpoint } = clientOf(subscription);
    const { over, next } = listen(client, 10_000);
    const first = next();
    subscription.write(resolved(1));
    expect(await first).toBe(1);
    subscription.pause();
    for (const n of [2, 3]) subscription.write(resolved(n));
    subscription.emit('caughtUp');
    checkpoint(3n);
    expect([await next(), await next(), await next()]).toEqual([2, 3, 'caught-up']);
    checkpoint(4n);
    expect(await next()).toBe('reached');
    over.abort();
  });

  it('says that it is quiet where a server never says that it has caught up, and fails as the server does', async () => {
    const subscription = new PassThrough({ objectMode: true });
    const { client } = clientOf(subscription);
    const { next } = listen(client, 20);
    expect(await next()).toBe('quiet');
    subscription.write(resolved(1));
    expect(await next()).toBe(1);
    subscription.destroy(new Error('14 UNAVAILABLE'));
    await expect(next()).rejects.toThrow('14 UNAVAILABLE');
  });
});
