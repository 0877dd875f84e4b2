import { asciiDigits } from '../digits.ts';
import { everyNth } from './everyNth.ts';
import { han, hanValue } from './numerals/eastAsianNumerals.ts';
import { isOfLarge } from './loneMagnitudes.ts';
import { longestFirst } from './longestFirst.ts';
import { multiples, parts } from './parts.ts';
import { lengthOfTime } from './timesInWords.ts';

/** A part of a whole that a text says in words, between 0 and 1, and its place. */
export type WordedShare = {
  readonly at: number;
  readonly end: number;
  readonly part: number;
  /** Whether the words can be no half of a year, quarter of an hour or third shop. */
  readonly isSure: boolean;
};

/** Half, two thirds, one in five, 三分之一, 2割: wherever the words say a part of a whole and nothing else. */
export const sharesInWords = (text: string): WordedShare[] => {
  const ascii = asciiDigits(text);
  // Digits that are longer than ASCII ones would move every place behind them.
  const plain = ascii.length === text.length ? ascii : text;
  const all = [
    ...parts.flatMap(({ plain: words, part }) =>
      [...plain.matchAll(words)].map((match) => shareAt(match, part, part !== 1 / 2)),
    ),
    ...readers.flatMap(({ pattern, read }) =>
      [...plain.matchAll(pattern)].map((match) => shareAt(match, read(match), !mayCount.test(match[0]))),
    ),
  ].filter(({ part, end }) => part > 0 && part < 1 && !isOfLarge(plain, end) && lengthOfTime(plain, end) === null);
  return longestFirst(all);
};

type Share = { readonly value: number; readonly unit: '%' | null };
/** Shares and multiples as numbers, each once: half is 50 %, double is 2. */
export const sharesAndMultiples = (text: string): Share[] => [
  ...[...new Set(sharesInWords(text).map(({ part }) => Math.round(100 * part)))].map(
    (value) => ({ value, unit: '%' }) as const,
  ),
  ...multiples.flatMap(({ plain, part }) => (text.search(plain) >= 0 ? [{ value: part, unit: null }] : [])),
];

const shareAt = ({ 0: words, index }: RegExpExecArray, part: number, isSure: boolean): WordedShare => ({
  ...{ at: index, end: index + words.length, part },
  isSure,
});
/** "Einer von drei Läden" counts the shops there are; of ten nobody does. */
const mayCount = / (?:von|auf|a[vf]|na|z|из|з|din|dintre|közül) (?!(?:10|zehn|tio|ti|dziesięciu|десяти|zece|tíz)$)/iu;

/** Small numbers as words of "one in five". */
const small: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'two wawili mbili zwei deux dos due dois duas twee dwoje двух двох iki δύο اثنين دو שניים दो দুই இரண்டு hai dua สอง 두',
    'three watatu tatu drei trois tres tre três drie troje трёх трьох üç τρεις ثلاثة سه שלושה तीन তিন மூன்று ba tiga สาม 세',
    'four wanne nne vier quatre cuatro quattro quatro czworo четырёх чотирьох dört τέσσερις أربعة چهار ארבעה चार চার நான்கு bốn empat สี่ 네',
    'five watano tano fünf cinq cinco cinque vijf pięciu пяти пʼяти beş πέντε خمسة پنج חמישה पाँच পাঁচ ஐந்து năm lima ห้า 다섯',
    'six sita sechs seis sei zes sześciu шести altı έξι ستة شش שישה छह ছয় ஆறு sáu enam หก 여섯',
    'seven saba sieben sept siete sette sete zeven siedmiu семи yedi επτά سبعة هفت שבעה सात সাত ஏழு bảy tujuh เจ็ด 일곱',
    'eight wanane nane acht huit ocho otto oito ośmiu восьми sekiz οκτώ ثمانية هشت שמונה आठ আট எட்டு tám delapan แปด 여덟',
    'nine tisa neun neuf nueve nove negen dziewięciu девяти dokuz εννέα تسعة نه תשעה नौ নয় ஒன்பது chín sembilan เก้า 아홉',
    'ten kumi zehn dix diez dieci dez tien dziesięciu десяти on δέκα عشرة ده עשרה दस দশ பத்து mười sepuluh สิบ 열',
  ].flatMap((forms, i) => forms.split(' ').map((form) => [form, i + 2] as const)),
);
/** A small number in a word or digits. */
export const sizeOf = (text: string): number => (/^\d/u.test(text) ? Number(text) : (small[text.toLowerCase()] ?? 0));
const oneIn = ({ 1: size = '' }: RegExpMatchArray): number => 1 / sizeOf(size);
const smallWords = Object.keys(small).join('|');
export const smallWord = `(\\d{1,3}|${smallWords})`;
/** What stands between the two numbers of "two in five". */
export const among =
  'in|out of(?: every)?|von|a[vf]|din|dintre|közül|auf|sur|de cada|em cada|su|op(?: de)?|na|z|из|з|στους|στις|من كل|از هر|מתוך|में से|trên|dari|kişiden';

