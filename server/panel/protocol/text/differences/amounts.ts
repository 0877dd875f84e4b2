import { keepingLast } from '../../../../../shared/kernel/lastResults.ts';
import { percentWordsIn } from './amountForms/percentWords.ts';
import { spelledOut, yearEnds } from './amountForms/spellings.ts';
import { ordinalsIn } from './ordinals.ts';
import { readNumbers, type Stated } from '../numbers/statedNumbers.ts';
import { isNearly } from '../numbers/digits.ts';
import { isCurrency, isSameUnit } from '../numbers/units/currencies.ts';
import { periodsIn, timesOf, type TimeUnit, timeUnitAt } from '../numbers/units/timeUnits.ts';
import { fractionsInWords } from '../numbers/words/fractionsInWords.ts';
import { numbersInWords } from '../numbers/words/numberWords.ts';
import { singleThings } from '../numbers/words/numerals/countedNumerals.ts';
import { numbersWithin } from '../numbers/words/numerals/numbersWithin.ts';
import { parts } from '../numbers/words/parts.ts';
import { sharesAndMultiples, sharesInWords } from '../numbers/words/sharesInWords.ts';

/** Whether every number of each of two texts is one of the other, whichever way either writes it: half a year is 6 months, 三割 is 30 %. */
export const haveSameAmounts = (a: string, b: string, language: string): boolean => {
  const [ours, theirs] = [amountsIn(a, language), amountsIn(b, language)];
  return areWithin(ours, theirs) && areWithin(theirs, ours) && !haveOtherPeriods(a, b, language);
};

/** Whether every number of one text is one of another, whichever way either writes it. */
export const holdsAmounts = (text: string, part: string, language: string): boolean =>
  areWithin(amountsIn(part, language), amountsIn(text, language)) && !haveOtherPeriods(text, part, language);

/** Whether a text says a number, a share or a length of time. */
export const hasAmount = (text: string, language: string): boolean =>
  amountsIn(text, language).some(({ isAny }) => isAny !== true);

/** A part of a year that has a number, such as Q1: their places are no other numbers, nor names. */
export const partsOfYearIn = (text: string): readonly (Place & Amount)[] =>
  partsOfYear.flatMap(({ unit, value, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ at: index, end: index + found.length, value, unit })),
  );

/** `isShare`: a part of a whole that is said in words. `mayMiss`: one year and the like, which "62,000 a year" and "62,000 per year" both mean. */
type Amount = {
  readonly value: number;
  readonly unit: string | null;
  readonly time?: TimeUnit | null;
  readonly minus?: Stated['minus'];
  readonly isShare?: true;
  readonly mayMiss?: true;
  /** Whose unit is not read. */
  readonly mayBeYears?: boolean;
  /** A large number that counts nothing. */
  readonly mayBeMoney?: boolean;
  /** Another one, whichever that is. */
  readonly isAny?: true;
};
type Place = { readonly at: number; readonly end: number };

const areWithin = (some: readonly Amount[], all: readonly Amount[]): boolean =>
  some.every((one) => one.mayMiss === true || all.some((other) => isSameSize(one, other) && haveOneSign(one, other)));

/** What is written with a minus may be said to be a fall. */
const haveOneSign = (one: Amount, other: Amount): boolean =>
  one.minus === 'written' ? Boolean(other.minus) : other.minus !== 'written' || Boolean(one.minus);

/** A unit of time may be left out; another one in its place is another number. A third may be written as 33 %. */
const isSameSize = (one: Amount, other: Amount): boolean => {
  if ((one.mayBeMoney && isCurrency(other.unit)) || (other.mayBeMoney && isCurrency(one.unit)))
    return one.value === other.value;
  if (!isSameUnit(one.unit, other.unit)) return false;
  if (one.isAny === true || other.isAny === true) return true;
  if (one.isShare !== other.isShare) return Math.abs(one.value - other.value) < 1;
  if (one.isShare) return isNearly(one.value, other.value);
  if (one.mayBeYears && other.time === 'month') return 12 * one.value === other.value;
  if (other.mayBeYears && one.time === 'month') return 12 * other.value === one.value;
  if (!one.time || !other.time || one.time === other.time) return one.value === other.value;
  const times = timesOf(one.time, other.time);
  return times !== null && Math.abs(one.value * times - other.value) < 1e-9;
};

