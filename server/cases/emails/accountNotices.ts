import type { AccountEvent } from '../../../shared/events/account.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import type { AccountView } from '../../../shared/views/account.ts';
import type { Speech } from '../../../shared/words/speech.ts';
import type { Email } from '../../mail/email.ts';
import {
  approvalAsked,
  emailChanged,
  securityNotice,
  tokenEnds,
  tokenLeaked,
  webhookOff,
} from '../../mail/accountEmails.ts';

const notices = ['AgentAccessGranted', 'AgentAccessEnded', 'ApprovalAsked', 'WebhookDisabled'] as const;

/** What changes how one gets into an account, and the words in which its owner is told. */
const securityNotices = {
  PasswordChanged: 'passwordChanged',
  NewDeviceLoggedIn: 'newDevice',
  TotpAdded: 'signInChanged',
  TotpRemoved: 'signInChanged',
  RecoveryCodesMade: 'signInChanged',
  RecoveryCodeUsed: 'signInChanged',
  FactorsRemoved: 'signInChanged',
  PasskeyAdded: 'signInChanged',
  PasskeyRemoved: 'signInChanged',
  PasskeyRefused: 'passkeyRefused',
} as const satisfies Partial<Record<AccountEvent['type'], string>>;

export const isSecurityNotice = (about: string): about is keyof typeof securityNotices =>
  Object.hasOwn(securityNotices, about);

/** What exactly happened is said on the page, to anyone who logs in. */
export const securityNoticeFor = (
  event: Recorded<AccountEvent>,
  { to, speech, publicUrl }: Omit<Told, 'now'>,
): Email | null => {
  if (!isSecurityNotice(event.type)) return null;
  const detail =
    event.type === 'NewDeviceLoggedIn' ? event.data.device : event.type === 'PasskeyRefused' ? event.data.name : null;
  const at = 'at' in event.data ? event.data.at : event.at;
  const what = securityNotices[event.type];
  return securityNotice({ to, speech, what, detail, at, accountUrl: `${publicUrl}/account/security` });
};

type EmailChange = Extract<AccountEvent, { type: 'EmailChanged' }>['data'];

/**
 * The e-mail to the address that an account had. Null where the change was undone meanwhile, or nobody had proven the address: its
 * reader may be a stranger.
 */
export const changeNoticeFor = (
  { from, to, undoUntil, at }: EmailChange,
  { emailChanges }: Pick<AccountView, 'emailChanges'>,
  { speech, undoUrl }: { readonly speech: Speech; readonly undoUrl: string },
): Email | null => {
  const told = { to: from, speech, address: to, changedAt: at };
  if (undoUntil !== null)
    return emailChanges.some((one) => one.at === at)
      ? emailChanged({ ...told, undo: { until: undoUntil, url: undoUrl } })
      : null;
  const earlier = emailChanges.some((one) => one.at < at && one.undoUntil > at);
  return earlier ? emailChanged({ ...told, undo: null }) : null;
};

/** Whether this fact of an account may ask for an e-mail to its owner. */
export const isNotice = (about: string): boolean => (notices as readonly string[]).includes(about);

/** Of what waits for approval one e-mail in this time, so that no agent can fill a mailbox. */
const hour = 3_600_000;

type Told = { readonly to: string; readonly speech: Speech; readonly publicUrl: string; readonly now: string };

/** The e-mail that a fact about tokens and webhooks asks for; null where it asks for none, or no longer for any. */
export const noticeFor = (
  history: readonly Recorded<AccountEvent>[],
  revision: number,
  { to, speech, publicUrl, now }: Told,
): Email | null => {
  const event = history[revision];
  const told = { to, speech, accountUrl: `${publicUrl}/account` };
  const nameOf = (tokenId: string): string =>
    history.flatMap(({ type, data }) =>
      type === 'AgentAccessGranted' && data.tokenId === tokenId ? [data.name] : [],
    )[0] ?? '';
  if (event?.type === 'AgentAccessGranted') {
    const { tokenId, name, expiresAt } = event.data;
    const isOver = history.some(({ type, data }) => type === 'AgentAccessEnded' && data.tokenId === tokenId);
    return expiresAt === null || expiresAt <= now || isOver ? null : tokenEnds({ ...told, tokenId, name, expiresAt });
  }
  if (event?.type === 'AgentAccessEnded') {
    const { tokenId, reason } = event.data;
    return reason === 'leaked' ? tokenLeaked({ ...told, tokenId, name: nameOf(tokenId) }) : null;
  }
  if (event?.type === 'ApprovalAsked') {
    const { approvalId, tokenId, at: askedAt } = event.data;
    const asked = history
      .slice(0, revision)
      .flatMap(({ type, data }) => (type === 'ApprovalAsked' ? [Date.parse(data.at)] : []));
    const toldAt = asked.reduce((last, one) => (one >= last + hour ? one : last), -Infinity);
    if (Date.parse(askedAt) < toldAt + hour) return null;
    const accountUrl = `${publicUrl}/account/approvals`;
    return approvalAsked({ ...told, accountUrl, approvalId, name: nameOf(tokenId), askedAt });
  }
  if (event?.type === 'WebhookDisabled') {
    const { webhookId, host, at: disabledAt } = event.data;
    const accountUrl = `${publicUrl}/account/webhooks`;
    return webhookOff({ ...told, accountUrl, webhookId, host, disabledAt });
  }
  return null;
};
