import { hanScript } from './hanScript.ts';
import { languageOfText } from './language.ts';

/**
 * The tag of a case as triage named it (BCP 47), with the script that its text is written in where the tag would be read as another one: Chinese by its
 * characters, languages with two alphabets by their letters. A region that was named is kept.
 */
export const caseLanguage = (named: string, text: string): string => {
  const locale = localeOf(named);
  if (!locale) return languageOfText(text);
  const written = scriptOfText(text, locale.language);
  if (written === null || locale.maximize().script === written) return locale.toString();
  const region = locale.region ? `-${locale.region}` : '';
  const tag = new Intl.Locale(`${locale.language}-${written}${region}`);
  return new Intl.Locale(locale.language).maximize().script === written && !region ? locale.language : tag.toString();
};

/** ISO 15924, of languages that are written in several; null where the text does not tell. */
const scriptOfText = (text: string, language: string): string | null => {
  if (language === 'zh' || language === 'yue') return hanScript(text);
  if (!severalAlphabets.has(language)) return null;
  const written = (script: RegExp) => text.match(script)?.length ?? 0;
  const latin = written(/\p{Script=Latin}/gu);
  const cyrillic = written(/\p{Script=Cyrillic}/gu);
  const arabic = written(/\p{Script=Arabic}/gu);
  const most = Math.max(latin, cyrillic, arabic);
  return most === 0 ? null : most === latin ? 'Latn' : most === cyrillic ? 'Cyrl' : 'Arab';
};
const severalAlphabets = new Set(['az', 'bs', 'kk', 'ku', 'mn', 'ms', 'sr', 'tg', 'tk', 'ug', 'uz']);

const localeOf = (tag: string): Intl.Locale | null => {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
};
