import type { Recorded } from '../../../shared/kernel/event.ts';
import type { Follow } from './store.ts';

/** The recent end of the log, kept in memory and shared by everybody who follows. */
export type Feed<E extends { readonly type: string }> = {
  /** Resolves once it is known where the feed begins. */
  readonly ready: (signal: AbortSignal) => Promise<void>;
  /** Whether everything after this position is in the feed or still to come. */
  readonly covers: (position: bigint) => boolean;
  /** What the feed holds after this position, and up to where that is everything. */
  readonly after: (position: bigint) => { readonly events: readonly Recorded<E>[]; readonly until: bigint };
  /** How often the feed has been complete: once when it began, once more after each reconnection; 0 while it is not. */
  readonly caughtUp: () => number;
  readonly onChange: (listener: () => void) => () => void;
};

/** What is older than the feed: a page of events after a position, and up to where that is everything. */
export type CatchUp<E extends { readonly type: string }> = (
  after: bigint,
  options: Pick<Follow, 'prefixes' | 'signal' | 'reads'>,
) => Promise<{ readonly events: readonly Recorded<E>[]; readonly until: bigint }>;

type Needs<E extends { readonly type: string }> = {
  readonly feed: Feed<E>;
  readonly catchUp: CatchUp<E>;
  /** Position of the last event with one of these prefixes that is in the log now; -1 if there is none after `downTo`. */
  readonly lastMatching: (prefixes: readonly string[], downTo: bigint, signal: AbortSignal) => Promise<bigint>;
};

/**
 * A follower is nothing but a position. While the feed covers it, it takes what the feed holds and waits for more; when it
 * is older, or fell behind because its consumer is slow, it takes pages of the log until the feed covers it again. So no
 * follower has a buffer of its own and none can hold up another.
 */
export async function* follow<E extends { readonly type: string }>(
  { feed, catchUp, lastMatching }: Needs<E>,
  { after, onCaughtUp, ...options }: Follow,
): AsyncGenerator<Recorded<E>, void, undefined> {
  const { prefixes, signal } = options;
  const wanted = ({ stream }: Recorded<E>) => prefixes.some((prefix) => stream.startsWith(prefix));
  let at = after ?? -1n;
  let told = 0;
  /** Everything up to here was written before we began, or -1 once that is settled. */
  let before: bigint | undefined;
  let wake = () => {};
  const abort = () => wake();
  signal.addEventListener('abort', abort);
  const forget = feed.onChange(() => wake());
  try {
    await feed.ready(signal);
    while (!signal.aborted) {
      const inFeed = feed.covers(at);
      const { events, until } = inFeed ? feed.after(at) : await catchUp(at, options);
      for (const event of events) {
        if (!wanted(event)) continue;
        yield event;
        at = event.position;
        if (signal.aborted) return;
      }
      if (until > at) at = until;
      if (!inFeed || events.length > 0 || signal.aborted) continue;

      if (onCaughtUp && feed.caughtUp() > told) {
        before ??= await lastMatching(prefixes, at, signal);
        if (feed.after(at).events.length > 0) continue;
        if (at >= before) {
          told = feed.caughtUp();
          onCaughtUp();
          continue;
        }
        if (signal.aborted) return;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    forget();
    signal.removeEventListener('abort', abort);
  }
}
