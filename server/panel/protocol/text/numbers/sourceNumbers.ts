import { keepingLast } from '../../../../../shared/kernel/lastResults.ts';
import { otherSeparators } from './digits.ts';
import { daysOf } from './dates/datesInFigures.ts';
import { isAmount } from './calculations/oneStep.ts';
import { sentencesOf } from './calculations/sentences.ts';
import { operatorIn } from './calculations/operators.ts';
import { multiplesWithin } from './calculations/multipleOf.ts';
import type { Known } from './known.ts';
import { withoutContacts } from './named/contacts.ts';
import { readNumbers } from './statedNumbers.ts';
import { isFromTo } from './neighbours.ts';
import type { Stated } from './stated.ts';
import { wordsAround } from './wordsAround.ts';
import { surroundingsOf } from './counts/surroundings.ts';
import { isYear } from './dates/isYear.ts';
import { headUnitsIn } from './units/columnHeads.ts';
import { isCurrency } from './units/currencies.ts';
import { isShare } from './units/measures.ts';
import { magnitudeAt } from './units/unitsAt.ts';
import { lettersOfMoney } from './units/unitWords.ts';
import { isTimes, multiplesInWords } from './words/multiples.ts';
import { fractionsInWords } from './words/fractionsInWords.ts';
import { sharesInWords } from './words/sharesInWords.ts';
import { wholeOf } from './words/wholes.ts';
import { yearsElsewhere } from './dates/yearsElsewhere.ts';

/**
 * The numbers of a source. A bare number may be of any currency or unit, which its table names in a head or its writer left out; a share in percent has to be
 * written as one, but for a cell of a table.
 */
export const numbersOfSource = keepingLast((whole: string, language: string): readonly Known[] => {
  const text = withoutContacts(whole);
  const own = readNumbers(text, language, { small: true, months: true });
  const written = [
    ...(isAmbiguous.test(text) ? readNumbers(text, otherSeparators(language), { small: true }) : []).map((one) => ({
      ...one,
      isOtherReading: true,
    })),
    ...own.map((one) => ({ ...one, isOtherReading: false })),
  ];
  const around = new Map(surroundingsOf(text, own).map((one, i) => [own[i]?.at ?? 0, one]));
  const sentences = sentencesOf(text, own);
  const multiples = multiplesWithin(own.map((one, i) => ({ ...one, sentence: sentences[i] ?? 0 })));
  const changes = own.slice(1).flatMap((to, i) => changesOf(text, own[i], to));
  const products = own.slice(1).flatMap((by, i) => productOf(text, own[i], by));
  const named = [...new Set(written.map(({ unit }) => unit))].filter(
    (unit) => unit !== null && !isShare(unit) && unit !== 'date' && unit !== 'time',
  );
  const others = [
    ...fractionsInWords(text),
    ...[
      ...multiplesInWords(text),
      ...own.filter(({ at, text: one }) => isTimes(text.slice(at + one.length, at + one.length + 12))),
    ].map(({ value }) => ({ value, unit: '×' })),
    ...multiples.map((value) => ({ value, unit: '×' })),
    ...changes,
    ...products,
    ...own.flatMap(otherDates).map((value) => ({ value, unit: 'date' })),
    ...own.filter(isFraction).map(({ value }) => ({ value: 100 * value, unit: '%' })),
    ...own
      .filter(isDutchTon)
      .filter(() => /^nl\b/u.test(language))
      .map(({ value }) => ({ value: 1e5 * value, unit: null })),
    ...yearsElsewhere(text, language).map((value) => ({ value, unit: null })),
  ].map((one) => ({ time: null, ...one, minus: null, isOfAny: one.unit === null }));
  const sizes = sizesInHeads(text);
  const headUnitAt = headUnitsIn(text);
  const said = written.flatMap((one) => {
    const { value, unit, time, per, minus, counts, counted, ways, isOtherReading, at } = one;
    const end = at + one.text.length;
    const isBare =
      unit === null &&
      time === null &&
      (!Number.isInteger(value) ||
        isAlternative.test(text.slice(end, end + 12)) ||
        per !== null ||
        value >= large ||
        isEach.test(text.slice(end, end + 16)) ||
        !(counts || counted.behind.length > 0));
    const head = isBare && isCell(text, at, end) ? headUnitAt(at) : null;
    if (head) {
      const own = { value, ...head, per, minus, counts, counted, ways, isOtherReading, isOfAny: false };
      return [{ ...own, around: around.get(at), text: one.text, words: wordsAround(text, at, end) }];
    }
    return [
      {
        ...{ value, unit, time, per, minus, counts, counted, ways, isOtherReading, isOfAny: isBare },
        ...{ around: around.get(at), text: one.text, words: wordsAround(text, at, end) },
      },
      ...(unit === 'date' ? partsOfDate(value) : []),
      ...(isBare ? named.map((other) => ({ value, unit: other, minus, per, ways })) : []),
      ...(isBare && isCell(text, at, end) ? [{ value, unit: '%', minus, per, ways }] : []),
      ...(isBare && sizes.length > 0 && !isYear(value) && isCell(text, at, end)
        ? sizes.map((size) => ({
            value: Number((value * size).toPrecision(12)),
            unit: null,
            isOfAny: true,
            minus,
            per,
            ways,
          }))
        : []),
    ];
  });
  // What is read as a number with what it counts is of nothing else.
  const read = new Set(own.map(({ value }) => value));
  const shares = sharesInWords(text).map(({ part, ...place }) => ({
    ...{ value: 100 * part, unit: '%' },
    whole: wholeOf(text, place),
  }));
  return [
    ...said,
    ...others.filter(({ unit, isOfAny, value }) => !(unit === null && isOfAny && read.has(value))),
    ...shares,
  ];
}, 64);

