import { isInOwnScript } from '../locales/ownScript.ts';
import { localeIn } from '../locales/locales.ts';
import { wordsInRegion } from '../locales/wordsInRegion.ts';
import { punctuationOf } from './punctuation.ts';
import { type Reader, type Speech, speechOf } from './speech.ts';

/** How pages and e-mails speak the language of a case, as triage named it (BCP 47); pages know who reads them, too. */
export async function speak(tag: string, reader?: Reader): Promise<Speech> {
  const name = labelsFor(tag);
  return speechOf(tag, await localeIn(name), punctuationOf(name), reader);
}

/** How e-mails about an account speak its language (BCP 47): numbers and dates are of its region, digits and calendar those of its language. */
export const speakTo = (tag: string): Promise<Speech> => {
  const { language, script } = new Intl.Locale(tag);
  return speak(script ? `${language}-${script}` : language, { tag, timeZone: 'UTC' });
};

/** The language whose labels are read by who reads this one in its script; one that has none where there are no such. */
function labelsFor(tag: string): string {
  try {
    const locale = new Intl.Locale(tag);
    const { language, script } = locale.maximize();
    return language === 'zh' ? `zh-${script}` : isInOwnScript(locale) ? wordsInRegion(locale) : 'none';
  } catch {
    return 'en';
  }
}
