import type { Stated } from './stated.ts';
import { operatorIn } from './calculations/operators.ts';
import { isYear } from './dates/isYear.ts';
import { isShare } from './units/measures.ts';
import { crownOf } from './units/currencies.ts';
import { rangeWords } from './units/ranges.ts';

/** A number as it is read, before those around it are. */
export type Read = Omit<Stated, 'estimate' | 'counted' | 'ways'> & {
  readonly end: number;
  readonly factor: number;
  /** Its currency stands before the other number of its range: the 6 of "$4–6 million". */
  readonly isOfRange?: boolean;
};

export const rounded = (value: number): number => Number(value.toPrecision(12));

/** Of "kr" nobody can tell whose crowns they are but by the language. */
export const ofCountry = (one: Read, language: string): Read =>
  one.unit === 'SEK' && !one.text.includes('SEK') ? { ...one, unit: crownOf(language) } : one;

/** Of a range such as 20–30 % or 2 to 3 million, and of a fall from 8 to 6 %, the first number has the unit and the magnitude of the second. */
export const shared = (text: string, one: Read, next: Read | undefined): Read => {
  if (!next || one.factor !== 1) return one;
  // "From £261k in 2022 to £298k": a year shares nothing.
  if (isYear(one.value) && !isYear(next.value)) return one;
  if (next.isOfRange) return { ...one, value: rounded(one.value * next.factor) };
  if (one.unit !== null) return one;
  const between = text.slice(one.end, next.at);
  // "(510 − 420 thousand)".
  if (
    next.factor > 1 &&
    isPlain(one) &&
    isStep.test(between) &&
    /[+-]/u.test(operatorIn(between) ?? '') &&
    !isShare(next.unit)
  )
    return { ...one, unit: next.unit, value: rounded(one.value * next.factor) };
  const isRange =
    range.test(between) || (joins.test(between) && betweenTwo.test(text.slice(Math.max(0, one.at - 16), one.at)));
  if (isDecimal(one) && next.factor > 1 && ofWhole.test(between) && !isShare(next.unit))
    return { ...one, unit: next.unit, value: rounded(one.value * next.factor) };
  if (!isRange || isTakenOff.test(between) || isOfWhole(text, one)) return one;
  return {
    ...one,
    unit: next.unit === 'date' || next.unit === 'time' ? null : next.unit,
    time: one.time ?? next.time,
    // "From 9 000 to 16.5 thousand": what is written out has no magnitude left out.
    value: one.value >= next.factor && next.factor > 1 ? one.value : rounded(one.value * next.factor),
  };
};
/** "4.4 of 6 million". */
const isDecimal = ({ value }: Read): boolean => !Number.isInteger(value);
const ofWhole = /^[ \u00A0](?:of|out of|von|de|des|di|su|van|av|af|z|ze|з|из|od|din|από)[ \u00A0][€$£¥₹]?$/iu;
/** What is larger is written out. */
const isPlain = ({ value }: Read): boolean => value < 10_000 && !isYear(value);
const isStep = /^\s*(?:[−–+-]|[\p{L}\p{M}\u200c]+)\s*$/u;
/** Whether what stands between two numbers makes one of them that goes to the other: "from 29 to 49". */
export const isFromTo = (between: string): boolean => range.test(between) && /\p{L}/u.test(between);
const range = new RegExp(`^\\s?(?:${rangeWords})\\s?(?:[€$£¥₹]|[A-Z]{1,2}\\$)?$`, 'u');

/** "Between 18 and 22 %". */
const joins =
  /^\s?(?:and|und|et|y|e|en|og|och|i|и|та|ja|és|și|και|ve|dan|và|และ|और|এবং|و|ו-?|과|와|と)(?:\s(?:il|le|la|el|o|os))?\s?[€$£¥₹]?$/u;
const betweenTwo =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|mellan|mellem|mellom|między|между|між|mezi|între|μεταξύ|بين|بین|בין|antara|giữa|ระหว่าง)\s?(?:\p{L}{1,3}\s)?[€$£¥₹]?$/iu;

/** "1,890 − 22 %" is no range, nor is "(1−60%)". */
const isTakenOff = /^\s−\s/u;
/** "More than a quarter of it (26)": in brackets behind a share it is in percent as well. */
export const shareAgain = (text: string, one: Read, before: Read | undefined): Read =>
  before?.unit === '%' &&
  one.unit === null &&
  one.time === null &&
  one.at - before.end <= nearShare &&
  /[(（]\s?$/u.test(text.slice(Math.max(0, one.at - 2), one.at)) &&
  /^\s?[)）]/u.test(text.slice(one.end, one.end + 2)) &&
  !/[\n.!?。]/u.test(text.slice(before.end, one.at))
    ? { ...one, unit: '%' }
    : one;
const nearShare = 24;

const isOfWhole = (text: string, { value, at }: Read): boolean =>
  value === 1 && /[(（][\s]?$/u.test(text.slice(Math.max(0, at - 2), at));