/** Whether it is all that a cell of a table holds. */
const isCell = (text: string, at: number, end: number): boolean =>
  /(?:^|[|;\t\n])[^\S\n]*$/u.test(text.slice(Math.max(0, at - 8), at)) &&
  /^[^\S\n]*(?:$|[|;\t\n])/u.test(text.slice(end, end + 8)) &&
  /[|;\t]/u.test(text);

/** "820 or less": what follows is no thing that is counted. */
const isAlternative =
  /^ (?:or|oder|ou|o|eller|tai|lub|albo|nebo|či|или|либо|або|чи|ή|veya|vagy|sau|أو|یا|או|atau|hoặc|au|या|বা|அல்லது|หรือ)\s/iu;

/** Of tables whose head says that they are in thousands or millions: "Revenue (£k)", "in Tsd. €", 売上(百万円). */
const sizesInHeads = (text: string): readonly number[] =>
  /[|;\t]/u.test(text) ? [...new Set([...text.matchAll(headOfSize)].flatMap(({ 0: head }) => sizeIn(head)))] : [];
const headOfSize = /[(（[][^()（）[\]\p{Nd}\n]{1,24}[)）\]]|(?<!\p{L})in (?:\p{L}{1,8}\.?|T€|k€)/gu;
const sizeIn = (head: string): number[] =>
  [...head.matchAll(/(?<=[(（[\s\p{Sc}]|^)[\p{L}\p{M}]+\.?/gu)].flatMap(({ index }) => {
    const rest = head.slice(index);
    const [letter = ''] = rest;
    if (/^[A-Za-z](?!\p{L})/u.test(rest)) return lettersOfMoney[letter] ?? [];
    const { factor } = magnitudeAt(`€1 ${rest}`, 1, 2);
    return factor > 1 ? [factor] : [];
  });

/** What is no less may be money whose currency is left out, whatever word follows: "12,300 down", "34 000 or another". */
const large = 1_000;

/** By how much something changes that goes from one amount to another, and by how many percent. */
const changesOf = (text: string, from: Stated | undefined, to: Stated): Known[] =>
  from &&
  from.unit === to.unit &&
  isAmount(from) &&
  from.value > 0 &&
  isFromTo(text.slice(from.at + from.text.length, to.at))
    ? [
        { value: Math.abs(to.value - from.value), unit: from.unit === '%' ? 'pp' : from.unit, time: to.time },
        { value: (100 * Math.abs(to.value - from.value)) / from.value, unit: '%' },
      ]
    : [];

/** "6 lanes x 10 hrs": what a source itself multiplies. */
const productOf = (text: string, one: Stated | undefined, by: Stated): Known[] =>
  one && isAmount(one) && isAmount(by) && operatorIn(text.slice(one.at + one.text.length, by.at)) === '×'
    ? [{ value: one.value * by.value, unit: [one, by].find(({ unit }) => isCurrency(unit))?.unit ?? null }]
    : [];

/** What else its figures may say: in English either day of 3/4/2027, and of 31/3 a day. */
const otherDates = ({
  unit,
  text,
  other,
}: {
  unit: string | null;
  text: string;
  other?: number;
}): readonly number[] => {
  if (other !== undefined) return [other];
  return unit === null ? daysOf(text) : [];
};

/** "11 per dog" may be money whose currency is left out. */
const isEach = /^[ \u00A0](?:per|each|pro|je|par|por|za|за)[ \u00A0]\p{L}/iu;

/** In Dutch "drie ton" are 300,000 euros as well as three tons. */
const isDutchTon = ({ unit, text }: { unit: string | null; text: string }): boolean =>
  unit === 't' && text.endsWith('ton');

/** ½, 3/4: a share, as half and three quarters are in words. */
const isFraction = ({ value, unit, text }: { value: number; unit: string | null; text: string }): boolean =>
  unit === null && value > 0 && value < 1 && /[¼-¾⅐-⅞/⁄]/u.test(text);

/** "240,000": of Spain and of Mexico. */
const isAmbiguous = /(?<![\p{Nd}.,])[\p{Nd}]{1,3}[.,]\p{Nd}{3}(?![\p{Nd}])/u;

/** What a text may say of a date in other words: its year, and its day. */
const partsOfDate = (date: number): Known[] =>
  [Math.floor(date / 1e4), date % 100].flatMap((value) => (value > 0 ? [{ value, unit: null, isPart: true }] : []));
