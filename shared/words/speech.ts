import type { FailureCode, GateRule, Remark } from '../events/codes.ts';
import { type Locale, english } from '../locales/english.ts';
import { digitsOf, figuresFor, writerOfDigits } from '../locales/digits.ts';
import { fill } from './fill.ts';
import { type Punctuation, sentences, western } from './punctuation.ts';
import { shareRange } from './shareRange.ts';
import type { Words } from './words.ts';

/** A language as a page or e-mail speaks it: labels, direction, and numbers and dates by Intl. */
export type Speech = {
  /** BCP 47, valid, without extensions. */
  readonly language: string;
  /** The tag by which `Intl` writes its numbers and dates: digits and calendar are named. */
  readonly figures: string;
  readonly rtl: boolean;
  readonly words: Words;
  /** False when there are no labels in this language: they are English, which is said once. */
  readonly labelled: boolean;
  readonly say: (label: keyof Words, values?: Readonly<Record<string, string | number>>) => string;
  /** A lens or a role; any other text as it is. */
  readonly lens: (lens: string) => string;
  /** A remark of the software, or a seat's own words. */
  readonly remark: (remark: Remark) => string;
  readonly rule: (rule: GateRule) => string;
  readonly failure: (code: FailureCode) => string;
  /** 0..1 as a percentage without decimals. */
  readonly percent: (share: number) => string;
  readonly range: (low: number, high: number) => string;
  readonly number: (value: number, decimals?: number) => string;
  readonly date: (iso: string) => string;
  readonly dateTime: (iso: string) => string;
  readonly list: (items: readonly string[]) => string;
  /** How this language puts sentences together. */
  readonly marks: Punctuation;
  /** A name and what is said of it; without a value, the name that one will follow. */
  readonly named: (name: string, value?: string) => string;
  readonly sentences: (...parts: readonly string[]) => string;
  /** In brackets, to stand after something. */
  readonly bracketed: (text: string) => string;
  readonly quoted: (text: string) => string;
};

const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

/** Who reads, where that is known: the language tag of their region, their time zone (IANA), and whether they are somebody other than the owner. */
export type Reader = { readonly tag: string; readonly timeZone: string; readonly isOther?: boolean };

/**
 * `texts` null: labels are English. A language tag that is none counts as English. Numbers and dates are written as in the reader's
 * region where they name one and it speaks this language, in the digits and the calendar of the language; times in their zone, without a reader in UTC, which
 * they say.
 */
export function speechOf(tag: string, texts: Locale | null, marks: Punctuation = western, reader?: Reader): Speech {
  const locale = localeOf(tag);
  const figures = figuresFor(locale, reader && localeOf(reader.tag));
  const timeZone = reader?.timeZone ?? 'UTC';
  const { report, mail, reasons } = texts ?? english;
  const own = { ...report, ...mail };
  const said = reader?.isOther ? toOthers(own) : own;
  const labels = texts ? inItsDigits(said, digitsOf(locale)) : said;
  const rtl = rightToLeft.has(locale.maximize().script ?? '');
  const percent = new Intl.NumberFormat(figures, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'negative',
  });
  const date = dateFormat(figures, 'UTC');
  const dateTime = dateFormat(figures, timeZone, true);
  const list = new Intl.ListFormat(figures, { type: 'conjunction' });
  return {
    language: locale.baseName,
    figures,
    rtl,
    words: labels,
    labelled: texts !== null,
    say: (label, values = {}) => fill(labels[label], values, rtl),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a lens that is not known is said as it is
    lens: (lens) => reasons[`lens.${lens}` as keyof typeof reasons] ?? lens,
    remark: (remark) => {
      if (remark.code === 'said') return remark.text;
      const share = 'share' in remark ? percent.format(remark.share) : '';
      const detail = 'detail' in remark && remark.detail !== '' ? marks.brackets.join(remark.detail) : '';
      return `${fill(reasons[`remark.${remark.code}`], { share })}${detail}`;
    },
    rule: (rule) => reasons[`rule.${rule}`],
    failure: (code) => reasons[`failure.${code}`],
    percent: (share) => percent.format(share),
    range: (low, high) => shareRange(percent, low, high),
    number: (value, decimals = 0) =>
      new Intl.NumberFormat(figures, { maximumFractionDigits: decimals, minimumFractionDigits: 0 }).format(value),
    date: (iso) => dated(date, iso),
    dateTime: (iso) => dated(dateTime, iso, timeZone === 'UTC' ? '\u00A0UTC' : ''),
    list: (items) => list.format(items),
    marks,
    named: (name, value = '') => `${name}${marks.colon}${value}`,
    sentences: (...parts) => sentences(marks, parts),
    bracketed: (text) => marks.brackets.join(text),
    quoted: (text) => marks.quotes.join(text),
  };
}

/** What is said to the owner as "you" is said about the owner to anybody else. */
const toOthers = (words: Words): Words => ({
  ...words,
  ...{ fromYou: words.fromOwner, told: words.ownerTold },
  ...{ bestOf: words.bestOfForOwner, definition: words.definitionForOwner },
});

/** Labels hold figures, too: "scores from 0 to 100". */
const inItsDigits = (labels: Words, numberingSystem: string): Words => {
  const written = writerOfDigits(numberingSystem);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names
  return Object.fromEntries(Object.entries(labels).map(([label, text]) => [label, written(text)])) as Words;
};

/** Dates in the calendar of the language; another one than the Gregorian is written with its era, which tells 2569 from 2026. */
function dateFormat(language: string, timeZone: string, timed = false): Intl.DateTimeFormat {
  const style: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone, ...(timed && { timeStyle: 'short' }) };
  const usual = new Intl.DateTimeFormat(language, style);
  if (usual.resolvedOptions().calendar === 'gregory') return usual;
  const parts = { year: 'numeric', month: 'long', day: 'numeric', era: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(language, { ...parts, ...(timed && { hour: 'numeric', minute: '2-digit' }) });
}

/** What is not a date is shown as it was given: plans say "by Friday" as well. */
const dated = (format: Intl.DateTimeFormat, text: string, zone = ''): string =>
  /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text)) ? `${format.format(new Date(text))}${zone}` : text;

function localeOf(tag: string): Intl.Locale {
  try {
    return new Intl.Locale(tag);
  } catch {
    return new Intl.Locale('en');
  }
}
