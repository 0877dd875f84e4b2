import { NO_STREAM, WrongExpectedVersionError, jsonEvent } from '@eventstore/db-client';

import { createSemaphore } from '../../../../shared/kernel/scheduling/semaphore.ts';
import type { Incoming } from '../codec.ts';
import { type Connection, connectTo } from './connection.ts';
import { type Patience, insist } from './failures.ts';
import { createReader, type Reader } from './read.ts';

/** Which event store this is, and where it ends. */
export type StoreState = {
  /** Of this store and no copy of it: positions of one mean nothing in another. */
  readonly identity: string;
  /** Position of the last event there is. */
  readonly head: bigint;
};

const stream = 'witan-store';

/**
 * Asks a store who it is. A real EventStoreDB has no id, so the first process writes an event to a stream of its own. The id of
 * that event, where it is and when the store wrote it are the identity: a copy elsewhere keeps the id alone, a backup of the
 * files all three.
 */
export async function storeStateOf(
  url: string,
  patience: Patience = { attemptMs: 4000, totalMs: 12_000 },
): Promise<StoreState> {
  const connection = connectTo(url);
  const reader = createReader(connection, createSemaphore(2), patience, new AbortController().signal);
  try {
    const { id, position, at } = (await markOf(reader)) ?? (await marked(connection, reader, patience));
    const [last] = await reader.before(null, 1);
    return { identity: `${id}, at ${position} since ${at}`, head: last?.position ?? -1n };
  } finally {
    await connection.close();
  }
}

const markOf = async (reader: Reader): Promise<Incoming | null> => (await reader.page(stream, 0, 1))[0] ?? null;

async function marked(connection: Connection, reader: Reader, patience: Patience): Promise<Incoming> {
  const event = jsonEvent({ type: 'StoreBegan', data: {} });
  const append = (attempt: AbortSignal) =>
    connection.call(
      (client) => client.appendToStream(stream, event, { expectedRevision: NO_STREAM, requiresLeader: true }),
      attempt,
    );
  await insist(append, patience).catch((error: unknown) => {
    // Another process was faster.
    if (!(error instanceof WrongExpectedVersionError)) throw error;
  });
  const mark = await markOf(reader);
  if (!mark) throw new Error(`expected the first event of ${stream}, which was written, found none`);
  return mark;
}
