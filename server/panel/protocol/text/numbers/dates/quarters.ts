import { asciiDigits } from '../digits.ts';
import { longestFirst } from '../words/longestFirst.ts';
import type { WordedDate } from './datesInWords.ts';

/** "Q3 2027", "third quarter of 2027", 2027年第三季度: dates whose month is 51 to 54. A quarter without its year is none. */
export const quartersIn = (text: string): WordedDate[] =>
  longestFirst(
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: written, index, groups = {} }) => ({
        ...{ at: index, end: index + written.length },
        value: Number(asciiDigits(groups['year'] ?? '')) * 1e4 + (50 + quarterOf(groups['place'] ?? '')) * 100,
      })),
    ),
  );

/** The quarter that a month lies in. */
export const quarterOfMonth = (month: number): number => (month > 50 ? month : 50 + Math.ceil(month / 3));

const ordinals = [
  'first|erste\\p{L}*|premier|primer|primeiro|primo|eerste|pierwsz\\p{L}+|перв\\p{L}+|перш\\p{L}+|prvn\\p{L}+|första|første|ensimmäi\\p{L}+|első|primul|πρώτ\\p{L}+|birinci|ilk|الأول|הראשון|اول|pertama|पहली|প্রথম|一',
  'second|zweite\\p{L}*|deuxième|segundo|secondo|tweede|drug\\p{L}+|втор\\p{L}+|друг\\p{L}+|druh\\p{L}+|andra|anden|andre|toi[sn]\\p{L}+|második|al doilea|δεύτερ\\p{L}+|ikinci|الثاني|השני|دوم|kedua|दूसरी|দ্বিতীয়|二',
  'third|dritte\\p{L}*|troisième|tercer|terceiro|terzo|derde|trzeci\\p{L}*|трет\\p{L}+|třet\\p{L}+|tredje|kolma[ns]\\p{L}+|harmadik|al treilea|τρίτ\\p{L}+|üçüncü|الثالث|השלישי|سوم|ketiga|तीसरी|তৃতীয়|三',
  'fourth|last|vierte\\p{L}*|quatrième|cuarto|quarto|vierde|czwart\\p{L}+|четв[её]рт\\p{L}+|čtvrt\\p{L}+|fjärde|fjerde|neljä[ns]\\p{L}+|negyedik|al patrulea|τέταρτ\\p{L}+|dördüncü|son|الرابع|הרביעי|چهارم|keempat|चौथी|চতুর্থ|四',
];
const romans = ['I', 'II', 'III', 'IV'];
const places = ordinals.map((words) => new RegExp(`^(?:${words})$`, 'iu'));
const quarterOf = (place: string): number => {
  const digit = /^\p{Nd}/u.exec(place)?.[0];
  if (digit !== undefined) return Number(asciiDigits(digit));
  return (
    Math.max(
      romans.indexOf(place),
      places.findIndex((words) => words.test(place)),
    ) + 1
  );
};

const place = `(?<place>${ordinals.join('|')}|IV|I{1,3}|[1-4١-٤۱-۴१-४১-৪１-４])`;
const word =
  'quarter|Quartal\\p{L}*|trimestr\\p{L}*|kwartaal|kwarta[łl]\\p{L}*|квартал\\p{L}*|čtvrtlet\\p{L}+|kvart[aá]l\\p{L}*|(?:vuosi)?neljännek\\p{L}+|negyedév\\p{L}*|τρ[ίι]μ[ήη]ν\\p{L}+|çeyre[kğ]\\p{L}*|الربع|רבעון|הרבעון|سه\\u200cماهه[ٔ]?|kuartal|triwulan|quý|ไตรมาส(?:ที่)?|तिमाही|ত্রৈমাসিক|四半期|季度?|분기';
const year = '(?<year>\\p{Nd}{4})(?!\\p{Nd})';
const between = '[\\s,/]?\\s?(?:(?:of|de|del|di|do|roku|года|року|من|از|năm|tahun|an|of the year|ปี) ?)?';
const patterns = [
  `(?<![\\p{L}\\p{Nd}])[QTК](?<place>[1-4])${between}${year}`,
  `(?<![\\p{L}\\p{Nd}])(?<place>[1-4])[QT]${between}${year}`,
  `(?<!\\p{Nd})${year}[\\s年년]?\\s?[QT](?<place>[1-4])(?!\\p{Nd})`,
  `(?<![\\p{L}\\p{Nd}])${place}(?:st|nd|rd|th|er|e|\\.?[ºª°]|o|\\.|-?[йм]\\p{L}?)?\\s?(?:${word})${between}${year}`,
  `(?:${word})\\s?${place}${between}${year}`,
  `(?<!\\p{Nd})${year}\\s?[年년]?(?:\\s?第)?\\s?${place}\\.?\\s?(?:${word})`,
].map((source) => new RegExp(source, 'giu'));

/** Where a text names a quarter by its place alone: "2. Quartal", 1er trimestre, 1Q, 第1四半期. "4 quarters" are a length of time. */
export const quartersAlone = (text: string): { readonly at: number; readonly end: number }[] =>
  alone.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: written, index }) => ({ at: index, end: index + written.length })),
  );
const digit = '[1-4١-٤۱-४१-४১-৪１-４]';
const ending = '(?!\\p{L}(?<![\\u3040-\\u30FF\\u3400-\\u9FFF\\uAC00-\\uD7AF\\u0E00-\\u0E7F]))';
const alone = [
  `(?<![\\p{L}\\p{Nd}])[1-4](?:Q|T(?=\\s[\\p{Nd}\\p{Sc}:]))(?![\\p{L}\\p{Nd}])`,
  `(?<!\\p{Nd})${digit}(?:st|nd|rd|th|er|e|ème|\\.?[ºª°]|o|\\.|-?[йм]\\p{L}?)\\s?(?:${word})${ending}`,
  `(?:${word})\\s?${digit}(?!\\p{Nd}|[.,]\\p{Nd})`,
  `第\\s?${digit}\\s?(?:四半期|季度?)|(?<!\\p{Nd})${digit}\\s?분기(?!\\s?(?:동안|간))`,
].map((source) => new RegExp(source, 'giu'));
