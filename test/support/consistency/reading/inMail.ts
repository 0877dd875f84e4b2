import { html } from '../../../../server/mail/emailHtml.ts';
import { plainText } from '../../../../server/mail/emailText.ts';
import type { Email } from '../../../../server/mail/email.ts';
import type { Read } from './compared.ts';

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
};

/** What markup shows: its text without the tags. */
export const shownBy = (markup: string): string =>
  markup
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&(lt|gt|amp|quot|apos|nbsp|#39);/gu, (_, name: string) => entities[name] ?? '');

/** An e-mail as inboxes show it and as either kind of program shows its text. */
export const readMail = (email: Email): readonly Read[] => [
  { heading: 'subject', text: email.subject },
  { heading: 'preview', text: email.preview },
  { heading: 'text', text: plainText(email).replaceAll(/^> /gmu, '') },
  {
    heading: 'page',
    text: shownBy(
      html(email)
        .split('<body')[1]
        ?.replace(/^[^>]*>/u, '') ?? '',
    ),
  },
];
