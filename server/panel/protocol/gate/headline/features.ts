import { comparable, words as segmented } from '../../text/text.ts';
import { sensesIn } from '../../text/differences/opposites.ts';
import { isSameWord, placedWords } from '../../text/numbers/counts/countNouns.ts';
import { readNumbers } from '../../text/numbers/statedNumbers.ts';

/** By what options are told apart: their words, what code knows of what these mean, and their numbers. */
export type Features = {
  /** In the order of the text. */
  readonly words: readonly string[];
  /** Sides of pairs of opposites, such as buying and leasing. */
  readonly senses: ReadonlySet<string>;
  /** Sums, shares and other numbers with a unit or of more than two digits: no headline has one by chance. */
  readonly amounts: ReadonlySet<number>;
  /** Other numbers, in figures or in words. */
  readonly counts: ReadonlySet<number>;
};

export const featuresOf = (text: string, language: string): Features => {
  const numbers = readNumbers(text, language, { small: true });
  const isAmount = ({ value, unit, time }: (typeof numbers)[number]) =>
    (unit !== null && time === null) || Math.abs(value) >= 100;
  return {
    words: wordsOf(
      numbers.reduce((rest, { text: written }) => rest.replace(written, ' '), text),
      language,
    ),
    senses: sensesIn(text),
    amounts: new Set(numbers.filter(isAmount).map(({ value }) => value)),
    counts: new Set(numbers.filter((one) => !isAmount(one)).map(({ value }) => value)),
  };
};

/** What only the first of two has. */
export const beyond = (one: Features, other: Features): Features => ({
  words: one.words.filter((word) => !other.words.some((each) => areSame(word, each))),
  senses: one.senses.difference(other.senses),
  amounts: one.amounts.difference(other.amounts),
  counts: one.counts.difference(other.counts),
});

/** What of the first is in the second as well. */
export const within = (one: Features, other: Features): Features => ({
  words: one.words.filter((word) => other.words.some((each) => areSame(word, each))),
  senses: one.senses.intersection(other.senses),
  amounts: one.amounts.intersection(other.amounts),
  counts: one.counts.intersection(other.counts),
});

export const all = (some: readonly Features[]): Features => ({
  words: some.flatMap(({ words }) => words),
  senses: new Set(some.flatMap(({ senses }) => [...senses])),
  amounts: new Set(some.flatMap(({ amounts }) => [...amounts])),
  counts: new Set(some.flatMap(({ counts }) => [...counts])),
});

export const isEmpty = ({ words, senses, amounts, counts }: Features): boolean =>
  words.length + senses.size + amounts.size + counts.size === 0;

const areSame = (one: string, other: string): boolean =>
  signs.test(one) || signs.test(other)
    ? one.includes(other) || other.includes(one) || (/^\p{Script=Han}/u.test(one) && one[0] === other[0])
    : isSameWord(one, other);

/** The words that say something: of scripts without spaces the parts that are written in signs, of others what is more than a joining word. */
const wordsOf = (text: string, language: string): string[] =>
  signs.test(text)
    ? segmented(text, language)
        .map((word) => word.replace(/(?<=[\p{Script=Han}\p{Script=Katakana}])\p{Script=Hiragana}+$/u, ''))
        .filter((word) => !particle.test(word))
    : placedWords(comparable(text), { times: true })
        .map(({ stem }) => stem)
        .filter((stem) => !light.test(stem));
const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const particle = /^(?:\p{Script=Hiragana}{1,3}|[的了把给給以在和与與]|ที่|ใน|ของ|และ|กับ|ให้|[^\p{L}]+)$/u;
/** To take and to make say nothing without their object; a month or a year says how often. */
const light =
  /^(?:tak(?:e|ing)|mak(?:e|ing)|hav(?:e|ing)|get(?:ting)?|using?|nehm|mach|prend|pren[de]|faire|fait|tomar|toma|hacer|haga|fazer|fare|nem|neem|mak|doen|wzia|wez|brac|взят|возьм|брат|бер[иу]|зроби|almak|alın|alin|month|monat|mois|mes(?:es)?$|mese|mesi|maand|miesi|месяц|місяц|ayl[iı]k|yearly|jahr|annee|ano|anno|jaar|rok|год|per|them|they|this|that|these|those|thing|should|shall|will|would|your?|not?$|don['’]?t|nicht|kein|pas|ne$)/u;
