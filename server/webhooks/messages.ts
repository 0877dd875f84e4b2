import type { WebhookMessage } from '../../shared/api/accounts/webhooks.ts';
import type { WebhookType } from '../../shared/api/choices.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import type { Recorded } from '../../shared/kernel/event.ts';

export type Message = { readonly id: string; readonly type: WebhookType; readonly at: string; readonly body: string };

type Told = { readonly type: WebhookType; readonly status: WebhookMessage['data']['status']; readonly page: string };

/** Which facts are told, and as what. */
const told: { readonly [T in CaseEvent['type']]?: Told } = {
  ClarificationAsked: { type: 'case.needs_answers', status: 'needs_answers', page: 'watch' },
  ReportIssued: { type: 'case.delivered', status: 'delivered', page: 'report' },
  CaseFailed: { type: 'case.failed', status: 'failed', page: 'watch' },
  ReviewDue: { type: 'review.due', status: 'delivered', page: 'report' },
};

/** What is to be told of a case, each fact under the id of its event: telling it again is the same message. */
export const messagesOf = (
  caseId: string,
  history: readonly Recorded<CaseEvent>[],
  publicUrl: string,
): readonly Message[] =>
  history.flatMap((event) => {
    const about = told[event.type];
    if (!about || event.erased || event.unfit) return [];
    const { type, status, page } = about;
    const body: WebhookMessage = {
      type,
      timestamp: event.at,
      data: { case_id: caseId, status, revision: event.revision, url: `${publicUrl}/${page}?case=${caseId}` },
    };
    return [{ id: `msg_${event.id}`, type, at: event.at, body: JSON.stringify(body) }];
  });
