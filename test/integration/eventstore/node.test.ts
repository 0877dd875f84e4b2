import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CancelledError,
  DeadlineExceededError,
  EventStoreDBClient,
  persistentSubscriptionToStreamSettingsFromDefaults,
  UnavailableError,
} from '@eventstore/db-client';
import { afterEach, describe, expect, it } from 'vitest';
import { backupLog, restoreLog } from '../../../server/embedded/eventstore/disk/backup.ts';
import { openLogFile } from '../../../server/embedded/eventstore/disk/file.ts';
import { runNode } from '../../../server/embedded/eventstore/node.ts';
import { copyEvents } from '../../../server/embedded/eventstore/copy/index.ts';
import { type EventNode, startEventNode } from '../../../server/embedded/eventstore/index.ts';
import { inspectLog } from '../../../server/embedded/eventstore/inspect.ts';
import { all, dropFolder, event, events, logOf, names, newFolder, newStream, refusal, sleep } from './setup.ts';

const folders: string[] = [];
const nodes: EventNode[] = [];
const clients: EventStoreDBClient[] = [];

const folder = (): string => {
  const made = newFolder();
  folders.push(made);
  return made;
};
const start = async (dataDir: string): Promise<EventNode> => {
  const node = await startEventNode({ dataDir });
  nodes.push(node);
  return node;
};
const connect = (url: string): EventStoreDBClient => {
  const client = EventStoreDBClient.connectionString(url);
  clients.push(client);
  return client;
};

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.dispose()));
  await Promise.all(nodes.splice(0).map((node) => node.stop()));
  for (const one of folders.splice(0)) dropFolder(one);
});

describe('the process of the event node', () => {
  it('refuses a folder that another node has open, and takes it after a SIGKILL', async () => {
    const dataDir = folder();
    const first = await start(dataDir);
    expect(String(await refusal(startEventNode({ dataDir })))).toContain('another event node has it open');
    process.kill(first.pid, 'SIGKILL');
    expect(await first.exited).toMatchObject({ signal: 'SIGKILL' });
    await start(dataDir);
  });

  it('ends open calls with CANCELLED when it is stopped, and keeps everything', async () => {
    const dataDir = folder();
    const first = await start(dataDir);
    const client = connect(first.url);
    const stream = newStream();
    await client.appendToStream(stream, events(3));
    const subscription = client.subscribeToStream(stream);
    const log = logOf(subscription);
    await log.seen('caught up');
    const ended = once(subscription, 'error');
    await first.stop();
    expect((await ended)[0]).toBeInstanceOf(CancelledError);
    expect(await first.exited).toEqual({ code: 0, signal: null });
    const second = await start(dataDir);
    expect(await all(connect(second.url).readStream(stream))).toHaveLength(3);
  });

  it('is not disturbed by the Ctrl-C of a terminal, and ends with its parent', async () => {
    const dataDir = folder();
    const index = new URL('../../../server/embedded/eventstore/index.ts', import.meta.url).href;
    const code = `const { startEventNode } = await import(${JSON.stringify(index)});
      const node = await startEventNode({ dataDir: ${JSON.stringify(dataDir)} });
      console.log(node.pid); setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    process.kill(pid, 'SIGINT');
    await sleep(200);
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    for (let waited = 0; isAlive(pid) && waited < 100; waited++) await sleep(50);
    expect(isAlive(pid)).toBe(false);
  });

  it('answers what it does not offer with UNIMPLEMENTED', async () => {
    const client = connect((await start(folder())).url);
    const settings = persistentSubscriptionToStreamSettingsFromDefaults();
    for (const attempt of [
      client.createPersistentSubscriptionToStream('s', 'g', settings),
      client.enableProjection('$by_category'),
    ]) {
      expect(String(await refusal(attempt))).toContain('UNIMPLEMENTED');
    }
  });

  it('1.2 is found by gossip', async () => {
    const { port } = await start(folder());
    const client = connect(`esdb+discover://127.0.0.1:${port}?tls=false&maxDiscoverAttempts=2`);
    await client.appendToStream('found', event());
    expect(await all(client.readStream('found'))).toHaveLength(1);
  });

  it('1.14 lets a 101st call of a process wait until another one ends', async () => {
    const client = connect((await start(folder())).url);
    const open = Array.from({ length: 100 }, () => client.subscribeToStream('s', { fromRevision: 'end' }));
    const logs = open.map(logOf);
    await Promise.all(logs.map((log) => log.seen('confirmed')));
    const late = client.subscribeToStream('s', { fromRevision: 'end' });
    const log = logOf(late);
    await sleep(300);
    expect(log.lines).toEqual([]);
    await open[0]!.unsubscribe();
    await log.seen('confirmed');
  });

  it('a deadline that has passed writes nothing', async () => {
    const client = connect((await start(folder())).url);
    await client.appendToStream('s', event());
    await refusal(client.appendToStream('s', event(), { deadline: 0, credentials: { username: 'a', password: 'b' } }));
    expect(await all(client.readStream('s'))).toHaveLength(1);
  });
});

