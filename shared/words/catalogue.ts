import { english } from './english.ts';
import { type Speech, speechOf } from './speech.ts';
import type { Words } from './words.ts';

/** Labels by language; Chinese by script. Loaded when first asked for, so that a browser fetches one language only. */
const catalogue: Readonly<Record<string, () => Promise<Words>>> = {
  en: () => Promise.resolve(english),
};

export const labelledLanguages: readonly string[] = Object.keys(catalogue);

/** How pages and letters speak the language of a case, as triage named it (BCP 47). */
export async function speak(tag: string): Promise<Speech> {
  const load = catalogue[labelsFor(tag)];
  return speechOf(tag, load ? await load() : null);
}

function labelsFor(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return language === 'zh' ? `zh-${script}` : language;
  } catch {
    return 'en';
  }
}
