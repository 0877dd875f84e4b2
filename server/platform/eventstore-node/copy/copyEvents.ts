import type { ServiceError } from '@grpc/grpc-js';
import { rawClient } from './client.ts';
import {
  appendEvent,
  appendOptions,
  eventOf,
  type RawEvent,
  readAllRequest,
  tombstoneRequest,
  wasRefused,
} from './messages.ts';

export type Copied = { readonly events: number; readonly streams: number };

/** Consecutive events of one stream go in one append, up to this much data. */
const RUN_BYTES = 512 << 10;
const RUN_EVENTS = 500;

type Run = { readonly stream: Buffer; readonly events: RawEvent[]; bytes: number };

/**
 * Copies all events of one store to another in the order of `$all`: ids, types, data and metadata byte for byte. What the target has
 * already under the same id and revision is left as it is, so a copy cut short can be run again; anything else in the way ends it
 * with an error. Not copied: when an event was written, and what a server keeps for itself in `$` streams, and
 * which store it is.
 */
export async function copyEvents(from: string, to: string, progress: (done: number) => void): Promise<Copied> {
  const source = rawClient(from);
  const target = rawClient(to);
  const last = new Map<string, number>();
  let run: Run | undefined;
  let events = 0;

  const flush = async (): Promise<void> => {
    if (!run) return;
    const key = run.stream.toString('latin1');
    const expected = last.get(key) ?? -1;
    const messages = [appendOptions(run.stream, expected), ...run.events.map(appendEvent)];
    // A stream that is tombstoned in the target was copied before: only the tombstone itself can have ended it.
    const refused = await unlessTombstoned(async () => wasRefused(await target.append(messages)));
    if (refused && !isMetastream(run.stream)) {
      throw new Error(
        `expected ${run.stream.toString()} to end at revision ${expected} in the target, found something else there`,
      );
    }
    // A metastream may have gone on by itself: a deleted stream that is appended to is revived by the server.
    last.set(key, expected + run.events.length);
    events += run.events.length;
    run = undefined;
    progress(events);
  };

  try {
    for await (const response of await source.read(readAllRequest)) {
      const event = eventOf(response);
      if (!event || isServersOwn(event.stream)) continue;
      if (run && (!run.stream.equals(event.stream) || run.bytes > RUN_BYTES || run.events.length === RUN_EVENTS))
        await flush();
      if (event.type === '$streamDeleted') {
        await flush();
        await unlessTombstoned(() => target.tombstone(tombstoneRequest(event.stream)));
        continue;
      }
      run ??= { stream: event.stream, events: [], bytes: 0 };
      run.events.push(event);
      run.bytes += event.data.length;
    }
    await flush();
    return { events, streams: last.size };
  } finally {
    await source.close();
    await target.close();
  }
}

const isMetastream = (stream: Buffer): boolean => stream.toString('latin1', 0, 2) === '$$';

/**
 * Streams of a server itself, and their metadata; the metadata of ordinary streams (`$$name`) is not among them. Which store this
 * is (`witan-store`) is as true of the copy as its positions are.
 */
const isServersOwn = (stream: Buffer): boolean => /^(?:(?:\$\$)?\$(?!\$)|witan-store$)/.test(stream.toString('latin1'));

async function unlessTombstoned<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- gRPC throws these
    const { metadata } = error as Partial<ServiceError>;
    if (metadata?.get('exception')[0] === 'stream-deleted') return undefined;
    throw error;
  }
}
