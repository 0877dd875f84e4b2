import type again from '../../shared/locales/en/ui/cases/again.json';
import type agents from '../../shared/locales/en/ui/site/agents.json';
import type attention from '../../shared/locales/en/ui/cases/attention.json';
import type approvals from '../../shared/locales/en/ui/account/approvals.json';
import type account from '../../shared/locales/en/ui/account/account.json';
import type caseWords from '../../shared/locales/en/ui/cases/case.json';
import type cases from '../../shared/locales/en/ui/cases/cases.json';
import type documents from '../../shared/locales/en/ui/cases/documents.json';
import type events from '../../shared/locales/en/ui/cases/events.json';
import type followUp from '../../shared/locales/en/ui/cases/followUp.json';
import type frame from '../../shared/locales/en/ui/cases/frame.json';
import type guided from '../../shared/locales/en/ui/cases/guided.ts';
import type landing from '../../shared/locales/en/ui/site/landing.json';
import type newCase from '../../shared/locales/en/ui/cases/new.json';
import type operators from '../../shared/locales/en/ui/account/operators.json';
import type palette from '../../shared/locales/en/ui/site/palette.json';
import type pricing from '../../shared/locales/en/ui/site/pricing.json';
import type privacy from '../../shared/locales/en/ui/site/privacy.json';
import type problems from '../../shared/locales/en/ui/site/problems.json';
import type replay from '../../shared/locales/en/ui/cases/replay.json';
import type report from '../../shared/locales/en/ui/cases/report.json';
import type samples from '../../shared/locales/en/ui/cases/samples.json';
import type security from '../../shared/locales/en/ui/account/security.json';
import type shell from '../../shared/locales/en/ui/site/shell.json';
import type terms from '../../shared/locales/en/ui/site/terms.ts';
import type watch from '../../shared/locales/en/ui/cases/watch.json';
import type webhooks from '../../shared/locales/en/ui/account/webhooks.json';
import { localeWith } from '../../shared/locales/localeWith.ts';

export type Key = keyof (typeof account &
  typeof again &
  typeof agents &
  typeof approvals &
  typeof attention &
  typeof caseWords &
  typeof cases &
  typeof documents &
  typeof events &
  typeof followUp &
  typeof frame &
  typeof guided &
  typeof landing &
  typeof newCase &
  typeof operators &
  typeof palette &
  typeof pricing &
  typeof privacy &
  typeof problems &
  typeof replay &
  typeof report &
  typeof samples &
  typeof security &
  typeof shell &
  typeof terms &
  typeof watch &
  typeof webhooks);

/** The interface’s languages, each as it calls itself. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ar: 'العربية',
  hi: 'हिन्दी',
  ja: '日本語',
  'zh-Hans': '简体中文',
} as const;
export type Language = keyof typeof languages;

type Marks = { readonly comma: string; readonly colon: string; readonly stop: string };
const latin: Marks = { comma: ', ', colon: ': ', stop: '.' };
const wide: Marks = { comma: '、', colon: '：', stop: '。' };
const others: Readonly<Partial<Record<Language, Marks>>> = {
  fr: { ...latin, colon: '\u00a0: ' },
  ar: { ...latin, comma: '، ' },
  hi: { ...latin, stop: '।' },
  ja: wide,
  'zh-Hans': { ...wide, comma: '，' },
};

export const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name);

/** A message that Paraglide compiled: its text with these values, `count` choosing among the ways in which a language counts. */
type Message = (values: Readonly<Record<string, unknown>>) => string;
export type Catalogue = Readonly<Record<string, Message>>;
// As numbers: compilers warn of such characters in a text.
const isolate = String.fromCodePoint(0x2068);
const release = String.fromCodePoint(0x2069);

/** The texts of one area in one language, fetched when a page needs them. */
type Read = (language: Language, area: string) => Promise<Catalogue>;

/** The interface's language: which texts are there, how numbers and dates are written, in which direction it reads. */
export class Words {
  #language = $state<Language>('en');
  #messages = $state.raw<Catalogue>({});
  readonly #areas = new Set<string>();
  readonly #formats = new Map<string, unknown>();
  readonly #readArea: Read;

