import type { Recorded } from '../../../../shared/kernel/event.ts';
import type { Semaphore } from '../../../../shared/kernel/scheduling/semaphore.ts';
import type { Incoming } from '../codec.ts';
import type { CatchUp, Feed } from '../follow.ts';
import type { Connection } from './connection.ts';
import type { Log } from './failures.ts';
import type { Reader } from './read.ts';
import { subscribe } from './subscription.ts';

type Needs<E extends { readonly type: string }> = {
  readonly connection: Connection;
  readonly reader: Reader;
  readonly decode: (incoming: Incoming) => Promise<Recorded<E>>;
  readonly feed: Feed<E>;
  readonly semaphore: Semaphore;
  readonly quietMs: number;
  readonly log: Log | undefined;
};

const pageEvents = 1000;

/**
 * A page of what is older than the feed. `readAll` of 6.2.1 ignores filters, so it is a subscription that is ended when the
 * page is full, when the feed goes on from here, or at the end of the log: none stays open for a slow consumer.
 */
export function createCatchUp<E extends { readonly type: string }>(needs: Needs<E>): CatchUp<E> {
  const { connection, reader, decode, feed, semaphore, quietMs, log } = needs;

  return (after, prefixes, given) =>
    semaphore(async () => {
      const page = new AbortController();
      const signal = AbortSignal.any([page.signal, given]);
      const events: Recorded<E>[] = [];
      let until = after;
      // Delivered by the feed, hence in the log before this subscription begins.
      const known = feed.caughtUp() > 0 ? feed.after(after).until : after;
      const atTheEnd = () => {
        until = known > until ? known : until;
      };
      try {
        for await (const message of subscribe(connection.client(), {
          ...{ after, prefixes, signal, quietMs },
          ...{ most: pageEvents, whenFull: 'pause' },
        })) {
          if (message.kind === 'caught-up') atTheEnd();
          if (message.kind === 'reached' && message.position > until) until = message.position;
          if (message.kind === 'event' && message.event.position > until) {
            events.push(await decode(message.event));
            until = message.event.position;
          }
          if (message.kind === 'caught-up' || events.length >= pageEvents || feed.covers(until)) break;
          if (message.kind !== 'quiet') continue;
          if (events.length > 0) break;
          // No caught-up from this server: nothing between here and the end of the log says the same.
          if ((await lastMatching(reader, prefixes, until, given)) <= until) {
            atTheEnd();
            break;
          }
        }
      } catch (error) {
        if (given.aborted) throw error;
        log?.warn(
          { err: error, after: String(until) },
          'catching up with events broke; going on from its last position',
        );
        await pause();
      } finally {
        page.abort();
      }
      return { events, until };
    }, given);
}

/** Position of the last event in the log with one of these prefixes; -1 if there is none after `downTo`. */
export async function lastMatching(
  reader: Reader,
  prefixes: readonly string[],
  downTo: bigint,
  signal: AbortSignal,
): Promise<bigint> {
  let before: bigint | null = null;
  for (;;) {
    const events: Incoming[] = await reader.before(before, before === null ? 32 : 500, signal);
    const found = events.find(({ stream }) => prefixes.some((prefix) => stream.startsWith(prefix)));
    if (found) return found.position;
    before = events.at(-1)?.position ?? -1n;
    if (events.length === 0 || before <= downTo) return -1n;
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 200));
