import { localeIn } from '../locales/locales.ts';
import { punctuationOf } from './punctuation.ts';
import { type Reader, type Speech, speechOf } from './speech.ts';

/** How pages and e-mails speak the language of a case, as triage named it (BCP 47); pages know who reads them, too. */
export async function speak(tag: string, reader?: Reader): Promise<Speech> {
  const name = labelsFor(tag);
  return speechOf(tag, await localeIn(name), punctuationOf(name), reader);
}

function labelsFor(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return language === 'zh' ? `zh-${script}` : language;
  } catch {
    return 'en';
  }
}
