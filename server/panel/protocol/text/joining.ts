import { haveSameAmounts, holdsAmounts, partsOfYearIn } from './differences/amounts.ts';
import { knownNamesIn } from './differences/knownNames.ts';
import { negationsIn, withoutUnchanged } from './differences/negation.ts';
import { areOpposed } from './differences/opposites.ts';
import { comparable } from './text.ts';
import { holdsWords, prepare } from '../../../../shared/documents/quotes/align.ts';

/** Why two texts are not the same: the code's check of what a model takes for one. */
export type Difference = 'number' | 'name' | 'negation';

/**
 * Whether two texts say the same in the same words: equal but for case, width, spaces and marks that only set words off. The only join that code makes by
 * itself.
 */
export const isSameText = (a: string, b: string): boolean => a === b || textKey(a) === textKey(b);

/**
 * Equal for texts that are the same text: for comparing many with each other. Quotation marks, brackets, dashes and the marks that end a sentence are
 * left out; signs that say what is meant stay: −5 % is not 5 %, C# is not C, 1/2 is not 1 2.
 */
export const textKey = (text: string): string =>
  comparable(text.replace(/−\s+(?=\p{Nd})/gu, '−'))
    .replace(/⁄/gu, '/')
    .replace(/٪/gu, '%')
    .replace(marksOnly, ' ')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/ (?=[%‰‱/°])|(?<=\/) |(?<=[#§\p{Sc}]) (?=\p{N})/gu, '')
    .trim();

/** Of the signs of punctuation all but %, ‰, #, §, &, @ and /, what stands between digits, and a minus. */
const marksOnly = /(?![%‰‱#§&@/]|(?<=\p{N})[.,:'*·٫٬-](?=\p{N})|(?<=^|[\s([])-(?=\p{Sc}?\p{N}))\p{P}+?/gu;

/**
 * Whether two texts that somebody takes for one may be one: never when they differ in a number, a name or a negation. Null when nothing speaks
 * against it, which does not say that they mean the same. `opposite`: one is taken for the denial of the other, so that exactly
 * one of them may hold a negation, or neither where other words deny it.
 */
export const differenceOf = (a: string, b: string, language: string, opposite = false): Difference | null => {
  if (isSameText(a, b)) return opposite ? 'negation' : null;
  if (!haveSameAmounts(a, b, language)) return 'number';
  const [left, right] = [namesIn(a, language), namesIn(b, language)];
  if (differ(a, b, left, right, language)) return 'name';
  if (knownNamesIn(a, language).symmetricDifference(knownNamesIn(b, language)).size > 0) return 'name';
  const [ours, theirs] = withoutUnchanged(a, b);
  const [first, second] = [negationsIn(ours, language), negationsIn(theirs, language)];
  const isDenied = first !== second || areOpposed(ours, theirs, language);
  return (opposite ? isOdd(first) && isOdd(second) : isDenied) ? 'negation' : null;
};
const isOdd = (count: number): boolean => count % 2 === 1;

export const mayJoin = (a: string, b: string, language: string): boolean => differenceOf(a, b, language) === null;

/**
 * What keeps a title from standing for a passage of a case that somebody says it covers; null for nothing. Unlike two titles (`differenceOf`) a passage
 * may say more, and a title may name what the case names elsewhere, as "the Bosch offer" does for "accept it". `leavesThings`: the title is of
 * doing nothing, which the denial of anything else may mean.
 */
export const conflictOf = (
  passage: string,
  title: string,
  {
    whole,
    language,
    leavesThings,
  }: { readonly whole: string; readonly language: string; readonly leavesThings: boolean },
): Difference | null => {
  if (differenceOf(passage, title, language) === null) return null;
  const adds = !holdsAmounts(passage, title, language);
  if (adds && !(holdsAmounts(title, passage, language) && holdsAmounts(whole, title, language))) return 'number';
  const [theirs, ours] = [namesBeyond(title, passage, language), namesBeyond(passage, title, language)];
  if (theirs.length > 0 && (ours.length > 0 || !theirs.every((name) => isNamedIn(whole, name, language))))
    return 'name';
  if (holdsWords(prepare(passage), title)) return null;
  const [said, called] = withoutUnchanged(passage, title);
  const [first, second] = [negationsIn(said, language), negationsIn(called, language)];
  if (leavesThings && ((first > 0 && second === 0) || (said !== passage && first === second))) return null;
  return first !== second || areOpposed(said, called, language) ? 'negation' : null;
};

/** Names that only the first of two texts has, by their looks or as the platform knows them. */
const namesBeyond = (text: string, other: string, language: string): string[] => [
  ...namesIn(text, language).filter((name) => !mentions(other, name) && !adjectives(language).has(name.toLowerCase())),
  ...knownNamesIn(text, language).difference(knownNamesIn(other, language)),
];
const isNamedIn = (text: string, name: string, language: string): boolean =>
  mentions(text, name) || knownNamesIn(text, language).has(name);

/** An adjective such as German may be left out, as in "the rival"; another one in its place is another name. */
const differ = (a: string, b: string, left: readonly string[], right: readonly string[], language: string): boolean => {
  const onlyLeft = left.filter((name) => !mentions(b, name));
  const onlyRight = right.filter((name) => !mentions(a, name));
  const firm = (name: string) => !adjectives(language).has(name.toLowerCase());
  return onlyLeft.some(firm) || onlyRight.some(firm) || (onlyLeft.length > 0 && onlyRight.length > 0);
};

const spoken = 'ar bn cs da de el en es fa fi fr he hi hu id it ja ko nl no pl pt ro ru sv ta th tr uk vi zh'.split(
  ' ',
);
const adjectives = (language: string): ReadonlySet<string> => {
  const known = cached.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const found = new Set(spoken.flatMap((tag) => names.of(tag)?.toLowerCase() ?? []));
  cached.set(language, found);
  return found;
};
const cached = new Map<string, ReadonlySet<string>>();

const mentions = (text: string, name: string): boolean => comparable(text).includes(comparable(name));

/**
 * Names by their looks: words in capitals or with a capital inside, identifiers with digits, words in Latin letters within another script, and capitalised words
 * that do not begin the text. German writes every noun so: there only those are taken that the other text writes too, or all
 * capitals. Scripts without capitals show no names but those of countries and months: for others see `namesInPlace.ts`.
 */
const namesIn = (text: string, language: string): string[] => {
  const tokens = [...text.matchAll(spacedWords)];
  const isForeign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);
  const nouns = /^(?:de|lb)\b/u.test(language);
  const times = partsOfYearIn(text);
  return tokens.flatMap(({ 0: word, index }) => {
    if (times.some(({ at, end }) => at <= index && index < end)) return [];
    const capital = /^\p{Lu}/u.test(word);
    const strong =
      /\p{Lu}\p{Lu}|\p{Ll}\p{Lu}|[#+]$/u.test(word) ||
      /^\p{L}.*\p{Nd}/u.test(word) ||
      (isForeign && /^\p{Script=Latin}/u.test(word) && word.length > 1);
    const begins = /(?:^|[.!?:]\s*|[„“"«(]\s*)$/u.test(text.slice(0, index));
    return strong || (capital && !begins && !nouns && word.length > 1) ? [word] : [];
  });
};

/** Runs of letters of scripts that set spaces, with C# and C++. */
const letter = '[[\\p{L}\\p{M}\\p{Nd}]--[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}ー]]';
const spacedWords = new RegExp(`${letter}(?:${letter}|[&.’'\\-])*${letter}|${letter}(?:#|\\+\\+)?`, 'gv');

/** What a model proposes to take for one: places in the list of texts, and which of them are meant the other way round. */
export type ProposedGroup = { readonly members: readonly number[]; readonly opposite?: readonly number[] };
/** What keeps two texts apart that code cannot tell to differ. */
type Apart = 'one_list' | 'one_place';
type Rejected = {
  readonly member: number;
  readonly from: number;
  readonly because: Difference | Apart | 'unknown' | 'taken';
};
export type Joined = {
  /** Every text is in exactly one group, alone if need be; the first member gives the group its words. */
  readonly groups: readonly { readonly members: readonly number[]; readonly opposite: readonly number[] }[];
  /** Members that were not let in, with the first member of the group they were proposed for. */
  readonly rejected: readonly Rejected[];
};

/**
 * A model's groups as far as code lets them stand. Each member is checked against every other that is in already; what is rejected stays a
 * group of its own and is reported, so that nothing is lost without being mentioned. `apart`: what else keeps two texts apart, such as a list that holds
 * both: who lists two texts beside each other means two things.
 */
export const acceptGroups = (
  texts: readonly string[],
  proposed: readonly ProposedGroup[],
  language: string,
  apart: (a: number, b: number, turned: boolean) => Apart | null = () => null,
): Joined => {
  const taken = new Set<number>();
  const rejected: Rejected[] = [];
  const groups: { members: number[]; opposite: number[] }[] = [];
  for (const { members, opposite = [] } of [...proposed, ...texts.map((_, i) => ({ members: [i], opposite: [] }))]) {
    const group: { members: number[]; opposite: number[] } = { members: [], opposite: [] };
    for (const member of new Set(members)) {
      const because = whyNot(member, group.members);
      if (because !== null) {
        if (members.length > 1) rejected.push({ member, from: group.members[0] ?? member, because });
        continue;
      }
      taken.add(member);
      group.members.push(member);
      if (opposite.includes(member)) group.opposite.push(member);
    }
    if (group.members.length > 0) groups.push(group);

    function whyNot(member: number, inside: readonly number[]): Rejected['because'] | null {
      const text = texts[member];
      if (text === undefined) return 'unknown';
      if (taken.has(member)) return 'taken';
      const isTurned = (other: number) => opposite.includes(member) !== opposite.includes(other);
      for (const other of inside) {
        const difference = differenceOf(texts[other] ?? '', text, language, isTurned(other));
        if (difference !== null) return difference;
      }
      return inside.map((other) => apart(member, other, isTurned(other))).find((because) => because !== null) ?? null;
    }
  }
  return { groups, rejected };
};
