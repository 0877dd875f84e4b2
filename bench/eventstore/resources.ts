import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EventStoreDBClient } from '@eventstore/db-client';
import { startEventNode } from '../../server/platform/eventstore-node/eventNode.ts';
import { overClient } from './arenas.ts';
import { type Arena, appendTimes, median, percentile } from './load.ts';

export type Resources = { startMs: number; memoryMb: number; bytesPerEvent: number };

/** How a node of ours with `events` events starts, and what it takes of memory and disk. */
export async function resources(dataDir: string, events: number): Promise<Resources> {
  const first = await startEventNode({ dataDir });
  const client = EventStoreDBClient.connectionString(first.url);
  await fill(overClient(client), events);
  await client.dispose();
  await first.stop();
  const began = performance.now();
  const second = await startEventNode({ dataDir });
  const again = EventStoreDBClient.connectionString(second.url);
  for await (const _ of again.readAll({ maxCount: 1 }));
  const startMs = performance.now() - began;
  const memoryMb = residentMb(second.pid);
  await again.dispose();
  await second.stop();
  return { startMs, memoryMb, bytesPerEvent: statSync(join(dataDir, 'events.log')).size / events };
}

/** 100 events per append, a thousand per stream, four writers. */
async function fill(arena: Arena, events: number): Promise<void> {
  let next = 0;
  const write = async (): Promise<void> => {
    while (next < events) {
      const stream = `case-${next}`;
      next += 1000;
      for (let written = 0; written < 1000; written += 100) await arena.append(stream, 100, written - 1);
    }
  };
  await Promise.all([write(), write(), write(), write()]);
}

export type Fairness = { alone: number; crowded: number };

/**
 * p99 of appends with 16 writers, alone and beside 300 live subscriptions of four processes and three slow readers of `$all`, in
 * turns; each the median of the rounds, ms.
 */
export async function fairness(url: string, arena: Arena, ms: number, rounds: number): Promise<Fairness> {
  const alone: number[] = [];
  const crowded: number[] = [];
  const measure = async (streams: readonly string[]): Promise<number> =>
    percentile(await appendTimes(arena, ms, streams), 0.99);
  await measure(sixteenStreams());
  for (let round = 0; round < rounds; round++) {
    alone.push(await measure(sixteenStreams()));
    const streams = sixteenStreams();
    const crowd = [0, 1, 2, 3].map((index) => joinCrowd(url, 75, index < 3 ? 1 : 0, streams));
    await Promise.all(crowd.map(({ ready }) => ready));
    crowded.push(await measure(streams));
    await Promise.all(crowd.map(({ leave }) => leave()));
  }
  return { alone: median(alone), crowded: median(crowded) };
}

const sixteenStreams = (): string[] => Array.from({ length: 16 }, () => `bench-${crypto.randomUUID()}`);

function joinCrowd(url: string, subscriptions: number, slow: number, streams: readonly string[]) {
  const file = fileURLToPath(new URL('crowd.ts', import.meta.url));
  const child = spawn(process.execPath, [file, url, String(subscriptions), String(slow), streams.join(',')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ready = new Promise<void>((resolve) => {
    child.stdout.once('data', () => resolve());
  });
  const left = new Promise((resolve) => child.once('exit', resolve));
  const leave = async (): Promise<void> => {
    child.stdin.end();
    await left;
  };
  return { ready, leave };
}

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Processor time of a process in µs, in the kernel's ticks of 10 ms. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
