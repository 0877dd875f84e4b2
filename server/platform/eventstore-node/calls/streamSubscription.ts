import { randomUUID } from 'node:crypto';
import type { History } from '../ledger/history.ts';
import { writeEvent } from '../wire/eventWriter.ts';
import type { Output } from '../wire/output.ts';
import type { ReadRequest } from '../wire/readRequest.ts';
import { caughtUp, confirmation } from '../wire/readResponses.ts';
import { streamDeleted } from '../wire/status.ts';
import { type Feed, type FeedState, STRETCH_BYTES, STRETCH_EVENTS } from './feed.ts';
import type { LiveWriter } from './tail.ts';
import { createdAt } from './streamRead.ts';

type StreamRequest = ReadRequest & { readonly stream: Buffer };

const UINT64_MAX = 2n ** 64n - 1n;

/**
 * A subscription to one stream (wire specification 1.8). It catches up under the stream's metadata, says so, and then delivers
 * every event as written. While the stream does not exist, or is soft-deleted, it waits without having caught up.
 */
export function streamSubscription(history: History, request: StreamRequest, writeLive: LiveWriter): Feed {
  const { stream: name, from } = request;
  const { ledger } = history;
  const fromEnd = from === 'end' || from === UINT64_MAX;
  const dead = history.tombstoned(name);
  if (dead && !fromEnd) throw streamDeleted(name.toString());
  /** Last revision delivered or skipped. */
  let current = fromEnd ? ledger.last(history.find(name)) : from === 'start' ? -1 : Number(from);
  let phase: 'greeting' | 'catching up' | 'live' = 'greeting';

  const catchUp = (out: Output): FeedState => {
    if (history.tombstoned(name)) throw streamDeleted(name.toString());
    const stream = history.find(name);
    const last = ledger.last(stream);
    if (last < 0 || history.softDeleted(name)) return 'wait';
    const { maxAge } = history.metadata(name);
    const oldest = maxAge === undefined ? 0 : Date.now() - maxAge * 1000;
    current = Math.max(current, history.lowerBound(name, last) - 1);
    for (let looked = 0; current < last; looked++) {
      if (looked === STRETCH_EVENTS || out.at >= STRETCH_BYTES) return 'more';
      const seq = ledger.seqOf(stream, ++current);
      if (oldest === 0 || createdAt(history, seq) >= oldest) writeEvent(out, history, seq, request);
    }
    return live(out);
  };

  const live = (out: Output): FeedState => {
    phase = 'live';
    out.add(caughtUp);
    return 'more';
  };

  const follow = (out: Output): FeedState => {
    if (dead) return 'wait';
    const stream = history.find(name);
    const last = ledger.last(stream);
    for (let looked = 0; current < last; looked++) {
      if (looked === STRETCH_EVENTS || out.at >= STRETCH_BYTES) return 'more';
      writeLive(out, ledger.seqOf(stream, ++current), request);
    }
    if (!ledger.tombstoned(stream)) return 'wait';
    writeEvent(out, history, ledger.seqOf(stream, last + 1), request);
    throw streamDeleted(name.toString());
  };

  return {
    stream: name,
    advance: (out) => {
      if (phase === 'catching up') return catchUp(out);
      if (phase === 'live') return follow(out);
      out.add(confirmation(randomUUID()));
      phase = 'catching up';
      return fromEnd ? live(out) : catchUp(out);
    },
  };
}
