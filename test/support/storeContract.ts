import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { WitanEvent } from '../../shared/events/catalogue.ts';
import { chainHash } from '../../shared/kernel/chain.ts';
import type { Recorded } from '../../shared/kernel/event.ts';
import { idOf } from '../../shared/kernel/ids.ts';
import type { NewEvent, Store } from '../../server/platform/store/store.ts';
import { newId } from './eventstore.ts';
import { turns } from './turns.ts';

type Opened = { readonly store: Store<WitanEvent>; readonly stop: () => Promise<void> };

export const cancelled = (stream: string, n: number | string, reason = `number ${n}`): NewEvent<WitanEvent> => ({
  type: 'CaseCancelled',
  data: { reason, at: '2026-01-01T00:00:00.000Z' },
  id: idOf(stream, n),
  actor: 'system',
  correlation: stream,
  causation: null,
});

export const numbered = (stream: string, from: number, count: number): NewEvent<WitanEvent>[] =>
  Array.from({ length: count }, (_, i) => cancelled(stream, from + i));

export const reasons = (events: readonly Recorded<WitanEvent>[]): string[] =>
  events.map((event) => (event.type === 'CaseCancelled' ? event.data.reason : event.type));

export const all = async <T>(events: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const event of events) found.push(event);
  return found;
};

/** Follows until so many events have come. */
export async function followed(
  store: Store<WitanEvent>,
  options: { prefixes: readonly string[]; after?: bigint },
  count: number,
): Promise<Recorded<WitanEvent>[]> {
  const found: Recorded<WitanEvent>[] = [];
  const over = new AbortController();
  for await (const event of store.follow({ ...options, signal: over.signal })) {
    found.push(event);
    if (found.length === count) over.abort();
  }
  return found;
}

