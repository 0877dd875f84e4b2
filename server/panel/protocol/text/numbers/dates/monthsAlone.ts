import type { WordedDate } from './datesInWords.ts';
import { namesOfMonths, plainName, withDots } from './monthNames.ts';

/** A month without a day and a year, by its whole name: "in March", "bis Ende März", w marcu, maaliskuussa. Their value is 300 for March. */
export const monthsAlone = (text: string, language: string): WordedDate[] => {
  const { pattern, months } = patternOf(language);
  if (months.size === 0) return [];
  return [...text.matchAll(pattern)].flatMap(({ 0: written, index, groups = {} }) => {
    const name = groups['month'] ?? '';
    const month = months.get(plainName(name));
    const end = index + written.length;
    return month === undefined ? [] : [{ at: end - name.length, end, value: 100 * month }];
  });
};

type Months = { readonly pattern: RegExp; readonly months: ReadonlyMap<string, number> };
const patternOf = (language: string): Months => {
  const known = cached.get(language);
  if (known) return known;
  const name = language.split('-')[0] ?? '';
  const months = new Map(
    // Of the Persian names most are words of their own.
    (name === 'fa' ? [] : [...namesOfMonths(language, 'gregory', ['long'])])
      .flatMap(([month, number]) => [month, ...(endings[name]?.(month) ?? [])].map((form) => [form, number] as const))
      .filter(([month]) => month.length > 3 || !isAscii.test(month) || shortNames[name]?.includes(month) === true),
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

/** The other forms of a name, of those that dates have. */
const endings: Readonly<Record<string, (name: string) => readonly string[]>> = {
  pl: (name) => changed(name, /a$/u, ['u', 'em']),
  cs: (name) => [
    ...changed(name, /na$/u, ['nu', 'nem']),
    ...changed(name, /ce$/u, ['ci', 'cem']),
    ...changed(name, /du$/u, ['dem']),
  ],
  ru: (name) => [...changed(name, /а$/u, ['е', 'у', 'ом']), ...changed(name, /(?<!м)я$/u, ['е', 'ю', 'ём', 'ем'])],
  uk: (name) => [
    ...changed(name, /ня$/u, ['ні', 'ню', 'нем']),
    ...changed(name, /да$/u, ['ді', 'дом']),
    ...changed(name, /го$/u, ['му']),
  ],
  fi: (name) => changed(name, /uu$/u, ['uussa', 'uun', 'uuhun', 'uulta', 'uusta', 'uulla']),
  hu: (name) => ['ban', 'ben', 'ig', 'ra', 're', 'tól', 'től', 'i', 'ában', 'ára'].map((ending) => `${name}${ending}`),
  tr: (name) =>
    ['ta', 'te', 'da', 'de', 'tan', 'ten', 'dan', 'den', 'a', 'e', 'ın', 'ün', 'in', 'ı', 'ü', 'i'].flatMap(
      (ending) => [`${name}${ending}`, `${name}'${ending}`, `${name}’${ending}`],
    ),
  el: (name) => changed(name, /ς$/u, ['']),
  bn: (name) => ['ে', 'ের', 'র', 'তে'].map((ending) => `${name}${ending}`),
  ta: (name) => changed(name, /்$|ி$|ை$/u, ['ில்', 'ியில்', 'ையில்']),
};
const changed = (name: string, ending: RegExp, others: readonly string[]): string[] =>
  ending.test(name) ? others.map((other) => name.replace(ending, other)) : [];