/** What is counted in two fifths. */
const fractions: Readonly<Record<string, number>> = {
  ...{ fifths: 5, fünftel: 5, cinquièmes: 5, quintos: 5, quinti: 5, vijfde: 5, piąte: 5, пятых: 5, femtedelar: 5 },
  ...{
    sixths: 6,
    sechstel: 6,
    sixièmes: 6,
    sextos: 6,
    sesti: 6,
    zesde: 6,
    eighths: 8,
    achtel: 8,
    huitièmes: 8,
    octavos: 8,
    oitavos: 8,
    ottavi: 8,
  },
  ...{
    achtste: 8,
    tenths: 10,
    zehntel: 10,
    dixièmes: 10,
    décimos: 10,
    decimi: 10,
    tiende: 10,
    dziesiąte: 10,
    десятых: 10,
    tiondelar: 10,
  },
};
const slavic: Readonly<Record<string, number>> = { dwie: 2, две: 2, три: 3, trzy: 3, четыре: 4, cztery: 4 };

const readers: readonly { readonly pattern: RegExp; readonly read: (match: RegExpMatchArray) => number }[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}\\d])(one|einer?|eine|jeder|une?|un[ao]?|uno|uma?|een|jeden|jedna|один|одна|ένας|μία|واحد|واحدة|یک|یکی|אחד|אחת|एक|একজন|ஒருவர்|một|satu|bir|${smallWords}) (?:\\p{L}+ )?(?:${among}) ${smallWord}(?![\\p{L}\\p{M}\\d])`,
      'giu',
    ),
    read: ({ 1: some = '', 2: size = '' }) => (sizeOf(some) || 1) / sizeOf(size),
  },
  {
    pattern: new RegExp(`(\\d{1,3}|[${han}]{1,3})人(?:に|のうち)[1一]人`, 'gu'),
    read: ({ 1: of = '' }) => 1 / hanValue(of),
  },
  {
    pattern: new RegExp(
      `每(\\d{1,3}|[${han}]{1,3})[个個人位名家]\\p{Script=Han}{0,4}?(?:中|里|裡)?就?有[一1][个個人位名家]`,
      'gu',
    ),
    read: ({ 1: of = '' }) => 1 / hanValue(of),
  },
  { pattern: new RegExp(`(?<!\\p{L})(?:हर )?${smallWord} में से (?:एक|1)(?![\\p{L}\\p{M}\\d])`, 'gu'), read: oneIn },
  {
    pattern: new RegExp(`(?<!\\p{L})(?:প্রতি )?${smallWord}(?:জন|টি)?(?:ের|র|ে)? ?(?:মধ্যে )?(?:এক|১|1)(?:জন|টি)`, 'gu'),
    read: oneIn,
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})প্রতি ${smallWord}(?:জন|টি|টা)? [\\p{L}\\p{M}]+র (?:মধ্যে )?(?:এক|১|1)(?:জন|টি|টা)`,
      'gu',
    ),
    read: oneIn,
  },
  { pattern: new RegExp(`از هر ${smallWord} \\p{L}+ (?:یک|1)(?![\\p{L}\\p{M}])`, 'gu'), read: oneIn },
  { pattern: new RegExp(`[Mm]moja kati ya \\p{L}+ ${smallWord}(?![\\p{L}\\d])`, 'gu'), read: oneIn },
  { pattern: new RegExp(`${smallWord} ?(?:명|곳|개) ?(?:중|가운데)(?:에)? (?:한|1) ?(?:명|곳|개)`, 'gu'), read: oneIn },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(${smallWords}|dwie|две|три|четыре|trzy|cztery)[ -](${Object.keys(fractions).join('|')})(?![\\p{L}\\p{M}])`,
      'giu',
    ),
    read: ({ 1: some = '', 2: size = '' }) =>
      (sizeOf(some) || slavic[some.toLowerCase()] || 0) / (fractions[size.toLowerCase()] ?? 1),
  },
  ...everyNth,
  { pattern: new RegExp(`หนึ่งใน${smallWord}`, 'gu'), read: oneIn },
  { pattern: new RegExp(`her ${smallWord} \\p{L}+ bir`, 'giu'), read: oneIn },
  {
    pattern: new RegExp(`(\\d{1,3}|[${han}]{1,3})(?:分之|分の)(\\d{1,3}(?:\\.\\d{1,2})?|[${han}]{1,3})`, 'gu'),
    read: ({ 1: of = '', 2: share = '' }) => hanValue(share) / hanValue(of),
  },
  { pattern: /(\d{1,3})분의 ?(\d{1,3})/gu, read: ({ 1: of, 2: share }) => Number(share) / Number(of) },
  {
    pattern: /(?<!\p{L})([이삼사오육칠팔구십백]{1,3})분의 ?([일이삼사오육칠팔구십]{1,3})/gu,
    read: ({ 1: of = '', 2: share = '' }) => hanValue(share) / hanValue(of),
  },
  {
    // 三成五 is 35 %, but 三成五年内 are 30 % within five years.
    pattern: new RegExp(
      `(?<![\\d${han}])(\\d|[一二三四五六七八九两兩])[割成](?:([\\d一二三四五六七八九])(?:分|(?![\\d${han}年月日天周週个個人名位家歲岁次倍間间])(?<!割.))|(半))?`,
      'gu',
    ),
    read: ({ 1: tenths = '', 2: more, 3: half }) =>
      (10 * hanValue(tenths) + (half ? 5 : more === undefined ? 0 : hanValue(more))) / 100,
  },
];