describe('durability of the event node', () => {
  /** EVENTS_KILL_ROUNDS=50 for the long form. */
  const rounds = Number(process.env['EVENTS_KILL_ROUNDS'] ?? 6);

  it(
    `loses, doubles and reorders nothing acknowledged in ${rounds} SIGKILLs under 16 writers`,
    { timeout: 600_000 },
    async () => {
      const dataDir = folder();
      const acknowledged = new Map<string, string[]>();
      for (let round = 0; round < rounds; round++) {
        const node = await startEventNode({ dataDir });
        const client = EventStoreDBClient.connectionString(node.url);
        let running = true;
        const writers = Array.from({ length: 16 }, (_, index) =>
          write(client, `w${index}`, acknowledged, () => running),
        );
        await sleep(100 + ((round * 137) % 400));
        process.kill(node.pid, 'SIGKILL');
        running = false;
        await Promise.all(writers);
        await node.exited;
        await client.dispose();
      }
      const client = connect((await start(dataDir)).url);
      let total = 0;
      for (const [stream, ids] of acknowledged) {
        const found = (await all(client.readStream(stream))).map(({ event: one }) => one!.id);
        const set = new Set(ids);
        expect(found.filter((id) => set.has(id))).toEqual(ids);
        expect(new Set(found).size).toBe(found.length);
        total += ids.length;
      }
      expect(total).toBeGreaterThan(rounds * 16);
    },
  );

  it('refuses a damaged log, says where, and leaves it as it is', async () => {
    const dataDir = folder();
    const node = await start(dataDir);
    const client = connect(node.url);
    for (let index = 0; index < 5; index++) await client.appendToStream('s', event());
    await node.stop();
    const log = join(dataDir, 'events.log');
    const bytes = readFileSync(log);
    bytes[200]! ^= 1;
    writeFileSync(log, bytes);
    expect(String(await refusal(startEventNode({ dataDir })))).toMatch(/the log is damaged at offset \d+/);
    expect(readFileSync(log).equals(bytes)).toBe(true);
    expect(() => inspectLog(dataDir)).toThrow('damaged at offset');
  });

  it('a full disk loses nothing, is told to clients as something to repeat, and is over when there is room', async () => {
    const lines: string[] = [];
    let limit = Infinity;
    const full = (): Error => Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const node = await runNode({
      dataDir: folder(),
      port: 0,
      log: (line) => lines.push(line),
      broken: (error) => lines.push(String(error)),
      openFile: (path) => {
        const file = openLogFile(path);
        return {
          ...file,
          write: (source, at, length, position) => {
            if (position >= limit) throw full();
            return file.write(source, at, Math.min(length, limit - position), position);
          },
        };
      },
    });
    const client = connect(`esdb://127.0.0.1:${node.port}?tls=false`);
    const big = (): ReturnType<typeof event> => event('T', { fill: 'x'.repeat(300_000) });
    limit = 2_000_000;
    const acknowledged: string[] = [];
    const errors: unknown[] = [];
    for (let index = 0; errors.length < 3; index++) {
      const one = big();
      const path = index % 2 ? { credentials: { username: 'a', password: 'b' } } : {};
      await client.appendToStream('s', one, path).then(
        () => acknowledged.push(one.id),
        (error: unknown) => errors.push(error),
      );
    }
    expect(errors.some((error) => error instanceof UnavailableError)).toBe(true);
    expect(errors.every((error) => error instanceof UnavailableError || error instanceof DeadlineExceededError)).toBe(
      true,
    );
    expect((await all(client.readStream('s'))).map(({ event: one }) => one!.id)).toEqual(acknowledged);
    limit = Infinity;
    const { nextExpectedRevision } = await client.appendToStream('s', big(), {
      expectedRevision: BigInt(acknowledged.length - 1),
    });
    expect(nextExpectedRevision).toBe(BigInt(acknowledged.length));
    expect(lines).toEqual([expect.stringContaining('no room for the log'), 'there is room for the log again']);
    await client.dispose();
    await node.stop();
  });

  it('repairs a torn tail and says so', async () => {
    const dataDir = folder();
    const node = await start(dataDir);
    const client = connect(node.url);
    for (let index = 0; index < 3; index++) await client.appendToStream('s', event());
    await node.stop();
    const log = join(dataDir, 'events.log');
    truncateSync(log, readFileSync(log).length - 5);
    const lines: string[] = [];
    const again = await startEventNode({ dataDir, log: (line) => lines.push(line) });
    nodes.push(again);
    expect(lines.join()).toContain('unfinished commit');
    expect(await all(connect(again.url).readStream('s'))).toHaveLength(2);
  });
});

