import type { Logger } from 'pino';

import { type CaseEvent, caseStream } from '../../shared/events/case.ts';
import { dropOldest } from '../../shared/kernel/collections.ts';
import type { Recorded } from '../../shared/kernel/event.ts';
import { createSemaphore } from '../../shared/kernel/scheduling/semaphore.ts';
import type { Known } from '../../shared/views/redact.ts';
import type { Store } from '../platform/store/store.ts';
import { type CaseFeed, createCaseFeed } from './caseFeed.ts';
import type { Cases } from '../cases/foldedCases.ts';

type Needs = {
  readonly store: Pick<Store<CaseEvent>, 'read' | 'follow'>;
  readonly cases: Cases;
  /** A position in `$all` near its head, such as a projection's checkpoint; absent: from the very beginning. */
  readonly after?: bigint;
  readonly log: Logger;
};

export type Feeds = {
  /** The feed of a case that somebody watches; it ends when the last of them has released it. Null: no such case. */
  readonly open: (caseId: string) => Promise<{ readonly feed: CaseFeed; readonly release: () => void } | null>;
  /** Events after `after` as the store has them, then as they come; asks for more only when the reader does. */
  readonly follow: (
    caseId: string,
    after: number,
    signal: AbortSignal,
  ) => AsyncIterable<{ readonly feed: CaseFeed; readonly events: readonly Recorded<CaseEvent>[] }>;
  /** What is known by now of a case that somebody watches; null of any other. */
  readonly known: (caseId: string) => Known | null;
  /** The account whose case this is. */
  readonly ownerOf: (caseId: string) => Promise<string>;
  /** Every case event that arrives, watched or not. */
  readonly onEvent: (listener: (caseId: string, event: Recorded<CaseEvent>) => void) => void;
  /** Whether events still arrive. */
  readonly alive: () => boolean;
  readonly close: () => Promise<void>;
};

type Watched = {
  feed: Promise<CaseFeed | null>;
  /** What comes by the subscription while the feed is being opened. */
  readonly early: Recorded<CaseEvent>[];
  live: CaseFeed | null;
  users: number;
};

const pageSize = 100;

/**
 * One subscription to all cases for the whole process: an event store serves 100 open calls, and a subscription for every
 * watched case would end at a hundred cases. History is read in pages, a few at a time.
 */
export function createFeeds({ store, cases, after, log }: Needs): Feeds {
  const stop = new AbortController();
  const watched = new Map<string, Watched>();
  const listeners: ((caseId: string, event: Recorded<CaseEvent>) => void)[] = [];
  const prefix = caseStream('');

  const listen = async () => {
    for await (const event of store.follow({
      prefixes: [prefix],
      signal: stop.signal,
      ...(after !== undefined && { after }),
    })) {
      const caseId = event.stream.slice(prefix.length);
      cases.take(caseId, event);
      const entry = watched.get(caseId);
      if (entry?.live) entry.live.take(event);
      else entry?.early.push(event);
      for (const listener of listeners) listener(caseId, event);
    }
  };
  let alive = true;
  const listening = listen()
    .catch((error: unknown) => {
      if (!stop.signal.aborted) log.error({ err: error }, 'the live feed has ended');
    })
    .finally(() => {
      alive = false;
    });

  const reads = createSemaphore(16);
  const read = (caseId: string, from: number, limit = pageSize) =>
    reads(() => Array.fromAsync(store.read(caseStream(caseId), { from, limit })));

  const begin = async (caseId: string, entry: Watched): Promise<CaseFeed | null> => {
    const found = await cases.at(caseId);
    if (!found) return null;
    const feed = createCaseFeed(found, read);
    for (const event of entry.early.splice(0)) feed.take(event);
    return (entry.live = feed);
  };

  const open: Feeds['open'] = async (caseId) => {
    let entry = watched.get(caseId);
    if (!entry) {
      entry = { feed: Promise.resolve(null), early: [], live: null, users: 0 };
      watched.set(caseId, entry);
      entry.feed = begin(caseId, entry);
    }
    entry.users++;
    const mine = entry;
    let released = false;
    const release = () => {
      if (released) return;
      released = true;
      if (--mine.users > 0) return;
      mine.live?.close();
      if (watched.get(caseId) === mine) watched.delete(caseId);
    };
    try {
      const feed = await mine.feed;
      if (feed) return { feed, release };
      release();
      return null;
    } catch (error) {
      release();
      throw error;
    }
  };

  const owners = new Map<string, string>();
  const ownerOf: Feeds['ownerOf'] = async (caseId) => {
    let owner = owners.get(caseId);
    if (owner === undefined) {
      const [first] = await read(caseId, 0, 1);
      owner = first?.type === 'CaseSubmitted' && !first.erased && !first.unfit ? first.data.accountId : '';
      owners.set(caseId, owner);
      dropOldest(owners, 10_000);
    }
    return owner;
  };

  return {
    open,
    known: (caseId) => watched.get(caseId)?.live?.known() ?? null,
    ownerOf,
    async *follow(caseId, after, signal) {
      const opened = await open(caseId);
      if (!opened) return;
      const { feed, release } = opened;
      try {
        for (let last = after; !signal.aborted;) {
          const events = feed.after(last, pageSize) ?? (await read(caseId, last + 1));
          const end = events.at(-1);
          if (!end) {
            if (!(await feed.moved(last, signal))) return;
            continue;
          }
          yield { feed, events };
          last = end.revision;
        }
      } finally {
        release();
      }
    },
    onEvent: (listener) => void listeners.push(listener),
    alive: () => alive,
    async close() {
      stop.abort();
      await listening;
      for (const { live } of watched.values()) live?.close();
    },
  };
}
