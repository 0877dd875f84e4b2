import { fractionsInWords } from './fractionsInWords.ts';
import { type TimeUnit, timesOf } from './timeUnits.ts';
import { readNumbers, type Stated } from './statedNumbers.ts';
import { yearsElsewhere } from './yearsElsewhere.ts';

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
  const known = sources.flatMap((source): Known[] =>
    'text' in source ? knownIn(source.text, source.language ?? language) : [source],
  );
  const numbers = readNumbers(text, language);
  const all = [...known, ...resultsIn(text, numbers, known)];
  const rows = numbers.map((one) => ({
    one,
    is: isKnown(one, all) ? 'traced' : one.estimate ? 'estimated' : 'untraced',
  }));
  const those = (kind: string) => rows.filter(({ is }) => is === kind).map(({ one }) => one);
  return { traced: those('traced'), estimated: those('estimated'), untraced: those('untraced') };
};

/** A table that names its currency or unit once gives it to its bare numbers; a share in percent has to be written as one. */
const knownIn = (text: string, language: string): Known[] => {
  const written = readNumbers(text, language, { small: true });
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

/** What a text may say of a date in other words: its year, and its day. */
const partsOfDate = (date: number): Known[] =>
  [Math.floor(date / 1e4), date % 100].flatMap((value) => (value > 0 ? [{ value, unit: null, isPart: true }] : []));

/**
 * A bare number may leave out the unit of its source, but not one of percent; units of time are told by each other. What is written with a minus
 * needs a source that has one too or speaks of a fall.
 */
const isKnown = (said: Known, known: readonly Known[]): boolean =>
  known.some(
    (one) =>
      (isSameAmount(said, one) &&
        (one.unit === said.unit ||
          (said.unit === null ? one.unit !== '%' : one.isOfAny === true && said.unit !== '%')) &&
        (said.minus !== 'written' || one.minus !== null)) ||
      isDayAlone(said, one),
  );

/** "In May 26 people came" may be read as a date. */
const isDayAlone = (said: Known, { value, unit, isPart }: Known): boolean =>
  said.unit === 'date' && said.value < 1e4 && unit === null && !isPart && value === said.value % 100;

const isSameAmount = (said: Known, one: Known): boolean => {
  if (said.unit === 'date' && one.unit === 'date') return isSameDate(said.value, one.value);
  if (!said.time || !one.time || said.time === one.time) return equal(one.value, said.value);
  const times = timesOf(one.time, said.time);
  return times !== null && equal(one.value * times, said.value);
};

/** Either may leave out its year. */
const isSameDate = (a: number, b: number): boolean => (a < 1e4 || b < 1e4 ? a % 1e4 === b % 1e4 : a === b);

/** What has too many digits to be told from others is like none of them. */
const equal = (a: number, b: number): boolean =>
  Number.isFinite(a - b) && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

const operators: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '×': (a, b) => a * b,
  '/': (a, b) => a / b,
};
const names: Readonly<Record<string, string>> = { '−': '-', '–': '-', x: '×', '*': '×', '·': '×', '÷': '/', ':': '/' };

/** A share is added to or taken off an amount as that share of it, shares as they are from each other (`of`: null). */
const operandOf = ({ value, unit }: Stated, sign: string, of: number | null): number => {
  if (unit !== '%') return value;
  if (!/^[+−–-]$/u.test(sign)) return value / 100;
  return of === null ? value : (of * value) / 100;
};

/**
 * Results of calculations stated in the text, from left to right: a × b = c, where a and b are known or were calculated before, and c
 * is right to 0.5 %.
 */
const resultsIn = (text: string, numbers: readonly Stated[], known: readonly Known[]): readonly Stated[] => {
  const results: Stated[] = [];
  const isOperand = (one: Stated): boolean => isKnown(one, known) || isKnown(one, results);
  const signAfter = (i: number): string => {
    const [one, next] = [numbers[i], numbers[i + 1]];
    return one && next ? text.slice(one.at + one.text.length, next.at).replace(/[\s€$£¥₹]/gu, '') : '';
  };
  for (let start = 0; start < numbers.length; start++) {
    let i = start;
    const first = numbers[i];
    let value = first?.value ?? 0;
    let fine = first !== undefined && isOperand(first);
    for (let sign = signAfter(i); fine; sign = signAfter(i)) {
      const operator = operators[names[sign] ?? sign];
      const next = numbers[i + 1];
      if (!next) break;
      if (/^[=＝≈]$/u.test(sign) && i > start) {
        if (Math.abs(value - next.value) <= Math.abs(value) * 0.005) results.push(next);
        break;
      }
      if (!operator) break;
      fine = isOperand(next);
      value = operator(value, operandOf(next, sign, first?.unit === '%' ? null : value));
      i++;
    }
  }
  return results;
};
