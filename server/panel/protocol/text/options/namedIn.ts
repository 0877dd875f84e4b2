import { keepingLast } from '../../../../../shared/kernel/lastResults.ts';
import { withoutSuchDots, withSuchDots } from '../dots.ts';
import { comparable } from '../text.ts';
import { type ListedOption, named } from './itemName.ts';
import { linesOf } from './lines.ts';
import { listedOptions } from './listedOptions.ts';
import { addedOptions, saidOptions } from './said/saidOptions.ts';
import { type Sentence, sentencesIn } from './said/sentences.ts';
import { type Tabled, tabledIn } from './tabled/tabledOptions.ts';

/**
 * Options that a text names in so many words: those that it lists, with what its sentences add to them; where it lists none, what a table compares, or
 * the sides of its sentences.
 */
export const namedIn = keepingLast((whole: string): readonly ListedOption[] => {
  const text = withoutSuchDots(whole);
  const listed = listedOptions(text);
  const tabled = listed.length > 0 ? null : tabledIn(text);
  const sentences = sentencesIn(linesOf(tabled?.rest ?? text));
  const said = listed.length > 0 ? [] : saidOptions(sentences);
  const items = tabled && isOfTable(tabled, said) ? asRead(tabled) : listed;
  const found = items.length > 0 ? [...items, ...addedTo(items, sentences)] : asSaid(said);
  return found.map((one) => ({ ...one, title: withSuchDots(one.title, whole), text: withSuchDots(one.text, whole) }));
}, 4);

/** Sentences may name the rows of a table, or other ways to go, beside which it is of facts; one that is thought of may be what the table is for. */
const isOfTable = ({ names, isSure }: Tabled, said: readonly string[]): boolean => {
  const words = wordsOf(names.join(' '));
  const others = said.filter((one) => wordsOf(one).isDisjointFrom(words));
  return others.length === 0 || (isSure && said.length === 1);
};
const wordsOf = (text: string): ReadonlySet<string> => new Set(comparable(text).match(/[\p{L}\p{M}\p{N}]{4,}/gu));

/** Where nothing but the shape of a table tells that it compares ways to go, the panel may find that it does not. */
const asRead = ({ names, isSure }: Tabled): ListedOption[] =>
  isSure ? named(names) : named(names).map((option) => ({ ...option, isSaid: true }));

/** What stands in an item of the list itself belongs to that option. */
const addedTo = (listed: readonly ListedOption[], sentences: readonly Sentence[]): ListedOption[] => {
  const items = listed.map((one) => comparable(`${one.title} ${one.text}`));
  return asSaid(addedOptions(sentences).filter((one) => !items.some((item) => item.includes(comparable(one)))));
};

const asSaid = (sides: readonly string[]): ListedOption[] => {
  const said = new Map(sides.map((side) => [comparable(side), side]));
  return named([...said.values()].slice(0, mostSaid)).map((option) => ({ ...option, isSaid: true }));
};
/** More are no longer one choice. */
const mostSaid = 12;
