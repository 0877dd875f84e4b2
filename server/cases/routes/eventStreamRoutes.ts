import type { Context } from 'koa';

import type { CaseEvent } from '../../../shared/events/case.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { type Known, redact } from '../../../shared/views/redact.ts';
import type { CaseRouteNeeds } from '../caseNeeds.ts';
import type { Sessions, SignedIn } from '../../platform/http/session.ts';

export type StreamNeeds = Pick<CaseRouteNeeds, 'feeds' | 'connectionLimits' | 'sessionCheckMs'> & {
  /** Sessions and tokens, by the id of access. */
  readonly sessions: Pick<Sessions, 'open' | 'onEnded'>;
};
type Caller = Pick<SignedIn, 'accountId' | 'sessionId'> & { readonly role: 'owner' | 'auditor' };

const pingEvery = 15_000;

/** Histories that are followed as server-sent events: counted while they are open, and over with their session. */
export function createStreams({ feeds, connectionLimits, sessions, sessionCheckMs = 5000 }: StreamNeeds) {
  const streams = new Map<string, Set<AbortController>>();
  sessions.onEnded((ended) => {
    for (const id of ended) for (const gone of streams.get(id) ?? []) gone.abort();
  });

  const enter = (ctx: Context, { accountId, sessionId }: Caller): AbortController => {
    const places = [connectionLimits.byAddress(ctx.ip), connectionLimits.byAccount(accountId)];
    const leave = () => {
      for (const place of places) place?.();
    };
    if (places.includes(null)) {
      leave();
      throw new Refusal(
        'too-many-requests',
        'Too many live connections from this account or address. Close one first.',
        [],
        { headers: { 'Retry-After': '30' } },
      );
    }
    const gone = new AbortController();
    const own = streams.get(sessionId) ?? new Set();
    streams.set(sessionId, own.add(gone));
    ctx.res.once('close', () => {
      gone.abort();
      leave();
      own.delete(gone);
      if (own.size === 0) streams.delete(sessionId);
    });
    return gone;
  };

  return {
    /** Everything of the case after this revision, then what comes. Refused where too many are open. */
    open(ctx: Context, caller: Caller, caseId: string, after: number): AsyncIterable<string> {
      const gone = enter(ctx, caller);
      const pages = feeds.follow(caseId, after, gone.signal);
      return written(pages, caller.role, createCheck(sessions, caller.sessionId, sessionCheckMs), gone);
    },
  };
}

/** Whether the session is still open, asked of the table at most so often: another process may have ended it. */
const createCheck = (sessions: StreamNeeds['sessions'], sessionId: string, everyMs: number) => {
  let lookedAt = performance.now();
  return async (): Promise<boolean> => {
    if (performance.now() - lookedAt < everyMs) return true;
    lookedAt = performance.now();
    return (await sessions.open([sessionId])).has(sessionId);
  };
};

/**
 * Server-sent events for as long as the reader is there and its session is open; a busy stream is looked at like a quiet one. Once an
 * invitation was taken back every auditor has to ask again.
 */
async function* written(
  follow: ReturnType<StreamNeeds['feeds']['follow']>,
  role: Caller['role'],
  open: () => Promise<boolean>,
  gone: AbortController,
) {
  const pages = follow[Symbol.asyncIterator]();
  // A first comment sends the headers, so that the reader knows it is connected.
  yield ': witan\n\n';
  let timer: NodeJS.Timeout | undefined;
  try {
    for (let page = pages.next(); ;) {
      const ping = new Promise<null>((resolve) => {
        timer = setTimeout(resolve, pingEvery, null);
      });
      const result = await Promise.race([page, ping]);
      clearTimeout(timer);
      if (gone.signal.aborted || !(await open())) return;
      if (result === null) {
        yield ': still here\n\n';
        continue;
      }
      if (result.done) return;
      const { feed, events } = result.value;
      for (const event of events) {
        if (gone.signal.aborted) return;
        yield asServerSent(event, feed.known());
        if (event.type === 'AuditorRemoved' && role === 'auditor') return;
      }
      page = pages.next();
    }
  } finally {
    clearTimeout(timer);
    gone.abort();
    await pages.return?.(undefined);
  }
}

const asServerSent = (event: Recorded<CaseEvent>, known: Known) =>
  `id: ${event.revision}\nevent: fact\ndata: ${JSON.stringify({ ...redact(event, 'owner', known), correlation: event.correlation })}\n\n`;
