import { join } from 'node:path';

import type { Logger } from 'pino';

import type { AccountEvent } from '../../../shared/events/account.ts';
import { type CaseEvent, caseStream } from '../../../shared/events/case.ts';
import { normalEmail } from '../../../shared/api/account.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { type Debate, foldDebate, recommendation } from '../../../shared/views/debate/debate.ts';
import { seenBy } from '../../../shared/views/redact.ts';
import { speak } from '../../../shared/words/speak.ts';
import type { Config } from '../../platform/config/config.ts';
import type { CaseCommand } from '../caseDecider.ts';
import { createMailbox } from '../../mail/mailbox.ts';
import { accountStream } from '../../accounts/accountDecider.ts';
import type { AddressProof } from '../../accounts/addressProof.ts';
import { lookup } from '../../accounts/accountLookup.ts';
import type { PasswordResetEmail } from '../../accounts/accountNeeds.ts';
import type { Wake } from '../../platform/jobs/reactors.ts';
import type { Lifecycle } from '../../platform/lifecycle.ts';
import type { Email } from '../../mail/email.ts';
import * as emails from '../../mail/emails.ts';
import { withProof } from '../../mail/provingLinks.ts';
import type { SentEmails } from '../../mail/sentEmails.ts';
import { MailFailed, createMailer } from '../../mail/mailer.ts';
import type { Asked } from '../../platform/store/handler.ts';
import type { Store } from '../../platform/store/store.ts';
import { type Found, type EmailNeeds, emailFor } from './emailPolicy.ts';

type Needs = Omit<EmailNeeds, 'viewOf'> & {
  readonly config: Config;
  readonly lifecycle: Lifecycle;
  readonly caseStore: Pick<Store<CaseEvent>, 'read'>;
  readonly accountStore: Pick<Store<AccountEvent>, 'read'>;
  readonly handleCase: (caseId: string, command: CaseCommand, by: Asked) => Promise<unknown>;
  readonly sent: SentEmails;
  readonly proof: Pick<AddressProof, 'tokenFor'>;
  readonly log: Logger;
  readonly now: () => string;
};

export type EmailJobs = ReturnType<typeof createEmailJobs>;

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

  const { viewOf } = lookup(accountStore);

  return {
    /** Writes and sends the e-mail that a fact asks for. Rejects while it is worth another attempt. */
    async send({ id, revision, about }: Wake['data'], signal: AbortSignal): Promise<void> {
      if (about === 'AccountRegistered') {
        const { status, email, trial } = await viewOf(id);
        if (status !== 'open' || !trial) return;
        const newCaseUrl = `${publicUrl}/new`;
        await deliver(
          emails.welcome({
            to: email,
            speech: await speak('en'),
            accountId: id,
            trialEndsAt: trial.endsAt,
            newCaseUrl,
          }),
          signal,
        );
        return;
      }
      if (about === 'AddressLinkAsked') return sendAddressLink(id, revision, signal);
      const found = await find(id, revision);
      const email = found && (await emailFor(found, { publicUrl, viewOf, reports, unsubscribeUrl }));
      if (email && !found.done.has(email.id)) await deliver(email, signal, id);
    },

    async sendReset({ to, link, validMinutes }: PasswordResetEmail): Promise<void> {
      const expiresAt = new Date(Date.parse(now()) + validMinutes * 60_000).toISOString();
      await mailer.send(
        emails.passwordReset({ to, speech: await speak('en'), requestId: idOf(link), expiresAt, resetUrl: link }),
      );
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

  async function sendAddressLink(accountId: string, revision: number, signal: AbortSignal): Promise<void> {
    const { status, email, proven } = await viewOf(accountId);
    const asked = (await Array.fromAsync(accountStore.read(accountStream(accountId))))[revision];
    if (status !== 'open' || proven || asked?.type !== 'AddressLinkAsked') return;
    const { language, at: askedAt } = asked.data;
    const speech = await speak(language);
    await deliver(emails.addressLink({ to: email, speech, askedAt, accountUrl: `${publicUrl}/account` }), signal);
  }

  /** An e-mail of a case is noted there, sent or refused for good; the note is why it is not written twice. */
  async function deliver(email: Email, signal: AbortSignal, caseId?: string): Promise<void> {
    const by = (what: string): Asked => ({
      key: `${what}/${email.id}`,
      actor: 'system',
      correlation: caseId ?? email.id,
      causation: null,
    });
    try {
      const messageId = (await sent.messageIdOf(email.id)) ?? (await sendNoted(email, signal));
      if (caseId)
        await handleCase(caseId, { type: 'RecordMailed', messageId, email: email.kind, at: now() }, by('mailed'));
    } catch (error) {
      if (!(error instanceof MailFailed) || !error.permanent) throw error;
      log.warn({ email: email.id, code: error.code }, 'an e-mail was refused for good');
      if (!caseId) return;
      const { code, message: reason } = error;
      await handleCase(
        caseId,
        { type: 'RecordMailRefused', messageId: email.id, email: email.kind, code, reason, at: now() },
        by('refused'),
      );
    }
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
    const { status } = await viewOf(submitted.data.accountId);
    // An erased account gets no e-mails.
    if (status !== 'open') return null;
    const done = new Set(history.flatMap(doneIn));
    return { event, debate: ownersView(history), to: submitted.data.email, done };
  }

  function historyOf(caseId: string): Promise<Recorded<CaseEvent>[]> {
    return Array.fromAsync(caseStore.read(caseStream(caseId)));
  }
}

/** A Message-ID is the e-mail's id at this host; a refusal names the e-mail itself. */
const doneIn = (event: Recorded<CaseEvent>): readonly string[] =>
  event.type === 'ReportMailed' || event.type === 'MailRefused' ? [event.data.messageId.replace(/^<|@.*$/g, '')] : [];

/** Nothing of an erased case is written to anybody. */
const isErased = (history: readonly Recorded<CaseEvent>[]): boolean =>
  history.some(({ type, unfit }) => type === 'CaseErased' && !unfit);

const ownersView = (history: readonly Recorded<CaseEvent>[]): Debate => foldDebate(seenBy('owner', history));
