import { calculatedIn } from './calculations/calculations.ts';
import { isAmount } from './calculations/oneStep.ts';
import { isMultipleOf, isTimes } from './calculations/multipleOf.ts';
import { isKnown, isPartOf, type Known } from './known.ts';
import { namesIn } from './names.ts';
import { numbersOfSource } from './sourceNumbers.ts';
import { readNumbers, type Stated } from './statedNumbers.ts';
import { namesOtherDollars } from './units/dollars.ts';
import { sharesInWords } from './words/sharesInWords.ts';

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
    ofOneDollar(
      sources.flatMap((source): readonly Known[] =>
        'text' in source ? numbersOfSource(source.text, source.language ?? language) : [source],
      ),
      sources.some((source) => 'text' in source && namesOtherDollars(source.text, source.language ?? language)),
    ),
    ({ value, unit, time, per, minus, counts, counted, ways, isPart, isOfAny }) =>
      [value, unit, time, per, minus, counts, counted?.behind, counted?.before, ways, isPart, isOfAny].join(' '),
  );
  const shares = new Map(sharesInWords(text).map((one) => [one.at, one]));
  const isName = namesIn(text);
  const numbers = readNumbers(text, language, { counted: true, shares: true, multiples: true, months: true }).filter(
    (one) => shares.get(one.at)?.isSure !== false && !isName(one),
  );
  const small = readNumbers(text, language, { small: true, shares: true, months: true });
  const operands = different(
    known.filter(({ unit }) => unit !== '×'),
    ({ value, unit }) => `${value} ${unit}`,
  );
  /** Of many numbers some two are any multiple: then only those count that stand near it. */
  const isMultiple = (one: Stated, all: readonly Known[], results: readonly Known[]): boolean => {
    if (one.unit !== '×') return false;
    if (all.some(({ value, unit }) => unit === '×' && isTimes(one.value, value))) return true;
    // 520 / 65 = 8x.
    if (isKnown({ ...one, unit: null }, results)) return true;
    const isFew = operands.filter(isAmount).length <= fewAmounts;
    const near = small.filter(({ at }) => Math.abs(at - one.at) <= nearest).slice(0, mostCompared);
    return isMultipleOf(one.value, [...(isFew ? operands : []), ...near.filter((other) => isKnown(other, all))]);
  };
  /** Which numbers come from these, the sources among them. */
  const tracedFrom = (givens: readonly Known[]): ((one: Stated) => boolean) => {
    const {
      results,
      wrong,
      operands: given,
    } = calculatedIn(text, small, {
      isKnown: (one, before) => isKnown(one, before) || isKnown(one, givens),
      known: givens,
      operands,
    });
    const all = [...givens, ...results];
    // What a calculation does not come to is no rounding of anything else.
    return (one) =>
      wrong.has(one.at)
        ? isKnown(one, givens, { rounded: false })
        : given.has(one.at) ||
          isKnown(one, all) ||
          (shares.has(one.at) && isPartOf(one, all)) ||
          isMultiple(one, all, results);
  };
  const isTraced = tracedFrom(known);
  const untraced = numbers.filter((one) => !isTraced(one));
  const marked = untraced.filter(({ estimate }) => estimate);
  // An estimate may be named again, and calculated with.
  const isEstimated = marked.length > 0 ? tracedFrom([...known, ...marked]) : () => false;
  return {
    traced: numbers.filter((one) => !untraced.includes(one)),
    estimated: untraced.filter((one) => one.estimate || isEstimated(one)),
    untraced: untraced.filter((one) => !one.estimate && !isEstimated(one)),
  };
};

/** Amounts of which each is compared with each, and how many characters away they may stand. */
const mostCompared = 60;
/** Of more amounts than these some two are twice each other in nearly every case. */
const fewAmounts = 4;
const nearest = 160;

/** A plain $ is one of another country only where a source names that: $500 is C$500 in a case of Canada. */
const ofOneDollar = (known: readonly Known[], hasOthers: boolean): readonly Known[] =>
  hasOthers ? known : known.map((one) => (one.unit === '$' ? { ...one, unit: 'USD' } : one));

const different = <One>(all: readonly One[], nameOf: (one: One) => string): One[] => [
  ...new Map(all.map((one) => [nameOf(one), one])).values(),
];
