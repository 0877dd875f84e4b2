import { decimalOf } from '../../../../../shared/locales/digits.ts';

/** Digits of any script as ASCII ones, code point for code point of the same length in digits; everything else stays. */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => String(decimalOf(digit)));

export const superscript = '⁰¹²³⁴⁵⁶⁷⁸⁹';
export const ofSuperscript = (text: string): number =>
  Number(text.replace(/./gu, (sign) => String(superscript.indexOf(sign))));

const signs: Readonly<Record<string, number>> = { '↉': 0 };
/** The value of a fraction in one sign, such as ½; NaN for other text. */
export const fractionOf = (sign: string): number => {
  const [over, under] = sign.normalize('NFKD').split('⁄').map(Number);
  return signs[sign] ?? (over !== undefined && under ? over / under : Number.NaN);
};

type Separators = { readonly group: string; readonly decimal: string };
/** How a language writes numbers: what separates thousands and decimals, '.' or ',' each. */
const separatorsOf = (language: string): Separators => {
  const known = cached.get(language);
  if (known) return known;
  const found = commaDecimal.test(language) ? { group: '.', decimal: ',' } : { group: ',', decimal: '.' };
  cached.set(language, found);
  return found;
};
const cached = new Map<string, Separators>();
const commaDecimal =
  /^(?:de(?!-(?:CH|LI))|fr|es(?!-(?:MX|US|419))|it(?!-CH)|pt|nl|pl|ru|uk|el|tr|id|vi|cs|sk|da|sv|nb|no|fi|hu|ro|bg|hr|sr|sl)\b/;

/** A language that writes thousands as this one writes decimals. */
export const otherSeparators = (language: string): string => (separatorsOf(language).group === '.' ? 'en' : 'de');

/**
 * What digits with separators between them amount to. With one kind of sign in between it is the language that decides between
 * thousands and decimals, but only where the digits allow both.
 */
export const valueOf = (written: string, language: string): number => {
  const plain = written.replaceAll('٫', '.').replaceAll('٬', ',').replaceAll('，', ',').replaceAll('．', '.');
  const bare = plain.replace(/[\s\u00A0\u202F\u2009'’_]/gu, '');
  const dots = bare.split('.').length - 1;
  const commas = bare.split(',').length - 1;
  if (dots === 0 && commas === 0) return Number(bare);
  if (dots > 0 && commas > 0) return bare.lastIndexOf('.') > bare.lastIndexOf(',') ? english(bare) : german(bare);
  const sign = dots > 0 ? '.' : ',';
  if (dots + commas > 1) return Number(bare.replaceAll(sign, ''));
  const [whole = '', rest = ''] = bare.split(sign);
  const mayGroup = rest.length === 3 && whole.length <= 3 && !whole.startsWith('0') && bare.length === plain.length;
  return mayGroup && separatorsOf(language).group === sign ? Number(whole + rest) : Number(`${whole}.${rest}`);
};
const english = (text: string): number => Number(text.replaceAll(',', ''));
const german = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));

/** How many digits of a value say something: all but the zeros at its beginning and its end. */
export const significantIn = (value: number): number =>
  String(Math.abs(value))
    .replace(/e.*$/u, '')
    .replace('.', '')
    .replace(/^0+|0+$/gu, '').length;

/** What one more in the last of so many digits is worth. */
export const lastPlaceOf = (value: number, digits: number): number =>
  10 ** (Math.floor(Math.log10(Math.abs(value))) - digits + 1);

/** A number and how it is written. */
type Said = { readonly value: number; readonly text: string };
/** How many digits of a number say something as it is written: of 240,000 two, of 2.40 two decimals at least. */
export const digitsOf = ({ value, text }: Said): number => {
  const decimals = /[.,٫](\p{Nd}{1,2})(?!\p{Nd})/u.exec(text)?.[1] ?? '';
  return Math.max(1, decimals.length, significantIn(value));
};

/** The most that a number may be away from one that it is rounded of. */
export const roundingOf = (one: Said): number => lastPlaceOf(one.value, digitsOf(one)) / 2;

/** What has too many digits to be told from others is like none of them. */
export const isNearly = (a: number, b: number): boolean =>
  Number.isFinite(a - b) && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** The language whose separators a text has, where a number of it allows only one kind: "$7,500,000" in a Spanish one of Mexico. */
export const separatorsIn = (text: string, language: string): string => {
  const isOwn = commaDecimal.test(language) ? dotGroups : commaGroups;
  const isOther = commaDecimal.test(language) ? commaGroups : dotGroups;
  if (isOther.test(text) && !isOwn.test(text)) return otherSeparators(language);
  return /^es$/u.test(language) && dollarGroups.test(text) && !isOwn.test(text) && !dotThousands.test(text)
    ? 'es-MX'
    : language;
};
/** "$12,000": no price in dollars has three decimals, and Spain writes its thousands with a dot. */
const dollarGroups = /\$\s?\p{Nd}{1,3},\p{Nd}{3}(?![\p{Nd}.,])|(?<![\p{Nd}.,])\p{Nd}{1,3},\p{Nd}{3} (?:pesos|dólares)/u;
const dotThousands = /(?<![\p{Nd}.,])\p{Nd}{1,3}\.\p{Nd}{3}(?![\p{Nd}]| mill)/u;
const commaGroups = /(?<![\p{Nd}.,])\p{Nd}{1,3}(?:(?:,\p{Nd}{2,3})+,\p{Nd}{3}|,\p{Nd}{3}\.\p{Nd})(?![,]?\p{Nd}{3})/u;
const dotGroups = /(?<![\p{Nd}.,])\p{Nd}{1,3}(?:(?:\.\p{Nd}{3}){2,}|\.\p{Nd}{3},\p{Nd})(?![.]?\p{Nd}{3})/u;
