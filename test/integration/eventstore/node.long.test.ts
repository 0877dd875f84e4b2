import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AccessDeniedError,
  CancelledError,
  DeadlineExceededError,
  EventStoreDBClient,
  persistentSubscriptionToStreamSettingsFromDefaults,
  UnavailableError,
} from '@eventstore/db-client';
import { afterEach, describe, expect, it } from 'vitest';
import { backupLog, restoreLog } from '../../../server/platform/eventstore-node/disk/backup.ts';
import { openLogFile } from '../../../server/platform/eventstore-node/disk/file.ts';
import { HEADER } from '../../../server/platform/eventstore-node/disk/format.ts';
import { verify } from '../../../server/cli/eventCommands/fileCommands.ts';
import { runNode } from '../../../server/platform/eventstore-node/node.ts';
import { copyEvents } from '../../../server/platform/eventstore-node/copy/copyEvents.ts';
import { type EventNode, startEventNode } from '../../../server/platform/eventstore-node/eventNode.ts';
import { inspectLog } from '../../../server/platform/eventstore-node/inspect.ts';
import { portion } from '../../support/sampled.ts';
import { all, dropFolder, event, events, logOf, names, newFolder, newStream, refusal } from './setup.ts';

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

  it('answers nothing about events to a caller without its key, which it keeps for the owner alone', async () => {
    const dataDir = folder();
    const { url, port } = await start(dataDir);
    expect(statSync(join(dataDir, 'access')).mode & 0o777).toBe(0o400);
    const bare = `esdb://127.0.0.1:${port}?tls=false`;
    for (const without of [bare, `${bare}&connectionName=${'0'.repeat(64)}`]) {
      const stranger = connect(without);
      for (const attempt of [
        (): Promise<unknown> => stranger.appendToStream('s', event()),
        (): Promise<unknown> =>
          stranger.appendToStream('s', event(), { credentials: { username: 'admin', password: 'changeit' } }),
        (): Promise<unknown> => stranger.deleteStream('s'),
        (): Promise<unknown> => stranger.tombstoneStream('s'),
        (): Promise<unknown> => all(stranger.readStream('s')),
        (): Promise<unknown> => all(stranger.readAll()),
        (): Promise<unknown> => all(stranger.subscribeToAll()),
      ])
        expect(await refusal(attempt())).toBeInstanceOf(AccessDeniedError);
    }
    const owner = connect(url);
    await owner.appendToStream('s', event());
    expect(await all(owner.readStream('s'))).toHaveLength(1);
  });

  it('keeps its key over a restart', async () => {
    const dataDir = folder();
    const first = await start(dataDir);
    const key = new URL(first.url).searchParams.get('connectionName');
    await first.stop();
    expect(new URL((await start(dataDir)).url).searchParams.get('connectionName')).toBe(key);
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
    const index = new URL('../../../server/platform/eventstore-node/eventNode.ts', import.meta.url).href;
    const code = `const { startEventNode } = await import(${JSON.stringify(index)});
      const node = await startEventNode({ dataDir: ${JSON.stringify(dataDir)} });
      console.log(node.pid, node.url); setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const [pid, url = ''] = line.toString().trim().split(' ');
    const client = connect(url);
    const log = logOf(client.subscribeToStream('s'));
    await log.seen('confirmed');
    process.kill(Number(pid), 'SIGINT');
    for (let index = 0; index < 10; index++) await client.appendToStream('s', event());
    await log.seen('s#9');
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(Number(pid))).toBe(false);
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
    const { url } = await start(folder());
    const client = connect(`${url.replace('esdb:', 'esdb+discover:')}&maxDiscoverAttempts=2`);
    await client.appendToStream('found', event());
    expect(await all(client.readStream('found'))).toHaveLength(1);
  });

  it('1.14 lets a 101st call of a process wait until another one ends', async () => {
    const node = await start(folder());
    const client = connect(node.url);
    const open = Array.from({ length: 100 }, () => client.subscribeToStream('s', { fromRevision: 'end' }));
    const logs = open.map(logOf);
    await Promise.all(logs.map((log) => log.seen('confirmed')));
    const late = client.subscribeToStream('s', { fromRevision: 'end' });
    const log = logOf(late);
    // What another process writes comes to all the others, and would have come to this one too.
    await appendElsewhere(node.url);
    await Promise.all(logs.map((one) => one.seen('s#0')));
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
  const rounds = portion(50, 6);

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
        const before = count(acknowledged);
        await expect.poll(() => count(acknowledged)).toBeGreaterThan(before + 16 + ((round * 137) % 400));
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
    bytes[HEADER + 100]! ^= 1;
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
      warn: (line) => lines.push(line),
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
    const client = connect(node.url);
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

  it('cuts off an unfinished commit, keeps what it cut aside, and says so', async () => {
    const dataDir = folder();
    const node = await start(dataDir);
    const client = connect(node.url);
    for (let index = 0; index < 3; index++) await client.appendToStream('s', event());
    await node.stop();
    const log = join(dataDir, 'events.log');
    const whole = readFileSync(log);
    const half = whole.subarray(whole.lastIndexOf('WMRF'), -5);
    appendFileSync(log, half);
    expect(() => verify(dataDir)).toThrow(`not sound at offset ${whole.length}`);
    const lines: string[] = [];
    const again = await startEventNode({ dataDir, warn: (line) => lines.push(line) });
    nodes.push(again);
    expect(lines.join()).toContain(`mended at offset ${whole.length}`);
    expect(readFileSync(`${log}.cut-${whole.length}`)).toEqual(half);
    expect(await all(connect(again.url).readStream('s'))).toHaveLength(3);
  });

  it('does not start with a log that ends before what was acknowledged', async () => {
    const dataDir = folder();
    const node = await start(dataDir);
    const client = connect(node.url);
    for (let index = 0; index < 3; index++) await client.appendToStream('s', event());
    await node.stop();
    const log = join(dataDir, 'events.log');
    truncateSync(log, readFileSync(log).length - 5);
    expect(String(await refusal(startEventNode({ dataDir })))).toMatch(
      /the log is damaged at offset \d+: expected sound frames up to/,
    );
    expect(() => verify(dataDir)).toThrow('damaged at offset');
  });
});

describe('backup and copy', () => {
  it('a backup taken under load restores to a node that goes on', async () => {
    const [dataDir, restored] = [folder(), folder()];
    const client = connect((await start(dataDir)).url);
    const acknowledged = new Map<string, string[]>();
    let running = true;
    const writers = [0, 1, 2, 3].map((index) => write(client, `w${index}`, acknowledged, () => running));
    await expect.poll(() => count(acknowledged)).toBeGreaterThan(100);
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

const count = (acknowledged: ReadonlyMap<string, readonly string[]>): number =>
  [...acknowledged.values()].reduce((sum, ids) => sum + ids.length, 0);

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

async function appendElsewhere(url: string): Promise<void> {
  const code = `const { EventStoreDBClient, jsonEvent } = await import(${JSON.stringify(import.meta.resolve('@eventstore/db-client'))});
    const client = EventStoreDBClient.connectionString(${JSON.stringify(url)});
    await client.appendToStream('s', jsonEvent({ type: 'T', data: {} }));
    await client.dispose();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
  expect(await once(child, 'exit')).toEqual([0, null]);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
