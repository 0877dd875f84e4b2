import type { Connection } from '../connection.ts';
import { subscribe } from '../subscription.ts';

/** Events after a position as they came, up to where that is everything, and whether that is the end of the log for now. */
export type Page = { readonly events: readonly Buffer[]; readonly until: bigint; readonly isEnd: boolean };

export type PageOptions = {
  /** -1: from the beginning. */
  readonly after: bigint;
  readonly prefixes: readonly string[];
  readonly signal: AbortSignal;
};

type Needs = Pick<Connection, 'open'> & {
  readonly quietMs: number;
  /** Whether nothing of these prefixes is in the log after this position; asked where the server says nothing. */
  readonly isLast: (position: bigint, options: PageOptions) => Promise<boolean>;
};

const pageEvents = 1000;

/**
 * A page of history. `readAll` of 6.2.1 ignores filters, so it is a subscription that is ended when the page is full, when
 * `isEnough` says so, or at the end of the log: none stays open for a slow consumer. Throws when the subscription breaks; what came
 * before is in `taken`, if that is given.
 */
export async function readPage(
  { open, quietMs, isLast }: Needs,
  options: PageOptions,
  isEnough: (until: bigint) => boolean = () => false,
  taken: Buffer[] = [],
): Promise<Page> {
  let until = options.after;
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, options.signal]);
  try {
    for await (const message of subscribe(open, {
      ...{ ...options, signal, quietMs },
      ...{ most: pageEvents, whenFull: 'pause' },
    })) {
      if (message.kind === 'reached' && message.position > until) until = message.position;
      if (message.kind === 'event' && message.position > until) {
        taken.push(message.bytes);
        until = message.position;
      }
      if (message.kind === 'caught-up') return { events: taken, until, isEnd: true };
      if (taken.length >= pageEvents || isEnough(until)) break;
      if (message.kind !== 'quiet') continue;
      if (taken.length > 0) break;
      // No caught-up from this server: nothing between here and the end of the log says the same.
      if (await isLast(until, options)) return { events: taken, until, isEnd: true };
    }
    return { events: taken, until, isEnd: false };
  } finally {
    over.abort();
  }
}
