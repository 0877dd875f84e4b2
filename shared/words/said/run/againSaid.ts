import { cutBetweenWords } from '../../../kernel/text/cutBetweenWords.ts';
import type { Speech } from '../../speech.ts';

type Change =
  | { readonly kind: 'fact'; readonly now: string }
  | { readonly kind: 'assumption'; readonly was: string; readonly now: string }
  | { readonly kind: 'weight'; readonly name: string; readonly was: number; readonly now: number }
  | { readonly kind: 'document'; readonly name: string };
type Again = { readonly ofSubmittedAt: string | null; readonly change: Change; readonly stated: readonly string[] };
type OfCase = { readonly again?: Again; readonly isAgain?: true };

/** For how many characters of the owner's words a surface has room. */
export const briefly = { preview: 90, slide: 110, link: 300, email: 600 } as const;

/** Which case is asked again, and what was changed, in the owner's words up to `most` characters; that one is, to whom these are not shown; empty where none is. */
export const againSaid = (document: OfCase, speech: Speech, most = Infinity): string =>
  document.again
    ? speech.sentences(ofCaseSaid(document.again, speech), changeSaid(document.again, speech, most))
    : speech.sentences(document.isAgain ? speech.words.askedAgain : '');

const ofCaseSaid = ({ ofSubmittedAt }: Again, speech: Speech): string =>
  ofSubmittedAt === null ? speech.words.askedAgain : speech.say('askedAgainOf', { date: speech.date(ofSubmittedAt) });

/** What was changed as sentences. */
export const changeSaid = ({ change }: Pick<Again, 'change'>, speech: Speech, most = Infinity): string =>
  speech.sentences(...linesOf(change, speech, most));

/** What was changed, and what was stated when earlier cases were asked again: a line each, in full. */
export const changesSaid = ({ again }: OfCase, speech: Speech): readonly string[] =>
  again
    ? [
        ...linesOf(again.change, speech, Infinity),
        ...again.stated.map((text) => speech.named(speech.words.changedBefore, text.trim())),
      ]
    : [];

const linesOf = (change: Change, speech: Speech, most: number): string[] => {
  const { words, named, percent, say, quoted } = speech;
  const own = (text: string, room = most) => cutBetweenWords(text.trim(), room, speech.language);
  switch (change.kind) {
    case 'fact':
      return [named(words.changedFact, own(change.now))];
    case 'assumption': {
      const now = own(change.now);
      const room = most - now.length;
      const was = room < fewest ? [] : [named(words.changedWas, own(change.was, room))];
      return [...was, named(words.changedTo, now)];
    }
    case 'weight':
      return [
        say('changedWeight', {
          criterion: quoted(own(change.name)),
          now: percent(change.now),
          was: percent(change.was),
        }),
      ];
    case 'document':
      return [named(words.changedDocument, own(change.name))];
  }
};
/** An assumption has the room that what is true instead leaves; in fewer characters than these it says nothing. */
const fewest = 30;
