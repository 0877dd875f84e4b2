import { randomUUID } from 'node:crypto';
import { type EventStoreDBClient, jsonEvent, START, streamNameFilter } from '@eventstore/db-client';

/** 16 writers at this pace are 640 appends a second. */
const PACE_MS = 25;

/** About 230 bytes of JSON, as an event of a case. */
export const payload = (index: number): { index: number; text: string } => ({
  index,
  text: 'x'.repeat(200 + (index % 7)),
});

/** One contender in one run; all streams of a run share a fresh prefix. */
export type Arena = {
  readonly append: (stream: string, count: number, expected: number) => Promise<void>;
  readonly read: (stream: string) => Promise<number>;
};

/** Appends one event after the other for `ms`; per second. */
export async function sequential(arena: Arena, ms: number): Promise<number> {
  const stream = `bench-${randomUUID()}`;
  return perSecond(ms, (done) => arena.append(stream, 1, done - 1));
}

/** `writers` appends in flight, each writer with a stream of its own; per second. */
export async function inFlight(arena: Arena, writers: number, ms: number): Promise<number> {
  const rates = await Promise.all(Array.from({ length: writers }, () => sequential(arena, ms)));
  return rates.reduce((sum, rate) => sum + rate, 0);
}

/** Appends of 100 events, one after the other; events per second. */
export async function batches(arena: Arena, ms: number): Promise<number> {
  const stream = `bench-${randomUUID()}`;
  return 100 * (await perSecond(ms, (done) => arena.append(stream, 100, done * 100 - 1)));
}

/** Reads one stream of `size` events from its start again and again; events per second. */
export async function streamReads(arena: Arena, size: number, ms: number): Promise<number> {
  const stream = `bench-${randomUUID()}`;
  for (let written = 0; written < size; written += 100) await arena.append(stream, 100, written - 1);
  return size * (await perSecond(ms, () => arena.read(stream).then(() => undefined)));
}

/** What only an event store with `$all` can be asked. */
export async function allReads(client: EventStoreDBClient, events: number): Promise<number> {
  return timed(events, async () => {
    let seen = 0;
    for await (const _ of client.readAll({ fromPosition: START, maxCount: events })) seen++;
    if (seen !== events) throw new Error(`expected ${events} events in $all, found ${seen}`);
  });
}

export async function catchUp(client: EventStoreDBClient, events: number): Promise<number> {
  return timed(events, async () => {
    let seen = 0;
    for await (const _ of client.subscribeToAll({ fromPosition: START })) if (++seen === events) break;
  });
}

/** Catching up behind a filter that nothing passes; `total` events stand in the log. */
export async function passBy(client: EventStoreDBClient, maxSearchWindow: number, total: number): Promise<number> {
  const filter = streamNameFilter({ prefixes: [`nothing-${randomUUID()}`], maxSearchWindow, checkpointInterval: 1 });
  return timed(total, async () => {
    const subscription = client.subscribeToAll({ fromPosition: START, filter });
    await new Promise<void>((resolve, reject) => {
      subscription
        .on('caughtUp', () => resolve())
        .on('error', reject)
        .on('data', () => undefined);
    });
    await subscription.unsubscribe();
  });
}

/** Milliseconds from the call of append until a subscriber to `$all` has the event, one every 5 ms. */
export async function liveLatency(client: EventStoreDBClient, count: number): Promise<number[]> {
  const stream = `bench-${randomUUID()}`;
  const sent = new Map<string, number>();
  const taken: number[] = [];
  const subscription = client.subscribeToStream(stream, { fromRevision: 'end' });
  await new Promise<void>((resolve) => {
    subscription.on('confirmation', () => resolve());
  });
  const all = new Promise<void>((resolve) => {
    subscription.on('data', ({ event }) => {
      if (event) taken.push(performance.now() - sent.get(event.id)!);
      if (taken.length === count) resolve();
    });
  });
  for (let index = 0; index < count; index++) {
    const event = jsonEvent({ type: 'Measured', data: payload(index) });
    sent.set(event.id, performance.now());
    void client.appendToStream(stream, event);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await all;
  await subscription.unsubscribe();
  return taken.toSorted((a, b) => a - b);
}

/** How many events stand in `$all`. */
export async function countAll(client: EventStoreDBClient): Promise<number> {
  let total = 0;
  for await (const _ of client.readAll({ fromPosition: START })) total++;
  return total;
}

/**
 * One writer per stream, each appending every PACE_MS for `ms`: the same load no matter who else is there. Every append's duration in ms,
 * sorted.
 */
export async function appendTimes(arena: Arena, ms: number, streams: readonly string[]): Promise<number[]> {
  const until = performance.now() + ms;
  const taken: number[] = [];
  await Promise.all(
    streams.map(async (stream) => {
      for (let done = 0; performance.now() < until; done++) {
        const began = performance.now();
        await arena.append(stream, 1, done - 1);
        taken.push(performance.now() - began);
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + PACE_MS - performance.now())));
      }
    }),
  );
  return taken.toSorted((a, b) => a - b);
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function perSecond(ms: number, step: (done: number) => Promise<void>): Promise<number> {
  const began = performance.now();
  let done = 0;
  while (performance.now() - began < ms) await step(done++);
  return (done * 1000) / (performance.now() - began);
}

async function timed(units: number, work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (units * 1000) / (performance.now() - began);
}
