import { calculatedIn } from './calculations/calculations.ts';
import { endsSentence } from './calculations/sentences.ts';
import { isAmount } from './calculations/oneStep.ts';
import { isMultipleOf, isTimes } from './calculations/multipleOf.ts';
import { uncounted } from './counts/countNouns.ts';
import { type Surroundings, surroundingsOf } from './counts/surroundings.ts';
import { isKnown, isPartOf, type Known } from './known.ts';
import { different, knownFrom, type NumberSource } from './knownFrom.ts';
import { withoutContacts } from './named/contacts.ts';
import { namesIn } from './named/names.ts';
import { isPointOfMonth } from './dates/pointsOfMonths.ts';
import { readNumbers, type Stated } from './statedNumbers.ts';
import { isCurrency } from './units/currencies.ts';
import { isMeasure } from './units/measures.ts';
import { isAbout, roundCounts } from './words/numerals/roundCounts.ts';
import { sharesInWords } from './words/sharesInWords.ts';
import { isOfOtherShare, wholeOf } from './words/wholes.ts';

export type Traced = {
  readonly traced: readonly Stated[];
  /** Said to be the panel's estimate. */
  readonly estimated: readonly Stated[];
  /** From nowhere: to be marked as an estimate or taken out. */
  readonly untraced: readonly Stated[];
};

/** Which numbers of a text come from its sources, by value and unit, or are the result of a calculation that it states with numbers that do. */
export const traceNumbers = (text: string, sources: readonly NumberSource[], language = 'en'): Traced =>
  tracedIn(text, knownFrom(sources, language), language);

/** The same, where the numbers of the sources have been read. */
export const tracedIn = (whole: string, known: readonly Known[], language: string): Traced => {
  const text = withoutContacts(whole);
  const shares = new Map(sharesInWords(text).map((one) => [one.at, one]));
  const isName = namesIn(text);
  const read = readNumbers(text, language, { counted: true, shares: true, multiples: true, months: true });
  const around = surroundingsOf(text, read);
  const numbers = read
    .map((one, i) => ({ ...one, around: around[i] }))
    .filter((one) => {
      const share = one.unit === '%' ? shares.get(one.at) : undefined;
      return (
        (share === undefined || share.isSure || isOfOtherShare(wholeOf(text, share), known)) &&
        !isName(one) &&
        !isPair(one) &&
        !(isMonth(one) && !isLimit(text, one) && isOfNoOtherDate(one, known)) &&
        !isNothing(one)
      );
    });
  const isOtherShare = ({ at, unit }: Stated): boolean => unit === '%' && shares.get(at)?.isSure === false;
  const round = new Set(roundCounts(text).map(({ at }) => at));
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
    const near = small
      .filter(({ at }) => Math.abs(at - one.at) <= nearest && isBeside(text, at, one.at))
      .slice(0, mostCompared);
    return isMultipleOf(one.value, [...(isFew ? operands : []), ...near.filter((other) => isKnown(other, all))]);
  };
  /** "1,260 instead of 2,300 kW": with the units that others have near it, where it has none. */
  const withUnitsBeside = (one: Stated): readonly Stated[] =>
    one.unit !== null || one.time !== null
      ? []
      : read
          .filter(
            ({ at, unit, time }) =>
              (isMeasure(unit) || time !== null) &&
              Math.abs(at - one.at) <= nearUnit &&
              !endsSentence.test(text.slice(Math.min(at, one.at), Math.max(at, one.at))),
          )
          .map(({ unit, time }) => ({ ...one, unit, time, counts: false, counted: uncounted }));
  /** Which numbers come from these, the sources among them. */
  const tracedFrom = (givens: readonly Known[]): ((one: Stated) => boolean) => {
    const {
      results,
      wrong,
      operands: given,
    } = calculatedIn(text, small, {
      isKnown: (one, before) => isPair(one) || isKnown(one, before) || isKnown(one, givens),
      known: givens,
      operands,
    });
    const calculated = new Set([...given, ...results.map(({ at }) => at)]);
    // What goes into a calculation counts what its source does.
    const all = [...givens, ...results.filter((one) => !isKnown(one, givens))];
    // What a calculation does not come to is no rounding of anything else.
    return (one) =>
      !isOtherShare(one) &&
      (wrong.has(one.at)
        ? isKnown(one, givens, { rounded: false })
        : calculated.has(one.at) ||
          isKnown(one, all) ||
          withUnitsBeside(one).some((each) => isKnown(each, all, { rounded: false })) ||
          (round.has(one.at) &&
            all.some(({ value, unit, time }) => unit === null && !time && isAbout(one.value, value))) ||
          (shares.has(one.at) && !/^[百백]/u.test(one.text) && isPartOf(one, all)) ||
          isMultiple(one, all, results));
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

/** Two of something, in a word, need no source. */
const isPair = ({ value, unit, time, text }: Stated): boolean =>
  value === 2 && unit === null && time === null && /^\p{L}/u.test(text);

/** A month alone, of any year. */
const isMonth = ({ value, unit }: Stated): boolean =>
  unit === 'date' && value % 100 === 0 && value > 0 && value <= 1200;
/**
 * Behind a word for a limit it says when, and with one for its beginning, middle or end; of words without spaces between them none can be
 * compared.
 */
const isLimit = (text: string, { at, text: { length } }: Stated): boolean =>
  /[\p{Script=Thai}月월]/u.test(text.slice(at, at + length)) ||
  limiting.test(text.slice(Math.max(0, at - 16), at)) ||
  isPointOfMonth(text, at, at + length);
const limiting =
  /(?<!\p{L})(?:before|by|until|till|bis|vor|avant|d[’']ici|antes de|hasta|até|entro|prima di|voor|vóór|tot|przed|do|до|к|перед|πριν|μέχρι|قبل|حتى|بحلول|sebelum|trước)\s$/iu;
/** What the sources date has words in common with it; "a wet June" is the name of a part of the year. */
const isOfNoOtherDate = (
  one: Stated & { readonly around?: Surroundings | undefined },
  known: readonly Known[],
): boolean => {
  const own = new Set(wordsOf(one.around));
  return !known.some(({ unit, around }) => unit === 'date' && wordsOf(around).some((word) => own.has(word)));
};
const wordsOf = (around: Surroundings | undefined): readonly string[] => [
  ...(around?.own ?? []),
  ...(around?.loose ?? []),
];

/** That something costs nothing. */
const isNothing = ({ value, unit }: Stated): boolean => value === 0 && isCurrency(unit);

/** In one sentence or the next. */
const isBeside = (text: string, one: number, other: number): boolean =>
  text.slice(Math.min(one, other), Math.max(one, other)).split(endsSentence).length <= 2;

/** How many characters away a number may stand that another one leaves its unit to. */
const nearUnit = 80;
/** Amounts of which each is compared with each, and how many characters away they may stand. */
const mostCompared = 60;
/** Of more amounts than these some two are twice each other in nearly every case. */
const fewAmounts = 4;
const nearest = 160;
