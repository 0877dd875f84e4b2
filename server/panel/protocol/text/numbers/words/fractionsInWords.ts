import { anyWord } from '../../text.ts';
import { asciiDigits } from '../digits.ts';
import { type TimeUnit, timeUnitAt } from '../units/timeUnits.ts';
import { han, hanValue, nativeOnes, nativeTens, scaleOf } from './numerals/eastAsianNumerals.ts';
import { isTimes } from './multiples.ts';
import { parts } from './parts.ts';
import { among, sharesInWords, sizeOf, smallWord } from './sharesInWords.ts';

type Said = { readonly value: number; readonly unit: '%' | '×' | null; readonly time?: TimeUnit | null };

/**
 * What a text says of parts and counts without writing the number: half, two thirds, one in five, 三分之一, 2割, a dozen, a year and a half, 2억 5천만. Each as
 * the numbers that somebody may write for it. Only sources are read so: a report is held to what it writes.
 */
export const fractionsInWords = (text: string): Said[] => {
  const plain = asciiDigits(text);
  return [
    ...sharesInWords(plain).flatMap(({ part }) => shareOf(part)),
    ...parts.flatMap(({ ambiguous, part }) => (ambiguous && plain.search(ambiguous) >= 0 ? shareOf(part) : [])),
    ...parts.flatMap(({ part, plain: words, ambiguous }) =>
      [words, ambiguous].flatMap((one) => (one ? timesIn(plain, one, part) : [])),
    ),
    ...counts.flatMap(({ words, value }) =>
      words.test(plain) ? [{ value, unit: null }, ...timesIn(plain, new RegExp(words, 'giu'), value)] : [],
    ),
    ...(halfYears.test(plain) ? [{ value: 6, unit: null, time: 'month' } as const] : []),
    ...readers.flatMap(({ pattern, read }) => [...plain.matchAll(pattern)].flatMap((match) => read(match))),
  ];
};

/** Half a year, полтора года, un an et demi: of which time it is a part or a number. */
const timesIn = (plain: string, words: RegExp, value: number): Said[] =>
  [...plain.matchAll(words)].flatMap(({ 0: written, index }): readonly Said[] => {
    const rest = plain.slice(index + written.length, index + written.length + 24);
    const places = [
      rest,
      rest.replace(/^ (?:an?|of|de|ein\p{L}*) /u, ' '),
      ...written.split(' ').map((word) => ` ${word}`),
    ];
    const time = places.map(timeUnitAt).find(Boolean);
    if (time) return [{ value, unit: null, time }];
    return isTimes(rest) ? [{ value, unit: '×' }] : [];
  });

/** A share as percent, rounded as people round, and as a fraction. */
const shareOf = (part: number): Said[] => {
  const percent = part * 100;
  const rounded = new Set([percent, Math.round(percent), Math.floor(percent), to(percent, 1), to(percent, 2)]);
  return [
    ...[...rounded].map((value) => ({ value, unit: '%' }) as const),
    ...[part, to(part, 2)].map((value) => ({ value, unit: null })),
  ];
};
const to = (value: number, places: number): number => Number(value.toFixed(places));

const word = (...forms: readonly string[]): RegExp => anyWord(forms);
const counts: readonly { readonly words: RegExp; readonly value: number }[] = [
  {
    value: 12,
    words: word(
      '(?:a|one|per|the) dozen|ein(?:em|es)? dutzend|dutzend|(?:une )?douzaine|(?:una )?docena|(?:uma )?dúzia|(?:una )?dozzina|(?:een )?dozijn|tuzin|дюжин\\p{L}+|düzine|ντουζίνα|दर्जन|ডজন|டஜன்|lusin|دزينة|دوجین|תריסר|dazeni',
    ),
  },
  {
    value: 1000,
    words: word(
      '(?<!\\d\\s?)(?:an? thousand|tausend|duizend|tusen|tusind|un millier|un millar|um milhar|un migliaio|тысяч[ау]|тисяч[ау])',
    ),
  },
  {
    value: 1.5,
    words: word(
      'one and a half|(?:a|one) \\p{L}+ and a half|anderthalb\\p{L}*|eineinhalb\\p{L}*|une? \\p{L}+ et demie?|un[ao]? \\p{L}+ y medi[oa]|uma? \\p{L}+ e mei[oa]|un[ao]? \\p{L}+ e mezz[oa]|anderhal(?:f|ve)|półtor\\p{L}+|пол[уо]?тор\\p{L}+|halvannen|halvanden|puolitoista|másfél\\p{L}*|un an și jumătate|rok a půl|півтор\\p{L}+|bir buçuk|ενάμισ\\p{L}+|μιάμιση',
      'سنة ونصف|عام ونصف|شهر ونصف|یک و نیم|(?:שנה|חודש) וחצי|डेढ़|দেড়|ஒன்றரை|một năm rưỡi|một tháng rưỡi|satu setengah',
    ),
  },
  { value: 2.5, words: word('zweieinhalb|два с половиной|ढाई|আড়াই|இரண்டரை|hai năm rưỡi|dua setengah') },
  ...(
    [
      ['डेढ़', 1.5],
      ['ढाई', 2.5],
      ['सवा', 1.25],
      ['সোয়া', 1.25],
      ['সওয়া', 1.25],
      ['দেড়', 1.5],
      ['আড়াই', 2.5],
    ] as const
  ).flatMap(([half, times]) => [
    { value: times * 1e3, words: word(`${half} (?:हज़ार|हजार|হাজার)`) },
    { value: times * 1e5, words: word(`${half} (?:लाख|লাখ|লক্ষ)`) },
    { value: times * 1e7, words: word(`${half} (?:करोड़|কোটি)`) },
  ]),
];

