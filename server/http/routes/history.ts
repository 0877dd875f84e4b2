import { Readable } from 'node:stream';

import { z } from 'zod';

import { caseId, published } from '../../../shared/api/define.ts';
import { type CaseEvent, caseStream } from '../../../shared/events/case.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { redact } from '../../../shared/views/redact.ts';
import type { FoundCase } from '../../live/cases.ts';
import type { AppNeeds } from '../needs.ts';
import { route } from '../route.ts';

type Needs = Pick<AppNeeds, 'store' | 'feeds' | 'sessions' | 'publicUrl'>;

const line = { schema: { $ref: '#/components/schemas/HistoryEvent' } };
const pingEvery = 15_000;

export const historyRoute = ({ store, feeds, sessions, publicUrl }: Needs) => {
  /** A page of the history, written as the reader takes it. */
  async function* lines({ caseId, known }: FoundCase, from: number, limit: number) {
    for await (const event of store.read(caseStream(caseId), { from, limit }))
      yield `${JSON.stringify(redact(event, 'owner', known))}\n`;
  }

  return route({
    method: 'get',
    path: '/api/cases/:case_id/events',
    operationId: 'getCaseEvents',
    tag: 'cases',
    summary: 'The history of a case, in order',
    description:
      'As `application/x-ndjson` a page: one event to a line, from revision `from`, and a `Link` to the next page. As `text/event-stream` everything from `from` and then whatever comes; `id` is the revision, and `Last-Event-ID` resumes after it. What may not be seen yet comes as revision, type and hash only, so that revisions have no gaps. `hash` is SHA-256(prev ‖ id ‖ type ‖ stored bytes).',
    auth: 'reader',
    params: z.object({ case_id: caseId }),
    query: z.object({
      from: z.coerce
        .number<string>()
        .int()
        .min(0)
        .default(0)
        .register(published, { description: 'First revision, inclusive.' }),
      limit: z.coerce
        .number<string>()
        .int()
        .min(1)
        .max(5000)
        .default(1000)
        .register(published, { description: 'Events of a page at most; an event stream has no end.' }),
    }),
    headers: z.object({
      'last-event-id': z
        .string()
        .regex(/^\d{1,9}$/, { error: 'Expected the revision last received.' })
        .optional()
        .register(published, { description: 'Revision last received, to resume an event stream after it.' }),
    }),
    problems: ['not-acceptable'],
    replies: {
      200: {
        description: 'The events.',
        types: { 'application/x-ndjson': line, 'text/event-stream': { schema: { type: 'string' } } },
        headers: { Link: 'The next page, `rel="next"`, while there is one (NDJSON).' },
      },
    },
    async handle({ caller, query: { from, limit }, headers, ctx }) {
      const { found, sessionId } = caller;
      const type = ctx.accepts('application/x-ndjson', 'text/event-stream', 'application/json');
      if (type === false)
        throw new Refusal('not-acceptable', 'Expected to send application/x-ndjson or text/event-stream.');

      if (type !== 'text/event-stream') {
        const next = from + limit;
        const link = `<${publicUrl}/api/cases/${found.caseId}/events?from=${next}&limit=${limit}>; rel="next"`;
        return {
          status: 200,
          body: Readable.from(lines(found, from, limit)),
          headers: {
            'Content-Type': 'application/x-ndjson; charset=utf-8',
            ...(next <= found.revision && { Link: link }),
          },
        };
      }
      const last = headers['last-event-id'];
      const gone = new AbortController();
      ctx.req.once('close', () => gone.abort());
      const allowed = async () => (await sessions.open([sessionId])).has(sessionId);
      return {
        status: 200,
        body: Readable.from(
          eventStream(feeds, found.caseId, last === undefined ? from - 1 : Number(last), allowed, gone),
        ),
        headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
      };
    },
  });
};

/** Server-sent events for as long as the reader is there and its session is open. */
async function* eventStream(
  feeds: Needs['feeds'],
  caseId: string,
  after: number,
  allowed: () => Promise<boolean>,
  gone: AbortController,
) {
  const pages = feeds.follow(caseId, after, gone.signal)[Symbol.asyncIterator]();
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
      if (result === null) {
        if (!(await allowed())) return;
        yield ': still here\n\n';
        continue;
      }
      if (result.done) return;
      const { feed, events } = result.value;
      for (const event of events) yield asServerSent(event, feed.known());
      page = pages.next();
    }
  } finally {
    clearTimeout(timer);
    gone.abort();
    await pages.return?.(undefined);
  }
}

const asServerSent = (event: Recorded<CaseEvent>, known: FoundCase['known']) =>
  `id: ${event.revision}\nevent: fact\ndata: ${JSON.stringify(redact(event, 'owner', known))}\n\n`;
