import { join } from 'node:path';

import type { Pool } from 'pg';
import type { Logger } from 'pino';

import type { AccountEvent } from '../../../shared/events/account.ts';
import { type CaseEvent, caseStream } from '../../../shared/events/case.ts';
import { normalEmail } from '../../../shared/api/accounts/account.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { type Debate, foldDebate, recommendation } from '../../../shared/views/debate/debate.ts';
import { seenBy } from '../../../shared/views/redact.ts';
import { speak } from '../../../shared/words/speak.ts';
import type { Config } from '../../platform/config/config.ts';
import type { CaseCommand } from '../commands/caseCommand.ts';
import { isWaiting } from '../approvals/heldSubmissions.ts';
import { createMailbox } from '../../mail/mailbox.ts';
import { accountStream } from '../../accounts/accountDecider.ts';
import type { AddressProof } from '../../accounts/addressProof.ts';
import { lookup } from '../../accounts/accountLookup.ts';
import { createCredentials } from '../../accounts/credentials.ts';
import { resetRequests } from '../../accounts/passwords/resetRequests.ts';
import type { Wake } from '../../platform/jobs/reactors.ts';
import type { Lifecycle } from '../../platform/lifecycle.ts';
import type { Email } from '../../mail/email.ts';
import { addressLink, passwordReset, welcome } from '../../mail/accountEmails.ts';
import { parkedEmails } from '../../mail/parkedEmails.ts';
import { withProof } from '../../mail/provingLinks.ts';
import type { SentEmails } from '../../mail/sentEmails.ts';
import { MailFailed, createMailer } from '../../mail/mailer.ts';
import type { Asked } from '../../platform/store/handler.ts';
import type { Store } from '../../platform/store/store.ts';
import { changeNoticeFor, isNotice, isSecurityNotice, noticeFor, securityNoticeFor } from './accountNotices.ts';
import { type Found, type EmailNeeds, emailFor } from './emailPolicy.ts';

type Needs = Omit<EmailNeeds, 'viewOf'> & {
  readonly config: Config;
  readonly lifecycle: Lifecycle;
  readonly caseStore: Pick<Store<CaseEvent>, 'read'>;
  readonly accountStore: Pick<Store<AccountEvent>, 'read'>;
  readonly handleCase: (caseId: string, command: CaseCommand, by: Asked) => Promise<unknown>;
  readonly pool: Pool;
  readonly sent: SentEmails;
  readonly proof: Pick<AddressProof, 'tokenFor' | 'undoTokenFor'>;
  readonly log: Logger;
  readonly now: () => string;
};

