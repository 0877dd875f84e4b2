import { comparable } from '../../text.ts';
import { inLine } from '../oneLine/inLine.ts';
import { beforeQuestion } from './beforeQuestions.ts';
import { isOpenLabel, isQuestion, leadsOver, toDecide } from './leads.ts';
import { byScript } from './forms/scripts.ts';
import { hintsIn } from './hints.ts';
import { isAlike, meantIn } from './meant.ts';
import { inTurn } from './ordinals.ts';
import { offeredAmounts } from './opinions/offeredAmounts.ts';
import { proposedIn } from './opinions/proposed.ts';
import { questionsInTurn } from './questionsInTurn.ts';
import { readerOf } from './reader.ts';
import { rulesOutBefore, withoutRuledOut } from './ruledOut.ts';
import { asOptions, isName, isOnlyWhen, tidy } from './sides.ts';
import type { Sentence } from './sentences.ts';
import { spokenIn } from './spoken.ts';
import { suggestedIn } from './opinions/suggestions.ts';
import { wishesIn } from './opinions/wishes.ts';
import { tongues } from './tongues/tongues.ts';
import { orNotIn } from './whether/orNot.ts';
import { inUnspaced } from './unspaced/inUnspaced.ts';

/** What sentences beside a list name as one more: what they suggest, and what goes on with "or" right below it. */
export const addedOptions = (sentences: readonly Sentence[]): string[] =>
  allowedIn(sentences).flatMap(({ text, isBelowItems }) => {
    const suggested = suggestedIn(text);
    return suggested.length > 0 || !isBelowItems ? suggested : goneOn(text);
  });

/**
 * Options that a text names in sentences: the sides of a question about what to do, of "either … or" and of "torn between", and what is counted up as the
 * first and the second.
 */
export const saidOptions = (all: readonly Sentence[]): string[] => {
  const sentences = allowedIn(all);
  const texts = sentences.map(({ text }) => text);
  const found: { readonly at: number; readonly option: string }[] = [];
  let last = -1;
  for (let at = 0; at < sentences.length;) {
    const counted = inTurn(texts, at);
    const inRow = counted ? [] : questionsInTurn(texts, at);
    const said = counted?.options ?? (inRow.length > 0 ? inRow : saidAt(sentences, at));
    const next = at + (counted?.taken ?? Math.max(1, inRow.length));
    const more = said.length > 0 ? goneOnFrom(texts, next) : [];
    const asked = counted || last === at - 1 ? [] : askedBefore(texts, at, said);
    const all = [...asked, ...said, ...more.filter((one) => !said.includes(one))];
    if (found.length === 0 || !asksForDetail(texts[at] ?? '', all))
      found.push(
        ...all
          .map((option, i) => ({ at: at + Math.max(0, Math.min(i - asked.length, next - at - 1)), option }))
          .filter(({ option }) => !isNamedAgain(option, found)),
      );
    at = next + more.length;
    if (all.length > 0) last = at - 1;
  }
  const isSpoken = spokenIn(texts);
  const wishes = wishesIn(texts, isSpoken);
  const proposed = proposedIn(texts, isSpoken).filter(isElsewhere([...found, ...wishes]));
  const whether = orNotIn(texts, isSpoken).filter(isElsewhere(found));
  const others = hintsIn(texts, isSpoken).filter(isElsewhere([...found, ...proposed, ...whether]));
  const meant = meantIn([...wishes, ...proposed, ...others, ...whether], found);
  const alone = whether.filter(({ option }) => ![...found, ...meant].some((one) => isAlike(one.option, option)));
  return [...found, ...meant, ...alone].toSorted((one, other) => one.at - other.at).map(({ option }) => option);
};

/** "Sell it? Or rent it out? Or close?": the second is read with the first, and once more with the third. */
const isNamedAgain = (option: string, found: readonly { readonly option: string }[]): boolean =>
  readersFor(option).some(({ begins }) => {
    const bare = comparable(option.replace(begins, ''));
    return found.some((one) => comparable(one.option) === bare);
  });

/** "Raise prices 5%? Raise them 10%? Or leave them?": the question before one that goes on with "or", where both begin alike. */
const askedBefore = (texts: readonly string[], at: number, [first = '', second]: readonly string[]): string[] => {
  const [before = '', own = '', next = ''] = texts.slice(Math.max(0, at - 1), at + 2);
  const lead = own.slice(0, Math.max(0, own.indexOf(first)));
  const isAlike = before.split(' ')[0] === own.split(' ')[0] && before.startsWith(lead);
  const option = tidy(before.slice(lead.length));
  return at > 0 &&
    second !== undefined &&
    isAlike &&
    isQuestion(before) &&
    isQuestion(own) &&
    next.includes(second) &&
    isName(option)
    ? [option]
    : [];
};

