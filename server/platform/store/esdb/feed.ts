import { setTimeout as sleep } from 'node:timers/promises';

import type { Recorded } from '../../../../shared/kernel/event.ts';
import type { Incoming } from '../codec.ts';
import type { Feed } from '../follow.ts';
import { createRecent } from '../recent.ts';
import type { Connection } from './connection.ts';
import type { Log } from './failures.ts';
import type { Reader } from './read.ts';
import { subscribe } from './subscription.ts';
import { incomingOf } from './wire.ts';

type Needs<E extends { readonly type: string }> = {
  readonly connection: Connection;
  readonly reader: Reader;
  readonly decode: (incoming: Incoming) => Promise<Recorded<E>>;
  readonly prefixes: readonly string[];
  readonly quietMs: number;
  readonly log: Log | undefined;
  readonly signal: AbortSignal;
};

/**
 * The one subscription everything live comes from. It begins at the end of the log when the first follower comes, and goes on
 * from its last position after any error.
 */
export function createFeed<E extends { readonly type: string }>(needs: Needs<E>): Feed<E> {
  const recent = createRecent<E>();
  let running: Promise<void> | undefined;
  return {
    ...recent,
    async ready(signal) {
      running ??= run(needs, recent);
      while (!recent.began()) {
        signal.throwIfAborted();
        needs.signal.throwIfAborted();
        await sleep(10);
      }
    },
  };
}

const run = async <E extends { readonly type: string }>(
  { connection, reader, decode, prefixes, quietMs, log, signal }: Needs<E>,
  recent: ReturnType<typeof createRecent<E>>,
): Promise<void> => {
  let failures = 0;
  while (!signal.aborted) {
    try {
      if (!recent.began()) recent.begin((await reader.before(null, 1, signal))[0]?.position ?? -1n);
      for await (const message of subscribe(connection.open, {
        ...{ after: recent.last(), prefixes, signal, quietMs },
        ...{ most: 10_000, whenFull: 'end' },
      })) {
        if (message.kind === 'event') recent.add(await decode(incomingOf(message.bytes)));
        else if (message.kind === 'reached') recent.reached(message.position);
        else recent.complete();
        failures = 0;
      }
      if (!signal.aborted) log?.info({ after: String(recent.last()) }, 'the event store ended the feed; going on');
    } catch (error) {
      if (signal.aborted) return;
      log?.warn(
        { err: error, after: String(recent.last()) },
        'the feed of events broke; going on from its last position',
      );
    }
    recent.interrupted();
    await sleep(Math.min(100 * 2 ** failures++, 3000), undefined, { signal }).catch(() => undefined);
  }
};
