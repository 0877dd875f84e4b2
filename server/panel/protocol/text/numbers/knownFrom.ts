import { numbersOfSource } from './sourceNumbers.ts';
import type { Surroundings } from './counts/surroundings.ts';
import type { Known } from './known.ts';
import { namesOtherDollars } from './units/dollars.ts';

/** What a number may come from: a text of the case, a document or a verified quote, or a value that was counted. */
export type NumberSource =
  | { readonly text: string; readonly language?: string }
  | Pick<Known, 'value' | 'unit' | 'counts'>;

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
    ({ value, unit, time, per, minus, counts, counted, ways, isPart, isOfAny, isForeign: foreign, whole }) =>
      [
        value,
        unit,
        time,
        per,
        minus,
        counts,
        counted?.behind,
        counted?.before,
        ways,
        isPart,
        isOfAny,
        foreign,
        whole?.said,
      ].join(' '),
  );

/** A plain $ is one of another country only where a source names that: $500 is C$500 in a case of Canada. */
const ofOneDollar = (known: readonly Known[], hasOthers: boolean): readonly Known[] =>
  hasOthers ? known : known.map((one) => (one.unit === '$' ? { ...one, unit: 'USD' } : one));

const isForeign = (language: string | undefined, other: string): boolean =>
  language !== undefined && language.split('-')[0] !== other.split('-')[0];

/** The last of each name, with what stands around any of them. */
export const different = <One extends Pick<Known, 'around'>>(
  all: readonly One[],
  nameOf: (one: One) => string,
): One[] => [
  ...all
    .reduce((found, one) => {
      const name = nameOf(one);
      const before = found.get(name)?.around;
      return found.set(name, before && one.around ? { ...one, around: joined(before, one.around) } : one);
    }, new Map<string, One>())
    .values(),
];
const joined = (one: Surroundings, other: Surroundings): Surroundings => ({
  own: both(one.own, other.own),
  loose: both(one.loose, other.loose),
  others: both(one.others, other.others),
});
const both = <One>(some: readonly One[], others: readonly One[]): readonly One[] =>
  some.length > mostAround ? some : [...new Set([...some, ...others])];
/** A value with more words around it stands in too many places to be told from another by them. */
const mostAround = 200;
