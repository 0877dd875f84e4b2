import { idOf } from '../../shared/kernel/ids.ts';
import type { Speech } from '../../shared/words/speech.ts';

/** A paragraph of an e-mail. Text and HTML are made from the same blocks, so they say the same. */
export type Block =
  | { readonly as: 'lead' | 'title' | 'text' | 'fine' | 'label'; readonly text: string }
  /** What speaks against a recommendation: set off by a bar. */
  | { readonly as: 'against'; readonly text: string }
  /** The one thing to do. */
  | { readonly as: 'button'; readonly text: string; readonly href: string }
  | { readonly as: 'links'; readonly links: readonly { readonly text: string; readonly href: string }[] }
  | { readonly as: 'rule' };

export type Attachment = { readonly filename: string; readonly contentType: string; readonly content: Uint8Array };

/** An e-mail as it will be sent. `id` comes from the fact it tells of: a second copy carries the same Message-ID. */
export type Email = {
  /** UUID; the Message-ID's left part. */
  readonly id: string;
  readonly kind: EmailKind;
  readonly to: string;
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly speech: Pick<Speech, 'language' | 'rtl' | 'marks'>;
  readonly blocks: readonly Block[];
  readonly attachments: readonly Attachment[];
  /** The same e-mail where a mail server does not take what is attached. */
  readonly unattached?: Email;
  /** Only where it is a reminder: one click ends them. */
  readonly unsubscribe: string | null;
};

export type EmailKind =
  | 'welcome'
  | 'questions'
  | 'delivered'
  | 'failed'
  | 'invited'
  | 'review'
  | 'reset'
  | 'address'
  | 'security'
  | 'token_leaked'
  | 'token_ends'
  | 'approval'
  | 'webhook_off';

/** Whose e-mail about which fact: `parts` name the fact (a case and what happened to it). */
export const emailId = (kind: EmailKind, to: string, ...parts: readonly (string | number)[]): string =>
  idOf('email', kind, to, ...parts);