  constructor(language: Language, read: Read) {
    this.#language = language;
    this.#readArea = read;
  }

  get language(): Language {
    return this.#language;
  }
  /**
   * How numbers and dates are written: as in the reader's own region where it speaks this language. Arabic texts of the interface hold European
   * digits, so its numbers are written in them too.
   */
  readonly locale = $derived.by(() => {
    const own = navigator.languages.map(plainTag).find((tag) => tag.split('-')[0] === this.#language);
    const tag = own ?? this.#language;
    return this.#language === 'ar' ? localeWith(tag, { numberingSystem: 'latn' }) : tag;
  });
  get direction(): 'ltr' | 'rtl' {
    return this.#language === 'ar' ? 'rtl' : 'ltr';
  }

  /** What parts and ends texts that a page sets side by side. */
  get marks(): Marks {
    return others[this.#language] ?? latin;
  }

  async load(areas: readonly string[]): Promise<void> {
    const missing = areas.filter((area) => !this.#areas.has(area));
    if (missing.length === 0) return;
    const texts = await this.#read(this.#language, missing);
    for (const area of missing) this.#areas.add(area);
    this.#messages = Object.assign({}, this.#messages, texts);
  }

  async speak(language: Language): Promise<void> {
    const texts = await this.#read(language, [...this.#areas]);
    this.#messages = texts;
    this.#language = language;
  }

  /** The text of a key with its `{names}` filled in; numbers as the language writes them, `n` counting. */
  t = (key: Key, values: Readonly<Record<string, string | number>> = {}): string => {
    const shown: Record<string, unknown> = { count: values['n'] };
    for (const [name, value] of Object.entries(values))
      shown[name] = typeof value === 'number' ? this.number(value) : this.#apart(value);
    return this.#messages[key]?.(shown) ?? key;
  };

  /** Names and case texts keep their own direction and leave the sentence round them in order (Unicode's isolates). */
  #apart = (text: string): string => (this.direction === 'rtl' && text ? isolate + text + release : text);

  number = (value: number, options: Intl.NumberFormatOptions = {}): string =>
    this.format(Intl.NumberFormat, this.locale, options).format(value);
  percent = (share: number): string => this.number(share, { style: 'percent' });
  usd = (value: number, digits = 2): string => {
    const amount = this.number(value, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    // From right to left "US$" falls apart, unless a mark after its sign says that it reads on as the letters do.
    return this.direction === 'rtl' ? amount.replace('US$', 'US$\u200e') : amount;
  };
  date = (iso: string | number, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string =>
    this.format(Intl.DateTimeFormat, this.locale, options).format(new Date(iso));
  time = (iso: string | number): string => this.date(iso, { timeStyle: 'short' });
  moment = (iso: string | number): string => this.date(iso, { dateStyle: 'long', timeStyle: 'medium' });
  list = (items: readonly string[]): string => this.format(Intl.ListFormat, this.locale).format(items);

  /** Formatters are dear to make and cheap to use: one for each language and way of writing. */
  format<F, O>(make: new (locale: string, options?: O) => F, locale: string, options?: O): F {
    const key = make.name + locale + JSON.stringify(options);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key names the class
    const known = this.#formats.get(key) as F | undefined;
    const found = known ?? new make(locale, options);
    if (!known) this.#formats.set(key, found);
    return found;
  }

  async #read(language: Language, areas: readonly string[]): Promise<Catalogue> {
    const read = await Promise.all(areas.map((area) => this.#readArea(language, area)));
    return Object.assign({}, ...read);
  }
}

/** A browser without a language of its own passes the system's on, as `en-US@posix`: formatters refuse what follows the tag. */
const plainTag = (tag: string): string => tag.replace(/[^\w-].*/u, '');

/** `navigator.languages` against what we speak; English otherwise. Chinese is ours in simplified characters only. */
export const preferred = (wanted: readonly string[]): Language =>
  wanted
    .map((tag) => (/^zh\b(?!.*(?:hant|tw|hk|mo))/i.test(tag) ? 'zh-Hans' : (tag.toLowerCase().split('-')[0] ?? '')))
    .find(isLanguage) ?? 'en';
