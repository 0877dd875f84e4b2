import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { startEventNode } from '../../../server/platform/eventstore-node/eventNode.ts';
import { esdbStore } from '../../../server/platform/store/esdb/esdbStore.ts';
import { command } from '../../support/command.ts';
import { newId } from '../../support/eventstore.ts';
import { all, cancelled } from '../../support/storeContract.ts';

const withFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'witan-close-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

it('a store is closed for good, also where its node has gone while it reads and writes', () =>
  withFolder(async (dataDir) => {
    const node = await startEventNode({ dataDir });
    const store = esdbStore({ url: node.url });
    const stream = `case-${newId()}`;
    await store.append(stream, [cancelled(stream, 0)], -1);
    expect(await all(store.read(stream))).toHaveLength(1);
    const reading = store.read(stream)[Symbol.asyncIterator]();
    await reading.next();
    await node.stop();
    const writing = store.append(stream, [cancelled(stream, 1)], 0).catch((error: unknown) => error);
    await store.close();
    // An answer or an error: it does not hang.
    expect(await writing).toBeDefined();
    await store.close();
  }));

it('npm run events -- verify exits 0 on a log that is whole, and 1 on one that is not', () =>
  withFolder(async (dataDir) => {
    const node = await startEventNode({ dataDir: join(dataDir, 'events') });
    const store = esdbStore({ url: node.url });
    const stream = `case-${newId()}`;
    for (let n = 0; n < 3; n++) await store.append(stream, [cancelled(stream, n)], n - 1);
    await store.close();
    await node.stop();
    const verify = () => command('server/cli/events.ts', ['verify'], { DATA_DIR: dataDir });
    expect((await verify()).code).toBe(0);
    const name = readdirSync(join(dataDir, 'events')).find((one) => one.endsWith('.log')) ?? '';
    const log = join(dataDir, 'events', name);
    const bytes = readFileSync(log);
    const at = bytes.indexOf(stream);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(log, bytes);
    expect((await verify()).code).toBe(1);
  }));
