import { createdOf } from '../disk/record.ts';
import type { History } from '../ledger/history.ts';
import { writeEvent } from '../wire/eventWriter.ts';
import type { Output } from '../wire/output.ts';
import type { ReadRequest } from '../wire/readRequest.ts';
import { firstStreamPosition, lastStreamPosition, streamNotFound } from '../wire/readResponses.ts';
import { invalid, streamDeleted } from '../wire/status.ts';
import { type Feed, type FeedState, STRETCH_BYTES, STRETCH_EVENTS } from './feed.ts';

type StreamRequest = ReadRequest & { readonly stream: Buffer; readonly count: number };

const UINT64_MAX = 2n ** 64n - 1n;

/** Reads a stream up to where it ended when the read began (wire specification 1.7). `now` in ms judges `$maxAge`. */
export function streamRead(history: History, request: StreamRequest, now: number): Feed {
  const { stream: name, backwards, from, compatibility } = request;
  if (!backwards && (from === 'end' || from === UINT64_MAX))
    throw invalid('expected a revision to read forwards from, found the end');
  const { ledger } = history;
  if (history.tombstoned(name)) throw streamDeleted(name.toString());
  const stream = history.find(name);
  const last = ledger.last(stream);
  if (last < 0 || history.softDeleted(name)) {
    return {
      advance: (out) => {
        out.add(streamNotFound(name));
        return 'end';
      },
    };
  }
  const { maxAge } = history.metadata(name);
  const oldest = maxAge === undefined ? 0 : now - maxAge * 1000;
  const lowest = history.lowerBound(name, last);
  const step = backwards ? -1 : 1;
  let next = backwards ? Math.min(last, from === 'end' ? last : numeric(from)) : Math.max(lowest, numeric(from));
  let left = request.count;

  const finish = (out: Output): FeedState => {
    if (compatibility >= 1) {
      const began = numeric(from);
      if (!backwards && left === request.count && began !== last + 1) out.add(firstStreamPosition(last + 1));
      out.add(lastStreamPosition(last));
    }
    return 'end';
  };

  return {
    advance: (out) => {
      for (let looked = 0; looked < STRETCH_EVENTS && out.at < STRETCH_BYTES; looked++) {
        if (left === 0 || next < lowest || next > last) return finish(out);
        const seq = ledger.seqOf(stream, next);
        next += step;
        if (oldest > 0 && createdAt(history, seq) < oldest) continue;
        writeEvent(out, history, seq, request);
        left--;
      }
      return 'more';
    },
  };
}

/** When an event was written, in ms. */
export function createdAt(history: History, seq: number): number {
  history.seek(seq);
  return createdOf(history.log.pages.bytes, history.log.pages.at);
}

const numeric = (from: ReadRequest['from']): number =>
  from === 'start' ? 0 : from === 'end' ? Infinity : Number(from);