/** E-mails follow from facts: each is written when its job runs, from what the streams say then. */
export function createEmailJobs(needs: Needs) {
  const { config, publicUrl, lifecycle, caseStore, accountStore, handleCase, reports, unsubscribeUrl, sent, log, now } =
    needs;
  const { smtpUrl, mailFrom, dataDir, dkim } = config;
  const mailer = createMailer({
    from: mailFrom,
    smtpUrl,
    mailbox: createMailbox(join(dataDir, 'mail')),
    dkim,
  });
  lifecycle.started('mailer', () => mailer.close());
  const parked = parkedEmails(needs.pool);
  const requests = resetRequests(needs.pool);
  const { resetToken } = createCredentials(needs.pool);

  const { viewOf, holderOf } = lookup(accountStore);

  return {
    /** Writes and sends the e-mail that a fact asks for. Rejects while it is worth another attempt. */
    async send(wake: Wake['data'], signal: AbortSignal): Promise<void> {
      const { id, revision, about } = wake;
      if (about === resetAsked) return sendReset(wake, signal);
      if (about === 'AccountRegistered') {
        const { status, email, language, trial } = await viewOf(id);
        if (status !== 'open' || !trial) return;
        const newCaseUrl = `${publicUrl}/new`;
        await deliver(
          welcome({
            to: email,
            speech: await speak(language),
            accountId: id,
            trialEndsAt: trial.endsAt,
            newCaseUrl,
          }),
          wake,
          signal,
        );
        return;
      }
      if (about === 'AddressLinkAsked' || about === 'EmailChangeAsked') return sendAddressLink(wake, signal);
      if (about === 'EmailChanged') return sendEmailChanged(wake, signal);
      if (isSecurityNotice(about)) return sendNotice(wake, signal);
      if (isNotice(about)) return sendAccountNotice(wake, signal);
      const found = await find(id, revision);
      const email = found && (await emailFor(found, { publicUrl, viewOf, reports, unsubscribeUrl }));
      // Its id says to whom it was first meant: a later address of the owner gets nothing twice.
      if (email && !found.done.has(email.id))
        await deliver(email.to === found.to ? { ...email, to: found.ownerTo } : email, wake, signal, id);
    },

    /** What should be awake, whatever became of its job: resets that were asked for, and e-mails that are to be sent again. */
    async waiting(): Promise<readonly Wake[]> {
      return [...(await parked.wanted()).map(wakeAgain), ...(await requests.waiting()).map(wakeForReset)];
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

  /** The link is made when its e-mail is written: what waits, or is sent again, brings one that holds for an hour from then. */
  async function sendReset(wake: Wake['data'], signal: AbortSignal): Promise<void> {
    const to = await requests.addressOf(wake.id);
    if (to === null) return;
    const accountId = await holderOf(to);
    const account = accountId === null ? null : await viewOf(accountId);
    if (accountId !== null && account?.status === 'open' && account.email === to) {
      const expiresAt = new Date(Date.parse(now()) + 3_600_000).toISOString();
      // After the #: fragments reach no server, no log and no Referer.
      const resetUrl = `${publicUrl}/reset#token=${await resetToken(accountId)}`;
      const speech = await speak(account.language);
      const email = passwordReset({ to, speech, requestId: wake.id, expiresAt, resetUrl });
      if (!(await deliver(email, wake, signal))) return;
    }
    await requests.done(wake.id);
  }

  /** Nothing but the trial itself reaches an address that nobody has proven. */
  async function sendNotice({ id, revision, about }: Wake['data'], signal: AbortSignal): Promise<void> {
    const { status, email: to, language, proven } = await viewOf(id);
    const event = (await Array.fromAsync(accountStore.read(accountStream(id))))[revision];
    if (status !== 'open' || !proven || !event) return;
    const email = securityNoticeFor(event, { to, speech: await speak(language), publicUrl });
    if (email) await deliver(email, { id, revision, about }, signal);
  }

  async function sendAddressLink({ id: accountId, revision, about }: Wake['data'], signal: AbortSignal): Promise<void> {
    const { status, email, proven, newEmail } = await viewOf(accountId);
    const asked = (await Array.fromAsync(accountStore.read(accountStream(accountId))))[revision];
    if (status !== 'open' || (asked?.type !== 'AddressLinkAsked' && asked?.type !== 'EmailChangeAsked')) return;
    const { language, at: askedAt } = asked.data;
    const to = asked.type === 'EmailChangeAsked' ? asked.data.email : email;
    // Proven, or another one asked for meanwhile.
    if (asked.type === 'EmailChangeAsked' ? newEmail?.at !== askedAt : proven) return;
    const speech = await speak(language);
    const link = addressLink({ to, speech, askedAt, accountUrl: `${publicUrl}/account` });
    await deliver(link, { id: accountId, revision, about }, signal);
  }

  async function sendEmailChanged(
    { id: accountId, revision, about }: Wake['data'],
    signal: AbortSignal,
  ): Promise<void> {
    const account = await viewOf(accountId);
    const event = (await Array.fromAsync(accountStore.read(accountStream(accountId))))[revision];
    if (account.status !== 'open' || event?.type !== 'EmailChanged') return;
    const { from, at } = event.data;
    const undoUrl = `${publicUrl}/account/undo#undo=${needs.proof.undoTokenFor(accountId, { from, at })}`;
    const email = changeNoticeFor(event.data, account, { speech: await speak(account.language), undoUrl });
    if (email) await deliver(email, { id: accountId, revision, about }, signal);
  }

  async function sendAccountNotice(wake: Wake['data'], signal: AbortSignal): Promise<void> {
    const { status, email: to, language, proven } = await viewOf(wake.id);
    if (status !== 'open' || !proven) return;
    const history = await Array.fromAsync(accountStore.read(accountStream(wake.id)));
    const fact = history[wake.revision];
    // Approved or declined meanwhile.
    if (fact?.type === 'ApprovalAsked' && !(await isWaiting(needs.pool, fact.data.approvalId))) return;
    const speech = await speak(language);
    const email = noticeFor(history, wake.revision, { to, speech, publicUrl, now: now() });
    if (email) await deliver(email, wake, signal);
  }

  /**
   * An e-mail of a case is noted there, sent or refused for good; the note is why it is not written twice. One that the mail server
   * refuses for what the operator can mend is parked. False: it is parked.
   */
  async function deliver(email: Email, wake: Wake['data'], signal: AbortSignal, caseId?: string): Promise<boolean> {
    const by = (what: string): Asked => ({
      key: `${what}/${email.id}`,
      actor: 'system',
      correlation: caseId ?? email.id,
      causation: null,
    });
    try {
      const messageId = (await sent.messageIdOf(email.id)) ?? (await sendNoted(email, signal));
      await parked.forget(email.id);
      if (caseId)
        await handleCase(caseId, { type: 'RecordMailed', messageId, email: email.kind, at: now() }, by('mailed'));
    } catch (error) {
      if (!(error instanceof MailFailed) || error.refused === null) throw error;
      const { code, message: reason } = error;
      if (error.refused === 'attached' && email.unattached) {
        log.warn(
          { email_id: email.id, code, reason },
          'a mail server does not take the PDF: the e-mail leaves without it',
        );
        return deliver(email.unattached, wake, signal, caseId);
      }
      if (error.refused !== 'address') {
        await parked.park({ id: email.id, kind: email.kind, code, reason, wake });
        log.error({ email_id: email.id, code, reason }, 'an e-mail is parked: the mail server refuses what is sent');
        return false;
      }
      await parked.forget(email.id);
      log.warn({ email_id: email.id, code }, 'an e-mail was refused for good');
      if (!caseId) return true;
      await handleCase(
        caseId,
        { type: 'RecordMailRefused', messageId: email.id, email: email.kind, code, reason, at: now() },
        by('refused'),
      );
    }
    return true;
  }

  async function sendNoted(email: Email, signal: AbortSignal): Promise<string> {
    const proof = needs.proof.tokenFor(normalEmail(email.to), now());
    const { messageId } = await mailer.send(withProof(email, publicUrl, proof), { signal });
    await sent.note(email.id, messageId);
    return messageId;
  }

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

const resetAsked = 'PasswordResetAsked';
export const wakeForReset = (requestId: string): Wake => ({
  queue: 'email',
  key: `reset/${requestId}`,
  data: { id: requestId, revision: 0, about: resetAsked },
});

/** A Message-ID is the e-mail's id at this host; a refusal names the e-mail itself. */
const doneIn = (event: Recorded<CaseEvent>): readonly string[] =>
  event.type === 'ReportMailed' || event.type === 'MailRefused' ? [event.data.messageId.replace(/^<|@.*$/g, '')] : [];

/** Nothing of an erased case is written to anybody. */
const isErased = (history: readonly Recorded<CaseEvent>[]): boolean =>
  history.some(({ type, unfit }) => type === 'CaseErased' && !unfit);

const ownersView = (history: readonly Recorded<CaseEvent>[]): Debate => foldDebate(seenBy('owner', history));