/** What every store does, whatever is behind it. */
export const storeContract = (name: string, open: () => Promise<Opened>): void => {
  describe(name, () => {
    let store: Store<WitanEvent>;
    let stop: () => Promise<void>;
    beforeAll(async () => ({ store, stop } = await open()));
    afterAll(() => stop());

    it('gives back what was written, in order and chained', async () => {
      const stream = `case-${newId()}`;
      const first = await store.append(stream, numbered(stream, 0, 2), -1);
      const second = await store.append(stream, numbered(stream, 2, 1), 1);
      expect(second.position > first.position).toBe(true);
      expect([first.revision, second.revision]).toEqual([1, 2]);

      const events = await all(store.read(stream, { stored: true }));
      expect(reasons(events)).toEqual(['number 0', 'number 1', 'number 2']);
      expect(events.map(({ revision }) => revision)).toEqual([0, 1, 2]);
      expect(events.at(-1)?.position).toBe(second.position);
      expect(events[0]).toMatchObject({ stream, actor: 'system', correlation: stream, causation: null, version: 1 });
      let prev = '';
      for (const event of events) {
        expect(event.prev).toBe(prev);
        expect(event.hash).toBe(chainHash({ ...event, prev }, event.stored ?? JSON.stringify(event.data)));
        prev = event.hash;
      }
      expect(await store.head(stream)).toEqual({ revision: 2, hash: prev });
    });

    it('reads a part of a stream, and nothing of one that does not exist', async () => {
      const stream = `case-${newId()}`;
      await store.append(stream, numbered(stream, 0, 500), -1);
      expect(reasons(await all(store.read(stream, { from: 3, limit: 2 })))).toEqual(['number 3', 'number 4']);
      expect(await all(store.read(stream))).toHaveLength(500);
      expect(await all(store.read(stream, { from: 500 }))).toEqual([]);
      expect(await all(store.read(`case-${newId()}`))).toEqual([]);
      expect(await store.head(`case-${newId()}`)).toBe(null);
    });

    it('refuses what does not follow the last event', async () => {
      const stream = `case-${newId()}`;
      await store.append(stream, numbered(stream, 0, 2), -1);
      for (const expected of [-1, 0, 5])
        await expect(store.append(stream, [cancelled(stream, 'other')], expected)).rejects.toMatchObject({
          name: 'WrongRevision',
        });
      await expect(store.append(stream, numbered(stream, 0, 3), -1)).rejects.toMatchObject({ name: 'WrongRevision' });
      await expect(store.append(`case-${newId()}`, [cancelled(stream, 0)], 0)).rejects.toMatchObject({
        name: 'WrongRevision',
      });
      expect(await all(store.read(stream))).toHaveLength(2);
    });

    it('takes a repetition for what it is, and chains to what is stored', async () => {
      const stream = `case-${newId()}`;
      const first = await store.append(stream, numbered(stream, 0, 2), -1);
      const again = [cancelled(stream, 0, 'told otherwise'), cancelled(stream, 1, 'told otherwise')];
      expect(await store.append(stream, again, -1)).toEqual(first);
      await store.append(stream, [cancelled(stream, 2)], 1);
      await store.append(stream, [cancelled(stream, 3)], 2);
      expect(await store.append(stream, [cancelled(stream, 2)], 1)).toMatchObject({ revision: 2 });

      const events = await all(store.read(stream));
      expect(reasons(events)).toEqual(['number 0', 'number 1', 'number 2', 'number 3']);
      for (const [i, event] of events.entries()) expect(event.prev).toBe(events[i - 1]?.hash ?? '');
    });

    it('lets one of many that write at once win', async () => {
      const stream = `case-${newId()}`;
      const tries = Array.from({ length: 20 }, (_, i) => store.append(stream, [cancelled(stream, `by ${i}`)], -1));
      const results = await Promise.allSettled(tries);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
      for (const reason of refused) expect(reason).toMatch(/^WrongRevision: .* expected no stream, found revision 0/);
    });

    it('writes only what the catalogue knows, and nothing larger than a real server takes', async () => {
      const stream = `case-${newId()}`;
      const wrong = { ...cancelled(stream, 0), data: { reason: 7, at: 'today' } } as unknown as NewEvent<WitanEvent>;
      await expect(store.append(stream, [wrong], -1)).rejects.toThrow(/CaseCancelled .* does not fit the catalogue/);
      const unknown = { ...cancelled(stream, 0), type: 'CaseForgotten' } as unknown as NewEvent<WitanEvent>;
      await expect(store.append(stream, [unknown], -1)).rejects.toThrow(/CaseForgotten .* catalogue/);
      const large = cancelled(stream, 0, 'x'.repeat(512 * 1024));
      await expect(store.append(stream, [large], -1)).rejects.toThrow(/expected at most 524288 bytes/);
      const three = [0, 1, 2].map((n) => cancelled(stream, n, 'x'.repeat(400_000)));
      await expect(store.append(stream, three, -1)).rejects.toThrow(/3 events .* at most 1048576 bytes/);
      await expect(store.append(stream, [], -1)).rejects.toThrow(/at least one event/);
      expect(await store.head(stream)).toBe(null);
    });

    it('follows what was written and what comes, with nothing of others', async () => {
      const [id, foreign] = [newId(), newId()];
      const before = await store.append(`case-${id}-a`, numbered(`${id}a`, 0, 3), -1);
      await store.append(`account-${foreign}`, [cancelled(foreign, 0)], -1);
      await store.append(`case-${id}-b`, numbered(`${id}b`, 3, 2), -1);
      const from = followed(store, { prefixes: [`case-${id}`] }, 8);
      const after = followed(store, { prefixes: [`case-${id}`], after: before.position }, 5);
      await store.append(`case-${id}-a`, numbered(`${id}a`, 5, 3), 2);
      const numbers = ['number 0', 'number 1', 'number 2', 'number 3', 'number 4', 'number 5', 'number 6', 'number 7'];
      expect(reasons(await from)).toEqual(numbers);
      expect(reasons(await after)).toEqual(numbers.slice(3));
    });

    it('says when everything older has been delivered', async () => {
      const id = newId();
      await store.append(`case-${id}`, numbered(id, 0, 5), -1);
      for (const prefix of [`case-${id}`, `case-${newId()}`]) {
        const seen: Recorded<WitanEvent>[] = [];
        const over = new AbortController();
        const onCaughtUp = () => over.abort();
        for await (const event of store.follow({ prefixes: [prefix], signal: over.signal, onCaughtUp }))
          seen.push(event);
        expect(seen).toHaveLength(prefix === `case-${id}` ? 5 : 0);
      }
    });

    it('ends a follower when its signal aborts, also one that waits', async () => {
      const over = new AbortController();
      // What is caught up has nothing left but to wait.
      const onCaughtUp = () => void turns(10).then(() => over.abort());
      expect(await all(store.follow({ prefixes: [`case-${newId()}`], signal: over.signal, onCaughtUp }))).toEqual([]);
    });
  });
};
