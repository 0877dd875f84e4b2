import type { WitanEvent } from '../../shared/events/catalogue.ts';
import type { Recorded } from '../../shared/kernel/event.ts';

import { catalogue } from '../../shared/events/catalogue.ts';
import { sha256 } from '../../shared/kernel/hash.ts';
import { type NewEvent, type Store, WrongRevision } from '../../server/platform/store/store.ts';

export class Crash extends Error {
  override readonly name = 'Crash';
}

/**
 * A store in memory that checks every event against the catalogue, is idempotent by id as EventStoreDB is, and can be told to
 * die around the n-th append: before it is written, or after it is written and before anybody hears of it.
 */
export const caseStore = () => {
  const streams = new Map<string, Recorded<WitanEvent>[]>();
  let appends = 0;
  let dieAt: { at: number; when: 'before' | 'after' } | null = null;
  let dead = false;

  const store: Store<WitanEvent> = {
    async *read(stream, { from = 0, limit = Infinity } = {}) {
      if (dead) throw new Crash('the process is gone');
      yield* (streams.get(stream) ?? []).slice(from, from + limit);
    },
    async head(stream) {
      const last = streams.get(stream)?.at(-1);
      return last ? { revision: last.revision, hash: last.hash } : null;
    },
    async append(stream, events, expected) {
      await Promise.resolve();
      if (dead) throw new Crash('the process is gone');
      const dies = dieAt?.at === appends++ ? dieAt.when : null;
      if (dies === 'before') dead = true;
      if (dead) throw new Crash(`died before append ${appends - 1}`);
      const written = write(stream, events, expected);
      if (dies === 'after') dead = true;
      if (dead) throw new Crash(`died after append ${appends - 1}`);
      return written;
    },
    async *follow() {
      yield* [];
      throw new Error('this store does not follow');
    },
    close: async () => undefined,
  };

  const write = (stream: string, events: readonly NewEvent<WitanEvent>[], expected: number) => {
    const log = streams.get(stream) ?? [];
    streams.set(stream, log);
    const again = events.every((event, i) => log[expected + 1 + i]?.id === event.id);
    if (!again && log.length !== expected + 1)
      throw new WrongRevision(`${stream} is at ${log.length - 1}, not ${expected}`);
    if (!again)
      for (const event of events) {
        const checked = catalogue[event.type].safeParse(event.data);
        if (!checked.success) throw new Error(`${event.type} does not fit the catalogue: ${checked.error.message}`);
        const prev = log.at(-1)?.hash ?? '';
        const at = 'at' in event.data ? event.data.at : '';
        log.push({
          ...event,
          stream,
          revision: log.length,
          position: BigInt(log.length),
          at,
          version: 1,
          prev,
          hash: sha256(prev, event.id, event.type, JSON.stringify(event.data)),
        });
      }
    const revision = expected + events.length;
    return { revision, position: BigInt(revision) };
  };

  return {
    store,
    /** Everything of one stream, whichever process is dead. */
    events: (stream: string): readonly Recorded<WitanEvent>[] => streams.get(stream) ?? [],
    put: (stream: string, events: readonly NewEvent<WitanEvent>[], expected: number) => write(stream, events, expected),
    appends: () => appends,
    dieAt(at: number, when: 'before' | 'after') {
      [dieAt, appends, dead] = [{ at, when }, 0, false];
    },
    revive() {
      [dieAt, appends, dead] = [null, 0, false];
    },
  };
};
export type CaseStore = ReturnType<typeof caseStore>;