/** Half a year in a word of its own. */
const halfYears =
  /(?<![\p{L}\p{M}])(?:half[- ]years?|halbjahr\p{L}*|halfjaar|halvår\p{L}*|półrocz\p{L}*|půlro[kc]\p{L}*|pololet\p{L}*|полгода|пів ?року|півріч\p{L}*|félév\p{L}*|ครึ่งปี)|半年|반년/iu;

const isPart = (part: number): Said[] => (part > 0 && part < 1 ? shareOf(part) : []);

// From the beginning of a run of digits on, and no longer than a number is: else a long run is read from each of its digits.
const scaled = '(?<![\\d.,])([\\d.,]{1,20})\\s?([十百千십백천]?[万萬만亿億억兆조]|[十百千십백천])';
const eachScaled = new RegExp(scaled, 'gu');

const readers: readonly { readonly pattern: RegExp; readonly read: (match: RegExpMatchArray) => Said[] }[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}\\d])(\\d{1,3}) (?:\\p{L}+ )?(?:${among}) (\\d{1,3})(?![\\p{L}\\p{M}\\d])`,
      'giu',
    ),
    read: ({ 1: some, 2: size }) => isPart(Number(some) / Number(size)),
  },
  {
    // Of three shops two may be two shops as well.
    pattern: new RegExp(`(?<![\\p{L}\\p{M}\\d])${smallWord} में से ${smallWord}(?![\\p{L}\\p{M}\\d])`, 'gu'),
    read: ({ 1: size = '', 2: some = '' }) => isPart(sizeOf(some) / sizeOf(size)),
  },
  {
    pattern: new RegExp(`百(?:分之|分の)(\\d{1,3}|[${han}]{1,3})`, 'gu'),
    read: ({ 1: percent = '' }) => [{ value: hanValue(percent), unit: '%' }],
  },
  {
    pattern: new RegExp(`(?<![\\d${han}])(\\d|[一二三四五六七八九])折`, 'gu'),
    read: ({ 1: tenths = '' }) => [...isPart(hanValue(tenths) / 10), ...isPart(1 - hanValue(tenths) / 10)],
  },
  {
    pattern: new RegExp(
      `(\\d{1,3}|[${han}]{1,3})(?:([個个か箇ヶ]?[年月小時时][間间时時]?|시간|년|개월) ?[半반])`,
      'gu',
    ),
    read: ({ 1: whole = '', 2: unit = '' }) => [
      ...[null, timeUnitAt(unit)].map((time) => ({ value: hanValue(whole) + 0.5, unit: null, time })),
    ],
  },
  {
    pattern: new RegExp(`(?<!\\p{L})(${nativeTens.join('|')}|스무)(${nativeOnes.join('|')})?(?=\\s?\\p{L})`, 'gu'),
    read: ({ 1: tens = '', 2: ones = '' }) => [
      {
        value: 10 * (nativeTens.indexOf(tens === '스무' ? '스물' : tens) + 1) + nativeOnes.indexOf(ones) + 1,
        unit: null,
      },
    ],
  },
  {
    pattern: new RegExp(`(?:${scaled}\\s?){2,4}(\\d{1,4}(?![\\d.,]))?`, 'gu'),
    read: ([whole, , , rest = '']) => [
      {
        value: [...whole.matchAll(eachScaled)].reduce(
          (sum, { 1: digits = '', 2: signs = '' }) => sum + Number(digits.replaceAll(',', '')) * scaleOf(signs),
          Number(rest),
        ),
        unit: null,
      },
    ],
  },
];
