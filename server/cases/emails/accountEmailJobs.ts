import type { Pool } from 'pg';

import type { AccountEvent } from '../../../shared/events/account.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { speakTo } from '../../../shared/words/speak.ts';
import { accountStream } from '../../accounts/accountDecider.ts';
import { lookup } from '../../accounts/accountLookup.ts';
import type { AddressProof } from '../../accounts/addressProof.ts';
import { createCredentials } from '../../accounts/credentials.ts';
import { resetRequests } from '../../accounts/passwords/resetRequests.ts';
import { addressLink, passwordReset, welcome } from '../../mail/accountEmails.ts';
import type { Wake } from '../../platform/jobs/reactors.ts';
import type { Store } from '../../platform/store/store.ts';
import { isWaiting } from '../approvals/heldSubmissions.ts';
import { changeNoticeFor, isNotice, isSecurityNotice, noticeFor, securityNoticeFor } from './accountNotices.ts';
import type { Deliver } from './delivery.ts';

export type AccountEmailNeeds = {
  readonly publicUrl: string;
  readonly pool: Pool;
  readonly accountStore: Pick<Store<AccountEvent>, 'read'>;
  readonly proof: Pick<AddressProof, 'undoTokenFor'>;
  readonly now: () => string;
};
type Send = (wake: Wake['data'], signal: AbortSignal) => Promise<void>;

const resetAsked = 'PasswordResetAsked';
export const wakeForReset = (requestId: string): Wake => ({
  queue: 'email',
  key: `reset/${requestId}`,
  data: { id: requestId, revision: 0, about: resetAsked },
});

/** The e-mails of accounts: each is written when its job runs, from what the account's stream says then. */
export const createAccountEmails = (needs: AccountEmailNeeds, deliver: Deliver) => {
  const { publicUrl, pool, accountStore, proof, now } = needs;
  const requests = resetRequests(pool);
  const { resetToken } = createCredentials(pool);
  const { viewOf, holderOf } = lookup(accountStore);
  const historyOf = (accountId: string): Promise<Recorded<AccountEvent>[]> =>
    Array.fromAsync(accountStore.read(accountStream(accountId)));

  const sendWelcome: Send = async (wake, signal) => {
    const { status, email, language, trial } = await viewOf(wake.id);
    if (status !== 'open' || !trial) return;
    const speech = await speakTo(language);
    const told = { to: email, speech, accountId: wake.id, trialEndsAt: trial.endsAt, newCaseUrl: `${publicUrl}/new` };
    await deliver(welcome(told), wake, signal);
  };

  /** The link is made when its e-mail is written: what waits, or is sent again, brings one that holds for an hour from then. */
  const sendReset: Send = async (wake, signal) => {
    const to = await requests.addressOf(wake.id);
    if (to === null) return;
    const accountId = await holderOf(to);
    const account = accountId === null ? null : await viewOf(accountId);
    if (accountId !== null && account?.status === 'open' && account.email === to) {
      const expiresAt = new Date(Date.parse(now()) + 3_600_000).toISOString();
      // After the #: fragments reach no server, no log and no Referer.
      const resetUrl = `${publicUrl}/reset#token=${await resetToken(accountId)}`;
      const speech = await speakTo(account.language);
      const email = passwordReset({ to, speech, requestId: wake.id, expiresAt, resetUrl });
      if (!(await deliver(email, wake, signal))) return;
    }
    await requests.done(wake.id);
  };

  const sendAddressLink: Send = async (wake, signal) => {
    const { status, email, proven, newEmail } = await viewOf(wake.id);
    const asked = (await historyOf(wake.id))[wake.revision];
    if (status !== 'open' || (asked?.type !== 'AddressLinkAsked' && asked?.type !== 'EmailChangeAsked')) return;
    const { language, at: askedAt } = asked.data;
    const to = asked.type === 'EmailChangeAsked' ? asked.data.email : email;
    // Proven, or another one asked for meanwhile.
    if (asked.type === 'EmailChangeAsked' ? newEmail?.at !== askedAt : proven) return;
    const speech = await speakTo(language);
    await deliver(addressLink({ to, speech, askedAt, accountUrl: `${publicUrl}/account` }), wake, signal);
  };

  const sendEmailChanged: Send = async (wake, signal) => {
    const account = await viewOf(wake.id);
    const event = (await historyOf(wake.id))[wake.revision];
    if (account.status !== 'open' || event?.type !== 'EmailChanged') return;
    const { from, at } = event.data;
    const undoUrl = `${publicUrl}/account/undo#undo=${proof.undoTokenFor(wake.id, { from, at })}`;
    const email = changeNoticeFor(event.data, account, { speech: await speakTo(account.language), undoUrl });
    if (email) await deliver(email, wake, signal);
  };

  /** Nothing but the trial itself reaches an address that nobody has proven. */
  const sendSecurityNotice: Send = async (wake, signal) => {
    const { status, email: to, language, proven } = await viewOf(wake.id);
    const event = (await historyOf(wake.id))[wake.revision];
    if (status !== 'open' || !proven || !event) return;
    const email = securityNoticeFor(event, { to, speech: await speakTo(language), publicUrl });
    if (email) await deliver(email, wake, signal);
  };

  const sendNotice: Send = async (wake, signal) => {
    const { status, email: to, language, proven } = await viewOf(wake.id);
    if (status !== 'open' || !proven) return;
    const history = await historyOf(wake.id);
    const fact = history[wake.revision];
    // Approved or declined meanwhile.
    if (fact?.type === 'ApprovalAsked' && !(await isWaiting(pool, fact.data.approvalId))) return;
    const speech = await speakTo(language);
    const email = noticeFor(history, wake.revision, { to, speech, publicUrl, now: now() });
    if (email) await deliver(email, wake, signal);
  };

  return {
    /** What sends the e-mail that such a fact asks for; null where it is not a fact of accounts. */
    sendingOf(about: string): Send | null {
      if (about === resetAsked) return sendReset;
      if (about === 'AccountRegistered') return sendWelcome;
      if (about === 'AddressLinkAsked' || about === 'EmailChangeAsked') return sendAddressLink;
      if (about === 'EmailChanged') return sendEmailChanged;
      if (isSecurityNotice(about)) return sendSecurityNotice;
      return isNotice(about) ? sendNotice : null;
    },
    /** Wakes for the resets that were asked for, whatever became of their jobs. */
    waiting: async (): Promise<readonly Wake[]> => (await requests.waiting()).map(wakeForReset),
  };
};
