import { english } from './english.ts';
import { punctuationOf } from './punctuation.ts';
import { english as recordedInEnglish } from './recorded/english.ts';
import type { RecordedWords } from './recorded/recordedWords.ts';
import { type Speech, speechOf } from './speech.ts';
import type { Words } from './words.ts';

/** Labels by language; Chinese by script. Loaded when first asked for, so that a browser fetches one language only. */
const catalogue: Readonly<Record<string, () => Promise<Words>>> = {
  en: () => Promise.resolve(english),
  de: async () => (await import('./labels/german.ts')).german,
  fr: async () => (await import('./labels/french.ts')).french,
  es: async () => (await import('./labels/spanish.ts')).spanish,
  pt: async () => (await import('./labels/portuguese.ts')).portuguese,
  it: async () => (await import('./labels/italian.ts')).italian,
  nl: async () => (await import('./labels/dutch.ts')).dutch,
  pl: async () => (await import('./labels/polish.ts')).polish,
  tr: async () => (await import('./labels/turkish.ts')).turkish,
  ru: async () => (await import('./labels/russian.ts')).russian,
  uk: async () => (await import('./labels/ukrainian.ts')).ukrainian,
  el: async () => (await import('./labels/greek.ts')).greek,
  ar: async () => (await import('./labels/arabic.ts')).arabic,
  fa: async () => (await import('./labels/persian.ts')).persian,
  he: async () => (await import('./labels/hebrew.ts')).hebrew,
  hi: async () => (await import('./labels/hindi.ts')).hindi,
  bn: async () => (await import('./labels/bengali.ts')).bengali,
  ta: async () => (await import('./labels/tamil.ts')).tamil,
  th: async () => (await import('./labels/thai.ts')).thai,
  vi: async () => (await import('./labels/vietnamese.ts')).vietnamese,
  id: async () => (await import('./labels/indonesian.ts')).indonesian,
  ja: async () => (await import('./labels/japanese.ts')).japanese,
  ko: async () => (await import('./labels/korean.ts')).korean,
  'zh-Hans': async () => (await import('./labels/simplifiedChinese.ts')).simplifiedChinese,
  'zh-Hant': async () => (await import('./labels/traditionalChinese.ts')).traditionalChinese,
};

/** What the software itself writes into histories, in the same languages. */
const recorded: Readonly<Record<string, () => Promise<RecordedWords>>> = {
  en: () => Promise.resolve(recordedInEnglish),
  de: async () => (await import('./recorded/german.ts')).german,
  fr: async () => (await import('./recorded/french.ts')).french,
  es: async () => (await import('./recorded/spanish.ts')).spanish,
  pt: async () => (await import('./recorded/portuguese.ts')).portuguese,
  it: async () => (await import('./recorded/italian.ts')).italian,
  nl: async () => (await import('./recorded/dutch.ts')).dutch,
  pl: async () => (await import('./recorded/polish.ts')).polish,
  tr: async () => (await import('./recorded/turkish.ts')).turkish,
  ru: async () => (await import('./recorded/russian.ts')).russian,
  uk: async () => (await import('./recorded/ukrainian.ts')).ukrainian,
  el: async () => (await import('./recorded/greek.ts')).greek,
  ar: async () => (await import('./recorded/arabic.ts')).arabic,
  fa: async () => (await import('./recorded/persian.ts')).persian,
  he: async () => (await import('./recorded/hebrew.ts')).hebrew,
  hi: async () => (await import('./recorded/hindi.ts')).hindi,
  bn: async () => (await import('./recorded/bengali.ts')).bengali,
  ta: async () => (await import('./recorded/tamil.ts')).tamil,
  th: async () => (await import('./recorded/thai.ts')).thai,
  vi: async () => (await import('./recorded/vietnamese.ts')).vietnamese,
  id: async () => (await import('./recorded/indonesian.ts')).indonesian,
  ja: async () => (await import('./recorded/japanese.ts')).japanese,
  ko: async () => (await import('./recorded/korean.ts')).korean,
  'zh-Hans': async () => (await import('./recorded/simplifiedChinese.ts')).simplifiedChinese,
  'zh-Hant': async () => (await import('./recorded/traditionalChinese.ts')).traditionalChinese,
};

export const labelledLanguages: readonly string[] = Object.keys(catalogue);

/** How pages and e-mails speak the language of a case, as triage named it (BCP 47). */
export async function speak(tag: string): Promise<Speech> {
  const name = labelsFor(tag);
  const [words, written] = await Promise.all([catalogue[name]?.(), recorded[name]?.()]);
  return speechOf(tag, words ?? null, written, punctuationOf(name));
}

function labelsFor(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return language === 'zh' ? `zh-${script}` : language;
  } catch {
    return 'en';
  }
}
