import { randomUUID } from 'node:crypto';
import type { History } from '../ledger/history.ts';
import { writeEvent } from '../wire/eventWriter.ts';
import type { Output } from '../wire/output.ts';
import type { FilterRequest, ReadRequest } from '../wire/readRequest.ts';
import { caughtUp, checkpoint, confirmation } from '../wire/readResponses.ts';
import { type Feed, type FeedState, STRETCH_BYTES, STRETCH_EVENTS, STRETCH_STEPS } from './feed.ts';
import { makeFilter } from './filter.ts';
import type { LiveWriter } from './tail.ts';

type AllRequest = ReadRequest & { readonly stream?: never };

/** Matches after which a page of a filtered catch-up ends. */
const PAGE_MATCHES = 32;

/** A subscription to `$all`: everything after a position, in log order (wire specification 1.8). */
export function allSubscription(history: History, request: AllRequest, writeLive: LiveWriter): Feed {
  const { ledger } = history;
  const { from } = request;
  const start =
    from === 'start'
      ? 0
      : from === 'end'
        ? ledger.count
        : Math.min(ledger.count, ledger.position.lowerBound(Number(from) + 1));
  const fromStart = from === 'start' || from === 0;
  const feed = request.filter
    ? filtered(history, request, request.filter, start, fromStart, writeLive)
    : unfiltered(history, request, start, writeLive);
  let greeted = false;
  return {
    advance: (out) => {
      if (!greeted) out.add(confirmation(randomUUID()));
      greeted = true;
      return feed(out);
    },
  };
}

function unfiltered(history: History, request: AllRequest, start: number, writeLive: LiveWriter): Feed['advance'] {
  const { ledger } = history;
  let next = start;
  let live = false;
  return (out) => {
    while (next < ledger.count) {
      if (out.at >= STRETCH_BYTES) return 'more';
      if (live) writeLive(out, next++, request);
      else writeEvent(out, history, next++, request);
    }
    if (!live) out.add(caughtUp);
    live = true;
    return 'wait';
  };
}

function filtered(
  history: History,
  request: AllRequest,
  { window, multiplier, ...expression }: FilterRequest,
  start: number,
  fromStart: boolean,
  writeLive: LiveWriter,
): Feed['advance'] {
  const { ledger } = history;
  const filter = makeFilter({ window, multiplier, ...expression }, ledger);
  const interval = window * multiplier;
  let next = start;
  let live = false;
  /** Events examined since the last checkpoint; carried over from catching up to live. */
  let counter = 0;
  let page = { first: start, matches: 0, lastMatch: -1 };

  const endPage = (out: Output): void => {
    counter += next - page.first;
    if (counter >= interval) {
      counter %= interval;
      const position = ledger.position.get(page.lastMatch >= 0 ? page.lastMatch : page.first);
      if (page.lastMatch >= 0) out.add(checkpoint(position, position));
      else out.add(checkpoint(fromStart && page.first === 0 ? 0 : position, 0));
    }
    page = { first: next, matches: 0, lastMatch: -1 };
  };

  const catchUp = (out: Output): FeedState => {
    const steps = filter.steps() + STRETCH_STEPS;
    for (let looked = 0; ; looked++) {
      if (page.matches === PAGE_MATCHES || next - page.first === window) endPage(out);
      if (next >= ledger.count) break;
      if (looked >= STRETCH_EVENTS || out.at >= STRETCH_BYTES || filter.steps() > steps) return 'more';
      const seq = next++;
      if (!filter.passes(seq)) continue;
      writeEvent(out, history, seq, request);
      page.matches++;
      page.lastMatch = seq;
    }
    counter += next - page.first;
    live = true;
    out.add(caughtUp);
    return 'wait';
  };

  const follow = (out: Output): FeedState => {
    const steps = filter.steps() + STRETCH_STEPS;
    for (let looked = 0; next < ledger.count; looked++) {
      if (looked >= STRETCH_EVENTS || out.at >= STRETCH_BYTES || filter.steps() > steps) return 'more';
      const seq = next++;
      if (filter.passes(seq)) writeLive(out, seq, request);
      if (++counter < interval) continue;
      counter = 0;
      const position = ledger.position.get(seq);
      out.add(checkpoint(position, position));
    }
    return 'wait';
  };

  return (out) => (live ? follow(out) : catchUp(out));
}
