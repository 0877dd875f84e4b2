import { calculatedIn } from './calculations/calculations.ts';
import { asciiDigits, digitsOf, otherSeparators, roundingOf } from './digits.ts';
import { fractionsInWords } from './words/fractionsInWords.ts';
import { type TimeUnit, timesOf } from './units/timeUnits.ts';
import { readNumbers, type Stated } from './statedNumbers.ts';
import { measures } from './units/unitWords.ts';
import { yearsElsewhere } from './words/yearsElsewhere.ts';

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

type Known = {
  readonly value: number;
  readonly unit: string | null;
  readonly time?: TimeUnit | null;
  readonly minus?: Stated['minus'];
  /** A part of a date, which no other date comes from. */
  readonly isPart?: true;
  /** What is counted or measured may follow: "2억 5천만 원". */
  readonly isOfAny?: boolean;
};

/** Which numbers of a text come from its sources, by value and unit, or are the result of a calculation that it states with numbers that do. */
export const traceNumbers = (text: string, sources: readonly NumberSource[], language = 'en'): Traced => {
  const known = different(
    sources.flatMap((source): Known[] =>
      'text' in source ? knownIn(source.text, source.language ?? language) : [source],
    ),
    ({ value, unit, time, minus, isPart, isOfAny }) => `${value} ${unit} ${time} ${minus} ${isPart} ${isOfAny}`,
  );
  const numbers = readNumbers(text, language);
  const calculated = calculatedIn(text, readNumbers(text, language, { small: true }), {
    isKnown: (one, before) => isKnown(one, before) || isKnown(one, known),
    hasValue: (value) => known.some((one) => equal(one.value, value)),
    operands: different(known, ({ value, unit }) => `${value} ${unit}`),
  });
  const all = [...known, ...calculated];
  const rows = numbers.map((one) => ({
    one,
    is: isKnown(one, all) ? 'traced' : one.estimate ? 'estimated' : 'untraced',
  }));
  const those = (kind: string) => rows.filter(({ is }) => is === kind).map(({ one }) => one);
  return { traced: those('traced'), estimated: those('estimated'), untraced: those('untraced') };
};

const different = <One>(all: readonly One[], nameOf: (one: One) => string): One[] => [
  ...new Map(all.map((one) => [nameOf(one), one])).values(),
];

/** A table that names its currency or unit once gives it to its bare numbers; a share in percent has to be written as one. */
const knownIn = (text: string, language: string): Known[] => {
  const written = [language, ...(isAmbiguous.test(text) ? [otherSeparators(language)] : [])].flatMap((one) =>
    readNumbers(text, one, { small: true }),
  );
  const named = [...new Set(written.map(({ unit }) => unit))].filter(
    (unit) => unit !== null && unit !== '%' && unit !== 'date' && unit !== 'time',
  );
  const others = [
    ...fractionsInWords(text),
    ...yearsElsewhere(text, language).map((value) => ({ value, unit: null })),
  ].map(({ value, unit }) => ({ value, unit, time: null, minus: null, isOfAny: unit === null }));
  const said = written.flatMap(({ value, unit, time, minus }) => [
    { value, unit, time, minus },
    ...(unit === 'date' ? partsOfDate(value) : []),
    ...(unit === null ? named.map((one) => ({ value, unit: one, minus })) : []),
  ]);
  return [...said, ...others];
};

/** "240,000": of Spain and of Mexico. */
const isAmbiguous = /(?<![\p{Nd}.,])[\p{Nd}]{1,3}[.,]\p{Nd}{3}(?![\p{Nd}])/u;

/** What a text may say of a date in other words: its year, and its day. */
const partsOfDate = (date: number): Known[] =>
  [Math.floor(date / 1e4), date % 100].flatMap((value) => (value > 0 ? [{ value, unit: null, isPart: true }] : []));

/**
 * A bare number may leave out the unit of its source, but not one of percent; units of time are told by each other. What is written with a minus
 * needs a source that has one too or speaks of a fall.
 */
const isKnown = (said: Stated, known: readonly Known[]): boolean =>
  known.some(
    (one) =>
      (isSameAmount(said, one) && isOfUnit(said, one) && (said.minus !== 'written' || one.minus !== null)) ||
      isRounded(said, one) ||
      isDayAlone(said, one) ||
      isDayInFigures(said, one) ||
      isHour(said, one),
  );

/** What is counted may be measured: 8,400 tons of a source whose word for them nobody knows. */
const isOfUnit = (said: Known, one: Known): boolean => {
  if (one.unit === said.unit) return true;
  if (said.unit === null) return one.unit !== '%';
  if (isMeasure(said.unit)) return one.unit === null || isMeasure(one.unit);
  return one.isOfAny === true && said.unit !== '%';
};

/** 0.94 million is 0.9 million, and 41.7 % are 42 %: with two digits or more, and of the same unit. */
const isRounded = (said: Stated, one: Known): boolean =>
  said.unit !== null &&
  said.unit === one.unit &&
  said.unit !== 'date' &&
  said.unit !== 'time' &&
  said.minus !== 'written' &&
  digitsOf(said) >= 2 &&
  Math.abs(said.value - one.value) <= roundingOf(said);

/** "On 15/12" and "am 10.2." of a date that the source has. */
const isDayInFigures = (said: Stated, one: Known): boolean => {
  if (one.unit !== 'date' || (said.unit !== null && said.unit !== 'date')) return false;
  const parts = /^(\p{Nd}{1,2})[./](\p{Nd}{1,2})$/u
    .exec(said.text)
    ?.slice(1)
    .map((part) => Number(asciiDigits(part)));
  if (!parts) return false;
  const [month, day] = [Math.floor(one.value / 100) % 100, one.value % 100];
  return (parts[0] === day && parts[1] === month) || (parts[0] === month && parts[1] === day);
};

/** "14:00" of "2 p.m." and of "14 Uhr". */
const isHour = (said: Stated, { value, unit }: Known): boolean =>
  said.unit === 'time' && unit === null && (said.value === value * 100 || said.value === (value + 12) * 100);

/** "In May 26 people came" may be read as a date. */
const isDayAlone = (said: Known, { value, unit, isPart }: Known): boolean =>
  said.unit === 'date' && said.value < 1e4 && unit === null && !isPart && value === said.value % 100;

const isSameAmount = (said: Known, one: Known): boolean => {
  if (said.unit === 'date' && one.unit === 'date') return isSameDate(said.value, one.value);
  const measured = timesOfMeasure(one.unit, said.unit);
  if (measured !== null) return equal(one.value * measured, said.value);
  if (!said.time || !one.time || said.time === one.time) return equal(one.value, said.value);
  const times = timesOf(one.time, said.time);
  return times !== null && equal(one.value * times, said.value);
};

const kinds = measures.map((kind) => new Map(kind.map(([sign, , of]) => [sign as string | null, of])));
const isMeasure = (unit: string | null): boolean => kinds.some((kind) => kind.has(unit));
/** How many of the second measure one of the first is: 1,000 kg are a ton. Null where they are not of one kind. */
const timesOfMeasure = (one: string | null, other: string | null): number | null => {
  if (one === null || other === null || one === other) return null;
  const kind = kinds.find((each) => each.has(one) && each.has(other));
  return kind ? (kind.get(one) ?? 1) / (kind.get(other) ?? 1) : null;
};

/** Either may leave out its year. */
const isSameDate = (a: number, b: number): boolean => (a < 1e4 || b < 1e4 ? a % 1e4 === b % 1e4 : a === b);

/** What has too many digits to be told from others is like none of them. */
const equal = (a: number, b: number): boolean =>
  Number.isFinite(a - b) && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
