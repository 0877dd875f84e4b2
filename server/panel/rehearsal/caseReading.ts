import { placeToCut } from '../../../shared/kernel/text/cutBetweenWords.ts';
import { withoutSuchDots, withSuchDots } from '../protocol/text/dots.ts';
import { orIn, orWithin } from '../protocol/text/options/connectives.ts';
import { bare } from '../protocol/text/options/itemName.ts';
import { withoutLetter } from '../protocol/text/letter/letter.ts';
import { namedIn } from '../protocol/text/options/namedIn.ts';
import { asTitle } from '../protocol/text/sentenceCase.ts';
import { textKey } from '../protocol/text/joining.ts';
import { firstWords, sentences, words } from '../protocol/text/text.ts';
import { passagesIn } from './passagesIn.ts';
import { isQuestion, questionIn } from './questionIn.ts';

/** What a scripted seat can find in the user's own words without understanding them. */
export type Reading = {
  /** Alternatives that the text itself names, as it names them; null where one would not read as an option by itself. */
  readonly options: readonly (string | null)[];
  /** Sentences worth quoting, the most telling first: with figures, dates, then the rest. No headings, and none of the options themselves. */
  readonly quotes: readonly string[];
  readonly figures: readonly string[];
  readonly title: string;
  /** What is to be decided: a sentence of the text, whole, or its options joined. */
  readonly question: string;
};

export const read = (text: string, language: string): Reading => {
  const body = withoutLetter(text);
  const passages = passagesIn(body, language).filter(({ length }) => length >= 4 && length <= 300);
  const all = passages.filter(({ length }) => length >= 8);
  const items = new Set(
    namedIn(text).flatMap((one) => (one.isSaid === true ? [] : [textKey(one.title), textKey(one.text)])),
  );
  const tells = all.flatMap((sentence) => {
    const said = sentence.replace(/^\s*[-–—•*·▪◦‣]\s+/u, '');
    return items.has(textKey(unlabelled(said))) || isHeading(said) || said.length < 8 ? [] : [said];
  });
  const figures = tells.filter((sentence) => /\p{Nd}/u.test(sentence));
  const quotes = [...new Set([...figures, ...tells.filter((sentence) => !isQuestion(sentence)), ...tells])];
  const start = body.trim();
  const beginning = start.length <= 280 ? start : start.slice(0, placeToCut(start, 280, 'und')).trimEnd();
  const options = optionsIn(text, all.flatMap(uncapitalised), language);
  const question =
    questionIn(
      passages.filter((one) => !items.has(textKey(unlabelled(one))) && !isHeading(one)),
      options.filter((option) => option !== null).map((option, i) => (i === 0 ? option : withinSentence(option, text))),
      language,
    ) ?? beginning;
  return {
    options,
    quotes: quotes.length > 0 ? quotes : [beginning || '…'],
    figures,
    // Both are public where the case is watched by link: no more of the case than this one sentence.
    title: firstWords(question, 12, language),
    question,
  };
};

/** An option without its capital, where the text writes it so. */
const withinSentence = (option: string, text: string): string => {
  const small = option.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return text.includes(small) ? small : option;
};

/** What announces a list, or sets a text off. */
const isHeading = (sentence: string): boolean => /[:：]\s*$|^#{1,6}\s/u.test(sentence);
const unlabelled = (item: string): string => item.replace(/^(?:\(?[\p{L}\p{N}]{1,3}[.)、:：]|[①-⑳])\s*/u, '');

/** Who writes in haste begins no sentence with a capital. */
const uncapitalised = (sentence: string): string[] =>
  withoutSuchDots(sentence)
    .split(/(?<=\p{Ll}{3}[.!?])\s+(?=\p{Ll}{2})/u)
    .map((part) => withSuchDots(part, sentence));

/** "Or" in the language of a case; between two of its sides stand two options. */
const eitherIn = (language: string): RegExp =>
  new RegExp(`\\s*(?:,\\s*)?(?:\\s(?:${orIn(language)})\\s|${orWithin})\\s*`, 'iu');
