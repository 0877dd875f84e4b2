import type { History } from '../ledger/history.ts';
import { writeEvent } from '../wire/eventWriter.ts';
import type { ReadRequest } from '../wire/readRequest.ts';
import { type Feed, STRETCH_BYTES, STRETCH_EVENTS, STRETCH_STEPS } from './feed.ts';
import { makeFilter } from './filter.ts';

type AllRequest = ReadRequest & { readonly stream?: never; readonly count: number };

/**
 * Reads `$all`: forwards from a position, inclusive; backwards everything before it. A position is a point in the log, so one
 * that is no event's is as good as any. Ends where the log ended when the read began.
 */
export function allRead(history: History, request: AllRequest): Feed {
  const { ledger } = history;
  const { backwards, from } = request;
  const filter = request.filter && makeFilter(request.filter, ledger);
  const count = ledger.count;
  const at = from === 'start' ? 0 : from === 'end' ? count : Math.min(count, ledger.position.lowerBound(Number(from)));
  let next = backwards ? at - 1 : at;
  let left = request.count;
  const step = backwards ? -1 : 1;
  return {
    advance: (out) => {
      const steps = (filter?.steps() ?? 0) + STRETCH_STEPS;
      for (let looked = 0; looked < STRETCH_EVENTS && out.at < STRETCH_BYTES; looked++) {
        if (filter && filter.steps() > steps) break;
        if (left === 0 || next < 0 || next >= count) return 'end';
        const seq = next;
        next += step;
        if (filter && !filter.passes(seq)) continue;
        writeEvent(out, history, seq, request);
        left--;
      }
      return 'more';
    },
  };
}
