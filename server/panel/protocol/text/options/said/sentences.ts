import { or, orWithin } from '../connectives.ts';
import { endsOpen, type Line } from '../lines.ts';
import { isBroken, isLabel } from '../lists.ts';
import { isRow } from '../tables.ts';
import { bullet, marks, picture } from '../marks.ts';

/** A sentence of a text, and what leads to it: the sentence before it, or for those of a list the line above the list. */
export type Sentence = {
  readonly text: string;
  readonly before: string;
  /** Whether it follows right below a list. */
  readonly isBelowItems: boolean;
};

/** What lines say in sentences, without marks and bold type: a paragraph may go over several lines, an item begins another. */
export const sentencesIn = (lines: readonly Line[]): Sentence[] => {
  const inHaste = !lines.some(({ text }) => capital.test(text));
  const found: Sentence[] = [];
  let lead = '';
  let wasItem = false;
  for (const { text, isItem } of paragraphs(lines)) {
    const sentences = partsOf(text, inHaste);
    sentences.forEach((sentence, i) =>
      found.push({
        text: sentence,
        before: i === 0 && isItem && lead !== '' ? lead : (found.at(-1)?.text ?? ''),
        isBelowItems: i === 0 && !isItem && wasItem,
      }),
    );
    if (!isItem) lead = endsOpen(sentences.at(-1) ?? '') ? (sentences.at(-1) ?? '') : '';
    wasItem = isItem;
  }
  return found;
};

/** Who writes in haste begins no sentence with a capital. */
const capital = /(?:^|[.!?] )\P{L}*\p{Lu}/u;
const partsOf = (paragraph: string, inHaste: boolean): string[] =>
  paragraph
    .replaceAll(/\*\*|__/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .split(
      /(?<=[.!?؟…][)"”»’]?) (?=\P{Ll})|(?<=;) (?=(?=\p{Script=Greek})\p{Lu})|(?<=[。！？।][」』”"]?)(?![」』”"])|(?<=[!?])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u,
    )
    .flatMap((sentence) => (inHaste ? sentence.split(/(?<=\p{Ll}{4}[.!?]|[?!]) (?=\p{Ll})/u) : [sentence]))
    .flatMap(atThaiSpaces)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence.length <= longest);
/** Nobody asks in so many words between two things. */
const longest = 500;
/** Nothing but spaces shows where a long paragraph of Thai could be parted; what is ruled out in it would take all before it along else. */
const atThaiSpaces = (sentence: string): string[] =>
  sentence.length <= longThai || !/\p{Script=Thai}/u.test(sentence)
    ? [sentence]
    : sentence.split(/(?<=\p{Script=Thai}\p{M}?) (?=\p{Script=Thai})/u).reduce<string[]>((parts, next) => {
        const last = parts.at(-1);
        return last !== undefined && last.length < shortThai
          ? [...parts.slice(0, -1), `${last} ${next}`]
          : [...parts, next];
      }, []);
const longThai = 200;
const shortThai = 60;

/** A line that ends in Thai may be a sentence: nothing says where one ends there. */
const paragraphs = (lines: readonly Line[]): readonly { readonly text: string; readonly isItem: boolean }[] => {
  const found: { text: string; isItem: boolean; indent: number }[] = [];
  let isOpen = false;
  let wasItem = false;
  for (const { text, level, indent } of lines) {
    const isItem = marks.some(({ pattern }) => pattern.test(text));
    if (wasItem && !isItem && beginsWithOr.test(text)) isOpen = false;
    const shown = isItem ? text.replace(bullet.pattern, '').replace(picture.pattern, '') : text;
    const last = found.at(-1);
    if (text === '' || isRow(text)) isOpen = false;
    else if (
      last &&
      isOpen &&
      !isItem &&
      level === 0 &&
      !(last.isItem && (isLabel({ text }, last.text) || (indent <= last.indent && beginsSentence(text, last.text)))) &&
      !/\p{Script=Thai}\p{M}*$|\p{Script=Hangul}(?:다|요)$/u.test(last.text)
    )
      last.text += ` ${shown}`;
    else found.push({ text: shown, isItem, indent });
    if (text !== '' && !isRow(text)) isOpen = level === 0;
    if (text !== '') wasItem = isItem;
  }
  return found;
};
/** Below an item, and set in no deeper, a capital or a question begins a sentence, where the item does not break off. */
const beginsSentence = (text: string, item: string): boolean =>
  (item.length < fullLine || !isBroken.test(item)) &&
  (/^[\p{Lu}¿¡]/u.test(text) || (/^\p{Lo}/u.test(text) && endsAsSentence.test(text)));
/** A shorter one was not broken off. */
const fullLine = 45;
const endsAsSentence = /(?:[?？؟.。।!！]|까요|니다)["”」]?$/u;
/** A line below a list that goes on with one more is no rest of its last item. */
const beginsWithOr = new RegExp(`^[–—-]? ?(?:${or}|oppure|au|หรือ)(?=[ ,،])|^(?:${orWithin})`, 'iu');
