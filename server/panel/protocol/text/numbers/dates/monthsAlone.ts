import { asciiDigits } from '../digits.ts';
import { han, hanValue } from '../words/numerals/eastAsianNumerals.ts';
import type { WordedDate } from './datesInWords.ts';
import { formsOfMonths, plainName, withDots } from './monthNames.ts';

/** A month without a day and a year, by its whole name: "in March", "bis Ende März", w marcu, maaliskuussa. Their value is 300 for March. */
export const monthsAlone = (text: string, language: string): WordedDate[] => {
  const { pattern, months } = patternOf(language);
  const found = eastAsian(text);
  if (months.size === 0) return found;
  return [
    ...found,
    ...[...text.matchAll(pattern)].flatMap(({ 0: written, index, groups = {} }) => {
      const name = groups['month'] ?? '';
      const month = months.get(plainName(name));
      const end = index + written.length;
      return month === undefined ? [] : [{ at: end - name.length, end, value: 100 * month }];
    }),
  ];
};

/** 5月底, 三月, 8월 중순: 5个月 and 5か月 are times, and 1月間 is one. */
const eastAsian = (text: string): WordedDate[] =>
  [...text.matchAll(eastAsianMonth)].flatMap(({ 0: written, index }) => {
    const number = written.slice(0, -1).trim();
    const month = /^\p{Nd}/u.test(number) ? Number(asciiDigits(number)) : hanValue(number);
    return month >= 1 && month <= 12 ? [{ at: index, end: index + written.length, value: 100 * month }] : [];
  });
const eastAsianMonth = new RegExp(
  `(?<![\\p{Nd}.,·〜~～年년-]\\s?)(?:\\p{Nd}{1,2}\\s?[月월]|(?<![${han}])[${han}]{1,3}月)(?![間额額費费租供薪息利])(?!\\s?\\p{Nd}{1,2}\\s?[日號号일])`,
  'gu',
);

type Months = { readonly pattern: RegExp; readonly months: ReadonlyMap<string, number> };
const patternOf = (language: string): Months => {
  const known = cached.get(language);
  if (known) return known;
  const name = language.split('-')[0] ?? '';
  const months = new Map(
    // Of the Persian names most are words of their own.
    (name === 'fa' ? [] : formsOfMonths(language)).filter(
      ([month]) => month.length > 3 || !isAscii.test(month) || shortNames[name]?.includes(month) === true,
    ),
  );
  const isEnglish = name === 'en';
  const forms = [...months.keys()].toSorted((a, b) => b.length - a.length);
  // The months of English have a capital: "we march". A May has a word before it, since a sentence may begin with "May we".
  const named = isEnglish ? forms.filter((form) => form !== 'may').map(withCapital) : forms;
  const month = `(?<month>${named.map(withDots).join('|')})`;
  const before = leading[name] ?? '(?<![\\p{L}\\p{M}](?<![฀-๿]))';
  const may = isEnglish ? `|(?<=(?<!\\p{L})${beforeMay} )(?<month>May)` : '';
  const found = {
    months,
    pattern: new RegExp(
      `(?:${before}${month}${may})(?![\\p{M}\\p{Nd}]|\\p{L}(?<![฀-๿])|[’']\\p{L})`,
      isEnglish ? 'gu' : 'giu',
    ),
  };
  cached.set(language, found);
  return found;
};
const cached = new Map<string, Months>();

const isAscii = /^[a-z]+$/u;
/** Short names that are no other words: in Romanian "mai" is more. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  ...{ en: ['may'], de: ['mai'], fr: ['mai'], nb: ['mai'], no: ['mai'] },
  ...{ nl: ['mei'], id: ['mei'], sw: ['mei'], pl: ['maj'], sv: ['maj'], da: ['maj'] },
};
const withCapital = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
const beforeMay = '(?:in|by|from|until|till|since|before|after|during|of|next|last|this|early|mid|late|through|to|and)';

/** Words that a name has to stand behind where it is a word of its own as well: مارس is "he practised" too. */
const leading: Readonly<Record<string, string>> = {
  ar: '(?<=(?<!\\p{L})(?:في|شهر|من|حتى|بحلول|نهاية|بداية|أول|أواخر|أوائل|منتصف|قبل|بعد|منذ|إلى) )',
  he: '(?:(?<=(?<!\\p{L})[בלמו])|(?<=(?<!\\p{L})(?:חודש|סוף|תחילת|אמצע|עד|לפני|אחרי) ))',
};
