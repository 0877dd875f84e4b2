import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { type Codec, type Incoming, createCodec } from './codec.ts';
import { type Feed, follow } from './follow.ts';
import { mustHaveEvents, wrongRevision } from './errors.ts';
import type { Store } from './store.ts';

/** The twin of `esdbStore.ts` for specs: same codec, same rules for expected revisions and repetition, nothing kept. */
export function memoryStore(codec: Codec<WitanEvent> = createCodec()): Store<WitanEvent> {
  const log: Recorded<WitanEvent>[] = [];
  const streams = new Map<string, Recorded<WitanEvent>[]>();
  const listeners = new Set<() => void>();
  /** Appends go one after the other, as in a log. */
  let turn: Promise<unknown> = Promise.resolve();

  const write: Store<WitanEvent>['append'] = async (name, events, expected) => {
    mustHaveEvents(name, events);
    const stream = streams.get(name) ?? [];
    const current = stream.length - 1;
    const there = stream.slice(expected + 1, expected + 1 + events.length);
    const repeated = there.length === events.length && there.every(({ id }, i) => id === events[i]?.id);
    if (expected > current || (expected < current && !repeated)) throw wrongRevision(name, expected, current);
    if (expected < current) return { revision: expected + events.length, position: there.at(-1)?.position ?? 0n };

    const at = new Date().toISOString();
    const encoded = await codec.encode(name, events, { revision: expected, hash: stream.at(-1)?.hash ?? '' });
    for (const [i, event] of encoded.entries()) {
      const revision = expected + 1 + i;
      const position = BigInt(log.length + 1) * 100n;
      const text = JSON.stringify(event.json ? event.data : null);
      const incoming: Incoming = {
        ...event,
        data: event.json ? JSON.parse(text) : event.data,
        stream: name,
        revision,
        position,
        at,
      };
      const recorded = await codec.decode(incoming);
      stream.push(recorded);
      log.push(recorded);
    }
    streams.set(name, stream);
    for (const listener of listeners) listener();
    return { revision: stream.length - 1, position: log.at(-1)?.position ?? 0n };
  };

  const feed: Feed<WitanEvent> = {
    ready: () => Promise.resolve(),
    covers: () => true,
    after: (position) => {
      const index = log.findLastIndex((event) => event.position <= position);
      return { events: log.slice(index + 1), until: log.at(-1)?.position ?? -1n };
    },
    caughtUp: () => 1,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    async *read(stream, { from = 0, limit = Infinity, signal } = {}) {
      let left = limit;
      for (let at = from; left > 0; at++, left--) {
        signal?.throwIfAborted();
        const event = streams.get(stream)?.[at];
        if (!event) return;
        yield event;
      }
    },
    head: (stream) => {
      const last = streams.get(stream)?.at(-1);
      return Promise.resolve(last ? { revision: last.revision, hash: last.hash } : null);
    },
    append(...given) {
      const result = turn.then(() => write(...given));
      turn = result.catch(() => undefined);
      return result;
    },
    follow: (options) =>
      follow(
        {
          feed,
          catchUp: () => Promise.reject(new Error('the memory store is never behind')),
          lastMatching: () => Promise.resolve(log.at(-1)?.position ?? -1n),
        },
        options,
      ),
    close: () => Promise.resolve(),
  };
}
