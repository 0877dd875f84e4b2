import type { WitanEvent } from '../../../../shared/events/catalogue.ts';
import type { Recorded } from '../../../../shared/kernel/event.ts';
import { createSemaphore } from '../../../../shared/kernel/scheduling/semaphore.ts';
import { type Codec, type Incoming, createCodec } from '../codec.ts';
import { mustHaveEvents, wrongRevision } from '../errors.ts';
import { createAppender } from './append.ts';
import { connectTo } from './connection.ts';
import { type Log, NoAnswer, type Patience } from './failures.ts';
import { createFeed } from './feed.ts';
import { createCatchUp, lastMatching } from './history/catchUp.ts';
import { startReadAhead } from './history/readAhead.ts';
import { createReader } from './read.ts';
import { follow } from '../follow.ts';
import { createHeads } from '../heads.ts';
import type { Store } from '../store.ts';

type Needs = {
  /** `esdb://…`, as `EventStoreDBClient.connectionString` takes it. */
  readonly url: string;
  readonly log?: Log;
  readonly codec?: Codec<WitanEvent>;
  /** Streams that can be followed begin with one of these. */
  readonly prefixes?: readonly string[];
  /** Of reads and writes; see below. */
  readonly patience?: Patience;
  /** After so much silence a server that never says it has caught up is asked otherwise. */
  readonly quietMs?: number;
  /** History is read in a thread of its own: for who reads much of it, and does little else meanwhile. */
  readonly readsAhead?: boolean;
};

export type EsdbStore = Store<WitanEvent> & {
  /** Appends that the server did not take at first and that are tried again. */
  readonly waitingAppends: () => number;
};

const pageSize = 200;
/** Somebody waits for what is read, and is told when it takes too long. */
const reads: Patience = { attemptMs: 4000, totalMs: 12_000 };
/** A cluster may take half a minute to choose a leader. What a panel has to say was paid for: it waits much longer than that. */
const writes: Patience = { attemptMs: 4000, totalMs: 120_000 };

/**
 * EventStoreDB through `@eventstore/db-client` 6.2.1. A process may hold 100 calls open: one feed and its batch append, at
 * most 30 reads, 8 that catch up and 50 appends waiting; everything beyond queues here, where it can be seen and aborted.
 */
export function esdbStore({
  url,
  log,
  codec = createCodec(),
  prefixes = ['account-', 'email-', 'case-', 'agent-'],
  patience,
  quietMs = 2000,
  readsAhead = false,
}: Needs): EsdbStore {
  const connection = connectTo(url);
  const closing = new AbortController();
  const reader = createReader(connection, createSemaphore(30), patience ?? reads, closing.signal);
  const writing = createSemaphore(50);
  const appender = createAppender({
    connection,
    semaphore: writing,
    patience: patience ?? writes,
    reader,
    signal: closing.signal,
  });
  /** What an append follows is waited for as long as the append itself. */
  const before = createReader(connection, writing, patience ?? writes, closing.signal);
  const heads = createHeads(10_000);
  const decode = async (incoming: Incoming): Promise<Recorded<WitanEvent>> => {
    const event = await codec.decode(incoming);
    heads.saw(event);
    return event;
  };
  const feed = createFeed({ connection, reader, decode, prefixes, quietMs, log, signal: closing.signal });
  const ahead = readsAhead ? startReadAhead({ url, quietMs, patience: patience ?? reads }) : undefined;
  const catchUp = createCatchUp({
    ...{ connection, reader, feed, quietMs, log },
    // What is older than the feed is hardly what the next append follows.
    decode: codec.decode,
    semaphore: createSemaphore(8),
    readAhead: ahead?.read,
  });

  return {
    waitingAppends: appender.waiting,

    async *read(stream, { from = 0, limit = Infinity, signal, stored = false } = {}) {
      for (let [at, left] = [from, limit]; left > 0;) {
        const count = Math.min(pageSize, left);
        const page = await reader.page(stream, at, count, signal);
        for (const event of page) yield { ...(await decode(event)), ...(stored && (await codec.sealed(event))) };
        if (page.length < count) return;
        at += page.length;
        left -= page.length;
      }
    },

    async head(stream) {
      const last = await reader.last(stream);
      if (!last) return null;
      const { revision, hash } = await decode(last);
      return { revision, hash };
    },

    async append(stream, events, expected) {
      mustHaveEvents(stream, events);
      let prev = expected === -1 ? '' : heads.hashAt(stream, expected);
      if (prev === undefined) {
        const [last] = await before.page(stream, expected, 1);
        if (!last) throw wrongRevision(stream, expected, (await reader.last(stream))?.revision ?? -1);
        prev = (await decode(last)).hash;
      }
      const after = { revision: expected, hash: prev };
      return appender.append(stream, await codec.encode(stream, events, after), expected);
    },

    follow(options) {
      const foreign = options.prefixes.filter((wanted) => !prefixes.some((prefix) => wanted.startsWith(prefix)));
      if (foreign.length > 0)
        throw new RangeError(`expected prefixes that begin with ${prefixes.join(', ')}, found ${foreign.join(', ')}`);
      const signal = AbortSignal.any([options.signal, closing.signal]);
      const needs = { feed, catchUp, lastMatching: lastMatching.bind(null, reader) };
      return follow(needs, { ...options, signal });
    },

    async close() {
      // What is under way would be tried again on a client that is gone.
      closing.abort(new NoAnswer('the connection to the event store is closed'));
      await Promise.all([ahead?.stop(), connection.close()]);
    },
  };
}
