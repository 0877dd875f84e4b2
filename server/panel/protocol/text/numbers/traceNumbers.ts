import { calculatedIn } from './calculations/calculations.ts';
import { isKnown, type Known } from './known.ts';
import { numbersOfSource } from './sourceNumbers.ts';
import { readNumbers, type Stated } from './statedNumbers.ts';

/** What a number may come from: a text of the case, a document or a verified quote, or a value that was counted. */
export type NumberSource =
  | { readonly text: string; readonly language?: string }
  | { readonly value: number; readonly unit: string | null };

export type Traced = {
  readonly traced: readonly Stated[];
  /** Said to be the panel's estimate. */
  readonly estimated: readonly Stated[];
  /** From nowhere: to be marked as an estimate or taken out. */
  readonly untraced: readonly Stated[];
};

/** Which numbers of a text come from its sources, by value and unit, or are the result of a calculation that it states with numbers that do. */
export const traceNumbers = (text: string, sources: readonly NumberSource[], language = 'en'): Traced => {
  const known = different(
    sources.flatMap((source): Known[] =>
      'text' in source ? numbersOfSource(source.text, source.language ?? language) : [source],
    ),
    ({ value, unit, time, minus, counts, isPart, isOfAny }) =>
      [value, unit, time, minus, counts, isPart, isOfAny].join(' '),
  );
  const numbers = readNumbers(text, language);
  const calculated = calculatedIn(text, readNumbers(text, language, { small: true }), {
    isKnown: (one, before) => isKnown(one, before) || isKnown(one, known),
    known,
    operands: different(known, ({ value, unit }) => `${value} ${unit}`),
  });
  const all = [...known, ...calculated.results];
  // What a calculation does not come to is no rounding of anything else.
  const isTraced = (one: Stated): boolean =>
    calculated.wrong.has(one.at) ? isKnown(one, known, { rounded: false }) : isKnown(one, all);
  const rows = numbers.map((one) => ({
    one,
    is: isTraced(one) ? 'traced' : one.estimate ? 'estimated' : 'untraced',
  }));
  const those = (kind: string) => rows.filter(({ is }) => is === kind).map(({ one }) => one);
  return { traced: those('traced'), estimated: those('estimated'), untraced: those('untraced') };
};

const different = <One>(all: readonly One[], nameOf: (one: One) => string): One[] => [
  ...new Map(all.map((one) => [nameOf(one), one])).values(),
];
