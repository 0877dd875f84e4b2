import type { Semaphore } from '../../../../../shared/kernel/scheduling/semaphore.ts';
import type { Codec, Incoming } from '../../codec.ts';
import type { CatchUp, Feed } from '../../follow.ts';
import type { Connection } from '../connection.ts';
import type { Log } from '../failures.ts';
import type { Reader } from '../read.ts';
import { incomingOf } from '../wire.ts';
import { type Page, type PageOptions, readPage } from './page.ts';

/** Reads pages of history ahead, elsewhere; `null` where it has none, and the page is read here. */
export type ReadAhead = (options: PageOptions) => Promise<Page | null>;

type Needs<E extends { readonly type: string }> = {
  readonly connection: Connection;
  readonly reader: Reader;
  readonly decode: Codec<E>['decode'];
  readonly feed: Feed<E>;
  readonly semaphore: Semaphore;
  readonly quietMs: number;
  readonly log: Log | undefined;
  readonly readAhead?: ReadAhead | undefined;
};

/** A page of what is older than the feed: until it is full, the feed goes on from there, or the log ends. */
export function createCatchUp<E extends { readonly type: string }>(needs: Needs<E>): CatchUp<E> {
  const { connection, reader, decode, feed, semaphore, quietMs, log, readAhead } = needs;
  const pages = {
    open: connection.open,
    quietMs,
    isLast: async (position: bigint, { prefixes, signal }: PageOptions) =>
      (await lastMatching(reader, prefixes, position, signal)) <= position,
  };

  return (after, { prefixes, signal, reads }) =>
    semaphore(async () => {
      // Delivered by the feed, hence in the log before this subscription begins.
      const known = feed.caughtUp() > 0 ? feed.after(after).until : after;
      const options = { after, prefixes, signal };
      const taken: Buffer[] = [];
      const broke = async (error: unknown, until: bigint): Promise<void> => {
        if (signal.aborted) throw error;
        log?.warn({ err: error, after: String(until) }, 'catching up with events broke; going on from there');
        await pause();
      };
      const page =
        (await readAhead?.(options)) ??
        (await readPage(pages, options, feed.covers, taken).catch(async (error: unknown): Promise<Page> => {
          // What came before the subscription broke is whole.
          const last = taken.at(-1);
          const until = last ? incomingOf(last).position : after;
          await broke(error, until);
          return { events: taken, until, isEnd: false };
        }));
      // All at once: while the key of one stream is read, so are those of others.
      const decoded = await Promise.allSettled(page.events.map((bytes) => decode(incomingOf(bytes), reads)));
      const failed = decoded.find((one) => one.status === 'rejected');
      const events = decoded
        .slice(0, failed ? decoded.indexOf(failed) : undefined)
        .flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      if (failed) {
        const until = events.at(-1)?.position ?? after;
        await broke(failed.reason, until);
        return { events, until };
      }
      return { events, until: page.isEnd && known > page.until ? known : page.until };
    }, signal);
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