describe('backup and copy', () => {
  it('a backup taken under load restores to a node that goes on', async () => {
    const [dataDir, restored] = [folder(), folder()];
    const client = connect((await start(dataDir)).url);
    const acknowledged = new Map<string, string[]>();
    let running = true;
    const writers = [0, 1, 2, 3].map((index) => write(client, `w${index}`, acknowledged, () => running));
    await sleep(300);
    const before = new Map([...acknowledged].map(([stream, ids]) => [stream, [...ids]]));
    const file = join(restored, 'events.backup');
    backupLog(dataDir, file);
    running = false;
    await Promise.all(writers);
    restoreLog(file, restored);
    expect(() => restoreLog(file, restored)).toThrow('found one');
    const second = connect((await start(restored)).url);
    for (const [stream, ids] of before) {
      const found = (await all(second.readStream(stream))).map(({ event: one }) => one!.id);
      expect(found.slice(0, ids.length)).toEqual(ids);
      expect(acknowledged.get(stream)!.slice(0, found.length)).toEqual(
        found.slice(0, acknowledged.get(stream)!.length),
      );
      const { nextExpectedRevision } = await second.appendToStream(stream, event(), {
        expectedRevision: BigInt(found.length - 1),
      });
      expect(nextExpectedRevision).toBe(BigInt(found.length));
    }
  });

  it('refuses to restore a damaged backup', async () => {
    const [dataDir, restored] = [folder(), folder()];
    const node = await start(dataDir);
    await connect(node.url).appendToStream('s', events(3));
    const file = join(dataDir, 'copy');
    backupLog(dataDir, file);
    truncateSync(file, readFileSync(file).length - 3);
    expect(() => restoreLog(file, restored)).toThrow('damaged at offset');
    expect(existsSync(join(restored, 'events.log'))).toBe(false);
  });

  it('copies ids, types, bytes and order to another node, and can be run again', async () => {
    const [from, to] = [await start(folder()), await start(folder())];
    const [source, target] = [connect(from.url), connect(to.url)];
    const exact = {
      ...event('$>'),
      contentType: 'application/octet-stream',
      data: Buffer.from([0, 200, 255]),
    } as never;
    await source.appendToStream('a', [event('Tüpe', { big: 'x' }), exact]);
    await source.appendToStream('b', events(3));
    await source.appendToStream('a', event());
    await source.deleteStream('b');
    await source.appendToStream('b', event());
    await source.tombstoneStream('c');
    const read = async (client: EventStoreDBClient): Promise<unknown[]> =>
      (await all(client.readAll()))
        .filter(({ event: one }) => !one!.streamId.startsWith('$'))
        .map(({ event: one }) => [
          one!.streamId,
          one!.revision,
          one!.type === '$streamDeleted' || one!.id,
          one!.type,
          one!.data,
        ]);
    await copyEvents(from.url, to.url, () => undefined);
    expect(await read(target)).toEqual(await read(source));
    await copyEvents(from.url, to.url, () => undefined);
    expect(await read(target)).toEqual(await read(source));
    expect(names(await all(target.readStream('b')))).toEqual(['b#3']);
    await target.appendToStream('a', event());
    await source.appendToStream('a', event());
    expect(String(await refusal(copyEvents(from.url, to.url, () => undefined)))).toContain('something else');
  });
});

/** Appends one event after the other with explicit revisions, noting what was acknowledged, until an error ends it. */
async function write(
  client: EventStoreDBClient,
  stream: string,
  acknowledged: Map<string, string[]>,
  running: () => boolean,
): Promise<void> {
  const ids = acknowledged.get(stream) ?? [];
  acknowledged.set(stream, ids);
  try {
    while (running()) {
      const one = event('T', { fill: 'x'.repeat(200) });
      await client.appendToStream(stream, one);
      ids.push(one.id);
    }
  } catch {
    // The node was killed: what became of this one is unknown.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
