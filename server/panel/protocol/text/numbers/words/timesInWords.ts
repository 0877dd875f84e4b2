import { type TimeUnit, timeAt } from '../units/timeUnits.ts';
import { halvesBehind } from './halves.ts';
import { longestFirst } from './longestFirst.ts';
import { numberWordsOf } from './numberWordLists.ts';
import { apartFrom, type Place } from './places.ts';
import { parts } from './parts.ts';

/** A length of time that a text says in words without a number: its place, and how much of which unit it is. */
export type WordedTime = { readonly at: number; readonly end: number; readonly value: number; readonly time: TimeUnit };

/** Half a year, drei viertel Stunde, un an et demi, полгода, 半年. */
export const timesInWords = (text: string, language: string): WordedTime[] => {
  const halves = halvesBehind(text);
  const isApart = apartFrom(halves);
  return longestFirst([
    ...partsOfTime(text).filter(isApart),
    ...withHalf(text, halves, language),
    ...ownWords(text),
    ...pairsOf(text),
  ]);
};

/** The second half of a year, and "the half of the year", are no lengths. */
const partsOfTime = (text: string): WordedTime[] =>
  parts
    .filter(({ part }) => (4 * part) % 1 === 0)
    .flatMap(({ part, plain, ambiguous }) =>
      [plain, ambiguous].flatMap((words) => (words ? [...text.matchAll(words)].map((match) => ({ match, part })) : [])),
    )
    .flatMap(({ match: { 0: written, index }, part }) => {
      const end = index + written.length;
      if (isOrdinal.test(text.slice(Math.max(0, index - 16), index)) || isHalfBehind.test(written)) return [];
      const length = lengthOfTime(text, end);
      return length === null ? [] : [{ at: index, end: length.end, value: part, time: length.time }];
    });

/** Of time behind a part: "half an hour", "demi-heure". It is nothing more than one of it: "half the years", "half of the year". */
export const lengthOfTime = (text: string, end: number): { readonly time: TimeUnit; readonly end: number } | null => {
  const rest = text.slice(end, end + 40);
  const article =
    /^[ \u00A0](?:(?:of )?an?|de|d[’']|ein\p{L}{0,2}|en|et|une?|uma?|un[ao]?|o) /u.exec(rest)?.[0].length ?? 0;
  const found = timeAt(article > 0 ? rest.slice(article - 1) : rest);
  if (found === null || noTimes.test(rest)) return null;
  return { time: found.unit, end: end + Math.max(0, article - 1) + found.length };
};
/** A half-time job, and the names of other things. */
const noTimes = /^[ \u00A0-](?:time(?!r)|mes[ae]|days?['’]?s? (?:off|work)|lat\b)/u;
const isHalfBehind = /^(?:buçuk)$/u;
const isOrdinal =
  /(?:first|second|last|next|erste[nrs]?|zweite[nrs]?|nächste[nrs]?|letzte[nrs]?|första|andra|første|andet|andre|eerste|tweede|premi\p{L}+|second\p{L}*|deuxième|primer\p{L}*|segund\p{L}+|prim\p{L}+|pierwsz\p{L}+|drug\p{L}+|перв\p{L}+|втор\p{L}+|перш\p{L}+|друг\p{L}+|első|második|ensimmäi\p{L}+|toi\p{L}+|[12][.ºª]|[12]st|2nd|I{1,2}|上|下|前|后|後|この|前の|지난)\s?$/iu;

/** "A year and a half", año y medio, سنة ونصف: the half stands behind what it is a half of. */
const withHalf = (text: string, halves: readonly Place[], language: string): WordedTime[] =>
  halves.flatMap(({ at, end }) => {
    const {
      1: other = '',
      2: article = '',
      3: word = '',
    } = /(?:([\p{L}\p{M}]+)[ \u00A0])?((?:(?:an?|one)[ \u00A0])?)([\p{L}\p{M}]+)$/u.exec(
      text.slice(Math.max(0, at - 40), at),
    ) ?? [];
    const found = timeAt(` ${word}`);
    const isNumber =
      (article === '' && numberWordsOf(language)?.words.has(other.toLowerCase()) === true) ||
      /\p{Nd}\s?$/u.test(text.slice(Math.max(0, at - word.length - 3), at - word.length));
    if (word === '' || found === null || found.length <= word.length || isNumber) return [];
    return [{ at: at - word.length - article.length, end, value: 1.5, time: found.unit }];
  });

/** Half a year in a word of its own, and a year and a half. */
const halfYears =
  /(?<![\p{L}\p{M}])(?:halbjahr(?:es?)?|halfjaar|halvår(?:et)?|полгода|пів ?року|півроку|félév(?:et|en)?)(?![\p{L}\p{M}])|ครึ่งปี|(?<![\p{Nd}])半年|반년|(?<![第\p{Nd}〇零一二三四五六七八九十])一年半|일년 ?반/giu;
const ownWords = (text: string): WordedTime[] =>
  [...text.matchAll(halfYears)].flatMap(({ 0: { length }, index }) =>
    isOrdinal.test(text.slice(Math.max(0, index - 16), index)) ||
    /^\s\p{Nd}{4}/u.test(text.slice(index + length, index + length + 5))
      ? []
      : [
          {
            at: index,
            end: index + length,
            value: /[年년] ?[半반]$/u.test(text.slice(index, index + length)) ? 1.5 : 0.5,
            time: 'year' as const,
          },
        ],
  );

/** Two of a time in a word of its own, and with a half: חודשיים, שנתיים וחצי, شهران, شهران ونصف. */
const pairsOf = (text: string): WordedTime[] =>
  pairs.flatMap(({ time, words }) =>
    [...text.matchAll(words)].map(({ 0: { length }, index, groups = {} }) => ({
      ...{ at: index, end: index + length, time },
      value: groups['half'] === undefined ? 2 : 2.5,
    })),
  );
const pairs = (
  [
    ['year', 'שנתיים|سنت(?:ان|ين)|عام(?:ان|ين)'],
    ['month', 'חודשיים|شهر(?:ان|ين)'],
    ['week', 'שבועיים|أسبوع(?:ان|ين)'],
    ['day', 'יומיים|يوم(?:ان|ين)'],
    ['hour', 'שעתיים|ساعت(?:ان|ين)'],
  ] as const
).map(([time, words]) => ({
  time,
  words: new RegExp(
    `(?<![\\p{L}\\p{M}]|(?:שני|שתי|كلا|كلتا) )(?:${words})(?<half> (?:וחצי|و ?نصف))?(?![\\p{L}\\p{M}])`,
    'gu',
  ),
}));
