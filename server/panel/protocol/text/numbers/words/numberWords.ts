import { inHan, inHangul, inNativeHangul } from './numerals/eastAsianNumerals.ts';
import { loneMagnitudes } from './loneMagnitudes.ts';
import { belas, numberWordsOf, tenfold } from './numberWordLists.ts';
import { inThai } from './numerals/thaiNumerals.ts';

import type { Worded } from './worded.ts';

/** Numbers in words: "twenty-five", „zweihundertfünfzig“, « quatre-vingt-dix », 二十五, 삼십 명. */
export const numbersInWords = (text: string, language: string): Worded[] => [
  ...inWords(text, language),
  ...inHan(text),
  ...inHangul(text),
  ...inNativeHangul(text),
  ...inThai(text),
  ...loneMagnitudes(text, language),
];

/** `reach`: where it ends with the "and" behind it. */
type Token = { readonly at: number; readonly end: number; readonly reach: number; readonly values: readonly number[] };

function inWords(text: string, language: string): Worded[] {
  const list = numberWordsOf(language);
  if (!list) return [];
  const found: Worded[] = [];
  let run: Token[] = [];
  const close = () => {
    found.push(...sumsOf(run, list.prefix !== null, /^fr\b/u.test(language)));
    run = [];
  };
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}’'ʼ]+/gu)) {
    const between = text.slice(run.at(-1)?.reach ?? index, index);
    if (run.length > 0 && !/^[\s\u00A0\u200c\u05BE-]{1,2}$/u.test(between)) close();
    // A Turkish İ is small without the dot that it is given.
    const written = word.normalize('NFC').toLowerCase().replaceAll('i\u0307', 'i').replace(/['ʼ]/gu, '’');
    // Persian may join "and" to what follows: سی‌وپنج.
    const plain = text[index - 1] === '\u200c' && list.joins.has(written[0] ?? '') ? written.slice(1) : written;
    if (run.length > 0 && list.joins.has(plain)) {
      // "Twenty and thirty" are two numbers: what joins is only a bridge inside one.
      run = run.map((one, i) => (i === run.length - 1 ? { ...one, reach: index + word.length } : one));
      continue;
    }
    const times = list.times?.exec(plain)?.[0].length ?? 0;
    const values =
      valuesOf(plain, list.words, list.prefix, list.isJoined) ??
      (times > 0 ? valuesOf(plain.slice(0, -times), list.words, list.prefix, list.isJoined) : null);
    const end = index + word.length - (list.words.has(plain) ? 0 : times);
    const isOther = list.only.get(plain)?.test(text.slice(end, end + 12)) === false;
    if (values === null || isOther) close();
    else run.push({ at: index, end, reach: index + word.length, values });
  }
  close();
  return found;
}

/** The parts of a word that is one number: of German "dreiundzwanzig" 3 and 20; null where a part is no number. */
function valuesOf(
  word: string,
  words: ReadonlyMap<string, number>,
  prefix: RegExp | null,
  isJoined: boolean,
): readonly number[] | null {
  const bare = prefix !== null && !words.has(word) ? withoutPrefix(word, words, prefix) : word;
  const whole = words.get(bare);
  if (whole !== undefined) return [whole];
  if (!isJoined) return null;
  const parts = partsOf(bare, words);
  return parts.length > 1 ? parts : null;
}

/** Letters of the number itself may be those of a prefix: ושמונה is "and eight". */
const withoutPrefix = (word: string, words: ReadonlyMap<string, number>, prefix: RegExp): string =>
  [1, 2, 3, 4]
    .filter((length) => prefix.exec(word.slice(0, length))?.[0].length === length)
    .map((length) => word.slice(length))
    .find((rest) => words.has(rest)) ?? word.replace(prefix, '');

const bridges = ['und', 'og', 'en', 'ën', 'e'];
function partsOf(word: string, words: ReadonlyMap<string, number>): number[] {
  if (word === '') return [];
  const rest = bridges.map((bridge) => (word.startsWith(bridge) ? word.slice(bridge.length) : word));
  for (const left of new Set([word, ...rest]))
    for (let length = left.length; length >= 2; length--) {
      const value = words.get(left.slice(0, length));
      if (value === undefined) continue;
      if (length === left.length) return [value];
      const others = partsOf(left.slice(length), words);
      if (others.length > 0) return [value, ...others];
    }
  return [];
}

/** Sums of a run of number words: smaller ones are added, hundreds and thousands multiply; what fits neither begins another number. */
function sumsOf(run: readonly Token[], turns: boolean, hasFourTwenties: boolean): Worded[] {
  const found: Worded[] = [];
  let open: { at: number; end: number; total: number; current: number; last: number; count: number } | null = null;
  const close = () => {
    if (open)
      found.push({
        at: open.at,
        end: open.end,
        value: open.total + open.current,
        isWhole: open.count > 1 || (open.last !== 100 && open.last !== 1000),
      });
    open = null;
  };
  const isFourTwenties = (value: number, last: number, values: readonly number[]): boolean =>
    hasFourTwenties && value === 20 && last === 4 && values.length === 1;
  for (const { at, end, values } of run)
    for (const value of values) {
      if (open && !follows(open.current, open.last, value, turns || values.length > 1, hasFourTwenties)) close();
      open ??= { at, end, total: 0, current: 0, last: Infinity, count: 0 };
      if (value === tenfold || value === belas) {
        const tens = value === tenfold ? 9 * open.last : 10;
        open.current += tens;
        open.end = end;
        open.last += tens;
        open.count++;
        continue;
      }
      if (value === 1000) {
        open.total += Math.max(1, open.current) * 1000;
        open.current = 0;
      } else if (value === 100) open.current = Math.max(1, open.current) * 100;
      // Quatre-vingts: four times twenty.
      else if (isFourTwenties(value, open.last, values)) open.current += 76;
      else open.current += value;
      open.end = end;
      open.last = isFourTwenties(value, open.last, values) ? 80 : value;
      open.count++;
    }
  close();
  return found;
}

const follows = (
  current: number,
  last: number,
  value: number,
  isInside: boolean,
  hasFourTwenties: boolean,
): boolean => {
  // Hindi and Bengali say the half first: साढ़े तीन is 3.5.
  if (last === 0.5) return value < 100;
  if (value === tenfold || value === belas) return last < 10;
  // Two and a half in one word: zweieinhalb, tweeënhalf.
  if (value === 0.5) return isInside && last < 20;
  if (value === 1000) return current > 0 && last !== 1000;
  // "Twelve hundred".
  if (value === 100) return current > 0 && current < 20 && current !== 10;
  if (last === 1000 || last >= 100) return value < last;
  // Twenty-five; soixante-dix-sept, quatre-vingt-douze; fünfundzwanzig and خمسة وعشرون the other way round.
  if (value < 10) return last >= 20 || (last === 10 && value > 0);
  // Arabic and Hebrew say fifteen as "five ten".
  if (value === 10 && isInside && last < 10) return true;
  if (value < 20) return last === 60 || last === 80;
  return last < 10 && (isInside || (hasFourTwenties && last === 4 && value === 20));
};
