import { type Locale, english } from './english.ts';

type File<T> = Promise<{ readonly default: T }>;

/** Every text of reports and e-mails by language, Chinese by script. Loaded when first asked for: a browser fetches one language only. */
const locales: Readonly<Record<string, () => Promise<Locale>>> = {
  en: () => Promise.resolve(english),
  de: () =>
    read(
      import('./de/report.json', { with: { type: 'json' } }),
      import('./de/mail.json', { with: { type: 'json' } }),
      import('./de/reasons.json', { with: { type: 'json' } }),
    ),
  fr: () =>
    read(
      import('./fr/report.json', { with: { type: 'json' } }),
      import('./fr/mail.json', { with: { type: 'json' } }),
      import('./fr/reasons.json', { with: { type: 'json' } }),
    ),
  es: () =>
    read(
      import('./es/report.json', { with: { type: 'json' } }),
      import('./es/mail.json', { with: { type: 'json' } }),
      import('./es/reasons.json', { with: { type: 'json' } }),
    ),
  pt: () =>
    read(
      import('./pt/report.json', { with: { type: 'json' } }),
      import('./pt/mail.json', { with: { type: 'json' } }),
      import('./pt/reasons.json', { with: { type: 'json' } }),
    ),
  it: () =>
    read(
      import('./it/report.json', { with: { type: 'json' } }),
      import('./it/mail.json', { with: { type: 'json' } }),
      import('./it/reasons.json', { with: { type: 'json' } }),
    ),
  nl: () =>
    read(
      import('./nl/report.json', { with: { type: 'json' } }),
      import('./nl/mail.json', { with: { type: 'json' } }),
      import('./nl/reasons.json', { with: { type: 'json' } }),
    ),
  pl: () =>
    read(
      import('./pl/report.json', { with: { type: 'json' } }),
      import('./pl/mail.json', { with: { type: 'json' } }),
      import('./pl/reasons.json', { with: { type: 'json' } }),
    ),
  tr: () =>
    read(
      import('./tr/report.json', { with: { type: 'json' } }),
      import('./tr/mail.json', { with: { type: 'json' } }),
      import('./tr/reasons.json', { with: { type: 'json' } }),
    ),
  ru: () =>
    read(
      import('./ru/report.json', { with: { type: 'json' } }),
      import('./ru/mail.json', { with: { type: 'json' } }),
      import('./ru/reasons.json', { with: { type: 'json' } }),
    ),
  uk: () =>
    read(
      import('./uk/report.json', { with: { type: 'json' } }),
      import('./uk/mail.json', { with: { type: 'json' } }),
      import('./uk/reasons.json', { with: { type: 'json' } }),
    ),
  el: () =>
    read(
      import('./el/report.json', { with: { type: 'json' } }),
      import('./el/mail.json', { with: { type: 'json' } }),
      import('./el/reasons.json', { with: { type: 'json' } }),
    ),
  ar: () =>
    read(
      import('./ar/report.json', { with: { type: 'json' } }),
      import('./ar/mail.json', { with: { type: 'json' } }),
      import('./ar/reasons.json', { with: { type: 'json' } }),
    ),
  fa: () =>
    read(
      import('./fa/report.json', { with: { type: 'json' } }),
      import('./fa/mail.json', { with: { type: 'json' } }),
      import('./fa/reasons.json', { with: { type: 'json' } }),
    ),
  he: () =>
    read(
      import('./he/report.json', { with: { type: 'json' } }),
      import('./he/mail.json', { with: { type: 'json' } }),
      import('./he/reasons.json', { with: { type: 'json' } }),
    ),
  hi: () =>
    read(
      import('./hi/report.json', { with: { type: 'json' } }),
      import('./hi/mail.json', { with: { type: 'json' } }),
      import('./hi/reasons.json', { with: { type: 'json' } }),
    ),
  bn: () =>
    read(
      import('./bn/report.json', { with: { type: 'json' } }),
      import('./bn/mail.json', { with: { type: 'json' } }),
      import('./bn/reasons.json', { with: { type: 'json' } }),
    ),
  ta: () =>
    read(
      import('./ta/report.json', { with: { type: 'json' } }),
      import('./ta/mail.json', { with: { type: 'json' } }),
      import('./ta/reasons.json', { with: { type: 'json' } }),
    ),
  th: () =>
    read(
      import('./th/report.json', { with: { type: 'json' } }),
      import('./th/mail.json', { with: { type: 'json' } }),
      import('./th/reasons.json', { with: { type: 'json' } }),
    ),
  vi: () =>
    read(
      import('./vi/report.json', { with: { type: 'json' } }),
      import('./vi/mail.json', { with: { type: 'json' } }),
      import('./vi/reasons.json', { with: { type: 'json' } }),
    ),
  id: () =>
    read(
      import('./id/report.json', { with: { type: 'json' } }),
      import('./id/mail.json', { with: { type: 'json' } }),
      import('./id/reasons.json', { with: { type: 'json' } }),
    ),
  ja: () =>
    read(
      import('./ja/report.json', { with: { type: 'json' } }),
      import('./ja/mail.json', { with: { type: 'json' } }),
      import('./ja/reasons.json', { with: { type: 'json' } }),
    ),
  ko: () =>
    read(
      import('./ko/report.json', { with: { type: 'json' } }),
      import('./ko/mail.json', { with: { type: 'json' } }),
      import('./ko/reasons.json', { with: { type: 'json' } }),
    ),
  'zh-Hans': () =>
    read(
      import('./zh-Hans/report.json', { with: { type: 'json' } }),
      import('./zh-Hans/mail.json', { with: { type: 'json' } }),
      import('./zh-Hans/reasons.json', { with: { type: 'json' } }),
    ),
  'zh-Hant': () =>
    read(
      import('./zh-Hant/report.json', { with: { type: 'json' } }),
      import('./zh-Hant/mail.json', { with: { type: 'json' } }),
      import('./zh-Hant/reasons.json', { with: { type: 'json' } }),
    ),
};

/** Of regions that say some things otherwise than their language: the sentences that differ, over the others. */
const regional: Readonly<Record<string, () => Promise<Locale>>> = {
  'pt-PT': () =>
    over(
      'pt',
      import('./pt-PT/report.json', { with: { type: 'json' } }),
      import('./pt-PT/mail.json', { with: { type: 'json' } }),
      import('./pt-PT/reasons.json', { with: { type: 'json' } }),
    ),
};

const read = async (
  report: File<Locale['report']>,
  mail: File<Locale['mail']>,
  reasons: File<Locale['reasons']>,
): Promise<Locale> => ({
  report: (await report).default,
  mail: (await mail).default,
  reasons: (await reasons).default,
});

const over = async (
  language: string,
  report: File<Partial<Locale['report']>>,
  mail: File<Partial<Locale['mail']>>,
  reasons: File<Partial<Locale['reasons']>>,
): Promise<Locale> => {
  const own = (await locales[language]?.()) ?? english;
  return {
    report: { ...own.report, ...(await report).default },
    mail: { ...own.mail, ...(await mail).default },
    reasons: { ...own.reasons, ...(await reasons).default },
  };
};

export const labelledLanguages: readonly string[] = Object.keys(locales);

/** Null for a language that has no texts. */
export const localeIn = async (name: string): Promise<Locale | null> =>
  (await (regional[name] ?? locales[name])?.()) ?? null;
