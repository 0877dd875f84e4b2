import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';

import { array, assert, asyncProperty, integer, nat } from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Responses } from '../../../server/platform/eventstore-node/copy/client.ts';
import { type StoreMessage, subscribe } from '../../../server/platform/store/esdb/subscription.ts';
import { type CatchUp, type Feed, follow } from '../../../server/platform/store/follow.ts';
import { createRecent } from '../../../server/platform/store/recent.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { caughtUpResponse, checkpointResponse, eventResponse } from '../../support/readResponses.ts';

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
          const catchUp: CatchUp<Noted> = async (after, { prefixes }) => {
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

const contentOf = (message: StoreMessage | void) =>
  message?.kind === 'event' ? Number(message.position) : (message?.kind ?? 'over');

describe('a subscription', () => {
  /** To a call that says what a test tells it to. */
  const listen = (call: PassThrough, quietMs: number) => {
    const over = new AbortController();
    const opened = Object.assign(call, { cancel: () => undefined }) as unknown as Responses;
    const messages = subscribe(() => Promise.resolve(opened), {
      after: -1n,
      prefixes: ['case-'],
      signal: over.signal,
      quietMs,
      most: 500,
      whenFull: 'pause',
    });
    return { over, next: async () => contentOf((await messages.next()).value) };
  };

  it('says it has caught up after the events before that', async () => {
    const call = new PassThrough({ objectMode: true });
    const { over, next } = listen(call, 10_000);
    const first = next();
    call.write(eventResponse(1));
    expect(await first).toBe(1);
    for (const n of [2, 3]) call.write(eventResponse(n));
    call.write(caughtUpResponse);
    call.write(checkpointResponse(4n));
    expect([await next(), await next(), await next(), await next()]).toEqual([2, 3, 'caught-up', 'reached']);
    over.abort();
  });

  it('says that it is quiet where a server never says that it has caught up, and fails as the server does', async () => {
    const call = new PassThrough({ objectMode: true });
    const { next } = listen(call, 20);
    expect(await next()).toBe('quiet');
    call.write(eventResponse(1));
    expect(await next()).toBe(1);
    call.destroy(new Error('14 UNAVAILABLE'));
    await expect(next()).rejects.toThrow('14 UNAVAILABLE');
  });

  it('ends where the client ends it, and fails where it cannot be opened', async () => {
    const call = new PassThrough({ objectMode: true });
    const { next } = listen(call, 10_000);
    const ended = next();
    call.destroy(Object.assign(new Error('1 CANCELLED'), { code: 1, details: 'Cancelled on client' }));
    expect(await ended).toBe('over');
    const refused = subscribe(() => Promise.reject(new Error('no leader')), {
      ...{ after: -1n, prefixes: ['case-'], signal: new AbortController().signal },
      ...{ quietMs: 10_000, most: 500, whenFull: 'pause' as const },
    });
    await expect(refused.next()).rejects.toThrow('no leader');
  });
});
