import { numbersOfSource } from './sourceNumbers.ts';
import type { Known } from './known.ts';
import { namesOtherDollars } from './units/dollars.ts';

/** What a number may come from: a text of the case, a document or a verified quote, or a value that was counted. */
export type NumberSource =
  | { readonly text: string; readonly language?: string }
  | { readonly value: number; readonly unit: string | null };

/** The different numbers of sources, for a report in this language. */
export const knownFrom = (sources: readonly NumberSource[], language: string): readonly Known[] =>
  different(
    ofOneDollar(
      sources.flatMap((source): readonly Known[] =>
        'text' in source
          ? numbersOfSource(source.text, source.language ?? language).map((one) =>
              isForeign(source.language, language) ? { ...one, isForeign: true } : one,
            )
          : [source],
      ),
      sources.some((source) => 'text' in source && namesOtherDollars(source.text, source.language ?? language)),
    ),
    ({ value, unit, time, per, minus, counts, counted, ways, isPart, isOfAny, isForeign: foreign }) =>
      [value, unit, time, per, minus, counts, counted?.behind, counted?.before, ways, isPart, isOfAny, foreign].join(
        ' ',
      ),
  );

/** A plain $ is one of another country only where a source names that: $500 is C$500 in a case of Canada. */
const ofOneDollar = (known: readonly Known[], hasOthers: boolean): readonly Known[] =>
  hasOthers ? known : known.map((one) => (one.unit === '$' ? { ...one, unit: 'USD' } : one));

const isForeign = (language: string | undefined, other: string): boolean =>
  language !== undefined && language.split('-')[0] !== other.split('-')[0];

export const different = <One>(all: readonly One[], nameOf: (one: One) => string): One[] => [
  ...new Map(all.map((one) => [nameOf(one), one])).values(),
];
