import { haveSameAmounts, holdsAmounts } from './differences/amounts.ts';
import { haveOtherKnownNames, knownNamesIn } from './differences/knownNames.ts';
import { leavesOutAmounts, leavesOutNames } from './differences/leftOut.ts';
import { adjectives, differInNames, mentions, namesIn } from './differences/names.ts';
import { withoutCeasing } from './differences/denied/ceasing.ts';
import { negationsIn, withoutUnchanged } from './differences/denied/negation.ts';
import { haveOtherLocations } from './differences/locations.ts';
import { haveOtherPersons } from './differences/persons.ts';
import { isTurnedAround } from './differences/order.ts';
import { withoutDeniedOpposite } from './differences/denied/complements.ts';
import { areOpposed } from './differences/opposites.ts';
import { saysNothing } from './doingNothing.ts';
import { weekdaysIn } from './numbers/dates/weekdays.ts';
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
  if (differInNames(a, b, language)) return 'name';
  if (knownNamesIn(a, language).symmetricDifference(knownNamesIn(b, language)).size > 0) return 'name';
  if (nameOthers(a, b, language)) return 'name';
  return isDenied(a, b, language, opposite) ? 'negation' : null;
};
/** Whether each has a name that the other has not, or one names two things the other way round. */
const nameOthers = (a: string, b: string, language: string): boolean =>
  haveOtherKnownNames(a, b, language) ||
  haveOtherPersons(a, b) ||
  haveOtherLocations(a, b, language) ||
  isTurnedAround(a, b, language) ||
  haveOtherWeekdays(a, b, language);
/** Whether each names days of the week, and not the same. */
const haveOtherWeekdays = (a: string, b: string, language: string): boolean => {
  const [ours, theirs] = [weekdaysIn(a, language), weekdaysIn(b, language)];
  return ours.size > 0 && theirs.size > 0 && ours.symmetricDifference(theirs).size > 0;
};
const isDenied = (a: string, b: string, language: string, opposite: boolean): boolean => {
  if (!opposite && saysNothing(a) && saysNothing(b)) return false;
  const [ours, theirs] = withoutUnchanged(a, b);
  const rests = opposite ? null : withoutDeniedOpposite(ours, theirs, language);
  if (rests) return areOpposed(...rests, language);
  if (!opposite) return differ(...withoutCeasing(ours, theirs), language);
  const [first, second] = [negationsIn(ours, language), negationsIn(theirs, language)];
  return isOdd(first) && isOdd(second);
};
const differ = (a: string, b: string, language: string): boolean =>
  negationsIn(a, language) !== negationsIn(b, language) || areOpposed(a, b, language);
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
  // "Keep one shop" for "keep both".
  if (!adds && !leavesOutAmounts(passage, title, language)) return 'number';
  if (nameOthers(passage, title, language)) return 'name';
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

/**
 * Whether two texts that differ in a number or a name do so only because one leaves it out or says it shorter: "Buy Kessler GmbH" and "Acquire Kessler". Code
 * cannot tell whether they mean one thing then. Never where one gives another number or name in its place, or denies the other.
 */
export const leavesOut = (a: string, b: string, language: string): boolean =>
  !mayJoin(a, b, language) &&
  !nameOthers(a, b, language) &&
  leavesOutAmounts(a, b, language) &&
  leavesOutNames(a, b, language) &&
  !isDenied(a, b, language, false);

/** Whether two options may be variants of one choice, if somebody takes them for one. */
export const mayVary = (a: string, b: string, language: string): boolean =>
  mayJoin(a, b, language) || leavesOut(a, b, language);

/** What a model proposes to take for one: places in the list of texts, and which of them are meant the other way round. */
export type ProposedGroup = { readonly members: readonly number[]; readonly opposite?: readonly number[] };
/** What keeps two texts apart of which code cannot tell by itself whether they differ. */
type Apart = 'one_list' | 'one_place' | 'left_out';
const isApart = (because: Difference | Apart): because is Apart =>
  because === 'one_list' || because === 'one_place' || because === 'left_out';
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
 * both: who lists two texts beside each other means two things. Where it is what one of the two leaves out, no difference counts between them, and those
 * that are kept apart from a group for that may be a group among themselves.
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
  const queue = [...proposed, ...texts.map((_, i): ProposedGroup => ({ members: [i] }))];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { members, opposite = [] } = next;
    const group: { members: number[]; opposite: number[] } = { members: [], opposite: [] };
    const leavingOut: number[] = [];
    for (const member of new Set(members)) {
      const because = whyNot(member, group.members);
      if (because !== null) {
        if (members.length > 1) rejected.push({ member, from: group.members[0] ?? member, because });
        if (because === 'left_out') leavingOut.push(member);
        continue;
      }
      taken.add(member);
      group.members.push(member);
      if (opposite.includes(member)) group.opposite.push(member);
    }
    if (group.members.length > 0) groups.push(group);
    if (leavingOut.length > 1) queue.unshift({ members: leavingOut });

    function whyNot(member: number, inside: readonly number[]): Rejected['because'] | null {
      const text = texts[member];
      if (text === undefined) return 'unknown';
      if (taken.has(member)) return 'taken';
      const isTurned = (other: number) => opposite.includes(member) !== opposite.includes(other);
      const because = inside.map((other) => {
        const kept = apart(member, other, isTurned(other));
        return kept === 'left_out' ? kept : (differenceOf(texts[other] ?? '', text, language, isTurned(other)) ?? kept);
      });
      return because.find((one) => one !== null && !isApart(one)) ?? because.find((one) => one !== null) ?? null;
    }
  }
  return { groups, rejected };
};
