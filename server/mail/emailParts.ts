import { cutBetweenWords } from '../../shared/kernel/text/cutBetweenWords.ts';
import type { Speech } from '../../shared/words/speech.ts';
import { type Attachment, type Block, type EmailKind, emailId } from './email.ts';

/** A fact, the language it is told in, and to whom: nothing else goes into an e-mail. Times are ISO 8601. */
export type Told = { readonly to: string; readonly speech: Speech };
export type OfCase = Told & { readonly caseId: string; readonly title: string; readonly rehearsal: boolean };

/** Above everything that is told of a rehearsal: that no model was asked. */
export const rehearsalNotice = ({ speech, rehearsal }: Pick<OfCase, 'speech' | 'rehearsal'>): Block[] =>
  rehearsal ? [{ as: 'against', text: speech.words.rehearsal }] : [];

export const longest = 69;
const titleAtMost = 40;
/** Which case first, then what happened to it: an inbox shows some 70 characters. */
export const subjectOf = (title: string, what: string): string => {
  const first = cut(title, Math.max(titleAtMost, longest - 3 - Array.from(what).length));
  return `${first} – ${cut(what, longest - 3 - Array.from(first).length)}`;
};
export const cut = (text: string, most: number): string => {
  const characters = Array.from(text);
  // Headers fold at no-break spaces as well.
  const room = characters.slice(0, most - 2).join('').length;
  return characters.length <= most ? text : cutBetweenWords(text, room, 'und').replace(/\u00A0…$/u, ' …');
};

/** What every e-mail begins with; `fact` names what it tells of. */
export const headed = (
  kind: EmailKind,
  { to, speech: { language, rtl, marks } }: Told,
  ...fact: readonly (string | number)[]
) => ({
  id: emailId(kind, to, ...fact),
  kind,
  to,
  speech: { language, rtl, marks },
  attachments: [] as readonly Attachment[],
  unsubscribe: null as string | null,
});

export const fine = (lines: readonly string[]): Block[] => [
  { as: 'rule' },
  ...lines.map((text): Block => ({ as: 'fine', text })),
];
