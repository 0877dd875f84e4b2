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
 * An e-mail was not taken. `refused` says what was refused for good: the `address`, what is `attached`, or what this installation
 * `sends` at all, which the operator can mend. Null: it is worth another attempt. What the mail server said is repeated without
 * addresses, because it is logged.
 */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
  readonly refused: Refused | null;
  readonly code: string;

  constructor(code: string, said: string, refused: Refused | null) {
    super(said.replaceAll(/[^\s<>"',;]+@[^\s<>"',;]+/g, '…'));
    this.code = code;
    this.refused = refused;
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
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the stream transport writes bytes
        await mailbox(email.id, written as Buffer);
        return { messageId };
      }
      const late = AbortSignal.timeout(deadlineMs);
      try {
        await transport.sendMail({ ...message, signal: signal ? AbortSignal.any([signal, late]) : late });
      } catch (error) {
        throw failureOf(error, email.attachments.length > 0);
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

type Refused = 'address' | 'attached' | 'sends';
type Failure = {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
  readonly message: string;
  readonly response?: string;
};

/** 5xx is for good; 4xx, wrong passwords, silence and broken lines are not. */
function failureOf(error: unknown, isAttached: boolean): MailFailed {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nodemailer throws these
  const failure = error as Failure;
  const { code = 'EMAIL', responseCode, message } = failure;
  const isForGood = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return new MailFailed(
    responseCode === undefined ? code : String(responseCode),
    message,
    isForGood ? refusedBy(failure, isAttached) : null,
  );
}

/** RFC 3463: no such mailbox or domain, a mailbox that is closed or full. */
const ofAddress = /\b5\.(?:1\.(?:[1236]|10)|2\.[12])\b/;
/** What mail servers say of a sender that they do not take anything from. */
const ofSender =
  /\b5\.(?:1\.[78]|7\.\d+)\b|dmarc|dkim|\bspf\b|relay|sender|authenticat|blocked|blacklist|reputation|not permitted|denied/i;
const ofContent = /attach|virus|malware|\b5\.(?:2\.3|3\.4|6\.\d+)\b/i;

function refusedBy({ command, message, response = '' }: Failure, isAttached: boolean): Refused {
  const said = `${message} ${response}`;
  if (ofAddress.test(said)) return 'address';
  // Before the e-mail itself only sender and address have been named.
  if (command === 'RCPT TO') return ofSender.test(said) ? 'sends' : 'address';
  if (command === 'MAIL FROM' || !isAttached) return 'sends';
  return ofSender.test(said) && !ofContent.test(said) ? 'sends' : 'attached';
}
