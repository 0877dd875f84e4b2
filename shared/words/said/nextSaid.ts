import type { Speech } from '../speech.ts';

type NextAction = { readonly what: string; readonly owner: string; readonly by: string };

/** What to do next, and behind it who does it and by when. `by`: YYYY-MM-DD. */
export const nextSaid = ({ what, owner, by }: NextAction, { bracketed, date, marks }: Speech): string => {
  const who = [owner, date(by)].filter(Boolean).join(marks.comma);
  return `${what}${who ? bracketed(who) : ''}`;
};
