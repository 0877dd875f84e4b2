import type { Speech } from '../words/speech.ts';

type Unread = readonly { readonly name: string; readonly read: number; readonly parts: number }[];

/** Documents named one by one. */
const mostNamed = 5;

/** Which documents were read in part or not at all, `lease.pdf (6/14)`; empty where all were read. */
export const unreadSaid = ({ unread = [] }: { readonly unread?: Unread }, speech: Speech): string => {
  if (unread.length === 0) return '';
  const named = unread
    .slice(0, mostNamed)
    .map(({ name, read, parts }) => `${name}${speech.bracketed(`${speech.number(read)}/${speech.number(parts)}`)}`);
  const more = unread.length - mostNamed;
  const documents = [...named, ...(more > 0 ? [`+${speech.number(more)}`] : [])].join(speech.marks.series);
  return speech.say('documentsUnread', { documents });
};
