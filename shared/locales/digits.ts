import { localeWith } from './localeWith.ts';

/**
 * The digits of a language tag (Unicode's names, as `arab`): those it names with `-u-nu-`, else those that `Intl` gives for its language and
 * region. Browsers disagree about Arabic of no region; it has European digits, as CLDR says.
 */
export const digitsOf = (locale: Intl.Locale): string =>
  locale.numberingSystem ??
  (locale.language === 'ar' && !locale.region
    ? 'latn'
    : new Intl.NumberFormat(locale.toString()).resolvedOptions().numberingSystem);

/**
 * The tag by which numbers and dates of a text are written for a reader: as in the reader's region where it writes the language of the text,
 * always in the digits and the calendar of the text, so that every surface has the same.
 */
export const figuresFor = (locale: Intl.Locale, reader: Intl.Locale = locale): string => {
  const [theirs, ours] = [reader.maximize(), locale.maximize()];
  const isOwn = theirs.language === ours.language && theirs.script === ours.script;
  // A reader of no region is of any: that of the text says more.
  const own = isOwn && reader.region !== undefined ? reader : locale;
  const { calendar } = new Intl.DateTimeFormat(locale.toString()).resolvedOptions();
  return localeWith(own.baseName, { numberingSystem: digitsOf(locale), calendar });
};

/** Writes texts with all their digits those of a numbering system. */
export const writerOfDigits = (numberingSystem: string): ((text: string) => string) => {
  const format = new Intl.NumberFormat('en', { numberingSystem });
  const digits = Array.from({ length: 10 }, (_, value) => format.format(value));
  return (text) => text.replace(/\p{Nd}/gu, (digit) => digits[decimalOf(digit)] ?? digit);
};

/** The value of a decimal digit of any script: they come in runs of ten from zero on. */
export const decimalOf = (digit: string): number => {
  const point = digit.codePointAt(0) ?? 0;
  let start = point;
  while (start > 0 && decimal.test(String.fromCodePoint(start - 1))) start--;
  return (point - start) % 10;
};
const decimal = /^\p{Nd}$/u;
