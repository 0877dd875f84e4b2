import { join } from 'node:path';

import type { Logger } from 'pino';

import { normalEmail } from '../../../shared/api/accounts/account.ts';
import type { AddressProof } from '../../accounts/addressProof.ts';
import type { Email } from '../../mail/email.ts';
import { createMailbox } from '../../mail/mailbox.ts';
import { MailFailed, createMailer } from '../../mail/mailer.ts';
import type { parkedEmails } from '../../mail/parkedEmails.ts';
import { withProof } from '../../mail/provingLinks.ts';
import type { SentEmails } from '../../mail/sentEmails.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Wake } from '../../platform/jobs/reactors.ts';
import type { Lifecycle } from '../../platform/lifecycle.ts';
import type { Asked } from '../../platform/store/handler.ts';
import type { CaseCommand } from '../commands/caseCommand.ts';

export type DeliveryNeeds = {
  readonly config: Config;
  readonly publicUrl: string;
  readonly lifecycle: Lifecycle;
  readonly handleCase: (caseId: string, command: CaseCommand, by: Asked) => Promise<unknown>;
  readonly sent: SentEmails;
  readonly proof: Pick<AddressProof, 'tokenFor'>;
  readonly log: Logger;
  readonly now: () => string;
};

/** False where the e-mail is parked. Rejects while it is worth another attempt. */
export type Deliver = (email: Email, wake: Wake['data'], signal: AbortSignal, caseId?: string) => Promise<boolean>;

/**
 * An e-mail of a case is noted there, sent or refused for good; the note is why it is not written twice. One that the mail server
 * refuses for what the operator can mend is parked.
 */
export const createDelivery = (
  { config, publicUrl, lifecycle, handleCase, sent, proof, log, now }: DeliveryNeeds,
  parked: ReturnType<typeof parkedEmails>,
): Deliver => {
  const { smtpUrl, mailFrom, dataDir, dkim } = config;
  const mailer = createMailer({ from: mailFrom, smtpUrl, mailbox: createMailbox(join(dataDir, 'mail')), dkim });
  lifecycle.started('mailer', () => mailer.close());

  const sendNoted = async (email: Email, signal: AbortSignal): Promise<string> => {
    const token = proof.tokenFor(normalEmail(email.to), now());
    const { messageId } = await mailer.send(withProof(email, publicUrl, token), { signal });
    await sent.note(email.id, messageId);
    return messageId;
  };

  const deliver: Deliver = async (email, wake, signal, caseId) => {
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
  };
  return deliver;
};
