import { countedNumerals } from './words/countedNumerals.ts';
import { datesInWords, type WordedDate } from './words/datesInWords.ts';
import { asciiDigits, fractionOf, ofSuperscript, superscript, valueOf } from './digits.ts';
import { numbersInWords } from './words/numberWords.ts';
import type { Worded } from './words/worded.ts';
import { type TimeUnit, timeUnitAt } from './units/timeUnits.ts';
import {
  currencies,
  estimates,
  fallWords,
  letters,
  lettersOfMoney,
  magnitudes,
  measures,
  percent,
} from './units/unitWords.ts';

/** A number as a text states it. */
export type Stated = {
  readonly value: number;
  /** '%', a currency's ISO code, the sign of a unit, 'date' (20261126, or 1126 without a year) or 'time'; null for a bare number. */
  readonly unit: string | null;
  /** Of what time it is a number; null for anything else. */
  readonly time: TimeUnit | null;
  /** Written with a minus, or said in its sentence to be a fall. */
  readonly minus: 'written' | 'said' | null;
  /** As written, unit and all, and where it begins. */
  readonly text: string;
  readonly at: number;
  /** Said beside this number, and no other, to be an estimate. */
  readonly estimate: boolean;
};

/**
 * Every number of a text in any script's digits, by value and unit: separators as the language has them, fractions (½, 3/4), powers (10⁶), magnitudes
 * (k, Mio., 万, लाख), percent, currencies and units. Markers of lists and names that hold digits (E-12, COVID-19, B2B) are no numbers.
 * So are numbers in words; `small`: also those up to twelve without a unit, which most texts use to count what they name ("two ways").
 */
export const readNumbers = (text: string, language = 'en', { small = false } = {}): Stated[] => {
  const dates = datesInWords(text, language).map((one) => datedAt(text, one));
  const digits = [...text.matchAll(number)]
    .flatMap((match) => numberAt(text, match, language) ?? [])
    .filter(apartFrom(dates));
  const written = [
    ...dates,
    ...inParts(
      text,
      digits.toSorted((a, b) => a.at - b.at),
    ),
  ];
  const worded = [...numbersInWords(text, language), ...(small ? countedNumerals(text) : [])]
    .filter(apartFrom(written))
    .flatMap((one) => wordedAt(text, one, small) ?? []);
  const found = [...written, ...worded].toSorted((a, b) => a.at - b.at);
  const withUnits = found.map((one, i) => shared(text, one, found[i + 1]));
  const marked = markedBy(text, withUnits);
  return withUnits.map((one, i) => ({ ...one, estimate: marked.has(i) }));
};

