import type { AccountEvent } from '../../../shared/events/account.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import type { Speech } from '../../../shared/words/speech.ts';
import type { Email } from '../../mail/email.ts';
import * as emails from '../../mail/emails.ts';

const notices = ['AgentAccessGranted', 'AgentAccessEnded', 'WebhookDisabled'] as const;

/** Whether this fact of an account may ask for an e-mail to its owner. */
export const isNotice = (about: string): boolean => (notices as readonly string[]).includes(about);

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
    return expiresAt === null || expiresAt <= now || isOver
      ? null
      : emails.tokenEnds({ ...told, tokenId, name, expiresAt });
  }
  if (event?.type === 'AgentAccessEnded') {
    const { tokenId, reason } = event.data;
    return reason === 'leaked' ? emails.tokenLeaked({ ...told, tokenId, name: nameOf(tokenId) }) : null;
  }
  if (event?.type === 'WebhookDisabled') {
    const { webhookId, host, at: disabledAt } = event.data;
    const accountUrl = `${publicUrl}/account/webhooks`;
    return emails.webhookOff({ ...told, accountUrl, webhookId, host, disabledAt });
  }
  return null;
};
