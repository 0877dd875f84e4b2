import fc from 'fast-check';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';

import { createCaseFeed } from '../../../server/live/caseFeed.ts';
import { mayOpenDocuments, roleIn } from '../../../server/cases/access.ts';
import { createCases } from '../../../server/cases/foldedCases.ts';
import { createFeeds } from '../../../server/live/feeds.ts';
import { memoryStore } from '../../../server/platform/store/memory.ts';
import type { NewEvent, Store } from '../../../server/platform/store/store.ts';
import { type CaseEvent, caseStream } from '../../../shared/events/case.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import { at, caseSubmitted } from '../../support/controls.ts';
import { turns } from '../../support/turns.ts';

const log = pino({ level: 'silent' });
const started = (i: number): CaseEvent => ({ type: 'RunStarted', data: { runId: `run-${i}`, at } });
const asNew = (event: CaseEvent, stream: string, i: number): NewEvent<CaseEvent> => ({
  ...event,
  id: idOf(stream, i),
  actor: 'panel',
  correlation: 'c',
  causation: null,
});

const storeWith = () => {
  const store = memoryStore() as unknown as Store<CaseEvent>;
  const next = new Map<string, number>();
  const append = async (caseId: string) => {
    const i = next.get(caseId) ?? 0;
    next.set(caseId, i + 1);
    const stream = caseStream(caseId);
    await store.append(stream, [asNew(i === 0 ? caseSubmitted({ caseId }) : started(i), stream, i)], i - 1);
  };
  return { store, append };
};

describe('a feed', () => {
  it('gives every follower every event once and in order, wherever it joins and however slowly reads go', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 }),
        fc.array(fc.tuple(fc.integer({ min: -1, max: 30 }), fc.integer({ min: 0, max: 5 })), {
          minLength: 1,
          maxLength: 5,
        }),
        async (before, during, delays, followers) => {
          const { store, append } = storeWith();
          let turn = 0;
          const pause = () => turns(delays[turn++ % delays.length]);
          const slow: Store<CaseEvent> = {
            ...store,
            async *read(stream, page) {
              await pause();
              yield* store.read(stream, page);
            },
          };
          for (let i = 0; i < before; i++) await append('c');
          const feeds = createFeeds({ store: slow, cases: createCases(slow), log });
          const total = before + during;
          const stop = new AbortController();
          const follow = async (after: number, patience: number) => {
            const seen: number[] = [];
            for await (const { events } of feeds.follow('c', after, stop.signal)) {
              seen.push(...events.map(({ revision }) => revision));
              await turns(patience);
              if (seen.at(-1) === total - 1) break;
            }
            return seen;
          };
          const expectedAfter = (after: number) =>
            Array.from({ length: Math.max(0, total - 1 - after) }, (_, i) => after + 1 + i);
          const reading = followers
            .filter(([after]) => after < total - 1)
            .map(async ([after, patience]) => [await follow(after, patience), expectedAfter(after)]);
          for (let i = 0; i < during; i++) {
            await append('c');
            if (i % 3 === 0) await pause();
          }
          for (const done of reading) {
            const [seen, expected] = await done;
            expect(seen).toEqual(expected);
          }
          stop.abort();
          await feeds.close();
        },
      ),
      { numRuns: 25 },
    );
  });

  it('reads from the store what the subscription left out, and drops what it has', async () => {
    const { store, append } = storeWith();
    for (let i = 0; i < 6; i++) await append('c');
    const all = await Array.fromAsync(store.read(caseStream('c')));
    const cases = createCases({ read: (stream) => store.read(stream, { limit: 2 }) });
    const found = await cases.at('c');
    if (!found) throw new Error('Expected a case.');
    const feed = createCaseFeed(found, (id, from, limit = 100) =>
      Array.fromAsync(store.read(caseStream(id), { from, limit })),
    );
    const seen: number[] = [];
    feed.onEvent(({ revision }) => seen.push(revision));
    for (const i of [0, 1, 5, 3, 4, 5]) feed.take(all[i] as never);
    await expect.poll(() => seen).toEqual([2, 3, 4, 5]);
    expect(feed.head()).toBe(5);
    expect(feed.after(3, 10)?.map(({ revision }) => revision)).toEqual([4, 5]);
    expect([feed.after(5, 10), feed.after(0, 10)]).toEqual([[], null]);
  });

  it('that closes lets its followers go', async () => {
    const { store, append } = storeWith();
    await append('c');
    const feeds = createFeeds({ store, cases: createCases(store), log });
    const following = Array.fromAsync(feeds.follow('c', -1, new AbortController().signal));
    await turns(10);
    await feeds.close();
    expect((await following).flatMap(({ events }) => events.map(({ revision }) => revision))).toEqual([0]);
  });

  it('of a case that is not there is none', async () => {
    const { store } = storeWith();
    const feeds = createFeeds({ store, cases: createCases(store), log });
    expect(await feeds.open('nothing')).toBeNull();
    await feeds.close();
  });
});

describe('a case that was asked for', () => {
  it('is folded on from where it was, and is always at its head', async () => {
    const { store, append } = storeWith();
    const reads: number[] = [];
    const cases = createCases({
      read: (stream, page) => {
        reads.push(page?.from ?? 0);
        return store.read(stream, page);
      },
    });
    expect(await cases.at('c')).toBeNull();
    await append('c');
    expect((await cases.at('c'))?.revision).toBe(0);
    for (let i = 0; i < 3; i++) await append('c');
    expect((await cases.at('c'))?.revision).toBe(3);
    expect(reads).toEqual([0, 0, 1]);
  });
});

describe('who may see a case', () => {
  const access = {
    ownerId: 'a',
    shared: false,
    example: false,
    reportLink: null,
    auditors: [
      { email: 'x@y.z', accountId: null, documents: false },
      { email: 'v@w.x', accountId: 'v', documents: true },
    ],
  };
  const as = (accountId: string, email = '', proven = true) => roleIn(access, { accountId, email, proven });
  it('is the owner, invited auditors, and anybody while the link is open', () => {
    expect([
      as('a'),
      as('b', 'x@y.z'),
      as('v', 'other@w.x'),
      as('b', 'v@w.x'),
      as('b', 'a@b.c'),
      // Signed up with an invited address, and not proven to read it.
      as('b', 'x@y.z', false),
      as('v', 'v@w.x', false),
      roleIn(access, null),
    ]).toEqual(['owner', 'auditor', 'auditor', null, null, null, null, null]);
    const shared = { ...access, shared: true };
    expect([
      roleIn(shared, null),
      roleIn(shared, { accountId: 'b', email: '', proven: false }),
      roleIn(shared, { accountId: 'a', email: '', proven: false }),
    ]).toEqual(['watcher', 'watcher', 'owner']);
  });
  it('opens its documents to the owner, and to auditors as the owner decides', () => {
    const opens = (accountId: string, email = '', proven = true) =>
      mayOpenDocuments({ ...access, shared: true }, { accountId, email, proven });
    expect([
      opens('a'),
      opens('b', 'x@y.z'),
      opens('v', 'other@w.x'),
      opens('v', 'v@w.x', false),
      opens('b', 'v@w.x'),
      mayOpenDocuments({ ...access, shared: true }, null),
    ]).toEqual([true, false, true, false, false, false]);
  });
});