type Place = { readonly at: number; readonly end: number };
/** Whether a place shares no character with any of these, which share none with each other. */
const apartFrom = (places: readonly Place[]): ((place: Place) => boolean) => {
  const inOrder = places.toSorted((a, b) => a.at - b.at);
  return ({ at, end }) => {
    let [low, high] = [0, inOrder.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((inOrder[middle]?.end ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return (inOrder[low]?.at ?? Infinity) >= end;
  };
};

type Read = Omit<Stated, 'estimate'> & { readonly end: number; readonly factor: number };

const space = '[ \\u00A0\\u202F\\u2009]';
const separated = "\\p{Nd}+(?:[.,'’٫٬，．]\\p{Nd}+)*";
/** Groups of three behind spaces only after one to three digits: 12 000, but 2024 100 are two numbers. */
const digits = `(?:\\p{Nd}{1,3}(?:${space}\\p{Nd}{3}(?!\\p{Nd}))+(?:[.,٫]\\p{Nd}+)?|${separated})`;
const vulgar = '[¼-¾⅐-⅞↉]';
const number = new RegExp(
  `(?<date>(?<![\\p{Nd}.,-])\\p{Nd}{4}-\\p{Nd}{2}-\\p{Nd}{2}(?!\\p{Nd})|(?<![\\p{Nd}.,/])\\p{Nd}{4}/\\p{Nd}{1,2}/\\p{Nd}{1,2}(?![\\p{Nd}/])|(?<![\\p{Nd}.,/])\\p{Nd}{1,2}([./])\\p{Nd}{1,2}\\2\\p{Nd}{4}(?!\\p{Nd}))|(?<time>(?<!\\p{Nd})\\p{Nd}{1,2}:\\p{Nd}{2}(?!\\p{Nd}))|(?<core>${digits})(?:(?<vulgar>${vulgar})|(?:[eE](?<ten>\\p{Nd}{1,2})|\\^(?<power>\\p{Nd}{1,2})|${space}?[×x·*]${space}?10(?:\\^(?<ten>\\p{Nd}{1,2})|(?<tens>[${superscript}]+)))|(?<super>[${superscript}]+)|[/⁄](?<under>\\p{Nd}{1,2})(?![\\p{Nd}/.]))?|(?<lone>${vulgar})`,
  'gu',
);
const behind = (words: string) =>
  new RegExp(`^(?:${space}|-|‑)?(?:${words})(?![\\p{L}\\p{M}](?<![぀-ヿ㐀-鿿가-힯฀-๿\\p{M}]))`, 'iu');
const ahead = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})${space}?$`, 'u');

const numberAt = (text: string, match: RegExpMatchArray, language: string): Read | null => {
  const at = match.index ?? 0;
  const written = match[0];
  const part = match.groups ?? {};
  if (isNoNumber(text, at, written)) return null;
  const whole = { text: written, at, end: at + written.length, factor: 1, time: null, minus: null };
  if (part['date'] !== undefined) return { ...whole, value: dateOf(written), unit: 'date' };
  if (part['time'] !== undefined)
    return { ...whole, value: Number(asciiDigits(written).replace(':', '')), unit: 'time' };
  return measured(text, at, whole.end, coreOf(part, language));
};

/** A number in words, where it counts as one: not "one" by itself, nor "hundreds" and the like. */
const wordedAt = (text: string, { at, end, value, isWhole }: Worded, small: boolean): Read | null => {
  const read = measured(text, at, end, value);
  if (read.unit !== null || read.factor !== 1) return read;
  return isWhole && value >= (small ? 2 : 13) ? read : null;
};

const datedAt = (text: string, { at, end, value }: WordedDate): Read => ({
  value,
  unit: 'date',
  time: null,
  minus: null,
  text: text.slice(at, end),
  at,
  end,
  factor: 1,
});

/** 3億5000万円 and 2 crore 50 lakh are one number: each part is smaller than the magnitude of the one before. */
const inParts = (text: string, numbers: readonly Read[]): Read[] => {
  const all: Read[] = [];
  for (const next of numbers) {
    const before = all.at(-1);
    if (!before || !isNextPart(text, before, next)) all.push(next);
    else {
      const value = rounded(before.value + next.value);
      all[all.length - 1] = { ...next, value, at: before.at, text: text.slice(before.at, next.end) };
    }
  }
  return all;
};

const isNextPart = (text: string, before: Read, { at, value, factor }: Read): boolean =>
  before.unit === null &&
  before.factor >= 1e4 &&
  value < before.factor &&
  partsWith.test(before.text) &&
  /^[ \u00A0]?$/u.test(text.slice(before.end, at)) &&
  (factor > 1 || /\p{Script=Han}$|\p{Script=Hangul}$/u.test(before.text));
const partsWith = /(?:[万萬만億亿억兆조]|crores?|करोड़|কোটি|கோடி|lakhs?|लाख|লাখ|லட்சம்)$/iu;

/** With the magnitude and the unit that stand beside it. */
const measured = (text: string, at: number, end: number, core: number): Read => {
  const size = magnitudeAt(
    text,
    end,
    money.some((one) => one.ahead.test(text.slice(Math.max(0, at - 6), at))),
  );
  const after = end + size.length;
  const beside = unitAt(text, at, after);
  // "3,42 млн процентов" are interest.
  const unit = beside.name === '%' && size.factor > 1 ? { name: null, length: 0 } : beside;
  return {
    value: rounded(core * size.factor),
    unit: unit.name,
    time: unit.name === null ? timeUnitAt(text.slice(after, after + 24)) : null,
    minus: minusAt(text, at, after),
    text: text.slice(at, after + unit.length),
    at,
    end: after + unit.length,
    factor: size.factor,
  };
};

/** A hyphen at the beginning of a line is a mark of a list. */
const minusAt = (text: string, at: number, end: number): Stated['minus'] => {
  const before = text.slice(Math.max(0, at - 80), at);
  if (/(?<![^\s([（:])(?<![\p{Nd}%€$£¥₹)]\s)(?:[−–]|(?<=[^\n])-)[€$£¥₹]?$/u.test(before)) return 'written';
  const sentence = `${before.split(/[.!?;。！？؛\n]/u).at(-1)} ${text.slice(end, end + 40).split(/[.!?;,，、،。！？؛\n]/u)[0]}`;
  return falls.test(sentence) ? 'said' : null;
};
const falls = new RegExp(fallWords, 'iu');

const coreOf = (part: Readonly<Record<string, string | undefined>>, language: string): number => {
  if (part['lone'] !== undefined) return fractionOf(part['lone']);
  const base = valueOf(asciiDigits(part['core'] ?? ''), language);
  if (part['vulgar'] !== undefined) return base + fractionOf(part['vulgar']);
  if (part['under'] !== undefined) return base / (Number(asciiDigits(part['under'])) || Number.NaN);
  if (part['super'] !== undefined) return base ** ofSuperscript(part['super']);
  if (part['tens'] !== undefined) return base * 10 ** ofSuperscript(part['tens']);
  if (part['ten'] !== undefined) return base * 10 ** Number(asciiDigits(part['ten']));
  return part['power'] === undefined ? base : base ** Number(asciiDigits(part['power']));
};

const rounded = (value: number): number => Number(value.toPrecision(12));

const dateOf = (written: string): number => {
  const parts = asciiDigits(written)
    .split(/[-./]/u)
    .map((one) => one.padStart(2, '0'));
  return Number((parts[0]?.length === 4 ? parts : parts.toReversed()).join(''));
};

/** A marker of a list at the beginning of a line, or digits inside a name: E-12, COVID-19, B2B, Q3. */
const isNoNumber = (text: string, at: number, written: string): boolean => {
  // A text begins with a line. Further back is not looked: a text may be one long line.
  const before = at < 24 ? `\n${text.slice(0, at)}` : text.slice(at - 24, at);
  const after = text.slice(at + written.length, at + written.length + 2);
  if (
    /\n\s*(?:#{1,6}\s+|[-*]\s+)?[([（]?\s*$/u.test(before) &&
    /^\p{Nd}{1,2}$/u.test(written) &&
    /^(?:[.)）\]](?:\s|$)|、)/u.test(after)
  )
    return true;
  if (/[.!?:;。।]\s+$/u.test(before) && isNext(text, at, written) && /^(?:\.\s|[)）])/u.test(after)) return true;
  const word = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u.exec(before)?.[0];
  if (word !== undefined) return !isCurrency(word);
  const joined = /(?<![\p{L}])([\p{L}]{1,12})[-‑]$/u.exec(before)?.[1];
  return joined !== undefined && /\p{Lu}/u.test(joined) && !isCurrency(joined);
};
/** Points that are counted within a paragraph: "1. " before "2. ", "2. " after "1. ". */
const isNext = (text: string, at: number, written: string): boolean => {
  const place = /^\p{Nd}{1,2}$/u.test(written) ? Number(asciiDigits(written)) : 0;
  if (place === 0) return false;
  const around = place === 1 ? text.slice(at, at + farthestPoint) : text.slice(Math.max(0, at - farthestPoint), at);
  return new RegExp(`(?:^|[\\s(（])${place === 1 ? 2 : place - 1}[.)）]\\s`, 'u').test(asciiDigits(around));
};
const farthestPoint = 600;
const anyCurrency = new RegExp(`^(?:${currencies.map(([, words]) => words).join('|')})$`, 'u');
const isCurrency = (word: string): boolean => anyCurrency.test(word);

const beforeMoney = new RegExp(`^${space}?(${Object.keys(lettersOfMoney).join('|')})(?=€|\\$|£|EUR(?!\\p{L}))`, 'u');
const sizes = magnitudes.map(([words, factor]) => ({ words: behind(words), factor }));
/** A million in one small letter counts only behind a currency: 5 m without one is five metres. */
const magnitudeAt = (text: string, end: number, isMoney: boolean): { factor: number; length: number } => {
  const rest = text.slice(end, end + 24);
  const letter = /^([kKMB])(?![\p{L}\p{Nd}])/u.exec(rest)?.[1];
  if (letter !== undefined) return { factor: letters[letter] ?? 1, length: 1 };
  if (isMoney && /^m(?![\p{L}\p{Nd}])/u.test(rest)) return { factor: 1e6, length: 1 };
  const [ofMoney, sign] = beforeMoney.exec(rest) ?? [];
  if (sign !== undefined) return { factor: lettersOfMoney[sign] ?? 1, length: ofMoney?.length ?? 0 };
  const fits = sizes.flatMap(({ words, factor }) => {
    const hit = words.exec(rest)?.[0];
    return hit === undefined ? [] : [{ factor, length: hit.length }];
  });
  return fits.toSorted((a, b) => b.length - a.length)[0] ?? { factor: 1, length: 0 };
};

const percents = behind(percent);
/** As Turkish writes it, "%50", and in words. */
const percentAhead = /(?<![\p{Nd}]\s?)[%٪]$|(?<!\p{L})(?:yüzde|Yüzde)\s$|百分之$/u;
const metric = measures.flat().map(([sign, words]) => ({
  sign,
  behind: new RegExp(`^(?:${space}|-|‑)?(?:${words})(?![\\p{L}\\p{M}\\p{Nd}²³](?<![぀-ヿ㐀-鿿가-힯฀-๿\\p{M}]))`, 'u'),
}));
const money = currencies.map(([code, words]) => ({ code, behind: behind(words), ahead: ahead(words) }));
const unitAt = (text: string, at: number, end: number): { name: string | null; length: number } => {
  const rest = text.slice(end, end + 24);
  const before = text.slice(Math.max(0, at - 6), at);
  const share = percents.exec(rest)?.[0];
  if (share !== undefined) return { name: '%', length: share.length };
  if (percentAhead.test(before)) return { name: '%', length: 0 };
  const leading = money.find((one) => one.ahead.test(before));
  if (leading) return { name: leading.code, length: 0 };
  const trailing = money
    .flatMap(({ code, behind: words }) => {
      const hit = words.exec(rest)?.[0];
      return hit === undefined ? [] : [{ name: code, length: hit.length }];
    })
    .toSorted((a, b) => b.length - a.length)[0];
  if (trailing) return trailing;
  for (const { sign, behind: words } of metric) {
    const hit = words.exec(rest)?.[0];
    if (hit !== undefined) return { name: sign, length: hit.length };
  }
  return { name: null, length: 0 };
};

/** Of a range such as 20–30 % or 2 to 3 million, and of a fall from 8 to 6 %, the first number has the unit and the magnitude of the second. */
const shared = (text: string, one: Read, next: Read | undefined): Read => {
  if (!next || one.unit !== null || one.factor !== 1) return one;
  const between = text.slice(one.end, next.at);
  if (!range.test(between) || isTakenOff.test(between)) return one;
  return {
    ...one,
    unit: next.unit === 'date' || next.unit === 'time' ? null : next.unit,
    time: one.time ?? next.time,
    value: rounded(one.value * next.factor),
  };
};
const range =
  /^\s?(?:[-–—~〜～−]|to|bis|auf|à|a|al|para|tot|naar|do|na|до|на|και|έως|σε|['’]?[dt][ea]n|sampai|hingga|menjadi|ke|đến|xuống|lên|còn|ถึง|เป็น|เหลือ|から|[降升增减減]?[至到]|에서|से|থেকে|إلى|تا|به|עד|ל-?)\s?[€$£¥₹]?$/u;

/** "1,890 − 22 %" is no range. */
const isTakenOff = /^\s−\s/u;

/** Each mark of an estimate marks the number nearest to it, at most this far away in the same sentence. */
const reach = 24;
/** Scripts without spaces between words may have one right before a mark. */
const marks = new RegExp(`(?<![\\p{L}\\p{M}](?<![぀-ヿ㐀-鿿가-힯฀-๿]))(?:${estimates})`, 'giu');
const markedBy = (text: string, numbers: readonly Read[]): ReadonlySet<number> => {
  const marked = new Set<number>();
  let first = 0;
  for (const { 0: word, index } of text.matchAll(marks)) {
    while ((numbers[first]?.end ?? Infinity) < index - reach) first++;
    let nearest = { i: -1, far: Infinity };
    for (let i = first; (numbers[i]?.at ?? Infinity) <= index + word.length + reach; i++) {
      const { at, end } = numbers[i] ?? { at: 0, end: 0 };
      const [from, to] = at >= index + word.length ? [index + word.length, at] : [end, index];
      const isBeside = to >= from && to - from <= reach && !/[.!?;。！？؛]\s|\n/u.test(text.slice(from, to));
      if (isBeside && to - from < nearest.far) nearest = { i, far: to - from };
    }
    if (nearest.i >= 0) marked.add(nearest.i);
  }
  return marked;
};
