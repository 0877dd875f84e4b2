import { numberWordsOf } from './numberWordLists.ts';

/** A number that is written in words or in Chinese numerals: its place and its value. */
export type Worded = {
  readonly at: number;
  readonly end: number;
  readonly value: number;
  /** Whether it is more than one word: a lone "hundred" or "thousand" is often a manner of speaking. */
  readonly isWhole: boolean;
};

/** Numbers in words: "twenty-five", „zweihundertfünfzig“, « quatre-vingt-dix », 二十五, 삼십 명. */
export const numbersInWords = (text: string, language: string): Worded[] => [
  ...inWords(text, language),
  ...inHan(text),
  ...inHangul(text),
];

/** `reach`: where it ends with the "and" behind it. */
type Token = { readonly at: number; readonly end: number; readonly reach: number; readonly values: readonly number[] };

function inWords(text: string, language: string): Worded[] {
  const list = numberWordsOf(language);
  if (!list) return [];
  const found: Worded[] = [];
  let run: Token[] = [];
  const close = () => {
    found.push(...sumsOf(run, list.prefix !== ''));
    run = [];
  };
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}’']+/gu)) {
    const between = text.slice(run.at(-1)?.reach ?? index, index);
    if (run.length > 0 && !/^[\s\u00A0-]{1,2}$/u.test(between)) close();
    const plain = word.normalize('NFC').toLowerCase();
    if (run.length > 0 && list.joins.has(plain)) {
      // "Twenty and thirty" are two numbers: what joins is only a bridge inside one.
      run = run.map((one, i) => (i === run.length - 1 ? { ...one, reach: index + word.length } : one));
      continue;
    }
    const values = valuesOf(plain, list.words, list.prefix, list.isJoined);
    if (values === null) close();
    else run.push({ at: index, end: index + word.length, reach: index + word.length, values });
  }
  close();
  return found;
}

/** The parts of a word that is one number: of German "dreiundzwanzig" 3 and 20; null where a part is no number. */
function valuesOf(
  word: string,
  words: ReadonlyMap<string, number>,
  prefix: string,
  isJoined: boolean,
): readonly number[] | null {
  const bare = prefix !== '' && word.startsWith(prefix) && !words.has(word) ? word.slice(prefix.length) : word;
  const whole = words.get(bare);
  if (whole !== undefined) return [whole];
  if (!isJoined) return null;
  const parts = partsOf(bare, words);
  return parts.length > 1 ? parts : null;
}

const bridges = ['und', 'en', 'ën', 'e'];
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
function sumsOf(run: readonly Token[], turns: boolean): Worded[] {
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
  for (const { at, end, values } of run)
    for (const value of values) {
      if (open && !follows(open.current, open.last, value, turns || values.length > 1)) close();
      open ??= { at, end, total: 0, current: 0, last: Infinity, count: 0 };
      if (value === 1000) {
        open.total += Math.max(1, open.current) * 1000;
        open.current = 0;
      } else if (value === 100) open.current = Math.max(1, open.current) * 100;
      // Quatre-vingts: four times twenty.
      else if (value === 20 && open.last === 4 && values.length === 1) open.current += 76;
      else open.current += value;
      open.end = end;
      open.last = value === 20 && open.last === 4 && values.length === 1 ? 80 : value;
      open.count++;
    }
  close();
  return found;
}

const follows = (current: number, last: number, value: number, isInside: boolean): boolean => {
  if (value === 1000) return current > 0 && last !== 1000;
  if (value === 100) return current > 0 && current < 10;
  if (last === 1000 || last >= 100) return value < last;
  // Twenty-five; soixante-dix-sept, quatre-vingt-douze; fünfundzwanzig and خمسة وعشرون the other way round.
  if (value < 10) return last >= 20 || (last === 10 && value > 0);
  if (value < 20) return last === 60 || last === 80;
  return last < 10 && (isInside || (last === 4 && value === 20));
};

const hanDigits = '〇零一二三四五六七八九';
const hanValue = (sign: string): number =>
  sign === '两' || sign === '兩' ? 2 : sign === '零' ? 0 : Math.max(0, hanDigits.indexOf(sign) - 1);
const hanPowers: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const hanMyriads: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8, 兆: 1e12 };

/** 二十五, 三億五千万, 二〇二六. Alone 十, 百, 千万 and the like are parts of words; 第二十 is a place in an order. */
const inHan = (text: string): Worded[] =>
  [...text.matchAll(/(?<![第\p{Nd}.,])[〇零一二三四五六七八九两兩十百千万萬亿億兆]{2,}/gu)].flatMap(
    ({ 0: run, index }) => {
      // 万一 is "in case", 十分 "enough": an amount begins with a digit, or ten thousands with ten.
      if (/^[万萬亿億兆]/u.test(run)) return [];
      if (!/[〇零一二三四五六七八九两兩]/u.test(run) && !/^十[万萬亿億]/u.test(run)) return [];
      const isPositional = !/[十百千万萬亿億兆]/u.test(run);
      if (isPositional && run.length < 4) return [];
      const value = isPositional ? Number(Array.from(run, hanValue).join('')) : hanAmount(run);
      return [{ at: index, end: index + run.length, value, isWhole: true }];
    },
  );

function hanAmount(run: string): number {
  let [total, section, digit] = [0, 0, 0];
  for (const sign of run) {
    const power = hanPowers[sign];
    const myriad = hanMyriads[sign];
    if (power !== undefined) {
      section += (digit || 1) * power;
      digit = 0;
    } else if (myriad !== undefined) {
      total += (section + digit || 1) * myriad;
      [section, digit] = [0, 0];
    } else digit = hanValue(sign);
  }
  return total + section + digit;
}

const hangulDigits = '일이삼사오육칠팔구';
const hangulPowers: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1000 };
/** 삼십 명, 이백오십만 원: only before what is counted, since the same syllables are parts of other words. */
const inHangul = (text: string): Worded[] =>
  [
    ...text.matchAll(
      /(?<![\p{L}\p{Nd}])([일이삼사오육칠팔구십백천]*[십백천][일이삼사오육칠팔구]?)(?=\s?(?:만|억)?\s?(?:명|개|년|월|일|원|퍼센트|주|시간|배|곳|대|%|달러|유로))/gu,
    ),
  ].map(({ 0: run, index }) => {
    let [section, digit] = [0, 0];
    for (const sign of run) {
      const power = hangulPowers[sign];
      if (power === undefined) digit = hangulDigits.indexOf(sign) + 1;
      else [section, digit] = [section + (digit || 1) * power, 0];
    }
    return { at: index, end: index + run.length, value: section + digit, isWhole: true };
  });
