import { otherThing } from './counts/otherThing.ts';
import { type Known, sourcesOf } from './known.ts';
import { knownFrom, type NumberSource } from './knownFrom.ts';
import type { Stated } from './stated.ts';
import { tracedIn } from './traceNumbers.ts';
import { isCurrency } from './units/currencies.ts';
import type { Way } from './units/ways.ts';
import { wordsAround } from './wordsAround.ts';

/** A number of a text that comes from its sources by value and unit, of which only a reader can tell whether it is of the same thing. */
export type Doubt = {
  readonly number: Stated;
  /** With the words around it, in the text and in a source. */
  readonly words: string;
  /** Null: nothing in the sources says it, but what some numbers amount to. */
  readonly source: string | null;
};

/** Of these a reader is shown no more. */
export const mostInDoubt = 12;

/**
 * The traced numbers of a text that may be of another thing than in its sources: counted by another word, earned or lost, more or less, where no source says which,
 * and multiples and parts in words that no source has.
 */
export const numbersInDoubt = (text: string, sources: readonly NumberSource[], language = 'en'): readonly Doubt[] => {
  const known = knownFrom(sources, language);
  return tracedIn(text, known, language)
    .traced.flatMap((number): readonly Doubt[] => {
      const words = wordsAround(text, number.at, number.at + number.text.length);
      const other = otherThing(number, known) ?? otherWay(number, known);
      if (other) return [{ number, words, source: other.words ?? other.text ?? null }];
      const isInWords = number.unit === '×' || (number.unit === '%' && !/\p{Nd}/u.test(number.text));
      return isInWords && sourcesOf(number, known).length === 0 ? [{ number, words, source: null }] : [];
    })
    .slice(0, mostInDoubt);
};

/** A profit of what a source says neither to be earned nor to be lost. */
const otherWay = (number: Stated, known: readonly Known[]): Known | null => {
  const way = number.ways.find((one) => one === 'gain' || one === 'loss');
  if (!way || !isCurrency(number.unit)) return null;
  const found = sourcesOf(number, known).filter(({ words }) => words !== undefined);
  const isSaid = found.some(
    ({ ways, minus }) => ways?.some((one) => pairs[way].includes(one)) || (way === 'loss' && minus === 'written'),
  );
  return isSaid ? null : (found[0] ?? null);
};
const pairs: Readonly<Record<'gain' | 'loss', readonly Way[]>> = { gain: ['gain'], loss: ['loss', 'down'] };