/** What each sentence from one on names that begins with "or", or asks so. */
const goneOnFrom = (texts: readonly string[], at: number): readonly string[] => {
  const [own] = [...goneOn(texts[at] ?? ''), ...askedOn(texts[at] ?? '')];
  return own === undefined ? [] : [own, ...goneOnFrom(texts, at + 1)];
};

/** Whether something else than what is found already is said in a sentence. */
const isElsewhere =
  (found: readonly { readonly at: number }[]) =>
  ({ at }: { readonly at: number }): boolean =>
    !found.some((one) => one.at === at);

/** "And should we start in May or in July?": a second question, about how to do what the first one asks. */
const asksForDetail = (sentence: string, sides: readonly string[]): boolean =>
  goesOnWithAnd.test(sentence) && isQuestion(sentence) && sides.some(isOnlyWhen);
const goesOnWithAnd = /^[¿]?(?:and|und|et|y|e|en|i|a|и|та|і|και|ve|و|और|এবং|và|dan|och|og|ja|și) /iu;

const allowedIn = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.map((one, i) => ({
    ...one,
    text: rulesOutBefore(sentences[i + 1]?.text ?? '') ? '' : withoutRuledOut(one.text),
  }));

/** A sentence that begins with "or" names one more where the one before it named some. */
const goneOn = (sentence: string): string[] =>
  isQuestion(sentence)
    ? []
    : readersFor(sentence)
        .flatMap(({ read }) => read.oneMore(sentence))
        .slice(0, 1);

/** "Or hand it to a firm?": as a question where words have no spaces. */
const askedOn = (sentence: string): string[] => {
  const said =
    /^(?:或者|或是|还是|還是|又或者|それとも|あるいは|もしくは|아니면|혹은|หรือ(?:ว่า)?(?!ไม่))[，,、 ]?(?:是|要)?([^，,。？?]{2,60})[?？]/u.exec(
      sentence,
    )?.[1];
  return said === undefined ? [] : [tidy(said.replace(/呢$/u, ''))];
};

const saidAt = (sentences: readonly Sentence[], at: number): readonly string[] => {
  const sentence = quotedQuestion(sentences[at]?.text ?? '');
  const before = sentences[at]?.before ?? '';
  const next = sentences[at + 1]?.text ?? '';
  const marked = inLine(sentence, () => leadsOver(before) || leadsOver(sentence));
  if (marked.length > 0) return marked;
  const title = titled.exec(sentence)?.[1]?.split(againstWord) ?? [];
  if (title.length >= (at === 0 && before === '' ? 2 : 3)) return asOptions(title);
  const against = versus.exec(sentence);
  if (against && (isQuestion(sentence) || leadsOver(sentence) || toDecide.test(sentence) || isOpenLabel(before)))
    return asOptions(against.slice(1));
  const stated = [beforeQuestion(sentence), offeredAmounts(sentence, next)].find((one) => one.length > 0);
  if (stated) return stated;
  for (const { read } of readersFor(sentence === '' ? next : sentence)) {
    const own = read.within(sentence, before);
    if (own.length > 0) return own;
    const both = read.goesOn.test(next) ? read.across(sentence, next, before, sentences[at + 2]?.text ?? '') : [];
    if (both.length > 0) return both;
  }
  const unspaced = inUnspaced(sentence, next);
  if (unspaced.length > 0) return unspaced;
  const suggested = suggestedIn(sentence);
  if (suggested.length > 0) return suggested;
  if (!isQuestion(sentence))
    return suggestedIn(next).length > 0
      ? readersFor(sentence)
          .flatMap(({ read }) => read.alone(sentence))
          .slice(0, 1)
      : [];
  for (const { read } of readersFor(sentence)) {
    const plain = read.plainly(sentence);
    if (plain.length > 0) return plain;
  }
  return [];
};

/** "Tea vs coffee: which one?" */
const versus =
  /(?:^|[:.(] ?)([^:.?,(]{2,60}) (?:vs[.\u2024]?|versus|مقابل|gegen|contra|frente a|против|проти|مقابلِ|در برابر|לעומת|대) ([^:.?؟,—]{2,60}?)(?= ?[):.;?؟,—]|$)/iu;

/** What a text is headed with, "Solar vs. heat pump", or a sentence that begins with three such sides. */
const titled = /^([^:.?!,(]{2,60}?(?: (?:vs[.\u2024]?|versus) [^:.?!,(]{2,60}?){1,5})(?: [–—-] |[:：]|$)/iu;
const againstWord = / (?:vs[.\u2024]?|versus) /iu;

/** "The question »stay or go?« …": what is asked stands between quotation marks. */
const quotedQuestion = (sentence: string): string =>
  /["“„«「『]([^"“”„«»「」『』]{8,300}(?:[?？؟]|か))["”“»」』]/u.exec(sentence)?.[1] ?? sentence;

const readersFor = byScript(
  Object.values(tongues).map((tongue) => ({
    read: readerOf(tongue),
    words: tongue.or,
    begins: new RegExp(`^(?:${tongue.or}) `, 'iu'),
  })),
  ({ words }) => words,
);
