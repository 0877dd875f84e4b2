import { describe, expect, it } from 'vitest';

import { startEventNode } from '../../../server/platform/eventstore-node/eventNode.ts';
import { NoAnswer } from '../../../server/platform/store/esdb/failures.ts';
import { esdbStore } from '../../../server/platform/store/esdb/esdbStore.ts';
import { startGate } from '../../fakes/cluster/gate.ts';
import { newId, testEventstore } from '../../support/eventstore.ts';
import { all, cancelled, followed, numbered, reasons } from '../../support/storeContract.ts';
import { tempDir } from '../../support/tempDir.ts';
import { turns } from '../../support/turns.ts';
import { until } from '../../support/until.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => `number ${i}`);

/** A way to the server that can go silent without closing, as a network does. */
async function freezable(url: string) {
  const { port, search } = new URL(url.replace(/^esdb:/, 'http:'));
  const gate = await startGate(Number(port));
  return { ...gate, url: `esdb://127.0.0.1:${gate.port}${search}` };
}

describe('the EventStoreDB store in trouble', () => {
  it('writes and delivers each event once through a server that is killed and started again', async () => {
    const { path: dataDir, remove } = tempDir('events');
    let node = await startEventNode({ dataDir });
    const store = esdbStore({ url: node.url, patience: { attemptMs: 4000, totalMs: 240_000 } });
    const id = newId();
    try {
      const count = 300;
      let written = 0;
      const seen = followed(store, { prefixes: [`case-${id}`] }, count);
      const writing = (async () => {
        for (; written < count; written++) await store.append(`case-${id}`, [cancelled(id, written)], written - 1);
      })();
      for (const kill of [40, 120, 200]) {
        await expect.poll(() => written, { interval: 5 }).toBeGreaterThan(kill);
        process.kill(node.pid, 'SIGKILL');
        await node.exited;
        node = await startEventNode({ dataDir, port: node.port });
      }
      await writing;
      expect(reasons(await seen)).toEqual(numbers(count));
      expect(reasons(await all(store.read(`case-${id}`)))).toEqual(numbers(count));
    } finally {
      await store.close();
      await node.stop();
      remove();
    }
  });

  it('says that the outcome is unknown when nobody answers, and the same append settles it', async () => {
    const server = await testEventstore();
    const way = await freezable(server.url);
    const store = esdbStore({ url: way.url });
    // Only what gets no answer is in a hurry: on a busy machine an answer takes its time.
    const hasty = esdbStore({ url: way.url, patience: { attemptMs: 300, totalMs: 1000 } });
    const stream = `case-${newId()}`;
    try {
      await store.append(stream, [cancelled(stream, 0)], -1);
      await until('its first answer', () => all(hasty.read(stream)).catch(() => null));
      way.freeze();
      await expect(hasty.append(stream, [cancelled(stream, 1)], 0)).rejects.toMatchObject({ name: 'OutcomeUnknown' });
      await expect(all(hasty.read(stream))).rejects.toMatchObject({ name: 'NoAnswer' });
      way.thaw();
      expect(await store.append(stream, [cancelled(stream, 1)], 0)).toMatchObject({ revision: 1 });
      expect(await all(store.read(stream))).toHaveLength(2);
    } finally {
      await Promise.all([store.close(), hasty.close()]);
      await way.shut();
      await server.stop();
    }
  });

  it('waits with a write for a server that is away longer than a read waits, and says so', async () => {
    const server = await testEventstore();
    const way = await freezable(server.url);
    const [writer, reader] = [esdbStore({ url: server.url }), esdbStore({ url: way.url })];
    const [known, unknown] = [`case-${newId()}`, `case-${newId()}`];
    try {
      for (const stream of [known, unknown]) await writer.append(stream, [cancelled(stream, 0)], -1);
      expect(await all(reader.read(known))).toHaveLength(1);
      await way.shut();
      const writes = Promise.all([known, unknown].map((stream) => reader.append(stream, [cancelled(stream, 1)], 0)));
      writes.catch(() => undefined);
      await until('a write that is tried again', () => reader.waitingAppends() === 1);
      await expect(all(reader.read(known))).rejects.toThrow(NoAnswer);
      await way.open();
      expect(await writes).toMatchObject([{ revision: 1 }, { revision: 1 }]);
      expect(reader.waitingAppends()).toBe(0);
    } finally {
      await Promise.all([writer.close(), reader.close()]);
      await way.shut();
      await server.stop();
    }
  });

  it('leaves nothing waiting for a silent server when it is closed', async () => {
    const server = await testEventstore();
    const way = await freezable(server.url);
    const store = esdbStore({ url: way.url, patience: { attemptMs: 600_000, totalMs: 600_000 } });
    const id = newId();
    try {
      await store.append(`case-${id}`, numbered(id, 0, 10), -1);
      way.freeze();
      // More than may be open at once, so that some still wait for their turn.
      const reads = Array.from({ length: 40 }, () => all(store.read(`case-${id}`)));
      const appends = Array.from({ length: 60 }, (_, n) => store.append(`case-${newId()}`, numbered(id, n, 1), -1));
      const waiting = Promise.allSettled([...reads, ...appends]);
      await turns(100);
      await store.close();
      const ends = (await waiting).map((end) => (end.status === 'rejected' ? (end.reason as Error).name : 'written'));
      expect([...new Set(ends)].toSorted()).toEqual(['NoAnswer', 'OutcomeUnknown']);
      await expect(all(store.read(`case-${id}`))).rejects.toThrow(NoAnswer);
    } finally {
      await way.shut();
      await server.stop();
    }
  });

  it('keeps 150 slow followers from holding up anybody', async () => {
    const server = await testEventstore();
    const store = esdbStore({ url: server.url });
    const id = newId();
    const over = new AbortController();
    try {
      await store.append(`case-${id}`, numbered(id, 0, 400), -1);
      let waiting = 0;
      let letGo = () => {};
      const gate = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const slow = Array.from({ length: 150 }, async () => {
        const seen: string[] = [];
        for await (const event of store.follow({ prefixes: [`case-${id}`], signal: over.signal })) {
          if (seen.length === 0 && ++waiting > 0) await gate;
          seen.push(...reasons([event]));
          if (seen.length === 1500) break;
        }
        return seen;
      });
      await expect.poll(() => waiting).toBe(150);

      const fast = followed(store, { prefixes: [`case-${id}`] }, 1500);
      for (let n = 400; n < 1500; n += 100) await store.append(`case-${id}`, numbered(id, n, 100), n - 1);
      expect(reasons(await fast)).toEqual(numbers(1500));
      const readers = Array.from({ length: 200 }, () => all(store.read(`case-${id}`, { from: 1400 })));
      for (const events of await Promise.all(readers)) expect(events).toHaveLength(100);
      letGo();
      for (const seen of await Promise.all(slow)) expect(seen).toEqual(numbers(1500));
    } finally {
      over.abort();
      await store.close();
      await server.stop();
    }
  });
});
