import { hanCounts } from './hanScript.ts';
import { areClose } from './languagesOfLetters.ts';
import { languageOfText } from './language.ts';
import { localeOf } from '../../../../shared/kernel/text/localeOf.ts';
import { inRegionOf } from './regions/inRegionOf.ts';

/**
 * The tag of a case as triage named it (BCP 47), with the script that its text is written in where the tag would be read as another one: Chinese by its
 * characters, languages with two alphabets by their letters. A script that was named stands as long as some of the text is in it: a contract may be
 * pasted below. A region that was named is kept; where none was, it is the one that the text tells.
 */
export const caseLanguage = (named: string, text: string): string => {
  const locale = localeOf(named);
  if (!locale) return languageAsked(text);
  const found = lettersByScript(text, locale.language);
  const [written, most] = Object.entries(found).toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
  const tagged = locale.maximize().script ?? '';
  const isNamed = locale.script !== undefined || locale.region !== undefined;
  const own = found[tagged] ?? 0;
  if (most === 0 || own === most || (isNamed && own >= most / 20)) return inRegionOf(text, locale.toString());
  const region = locale.region ? `-${locale.region}` : '';
  const tag = new Intl.Locale(`${locale.language}-${written}${region}`);
  return new Intl.Locale(locale.language).maximize().script === written && !region ? locale.language : tag.toString();
};

/** How much of a text is in each script (ISO 15924) that its language is written in; none where that is one script. */
const lettersByScript = (text: string, language: string): Readonly<Record<string, number>> => {
  if (language === 'zh' || language === 'yue') return hanCounts(text);
  if (!severalAlphabets.has(language)) return {};
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  return {
    Latn: count(/\p{Script=Latin}/gu),
    Cyrl: count(/\p{Script=Cyrillic}/gu),
    Arab: count(/\p{Script=Arabic}/gu),
  };
};
const severalAlphabets = new Set(['az', 'bs', 'kk', 'ku', 'mn', 'ms', 'sr', 'tg', 'tk', 'ug', 'uz']);

/**
 * The tag of a case (BCP 47) whose language nobody named: that of its first or last line where it asks, since what is pasted below or above may be in
 * another, such as a contract. Where they ask nothing, or too little to tell, that of the whole text. With the region that the words in it tell.
 */
export const languageAsked = (text: string): string => {
  const whole = languageOfText(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const asking = lines.filter((line, i) => (i === 0 || i === lines.length - 1) && asks.test(line)).join('\n');
  const isTold = Buffer.byteLength(asking.replace(/\P{L}/gu, '')) >= fewest;
  const asked = isTold ? languageOfText(asking) : whole;
  return areClose(asked, whole) || areOneLanguage(asked, whole) ? inRegionOf(text, whole) : inRegionOf(asking, asked);
};
const asks = /[?？؟]|か。/u;
/** Bytes of letters that tell a language: some 24 Latin letters, a third as many Han. */
const fewest = 24;
const areOneLanguage = (one: string, other: string): boolean =>
  new Intl.Locale(one).language === new Intl.Locale(other).language;
