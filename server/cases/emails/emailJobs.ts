import { type CaseEvent, caseStream } from '../../../shared/events/case.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { type Debate, foldDebate, recommendation } from '../../../shared/views/debate/debate.ts';
import { seenBy } from '../../../shared/views/redact.ts';
import { lookup } from '../../accounts/accountLookup.ts';
import { parkedEmails } from '../../mail/parkedEmails.ts';
import type { Wake } from '../../platform/jobs/reactors.ts';
import type { Store } from '../../platform/store/store.ts';
import { type AccountEmailNeeds, createAccountEmails } from './accountEmailJobs.ts';
import { type DeliveryNeeds, createDelivery } from './delivery.ts';
import { type Found, type EmailNeeds, emailFor } from './emailPolicy.ts';

type Needs = Omit<EmailNeeds, 'viewOf'> &
  DeliveryNeeds &
  AccountEmailNeeds & { readonly caseStore: Pick<Store<CaseEvent>, 'read'> };

/** E-mails follow from facts: each is written when its job runs, from what the streams say then. */
export function createEmailJobs(needs: Needs) {
  const { publicUrl, caseStore, accountStore, handleCase, reports, unsubscribeUrl, now } = needs;
  const parked = parkedEmails(needs.pool);
  const deliver = createDelivery(needs, parked);
  const ofAccounts = createAccountEmails(needs, deliver);
  const { viewOf } = lookup(accountStore);

  return {
    /** Writes and sends the e-mail that a fact asks for. Rejects while it is worth another attempt. */
    async send(wake: Wake['data'], signal: AbortSignal): Promise<void> {
      const { id, revision, about } = wake;
      const sendOfAccount = ofAccounts.sendingOf(about);
      if (sendOfAccount) return sendOfAccount(wake, signal);
      const found = await find(id, revision);
      const email = found && (await emailFor(found, { publicUrl, viewOf, reports, unsubscribeUrl }));
      // Its id says to whom it was first meant: a later address of the owner gets nothing twice.
      if (email && !found.done.has(email.id))
        await deliver(email.to === found.to ? { ...email, to: found.ownerTo } : email, wake, signal, id);
    },

    /** What should be awake, whatever became of its job: e-mails that are to be sent again, and resets that were asked for. */
    async waiting(): Promise<readonly Wake[]> {
      return [...(await parked.wanted()).map(wakeAgain), ...(await ofAccounts.waiting())];
    },

    /** Notes the review and tripwires of a case that are due by now; the notes wake the e-mails. */
    async noteReviews(caseId: string): Promise<void> {
      const history = await historyOf(caseId);
      const debate = ownersView(history);
      const draft = recommendation(debate);
      if (!draft || debate.status !== 'delivered') return;
      const due = [
        ...draft.tripwires.map(({ metric, threshold, action, date }, i) => ({
          what: `${metric}: ${threshold}. ${action}`,
          tripwire: i,
          date,
        })),
        ...(draft.reviewDate ? [{ what: draft.headline, tripwire: null, date: draft.reviewDate }] : []),
      ].filter(({ date }) => !Number.isNaN(Date.parse(date)) && Date.parse(date) <= Date.parse(now()));
      for (const { what, tripwire, date } of due) {
        const dueAt = new Date(date).toISOString();
        await handleCase(
          caseId,
          { type: 'NoteReviewDue', what, tripwire, dueAt, at: now() },
          { key: `review/${tripwire ?? ''}/${dueAt}`, actor: 'system', correlation: caseId, causation: null },
        );
      }
    },
  };

  async function find(caseId: string, revision: number): Promise<Found | null> {
    const history = await historyOf(caseId);
    const event = history[revision];
    const submitted = history.find(({ type }) => type === 'CaseSubmitted');
    if (!event || submitted?.type !== 'CaseSubmitted' || isErased(history)) return null;
    const { status, email: ownerTo } = await viewOf(submitted.data.accountId);
    // An erased account gets no e-mails.
    if (status !== 'open') return null;
    const done = new Set(history.flatMap(doneIn));
    return { event, debate: ownersView(history), to: submitted.data.email, ownerTo, done };
  }

  function historyOf(caseId: string): Promise<Recorded<CaseEvent>[]> {
    return Array.fromAsync(caseStore.read(caseStream(caseId)));
  }
}

/** What sends an e-mail again that waited for the operator. */
export const wakeAgain = (data: Wake['data']): Wake => ({
  queue: 'email',
  key: `again/${data.id}/${data.revision}/${data.about}`,
  data,
});

/** A Message-ID is the e-mail's id at this host; a refusal names the e-mail itself. */
const doneIn = (event: Recorded<CaseEvent>): readonly string[] =>
  event.type === 'ReportMailed' || event.type === 'MailRefused' ? [event.data.messageId.replace(/^<|@.*$/g, '')] : [];

/** Nothing of an erased case is written to anybody. */
const isErased = (history: readonly Recorded<CaseEvent>[]): boolean =>
  history.some(({ type, unfit }) => type === 'CaseErased' && !unfit);

const ownersView = (history: readonly Recorded<CaseEvent>[]): Debate => foldDebate(seenBy('owner', history));
