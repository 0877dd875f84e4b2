import { keepingLast } from '../../../../../shared/kernel/lastResults.ts';
import { withoutSuchDots, withSuchDots } from '../dots.ts';
import { comparable } from '../text.ts';
import { type ListedOption, named } from './itemName.ts';
import { linesOf } from './lines.ts';
import { listedOptions } from './listedOptions.ts';
import { addedOptions, saidOptions } from './said/saidOptions.ts';
import { type Sentence, sentencesIn } from './said/sentences.ts';

/**
 * Options that a text names in so many words: those that it lists, with what its sentences add to them; where it lists none, the sides of its
 * sentences.
 */
export const namedIn = keepingLast((whole: string): readonly ListedOption[] => {
  const text = withoutSuchDots(whole);
  const listed = listedOptions(text);
  const sentences = sentencesIn(linesOf(text));
  const found = listed.length > 0 ? [...listed, ...addedTo(listed, sentences)] : asSaid(saidOptions(sentences));
  return found.map((one) => ({ ...one, title: withSuchDots(one.title, whole), text: withSuchDots(one.text, whole) }));
}, 4);

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
