import { asciiDigits } from '../../digits.ts';
import type { Worded } from '../worded.ts';

/** Signs of numerals up to a thousand, for patterns. */
export const han = '〇一二两兩三四五六七八九十百';

/** Numerals one to nine in order, in Chinese signs and in Korean syllables of either kind. */
const hanDigits = '一二三四五六七八九';
const hangulDigits = '일이삼사오육칠팔구';
export const nativeOnes = '한|두|세|네|다섯|여섯|일곱|여덟|아홉'.split('|');
export const nativeTens = '열|스물|서른|마흔|쉰|예순|일흔|여든|아흔'.split('|');

/** What is multiplied within ten thousand, and the steps of ten thousand. */
const powers: Readonly<Record<string, number>> = { 十: 10, 십: 10, 百: 100, 백: 100, 千: 1000, 천: 1000 };
const myriads: Readonly<Record<string, number>> = {
  ...{ 万: 1e4, 萬: 1e4, 만: 1e4, 亿: 1e8, 億: 1e8, 억: 1e8, 兆: 1e12, 조: 1e12 },
};
/** What signs such as 千万 multiply by. */
export const scaleOf = (signs: string): number =>
  signs.split('').reduce((value, sign) => value * (powers[sign] ?? myriads[sign] ?? 1), 1);

const valueOfSign = (sign: string): number =>
  sign === '两' || sign === '兩'
    ? 2
    : /\d/u.test(sign)
      ? Number(sign)
      : Math.max(hanDigits.indexOf(sign), hangulDigits.indexOf(sign), -1) + 1;

/** The value of a run of numerals: 三億五千万, 이백오십. */
const amountOf = (run: string): number => {
  let [total, section, digit] = [0, 0, 0];
  const plain = run
    .replaceAll('廿', '二十')
    .replaceAll('卅', '三十')
    // 四八〇〇万: figures in signs.
    .replaceAll(/[〇零一二三四五六七八九]{3,}/gu, (figures) => Array.from(figures, valueOfSign).join(''));
  for (const sign of plain.match(/\d+|\D/gu) ?? []) {
    const power = powers[sign];
    const myriad = myriads[sign];
    if (power !== undefined) [section, digit] = [section + (digit || 1) * power, 0];
    else if (myriad !== undefined) [total, section, digit] = [total + (section + digit || 1) * myriad, 0, 0];
    else digit = valueOfSign(sign);
  }
  return total + section + digit;
};

/** One to ten in one sign, more in several; also in digits. */
export const hanValue = (numeral: string): number => (/^\d/u.test(numeral) ? Number(numeral) : amountOf(numeral));

/** 二十五, 三億五千万, 二〇二六. Alone 十, 百, 千万 and the like are parts of words; 第二十 is a place in an order. */
export const inHan = (text: string): Worded[] =>
  [...text.matchAll(/(?<![第\p{Nd}.,])[〇零一二三四五六七八九两兩十廿卅百千万萬亿億兆]{2,}/gu)].flatMap(
    ({ 0: run, index }) => {
      // 万一 is "in case", 十分 "enough": an amount begins with a digit, or ten thousands with ten.
      if (/^[万萬亿億兆]/u.test(run)) return [];
      if (!/[〇零一二三四五六七八九两兩廿卅]/u.test(run) && !/^十[万萬亿億]/u.test(run)) return [];
      const isPositional = !/[十廿卅百千万萬亿億兆]/u.test(run);
      if (isPositional && run.length < 4) return [];
      const value = isPositional ? Number(Array.from(run, valueOfSign).join('')) : amountOf(run);
      return [{ at: index, end: index + run.length, value, isWhole: true }];
    },
  );

/** 삼십 명, 이백오십만 원: only before what is counted, since the same syllables are parts of other words. */
export const inHangul = (text: string): Worded[] =>
  [
    ...text.matchAll(inMyriads),
    ...text.matchAll(
      /(?<![\p{L}\p{Nd}])([일이삼사오육칠팔구십백천]*[십백천][일이삼사오육칠팔구]?)(?=\s?(?:만|억)?\s?(?:명|개|년|월|일|원|퍼센트|주|시간|배|곳|대|%|달러|유로))/gu,
    ),
  ].map(({ 0: run, index }) => ({
    at: index,
    end: index + run.length,
    value: amountOf(run.replaceAll(' ', '')),
    isWhole: true,
  }));
/** 사억 팔천오백만 원, 이만 오천 원. */
const inMyriads =
  /(?<![\p{L}\p{Nd}])((?:[일이삼사오육칠팔구십백천]+[만억조] ?){1,3}(?:[일이삼사오육칠팔구십백천]+(?= ?(?:원|명|개|달러|유로|대)))?)(?<! )(?= ?(?:명|개|년|원|퍼센트|곳|대|달러|유로)(?!\p{L}(?<![이은는을를에의도가과와로씩])))/gu;

/** 스물다섯 명, 서른 곳: only before what is counted. */
export const inNativeHangul = (text: string): Worded[] =>
  [...text.matchAll(nativeNumber)].map(({ 0: run, index, groups = {} }) => ({
    ...{ at: index, end: index + run.length, isWhole: true },
    value: 10 * (tensOf(groups['tens'] ?? '') + 1) + nativeOnes.indexOf(groups['ones'] ?? '') + 1,
  }));
const tensOf = (tens: string): number => nativeTens.indexOf(tens === '스무' ? '스물' : tens);
const nativeNumber = new RegExp(
  `(?<![\\p{L}\\p{Nd}])(?<tens>${nativeTens.join('|')}|스무)(?<ones>${nativeOnes.join('|')})?(?=\\s?(?:개|곳|명|군데|달|배|번|가지|채|대|살|시간|마리|단계|점포|매장|지점|해|분|사람|가구|건)(?!\\p{L}{3}))`,
  'gu',
);

/** 7천5백만, 3千5百万: digits and signs for thousands and hundreds by turns. */
export const mixedNumerals = (text: string): Worded[] =>
  [
    ...text.matchAll(
      /(?<![\p{Nd}.,])(?:\p{Nd}[천千]\s?)?(?:\p{Nd}[백百]\s?)?(?:\p{Nd}[십十]\s?)?\p{Nd}?[만万萬억億亿]/gu,
    ),
  ].flatMap(({ 0: run, index }) =>
    /\p{Nd}[천千백百십十].*\p{Nd}/u.test(run)
      ? [
          {
            at: index,
            end: index + run.length,
            value: amountOf(asciiDigits(run).replaceAll(/\s/gu, '')),
            isWhole: true,
          },
        ]
      : [],
  );
