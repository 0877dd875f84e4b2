import { z } from 'zod';

import { ofCase, published } from '../../../shared/api/define.ts';
import type { WatchPage } from '../../../shared/api/live.ts';
import { type CaseEvent, caseStream } from '../../../shared/events/case.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { redact } from '../../../shared/views/redact.ts';
import { audienceOf } from '../access.ts';
import type { CaseRouteNeeds } from '../caseNeeds.ts';
import { caseRoute } from './caseRoute.ts';

/** Events of one reply at most, as of one page of the socket. */
const page = 200;

const Page = z.record(z.string(), z.unknown()).register(published, {
  id: 'WatchPage',
  description:
    'Up to 200 events (`events`) as this viewer may see them, whose view it is (`as`), the last revision there is (`head`), and where the events do not begin at revision 0 the case as it stands at `head` (`snapshot`).',
});

const revision = (description: string) =>
  z.coerce.number<string>().int().min(-1).optional().register(published, { description });

export const watchRoute = ({ store }: Pick<CaseRouteNeeds, 'store'>) =>
  caseRoute({
    method: 'get',
    path: '/api/cases/:case_id/watch',
    operationId: 'watchCase',
    tag: 'cases',
    summary: 'Watch a case without a WebSocket: what came after a revision',
    description:
      'For the owner, the auditors and, while the watch link is open, anyone. Ask again after the last revision received; every one to two seconds is often enough.',
    auth: 'watcher',
    scope: 'read',
    params: ofCase,
    query: z.object({
      after: revision('Last revision received; absent or -1 for none: the reply begins 200 events before the head.'),
      before: revision('Older events instead: up to 200 before this revision.'),
    }),
    problems: [],
    replies: { 200: { description: 'The events.', schema: Page } },
    async handle({ caller: { found, role }, query: { after = -1, before } }) {
      const audience = audienceOf(role);
      const tail = before === undefined && after < 0 && found.revision >= page;
      const from = before !== undefined ? Math.max(0, before - page) : tail ? found.revision - page + 1 : after + 1;
      const limit = before === undefined ? page : before - from;
      const events: Recorded<CaseEvent>[] =
        from > found.revision || limit <= 0
          ? []
          : await Array.fromAsync(store.read(caseStream(found.caseId), { from, limit }));
      const body: WatchPage = {
        as: role,
        head: found.revision,
        snapshot: tail ? (audience === 'owner' ? found.debate : found.watched) : null,
        // What came since the case was folded may not be known to be public yet: it is in the next reply.
        events: events
          .filter((event) => event.revision <= found.revision)
          .map((event) => redact(event, audience, found.known)),
      };
      return { status: 200, body };
    },
  });
