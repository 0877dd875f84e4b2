import { afterAll, beforeAll, expect, it } from 'vitest';

import { esdbStore } from '../../../server/platform/store/esdb/esdbStore.ts';
import type { Store } from '../../../server/platform/store/store.ts';
import { caseStream } from '../../../shared/events/case.ts';
import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import { caseSubmitted } from '../../support/controls.ts';
import { type TestEventstore, newId, testEventstore } from '../../support/eventstore.ts';

let server: TestEventstore;
const stores: Store<WitanEvent>[] = [];
beforeAll(async () => {
  server = await testEventstore();
});
afterAll(async () => {
  for (const store of stores) await store.close();
  await server.stop();
});

const opened = (readsAhead: boolean) => {
  const store = esdbStore({ url: server.url, readsAhead });
  stores.push(store);
  return store;
};

const write = async (store: Store<WitanEvent>, caseId: string, from: number, count: number) => {
  const events = Array.from({ length: count }, (_, i) => ({
    ...caseSubmitted({ caseId }),
    id: idOf(caseId, from + i),
    actor: 'system',
    correlation: caseId,
    causation: null,
  }));
  await store.append(caseStream(caseId), events, from - 1);
};

/** What follows until it has caught up, and then until this many events more. */
const followed = async (store: Store<WitanEvent>, more: number, onCaughtUp: () => void) => {
  const over = new AbortController();
  const events: Recorded<WitanEvent>[] = [];
  let wanted = Infinity;
  const options = {
    prefixes: ['case-'],
    signal: over.signal,
    onCaughtUp: () => {
      wanted = Math.min(wanted, events.length + more);
      onCaughtUp();
    },
  };
  for await (const event of store.follow(options)) {
    events.push(event);
    if (events.length >= wanted) over.abort();
  }
  return events;
};

it('history that is read ahead in a thread is the same, and goes on with what is written meanwhile', async () => {
  const [writer, ahead] = [opened(false), opened(true)];
  const caseIds = [newId('c'), newId('c')];
  for (const caseId of caseIds) for (let from = 0; from < 1_700; from += 100) await write(writer, caseId, from, 100);

  const late = newId('c');
  let told = 0;
  const events = await followed(ahead, 3, () => {
    if (told++ === 0) void write(writer, late, 0, 3);
  });
  expect(told).toBe(1);
  expect(events.map(({ position }) => position)).toEqual(
    events.map(({ position }) => position).toSorted((a, b) => Number(a - b)),
  );
  for (const caseId of [...caseIds, late]) {
    const own = events.filter(({ stream }) => stream === caseStream(caseId));
    const stored: Recorded<WitanEvent>[] = [];
    for await (const event of writer.read(caseStream(caseId))) stored.push(event);
    expect(own).toEqual(stored);
  }
});