/** Each text of a list is held against every other, and options against a whole case. */
const amountsIn = keepingLast((whole: string, language: string): readonly Amount[] => {
  const text = spelledOut(whole);
  const percents = percentWordsIn(text, language);
  const stated = readNumbers(text, language, { small: true }).map((one) => ({ ...one, end: one.at + one.text.length }));
  const counted = countedIn(text).filter(({ value }) => !stated.some((one) => one.value === value));
  // "One and a half years" has no half of a year, nor of anything else.
  const inWords = stated.filter(({ text: one }) => !/\p{Nd}/u.test(one));
  const isHalfMore = [...counted, ...inWords].some(({ value }) => value % 1 === 1 / 2);
  const times = [
    ...(isHalfMore ? [] : halvesOfTimes(text)),
    ...wordedTimes(text),
    ...partsOfYearIn(text),
    ...yearEndsIn(text),
  ];
  const shares = sharesOf(text)
    .filter(apartFrom(times))
    // The half of "two and a half million".
    .filter(({ at, end }) => !inWords.some((one) => one.at < at && end <= one.end))
    .filter(({ part }) => part !== 1 / 2 || !isHalfMore);
  const dates = stated.filter(({ unit }) => unit === 'date');
  const ordinals = ordinalsIn(text).filter(apartFrom([...times, ...shares, ...dates]));
  const numbers = stated
    .filter(apartFrom([...times, ...shares, ...ordinals, ...percents]))
    .map((one) => asAmount(one, text.slice(one.end, one.end + 8)));
  return [
    ...numbers,
    ...times,
    ...percents.map(({ value }) => ({ value, unit: '%' })),
    ...ordinals.map(({ value, isAny }): Amount => ({ value, unit: 'ordinal', ...(isAny && { isAny, mayMiss: true }) })),
    ...shares.map(({ part }) => ({ value: 100 * part, unit: '%', isShare: true }) as const),
    ...counted.map((one) => ({ ...one, mayBeYears: one.time === null }) as const),
    ...[...text.matchAll(both)].map(() => ({ value: 2, unit: null })),
    ...[...text.matchAll(couple)].map((): Amount => ({ value: 2, unit: null, mayMiss: true })),
    ...singleThings(text).map((): Amount => ({ value: 1, unit: null, mayMiss: true })),
    ...[...text.matchAll(score)].map(() => ({ value: 20, unit: null })),
    ...singleTimes(text, language),
    ...numbersWithin(text, language)
      .filter(apartFrom([...numbers, ...percents]))
      .map(({ value, time }): Amount => ({ value, unit: null, time })),
  ];
}, 64);
type Read = Place & Amount & Pick<Stated, 'text' | 'counts'>;
/** 1/4 of something without a unit is a part of it; an amount of money may leave out its currency. */
const asAmount = (one: Read, behind: string): Amount & Place => {
  if (/^\s?‰/u.test(behind)) return { ...one, unit: '‰' };
  const { value, unit, time, text } = one;
  if (unit !== null || time) return one;
  if (value > 0 && value < 1 && fraction.test(text)) return { ...one, value: 100 * value, unit: '%', isShare: true };
  return { ...one, mayBeMoney: value >= 1000 && (!one.counts || ofMoney.test(behind)) };
};
const fraction = /^(?:\p{Nd}{1,2}[/⁄]\p{Nd}{1,2}|[¼-¾⅐-⅞])$/u;
/** Scripts without spaces have no mark that something else is counted. */
const ofMoney = /^(?:投资|投資|资金|資金|贷款|貸款|融资|融資|借款|借入|を?借り|の?投資|투자|대출|자금)/u;

/** Dozens, doubles, and what is half more than a number; of these with its unit of time where it is read. */
const countedIn = (text: string): (Amount & { readonly time: TimeUnit | null })[] => {
  const all = [...fractionsInWords(text), ...sharesAndMultiples(text)].map((one) => ({ time: null, ...one }));
  return all.filter(
    ({ value, unit, time }) =>
      unit === null &&
      value > 1 &&
      (time === null
        ? !all.some((one) => one.value === value && Boolean(one.time))
        : // Half a year in months, which halves of times are compared with anyway.
          !Number.isInteger(value)),
  );
};

/** Parts of a whole, also in words that may count something: "by a fifth". Halves of times are read apart. */
const sharesOf = (text: string): (Place & { readonly part: number })[] => {
  const sure = sharesInWords(text);
  const others = parts
    .filter(({ part }) => part !== 1 / 2)
    .flatMap(({ ambiguous, part }) =>
      ambiguous ? [...text.matchAll(ambiguous)].map((found) => ({ found, part })) : [],
    )
    .map(({ found: { 0: words, index }, part }) => ({ at: index, end: index + words.length, part }));
  return [...sure, ...others.filter(apartFrom(sure))];
};

const apartFrom =
  (places: readonly Place[]) =>
  ({ at, end }: Place): boolean =>
    places.every((one) => one.end <= at || one.at >= end);

type Time = Place & Amount;
const timeAt = (text: string, { at, end }: Place, value: number): Time[] => {
  const time = timeUnitAt(text.slice(end, end + 24));
  return time === null ? [] : [{ at, end, value, unit: null, time }];
};

