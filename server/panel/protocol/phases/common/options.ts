import type { Option } from '../../../../../shared/events/panel/frame.ts';
import { isSameText, textKey } from '../../text/joining.ts';
import { negationsIn } from '../../text/differences/denied/negation.ts';
import { asciiDigits } from '../../text/numbers/digits.ts';
import { words } from '../../text/text.ts';

/** The same by what code can see: equal words, or both leave things as they are. What else is the same a model has to say (`acceptGroups`). */
export const sameOption = (a: Pick<Option, 'title' | 'origin'>, b: Pick<Option, 'title' | 'origin'>): boolean =>
  (a.origin === 'status_quo' && b.origin === 'status_quo') || isSameText(a.title, b.title);

/**
 * Whether an option is one that the case lists, in its words: within its title or quoted in a sentence of what is said of it, unless that denies them or
 * has other numbers beside theirs. A word or two there are no quote.
 */
export const saysSame = ({ title, description }: Pick<Option, 'title' | 'description'>, listed: string): boolean =>
  names(title, listed) ||
  (textKey(listed).length >= shortestQuote && sentencesOf(description, listed).some((one) => names(one, listed)));
const shortestQuote = 12;
/** What is listed may be several sentences itself. */
const sentencesOf = (description: string, listed: string): string[] =>
  ends.test(listed) ? [description] : description.split(ends);
const ends = /[.;!?。；！？।؟؛]+(?:\s|$)|[。；！？।\n]/u;

const names = (text: string, listed: string): boolean =>
  holds(text, listed) &&
  negationsIn(text) === negationsIn(listed) &&
  (figuresIn(listed).size === 0 || figuresIn(text).symmetricDifference(figuresIn(listed)).size === 0);
/** Whether a title has every word of another text, whatever else it says and however these are inflected; what denies it does not. */
export const saysInWords = (title: string, said: string): boolean => {
  const own = words(title);
  const asked = tellingWords(said);
  return (
    asked.length > 0 &&
    asked.every((word) => own.some((other) => other.startsWith(stemOf(word)))) &&
    negationsIn(title) === negationsIn(said) &&
    figuresIn(said).difference(figuresIn(title)).size === 0
  );
};
/** Its words without articles and the like. */
export const tellingWords = (text: string): string[] => words(text).filter(isTelling);
const isTelling = (word: string): boolean => (word.length >= 3 && !fillers.has(word)) || /\p{Lo}|\p{Nd}/u.test(word);
const fillers: ReadonlySet<string> = new Set(
  'the and for one our its her his der die das den dem des ein eine einen und les une nos los las una del con gli che het een met voor dla тот это для και την τον'.split(
    ' ',
  ),
);
const stemOf = (word: string): string => word.slice(0, Math.max(4, word.length - 2));

/** Numbers as they are written, with what makes others of them. */
const figuresIn = (text: string): Set<string> =>
  new Set(asciiDigits(textKey(text)).match(/(?<!\d)-?\d+(?:[.,:'/^-]?\d+)*[%‰]?/gu));
const holds = (text: string, listed: string): boolean => ` ${textKey(text)} `.includes(` ${textKey(listed)} `);

/** The next label that is free. */
export const nextLabel = (known: readonly Option[]): string =>
  labels().find((label) => !known.some(({ optionId }) => optionId === label)) ?? `option-${known.length + 1}`;

export const labels = (): string[] => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  return [...letters, ...letters.map((letter) => `A${letter}`), ...letters.map((letter) => `B${letter}`)];
};
