import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer';

import { html } from './emailHtml.ts';
import type { Email } from './email.ts';
import { plainText } from './emailText.ts';

export type Mailer = {
  /** Resolves when the mail server took the e-mail (or the mailbox kept it); rejects with `MailFailed`. */
  readonly send: (email: Email, options?: { readonly signal?: AbortSignal }) => Promise<{ readonly messageId: string }>;
  readonly close: () => Promise<void>;
};

export type MailerNeeds = {
  /** `Witan <witan@example.org>`. */
  readonly from: string;
  /** `smtp://user:password@host:587` or `smtps://…`; without it e-mails go to the mailbox. */
  readonly smtpUrl?: string | undefined;
  /** Keeps an e-mail as the file `<name>.eml`. */
  readonly mailbox: (name: string, message: Uint8Array) => Promise<void>;
  readonly dkim?: { readonly domain: string; readonly selector: string; readonly privateKey: string } | undefined;
  /** Milliseconds for one e-mail, all in all. */
  readonly deadlineMs?: number;
  /** Extra trust for mail servers with certificates of their own, PEM. */
  readonly ca?: string | undefined;
};

/**
 * An e-mail was not taken. `permanent`: it will never be (the address is refused); else it is worth another attempt. What the mail
 * server said is repeated without addresses, because it is logged.
 */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
  readonly permanent: boolean;
  readonly code: string;

  constructor(code: string, said: string, permanent: boolean) {
    super(said.replaceAll(/[^\s<>"',;]+@[^\s<>"',;]+/g, '…'));
    this.code = code;
    this.permanent = permanent;
  }
}

export function createMailer(needs: MailerNeeds): Mailer {
  const { from, smtpUrl, mailbox, deadlineMs = 60_000 } = needs;
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  const transport = smtpUrl ? smtp(smtpUrl, needs) : null;
  const paper = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...signing(needs),
  });
  return {
    async send(email, { signal } = {}) {
      const messageId = `<${email.id}@${host}>`;
      const message = messageOf(email, from, messageId);
      if (!transport) {
        const { message: written } = await paper.sendMail(message);
        await mailbox(email.id, written as Buffer);
        return { messageId };
      }
      const late = AbortSignal.timeout(deadlineMs);
      try {
        await transport.sendMail({ ...message, signal: signal ? AbortSignal.any([signal, late]) : late });
      } catch (error) {
        throw failureOf(error);
      }
      return { messageId };
    },
    close: async () => transport?.close(),
  };
}

const smtp = (url: string, needs: MailerNeeds): Transporter => {
  const { deadlineMs = 60_000, ca } = needs;
  return nodemailer.createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: Math.min(20_000, deadlineMs),
      greetingTimeout: Math.min(20_000, deadlineMs),
      socketTimeout: deadlineMs,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(ca ? { tls: { ca } } : {}),
      ...signing(needs),
    } as object,
    {},
  );
};

/** The default list of signed headers leaves out `List-Unsubscribe-Post`, which RFC 8058 wants signed. */
const signed =
  'from:sender:reply-to:subject:date:message-id:to:cc:mime-version:content-type:content-transfer-encoding:list-id:list-unsubscribe:list-unsubscribe-post';

const signing = ({ dkim }: MailerNeeds) =>
  dkim
    ? {
        dkim: {
          domainName: dkim.domain,
          keySelector: dkim.selector,
          privateKey: dkim.privateKey,
          headerFieldNames: signed,
        },
      }
    : {};

const messageOf = (email: Email, from: string, messageId: string): SendMailOptions => ({
  from,
  to: { name: '', address: email.to },
  subject: email.subject.replace(/\s+/g, ' ').trim(),
  messageId,
  text: plainText(email),
  html: html(email),
  attachments: email.attachments.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    content: Buffer.from(content),
  })),
  headers: {
    'Content-Language': email.speech.language,
    'Auto-Submitted': 'auto-generated',
    ...(email.unsubscribe
      ? {
          'List-Unsubscribe': `<${email.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {}),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** 5xx to the address or the e-mail is for good; 4xx, wrong passwords, silence and broken lines are not. */
function failureOf(error: unknown): MailFailed {
  const { code = 'EMAIL', responseCode, message } = error as { code?: string; responseCode?: number; message: string };
  const permanent = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return new MailFailed(responseCode === undefined ? code : String(responseCode), message, permanent);
}
