import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEventNode } from '../../server/platform/eventstore-node/eventNode.ts';
import { startPostgres } from '../../server/platform/postgres/embedded/embeddedPostgres.ts';
import { type Contender, emmett, eventStore, messageDb } from './arenas.ts';
import {
  allReads,
  batches,
  catchUp,
  countAll,
  inFlight,
  liveLatency,
  median,
  passBy,
  percentile,
  sequential,
  streamReads,
} from './load.ts';
import { fairness, processorTime, resources } from './resources.ts';
import { startTimedNode, type TimedNode } from './timed.ts';

/*
 * node bench/eventstore/main.ts: this node beside emmett-postgresql and message-db, each through its own client, in turns and in
 * one run; the median of the rounds counts, the first round is thrown away. EVENTSTORE_URL adds a server to stand beside it,
 * DATABASE_URL replaces the embedded PostgreSQL. BENCH_MS per measure (1500), BENCH_ROUNDS (3), BENCH_EVENTS to start with
 * (364000), BENCH_ONLY=resources|race|fairness.
 */
const MS = Number(process.env['BENCH_MS'] ?? 1500);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const EVENTS = Number(process.env['BENCH_EVENTS'] ?? 364_000);
const ONLY = process.env['BENCH_ONLY'];
const times = new Map<string, string>();
const folder = mkdtempSync(join(tmpdir(), 'bench-events-'));
// PostgreSQL may have to run as another user than root.
chmodSync(folder, 0o711);

type Measure = { readonly row: string; readonly of: (contender: Contender) => Promise<number | undefined> };

const appendsAndReads: readonly Measure[] = [
  { row: 'sequential appends/s', of: ({ arena }) => sequential(arena, MS) },
  { row: '64 in flight/s', of: ({ arena }) => inFlight(arena, 64, MS) },
  { row: '100-event appends, events/s', of: ({ arena }) => batches(arena, MS) },
  { row: 'stream reads, events/s', of: ({ arena }) => streamReads(arena, 2000, MS) },
];
const ofEventStores: readonly Measure[] = [
  { row: '$all reads, events/s', of: async ({ client }) => client && allReads(client, 20_000) },
  { row: '$all catching up, events/s', of: async ({ client }) => client && catchUp(client, 20_000) },
  {
    row: 'passed by, window 32, events/s',
    of: async ({ client }) => client && passBy(client, 32, await countAll(client)),
  },
  {
    row: 'passed by, window 1000, events/s',
    of: async ({ client }) => client && passBy(client, 1000, await countAll(client)),
  },
];

if (!ONLY || ONLY === 'race') await race();
if (!ONLY || ONLY === 'fairness') await beFair();
if (!ONLY || ONLY === 'resources') {
  const { startMs, memoryMb, bytesPerEvent } = await resources(join(folder, 'resources'), EVENTS);
  console.log(
    `start with ${EVENTS} events: ${startMs.toFixed(0)} ms; memory ${memoryMb.toFixed(0)} MB; ${bytesPerEvent.toFixed(0)} bytes of disk per event`,
  );
}
rmSync(folder, { recursive: true, force: true });
process.exit(0);

async function race(): Promise<void> {
  const node = await startTimedNode(join(folder, 'race'));
  const contenders = [eventStore('this node', node.url), ...beside(), ...(await databases())];
  const results = new Map<string, Map<string, number[]>>();
  const note = (row: string, name: string, value: number | undefined): void => {
    if (value === undefined) return;
    const ofRow = results.get(row) ?? new Map<string, number[]>();
    ofRow.set(name, [...(ofRow.get(name) ?? []), value]);
    results.set(row, ofRow);
  };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { row, of } of [...appendsAndReads, ...ofEventStores]) {
      for (const contender of contenders) {
        const before = await timesNow(node);
        const began = performance.now();
        const value = await of(contender);
        if (round === 0) continue;
        note(row, contender.name, value);
        if (contender.name === 'this node' && value)
          noteTimes(row, value, performance.now() - began, before, await timesNow(node));
      }
    }
    for (const { name, client } of contenders) {
      const taken = client && (await liveLatency(client, 300));
      if (!taken || round === 0) continue;
      note('live latency p50, ms', name, percentile(taken, 0.5));
      note('live latency p99, ms', name, percentile(taken, 0.99));
    }
  }
  print(
    results,
    contenders.map(({ name }) => name),
  );
  for (const contender of contenders) await contender.close();
  await node.stop();
}

type Times = { readonly client: number; readonly node: number; readonly disk: number };

/** µs so far: of processor in this process and in the node, and of waiting for the disk in the node. */
async function timesNow(node: TimedNode): Promise<Times> {
  const { user, system } = process.cpuUsage();
  return { client: user + system, node: processorTime(node.pid), disk: await node.flushed() };
}

/** Where the time of a row goes, in µs each, and how busy the client was: near 100 % it is the client that is measured. */
function noteTimes(row: string, perSecond: number, ms: number, before: Times, after: Times): void {
  const each = (of: keyof Times): string => ((after[of] - before[of]) / ((perSecond * ms) / 1000)).toFixed(1);
  const busy = ((after.client - before.client) / (ms * 10)).toFixed(0);
  times.set(row, ` [µs each: client ${each('client')} (${busy} % busy), node ${each('node')}, disk ${each('disk')}]`);
}

function beside(): Contender[] {
  const url = process.env['EVENTSTORE_URL'];
  return url ? [eventStore('EVENTSTORE_URL', url)] : [];
}

async function databases(): Promise<Contender[]> {
  if (process.env['BENCH_POSTGRES'] === 'no') return [];
  const url = process.env['DATABASE_URL'] ?? (await startPostgres({ dataDir: join(folder, 'postgres') })).url;
  return [await emmett(url), await messageDb(url)];
}

function print(results: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>, names: readonly string[]): void {
  const shown = (value: number): string => (value < 100 ? value.toFixed(2) : value.toFixed(0));
  for (const [row, ofRow] of results) {
    const own = median(ofRow.get('this node') ?? []);
    const cells = names.flatMap((name) => {
      const values = ofRow.get(name);
      if (!values) return [];
      const ratio = name === 'this node' ? '' : ` (${(own / median(values)).toFixed(2)} ×)`;
      return [`${name} ${shown(median(values))}${ratio}`];
    });
    console.log(`${row}: ${cells.join(' | ')}${times.get(row) ?? ''}`);
  }
}

async function beFair(): Promise<void> {
  const node = await startEventNode({ dataDir: join(folder, 'fair') });
  for (const { name, url } of [{ name: 'this node', url: node.url }, ...besideUrl()]) {
    const { arena, close } = eventStore(name, url);
    const { alone, crowded } = await fairness(url, arena, 2 * MS, ROUNDS);
    console.log(
      `append p99 of ${name}: alone ${alone.toFixed(1)} ms, crowded ${crowded.toFixed(1)} ms (${(crowded / alone).toFixed(1)} ×)`,
    );
    await close();
  }
  await node.stop();
}

function besideUrl(): { name: string; url: string }[] {
  const url = process.env['EVENTSTORE_URL'];
  return url ? [{ name: 'EVENTSTORE_URL', url }] : [];
}