/** What asks before the first side. */
const opener =
  /^[¿¡„“"«]?\s*(?:(?:should (?:we|i)|can (?:we|i)|could (?:we|i)|we (?:can|could|may)|i (?:can|could|may)|shall (?:we|i)|do we|is it better to|whether to|either|sollen wir|sollten wir|soll ich|faut-il|devons-nous|dois-je|doit-on|puis-je|peut-on|pouvons-nous|vaut-il mieux|debemos|deberíamos|dobbiamo|devemos|moeten we|czy powinniśmy|ska vi|стоит ли нам|следует ли|هل (?:يجب|ينبغي) (?:علينا |عليّ )?أن|هل|क्या (?:हमें|मुझे|हम|मैं))\s+|(?:我们|我)?(?:是否)?(?:应该|应当|要不要|是否)|我們(?:應該|是否))/iu;
/** The same where the one who would do it is named, in languages whose grammar shows where the name ends. */
const doers = [
  /^[Ss]oll(?:te)?n? (?:unser|mein|d)\p{Ll}+ (?:\p{Ll}+ )*\p{Lu}[\p{L}-]+\s+/u,
  /^[\p{L}’' -]+ (?:(?:doit|doivent|devrait|devraient)-(?:ils?|elles?)|deve|devem|deveria|deveriam|dovrebbe|dovrebbero)\s+/u,
  /^¿?[Dd]eber?[ií]?a?n? (?:\p{L}+ ){1,4}?(?=\p{L}+[aei]r\s)/u,
  /^هل (?:يجب|ينبغي) (?:على |ل)(?:\S+ ){1,2}?أن\s+/u,
  /^क्या (?:हमार|मेर)\S+ (?:\S+ ){1,2}?को\s+/u,
  /^我们的\p{L}{1,6}?(?:应该|应当|要不要|是否)/u,
  // What asked is gone already.
  /^(?:nuestr[ao]s?|mis?|las?|los|el) (?:\p{L}+ ){1,3}?(?=\p{L}+[aei]r\s)/iu,
  /^(?:our|my|the) (?:[\p{L}-]+ ){1,3}?(?=(?:buy|sell|rent|lease|open|close|hire|start|stop|keep|move|build|launch|expand|merge|switch|renew|invest|take|join|leave|raise|cut)\s)/iu,
];
const deed = (part: string): string => {
  const open = doers
    .reduce((left, doer) => left.replace(doer, ''), part)
    .replace(opener, '')
    .replace(/^¿/u, '');
  // What closes one side of a question; in Japanese its particle too.
  return bare(open.replace(/[?？؟\s]+$/u, '')).replace(/(?<=べき)か$/u, '');
};
/** A side that still asks names no option. */
const asks =
  /^[¿¡„“"«]?(?:should|shall|does|is|are|soll(?:te)?n?|darf|debe\p{L}*|puede\p{L}*|conviene|est-ce|faut-il)\s|^(?:هل|क्या)|-(?:ils?|elles?|je|on)\s/iu;
/** Says what can be done, without asking. */
const weighs = /^(?:(?:we|i) (?:can|could|may)|either|entweder|soit)\s/iu;
/** "Or not" is to do nothing, which is on every table. */
const isNot = /^(?:not|nicht|non|pas|no|لا|नहीं|不|否)$/iu;

const optionsIn = (text: string, all: readonly string[], language: string): (string | null)[] => {
  const named = namedIn(text);
  if (named.length >= 2)
    return named.map(({ title, isSaid }) => (isSaid ? asTitle(deed(title) || title, language) : title));
  const option = (part: string) =>
    asks.test(part) || words(part, language).length > 12 ? null : asTitle(part, language);
  const questions = all.filter(isQuestion);
  const either = eitherIn(language);
  const split = [...questions, ...all.filter((one) => questions.length === 0 || weighs.test(one))]
    .map((sentence) => sentence.split(either).map(deed))
    .find((parts) => parts.length >= 2 && parts.every((part) => words(part, language).length >= 1));
  const found = (split ?? []).filter((part) => !isNot.test(part)).map(option);
  return [...new Set(found)].slice(0, 4);
};
/** Sentences in which the user says what he leans to, word for word: the panel is not to know. */
export const leaningsIn = (text: string, language: string): string[] =>
  sentences(text, language).filter((sentence) => leanings.some((pattern) => pattern.test(sentence)));

const leanings = [
  /\b(?:I am|I'm|I’m|we are|we're|we’re) leaning (?:to|towards)|\bmy gut says|\bI (?:would )?prefer/iu,
  /\b(?:ich neige|wir neigen|mein Bauch(?:gefühl)? sagt|mir wäre|uns wäre)\b/iu,
  /\b(?:me inclino|nos inclinamos|mi instinto dice|prefiero|preferimos)\b/iu,
  /\b(?:je penche|nous penchons|mon instinct me dit|je préfère|nous préférons)/iu,
  /أميل إلى|نميل إلى|أفضّ?ل أن|نفضّ?ل أن/u,
  /मेरा झुकाव|हमारा झुकाव|मेरा मन/u,
  /に傾いて|のほうに惹かれ|ほうがいいと思って/u,
  /倾向于|傾向於|直觉告诉/u,
];
