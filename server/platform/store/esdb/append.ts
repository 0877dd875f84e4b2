import { NO_STREAM, WrongExpectedVersionError, binaryEvent, jsonEvent } from '@eventstore/db-client';

import type { Semaphore } from '../../../../shared/kernel/scheduling/semaphore.ts';
import type { Outgoing } from '../codec.ts';
import type { Connection } from './connection.ts';
import { OutcomeUnknown, wrongRevision } from '../errors.ts';
import type { Appended } from '../store.ts';
import { type Patience, insist, isRefusal } from './failures.ts';
import type { Reader } from './read.ts';

type Needs = {
  readonly connection: Connection;
  readonly semaphore: Semaphore;
  readonly patience: Patience;
  readonly reader: Reader;
  /** Aborts when the store is closed. */
  readonly signal: AbortSignal;
};

/**
 * One append, repeated with the same ids and the same revision while the outcome is unknown: the server answers a repetition
 * of what it has as it answered the first time. A repetition by somebody else (same ids, same revision) is answered so
 * too, and then what is stored are *their* bytes: nothing may be concluded from ours.
 */
export function createAppender({ connection, semaphore, patience, reader, signal }: Needs) {
  const waiting = new Set<readonly Outgoing[]>();
  const append = async (stream: string, events: readonly Outgoing[], expected: number): Promise<Appended> => {
    const toSend = events.map(sendable);
    const expectedRevision = expected === -1 ? NO_STREAM : BigInt(expected);
    let tries = 0;
    const send = (attempt: AbortSignal) => {
      if (tries++ > 0) waiting.add(events);
      return connection.call(
        (client) => client.appendToStream(stream, toSend, { expectedRevision, requiresLeader: true }),
        attempt,
      );
    };
    try {
      const { nextExpectedRevision, position } = await semaphore(() => insist(send, patience, signal), signal);
      const revision = Number(nextExpectedRevision);
      if (position) return { revision, position: position.commit };
      const [event] = await reader.page(stream, revision, 1);
      if (!event) throw new OutcomeUnknown(`${stream}: expected event ${revision}, which was written, found nothing`);
      return { revision, position: event.position };
    } catch (error) {
      if (error instanceof WrongExpectedVersionError)
        throw wrongRevision(stream, expected, (await reader.last(stream))?.revision ?? -1);
      if (isRefusal(error) || error instanceof OutcomeUnknown) throw error;
      throw new OutcomeUnknown(`${stream}: no answer to an append after ${expected}`, { cause: error });
    } finally {
      waiting.delete(events);
    }
  };
  /** How many were not taken at first and are tried again: there is no leader, or no room on its disk, though it may answer reads. */
  return { append, waiting: () => waiting.size };
}

const sendable = ({ id, type, metadata, ...event }: Outgoing) =>
  event.json
    ? jsonEvent({ id, type, data: event.data, metadata })
    : binaryEvent({ id, type, data: event.data, metadata });
