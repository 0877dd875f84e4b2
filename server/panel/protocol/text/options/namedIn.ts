import { comparable } from '../text.ts';
import { type ListedOption, named } from './itemName.ts';
import { linesOf } from './lines.ts';
import { listedOptions } from './listedOptions.ts';
import { saidOptions } from './said/saidOptions.ts';
import { sentencesIn } from './said/sentences.ts';

/** Options that a text names in so many words: those that it lists; where it lists none, the sides of its sentences. */
export const namedIn = (text: string): ListedOption[] => {
  const listed = listedOptions(text);
  return listed.length > 0 ? listed : saidIn(text);
};

const saidIn = (text: string): ListedOption[] => {
  const said = new Map(saidOptions(sentencesIn(linesOf(text))).map((side) => [comparable(side), side]));
  return named([...said.values()].slice(0, mostSaid)).map((option) => ({ ...option, isSaid: true }));
};
/** More are no longer one choice. */
const mostSaid = 12;
