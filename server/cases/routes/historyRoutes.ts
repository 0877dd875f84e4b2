import { Readable } from 'node:stream';

import { z } from 'zod';

import { HistoryEvent } from '../../../shared/api/cases/history.ts';
import { ofCase, published } from '../../../shared/api/define.ts';
import { type CaseEvent, caseStream } from '../../../shared/events/case.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { redact } from '../../../shared/views/redact.ts';
import type { FoundCase } from '../foldedCases.ts';
import type { CaseRouteNeeds } from '../caseNeeds.ts';
import { schemaOf } from '../../platform/http/openapi.ts';
import { caseRoute } from './caseRoute.ts';
import { type StreamNeeds, createStreams } from './eventStreamRoutes.ts';

type Needs = StreamNeeds & Pick<CaseRouteNeeds, 'store' | 'publicUrl'>;

const line = { schema: schemaOf(HistoryEvent) };

export const historyRoute = (needs: Needs) => {
  const { store, publicUrl } = needs;
  // Made when the first is opened: declaring a route needs nothing.
  let streams: ReturnType<typeof createStreams> | undefined;
  /** A page of the history, written as the reader takes it. */
  async function* lines({ caseId, known }: FoundCase, from: number, limit: number, stored: boolean) {
    for await (const event of store.read(caseStream(caseId), { from, limit, stored })) {
      const seen = redact(event, 'owner', known);
      yield `${JSON.stringify({ ...seen, correlation: event.correlation, ...sealedBytes(event, seen.withheld !== undefined) })}\n`;
    }
  }

  return caseRoute({
    method: 'get',
    path: '/api/cases/:case_id/events',
    operationId: 'getCaseEvents',
    tag: 'cases',
    summary: 'The history of a case, in order',
    description:
      'As `application/x-ndjson` a page: one event to a line, from revision `from`, and a `Link` to the next page. As `text/event-stream` everything from `from` and then whatever comes; `id` is the revision, and `Last-Event-ID` resumes after it. What may not be seen yet comes as revision, type and hash only, so that revisions have no gaps. `hash` is SHA-256 of the JSON array [revision, id, type, actor, correlation, causation, version, prev] and, right behind it, the stored bytes; `npm run audit -- verify --events FILE --report PDF` checks such a page by itself, and against the head in a report.',
    auth: 'reader',
    scope: 'read',
    params: ofCase,
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
      stored: z.enum(['true', 'false']).default('false').register(published, {
        description: 'With `stored`, the bytes the chain is over, where events are sealed (NDJSON).',
      }),
    }),
    headers: z.object({
      'last-event-id': z
        .string()
        .regex(/^\d{1,9}$/, { error: 'Send the number of the last revision received.' })
        .optional()
        .register(published, { description: 'Revision last received, to resume an event stream after it.' }),
    }),
    problems: ['not-acceptable', 'too-many-requests'],
    replies: {
      200: {
        description: 'The events.',
        types: { 'application/x-ndjson': line, 'text/event-stream': { schema: { type: 'string' } } },
        headers: { Link: 'The next page, `rel="next"`, while there is one (NDJSON).' },
      },
    },
    async handle({ caller, query: { from, limit, stored }, headers, ctx }) {
      const { found } = caller;
      const type = ctx.accepts('application/x-ndjson', 'text/event-stream', 'application/json');
      if (type === false) throw new Refusal('not-acceptable', 'Accept application/x-ndjson or text/event-stream.');

      if (type !== 'text/event-stream') {
        const next = from + limit;
        const link = `<${publicUrl}/api/cases/${found.caseId}/events?from=${next}&limit=${limit}${stored === 'true' ? '&stored=true' : ''}>; rel="next"`;
        return {
          status: 200,
          body: Readable.from(lines(found, from, limit, stored === 'true')),
          headers: {
            'Content-Type': 'application/x-ndjson; charset=utf-8',
            ...(next <= found.revision && { Link: link }),
          },
        };
      }
      const last = headers['last-event-id'];
      const after = last === undefined ? from - 1 : Number(last);
      streams ??= createStreams(needs);
      return {
        status: 200,
        body: Readable.from(streams.open(ctx, caller, found.caseId, after)),
        headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
      };
    },
  });
};

/** With the key to them where everything they say is shown. */
const sealedBytes = (
  { stored, key }: Pick<Recorded<CaseEvent>, 'stored' | 'key'>,
  isWithheld: boolean,
): { readonly stored?: string; readonly key?: string } => ({
  ...(stored && { stored: Buffer.from(stored).toString('base64') }),
  ...(key && !isWithheld && { key: Buffer.from(key).toString('base64') }),
});