/** Half a year, ein halbes Jahr, 半年. */
const halvesOfTimes = (text: string): Time[] =>
  parts
    .filter(({ part }) => part === 1 / 2)
    .flatMap(({ plain, ambiguous }) => [plain, ...(ambiguous ? [ambiguous] : []), /半(?=\p{L})/gu])
    .flatMap((words) => [...text.matchAll(words)])
    .flatMap(({ 0: words, index }) => {
      const article = /^(?: an?(?= )| d['’](?=\p{L}))?/u.exec(text.slice(index + words.length))?.[0] ?? '';
      return timeAt(text, { at: index, end: index + words.length + article.length }, 1 / 2);
    });

const wordedTimes = (text: string): Time[] =>
  lengths.flatMap(({ pattern, value, time }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      ...{ at: index, end: index + words.length, value, time },
      unit: null,
    })),
  );
const alone = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'giu');
const lengths = [
  { pattern: alone('a decade|one decade|ein Jahrzehnt|une décennie|una década|uma década|un decennio'), value: 10 },
  { pattern: alone('a fortnight|one fortnight'), value: 2 },
].map((one, i) => ({ ...one, time: i === 0 ? ('year' as const) : ('week' as const) }));
const yearEndsIn = (text: string): Time[] =>
  yearEnds.flatMap(({ pattern, mayMiss }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      ...{ at: index, end: index + words.length, value: 1231, unit: 'date' },
      ...(mayMiss && { mayMiss }),
    })),
  );
const couple = alone('a couple of|une paire de|un par de|un paio di|пар[ау]');
const score = alone('a score of');
/** Not what goes on with "and". */
const both = new RegExp(
  `${
    alone(
      'both(?! .{1,80} and )|beide[nrms]?|ambos|ambas|entramb[ie]|ob(?:a|ie|oje|ydw\\p{L}+|iema)|об(?:а|е|оих|еих|оим|еим)|обидв\\p{L}+|her iki\\p{L}*|كلا|كلتا|दोनों|উভয়|båda|begge|molem\\p{L}+|obě|mindkét|mindkettő\\p{L}*|amândou\\p{L}+|ambele',
    ).source
  }|両方|双方|둘 다|양쪽`,
  'giu',
);

/** Whether each says how often, and none of it alike: monthly, a year. */
const haveOtherPeriods = (a: string, b: string, language: string): boolean => {
  const [ours, theirs] = [a, b].map(
    (text) => new Set([...periodsIn(text), ...singleTimes(text, language).flatMap(({ time }) => time ?? [])]),
  );
  return ours !== undefined && theirs !== undefined && ours.size > 0 && theirs.size > 0 && ours.isDisjointFrom(theirs);
};

/** And what stands in their place before a single unit of time: "на год", „na rok“. */
const articles = alone('an?|на|na|за');
/** One year and the like, which readers of numbers pass over. */
const singleTimes = (text: string, language: string): Amount[] =>
  [
    ...numbersInWords(text, language).filter(({ value }) => value === 1),
    ...[...text.matchAll(articles)].map(({ 0: word, index }) => ({ at: index, end: index + word.length })),
  ].flatMap((place) => timeAt(text, place, 1).map((one) => ({ ...one, mayMiss: true }) as const));

const quarters = [
  'Q1|1Q|T1|first quarter|1st quarter|(?:erste[sn]?|1\\.) Quartal|(?:premier|1er) trimestre|prim(?:er|eiro|o) trimestre|第[一1](?:季度|四半期)|1분기',
  'Q2|2Q|T2|second quarter|2nd quarter|(?:zweite[sn]?|2\\.) Quartal|(?:deuxième|2e) trimestre|(?:segundo|secondo) trimestre|第[二2](?:季度|四半期)|2분기',
  'Q3|3Q|T3|third quarter|3rd quarter|(?:dritte[sn]?|3\\.) Quartal|(?:troisième|3e) trimestre|(?:tercer|terceiro|terzo) trimestre|第[三3](?:季度|四半期)|3분기',
  'Q4|4Q|T4|(?:fourth|last) quarter|4th quarter|(?:vierte[sn]?|4\\.) Quartal|(?:quatrième|4e) trimestre|(?:cuarto|quarto) trimestre|第[四4](?:季度|四半期)|4분기',
];
const halves = [
  'H1|1H|first half|1st half|(?:erste[sn]?|1\\.) Halbjahr|premier semestre|prim(?:er|eiro|o) semestre|上半[年期]',
  'H2|2H|second half|2nd half|(?:zweite[sn]?|2\\.) Halbjahr|(?:second|deuxième) semestre|(?:segundo|secondo) semestre|下半[年期]',
];
const partsOfYear = [
  ...quarters.map((words, i) => ({ unit: 'quarter', value: i + 1, words })),
  ...halves.map((words, i) => ({ unit: 'half-year', value: i + 1, words })),
].map(({ words, ...one }) => ({
  ...one,
  pattern: new RegExp(`(?<![\\p{L}\\p{Nd}](?<![\\p{Script=Han}]))(?:${words})(?![\\p{Script=Latin}\\p{Nd}])`, 'giu'),
}));
