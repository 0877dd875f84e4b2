import { EventStoreDBClient } from '@eventstore/db-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { type EventNode, startEventNode } from '../../../server/platform/eventstore-node/eventNode.ts';
import { esdbStore } from '../../../server/platform/store/esdb/esdbStore.ts';
import type { Store } from '../../../server/platform/store/store.ts';
import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import { type Cluster, startCluster } from '../../fakes/cluster/cluster.ts';
import { newId } from '../../support/eventstore.ts';
import { all, cancelled, followed, numbered, reasons } from '../../support/storeContract.ts';
import { tempDir } from '../../support/tempDir.ts';
import { until } from '../../support/until.ts';

const { path, remove } = tempDir('cluster');
let node: EventNode;
let cluster: Cluster;
let store: Store<WitanEvent>;
beforeAll(async () => {
  node = await startEventNode({ dataDir: path });
  cluster = await startCluster(node);
  store = esdbStore({ url: cluster.url });
});
afterEach(async () => {
  for (const member of [0, 1, 2]) await cluster.revive(member);
  cluster.elect();
});
afterAll(async () => {
  await store.close();
  await cluster.close();
  await node.stop();
  remove();
});

const numbers = (count: number) => Array.from({ length: count }, (_, i) => `number ${i}`);

describe('the store of a cluster', () => {
  it('writes to its leader, wherever it began to ask', async () => {
    const { port } = new URL(cluster.url.replace(/^esdb:\/\/[^,]*,([^,]*),.*\?/, 'http://$1?'));
    const follower = esdbStore({ url: `esdb://127.0.0.1:${port}${new URL(node.url.replace('esdb', 'http')).search}` });
    const id = newId();
    await follower.append(`case-${id}`, numbered(id, 0, 3), -1);
    expect(reasons(await all(follower.read(`case-${id}`)))).toEqual(numbers(3));
    expect(reasons(await all(store.read(`case-${id}`)))).toEqual(numbers(3));
    await follower.close();
  });

  it('waits with a write for a leader, and writes and tells it once', async () => {
    const id = newId();
    await store.append(`case-${id}`, numbered(id, 0, 1), -1);
    const seen = followed(store, { prefixes: [`case-${id}`] }, 3);
    await cluster.kill(cluster.leader() ?? 0);
    const asked = cluster.asked();
    const writing = store.append(`case-${id}`, [cancelled(id, 1)], 0);
    // More than the client asks before it gives up.
    await until('a discovery that failed', () => cluster.asked() > asked + 40);
    cluster.elect();
    expect(await writing).toMatchObject({ revision: 1 });
    await store.append(`case-${id}`, [cancelled(id, 2)], 1);
    expect(reasons(await seen)).toEqual(numbers(3));
  });

  it('goes on where two of three are gone for a while', async () => {
    const id = newId();
    await store.append(`case-${id}`, numbered(id, 0, 1), -1);
    const leader = cluster.leader() ?? 0;
    const followers = [0, 1, 2].filter((member) => member !== leader);
    for (const member of followers) await cluster.kill(member);
    const writing = store.append(`case-${id}`, [cancelled(id, 1)], 0);
    const asked = cluster.asked();
    await until('a discovery that failed', () => cluster.asked() > asked + 15);
    for (const member of followers) await cluster.revive(member);
    cluster.elect();
    expect(await writing).toMatchObject({ revision: 1 });
    expect(reasons(await all(store.read(`case-${id}`)))).toEqual(numbers(2));
  });

  it('leaves a leader that is frozen for the one that the others chose', async () => {
    const id = newId();
    await store.append(`case-${id}`, numbered(id, 0, 1), -1);
    cluster.freeze(cluster.leader() ?? 0);
    cluster.elect();
    expect(await store.append(`case-${id}`, [cancelled(id, 1)], 0)).toMatchObject({ revision: 1 });
    expect(reasons(await all(store.read(`case-${id}`)))).toEqual(numbers(2));
  });

  it('tells every event once, however often the server finds the feed too slow', async () => {
    const id = newId();
    const seen = followed(store, { prefixes: [`case-${id}`] }, 200);
    for (let n = 0; n < 200; n += 20) {
      if (n === 40) cluster.dropLiveReaders(4);
      await store.append(`case-${id}`, numbered(id, n, 20), n - 1);
    }
    expect(reasons(await seen)).toEqual(numbers(200));
    expect(cluster.dropped()).toBeGreaterThanOrEqual(5);
  });
});

describe('the fake of a cluster', () => {
  it('drops a live reader who does not take what comes', async () => {
    const client = EventStoreDBClient.connectionString(cluster.url);
    const id = newId();
    const subscription = client.subscribeToAll({ fromPosition: 'end', requiresLeader: true });
    await new Promise((resolve) => subscription.once('caughtUp', resolve));
    subscription.pause();
    const failed = new Promise<Error>((resolve) => subscription.once('error', resolve));
    const large = { ...cancelled(id, 0), data: { reason: 'x'.repeat(100_000), at: '2026-01-01T00:00:00.000Z' } };
    const before = cluster.dropped();
    for (let n = 0; cluster.dropped() === before; n++)
      await store.append(`case-${id}-${n}`, [{ ...large, id: newUuid(n) } as never], -1);
    subscription.resume();
    expect(String(await failed)).toContain('Consumer too slow');
    await client.dispose();
  });

  it('refuses to go on after a position at which nothing is', async () => {
    const id = newId();
    const { position } = await store.append(`case-${id}`, numbered(id, 0, 2), -1);
    const client = EventStoreDBClient.connectionString(cluster.url);
    const from = { commit: position - 1n, prepare: position - 1n };
    const subscription = client.subscribeToAll({ fromPosition: from, requiresLeader: true });
    const failed = new Promise<Error>((resolve) => subscription.once('error', resolve));
    expect(String(await failed)).toContain('Exception was thrown by handler');
    await client.dispose();
  });
});

const newUuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
