import type { Call } from '../wire/call.ts';
import { Output } from '../wire/output.ts';
import { code } from '../wire/status.ts';
import type { History } from '../ledger/history.ts';
import type { Feed } from './feed.ts';

export type Pump = {
  readonly open: (call: Call, feed: Feed) => void;
  /** Wakes what waits for the events from `from` on. */
  readonly committed: (from: number) => void;
};

type Reader = { readonly call: Call; readonly feed: Feed; blocked: boolean; queued: boolean; wanted: boolean };

/** After this long the loop gets its turn, so that appends and keepalive pings are served between stretches. */
const TURN_MS = 2;
/** So few readers are served before the answers to the appends leave; more wait until these are on their way. */
const FEW = 8;
/**
 * When a commit concerns more readers than CROWD, they are served at most every CROWD_PAUSE_MS: several events in one packet cost
 * node and clients little more than one, and the appends get the time.
 */
const CROWD = 48;
const CROWD_PAUSE_MS = 10;

/**
 * Moves all reads and subscriptions forward, a stretch each in turn. A reader whose connection is full is left alone until it has
 * drained; its position is all that is remembered of it, so a slow reader costs nothing and loses nothing.
 */
export function startPump(history: History): Pump {
  const ready: Reader[] = [];
  const waitingForAny = new Set<Reader>();
  const waitingForStream = new Map<string, Set<Reader>>();
  const out = new Output(128 << 10);
  let scheduled = false;
  let lastTurn = 0;

  const enqueue = (reader: Reader): void => {
    if (reader.queued || reader.call.closed) return;
    if (reader.blocked) {
      reader.wanted = true;
      return;
    }
    reader.queued = true;
    ready.push(reader);
  };

  const schedule = (): void => {
    if (scheduled || ready.length === 0) return;
    scheduled = true;
    setImmediate(scheduledTurn);
  };

  const scheduledTurn = (): void => {
    scheduled = false;
    turn();
  };

  const turn = (): void => {
    lastTurn = performance.now();
    const until = lastTurn + TURN_MS;
    let next = 0;
    while (next < ready.length) {
      const reader = ready[next++]!;
      reader.queued = false;
      if (!reader.call.closed) advance(reader);
      if (performance.now() > until) break;
    }
    ready.splice(0, next);
    schedule();
  };

  const advance = (reader: Reader): void => {
    const { call, feed } = reader;
    try {
      const state = feed.advance(out);
      flush(reader);
      if (state === 'more') enqueue(reader);
      else if (state === 'end') call.end(code.ok);
      else wait(reader);
    } catch (error) {
      flush(reader);
      call.fail(error);
    }
  };

  const flush = (reader: Reader): void => {
    if (out.at > 0 && !reader.call.send(out.take())) reader.blocked = true;
  };

  const wait = (reader: Reader): void => {
    const { stream } = reader.feed;
    if (!stream) waitingForAny.add(reader);
    else {
      const key = stream.toString('latin1');
      const others = waitingForStream.get(key);
      if (others) others.add(reader);
      else waitingForStream.set(key, new Set([reader]));
    }
  };

  const forget = (reader: Reader): void => {
    waitingForAny.delete(reader);
    if (!reader.feed.stream) return;
    const key = reader.feed.stream.toString('latin1');
    const others = waitingForStream.get(key);
    if (others?.delete(reader) && others.size === 0) waitingForStream.delete(key);
  };

  return {
    open: (call, feed) => {
      const reader: Reader = { call, feed, blocked: false, queued: false, wanted: false };
      call.onDrain(() => {
        reader.blocked = false;
        if (!reader.wanted) return;
        reader.wanted = false;
        enqueue(reader);
        schedule();
      });
      call.onClose(() => forget(reader));
      enqueue(reader);
      schedule();
    },
    committed: (from) => {
      const { ledger } = history;
      for (const reader of waitingForAny) enqueue(reader);
      waitingForAny.clear();
      if (waitingForStream.size > 0) {
        for (let seq = from; seq < ledger.count; seq++) {
          const key = ledger.streams.bytes(ledger.stream.get(seq)).toString('latin1');
          for (const reader of waitingForStream.get(key) ?? []) enqueue(reader);
          waitingForStream.delete(key);
        }
      }
      if (ready.length === 0 || scheduled) return;
      const pause = ready.length > CROWD ? lastTurn + CROWD_PAUSE_MS - performance.now() : 0;
      if (pause <= 0) return ready.length > FEW ? schedule() : turn();
      scheduled = true;
      setTimeout(scheduledTurn, pause);
    },
  };
}
