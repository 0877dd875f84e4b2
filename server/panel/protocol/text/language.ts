import { hanScript } from './hanScript.ts';
import { isInOwnScript } from '../../../../shared/locales/ownScript.ts';
import { wordsInRegion } from '../../../../shared/locales/wordsInRegion.ts';
import { localeOf } from '../../../../shared/kernel/text/localeOf.ts';
import { areClose, isTold, lettersByLanguage } from './languagesOfLetters.ts';

const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hangul}/gu, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
  [/\p{Script=Oriya}/gu, 'or'],
  [/\p{Script=Sinhala}/gu, 'si'],
  [/\p{Script=Khmer}/gu, 'km'],
  [/\p{Script=Lao}/gu, 'lo'],
  [/\p{Script=Myanmar}/gu, 'my'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Armenian}/gu, 'hy'],
  [/\p{Script=Ethiopic}/gu, 'am'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Latin}/gu, 'en'],
];

/** The language whose words a tag (BCP 47) is given, Chinese by script: `zh` or `zh-Hant`; `pt-PT` where Portugal's differ. English where they would stand in another script. */
export const wordsNameOf = (tag: string): string => {
  const locale = localeOf(tag);
  if (!locale) return 'en';
  const { language, script } = locale.maximize();
  if (language === 'zh' && (script === 'Hant' || script === 'Hans')) return script === 'Hant' ? 'zh-Hant' : 'zh';
  return isInOwnScript(locale) ? wordsInRegion(locale) : 'en';
};

/** Best guess at the language of a text: its script, and by its letters where several languages share that. BCP 47; `en` when nothing tells. */
export const languageOfText = (written: string): string => {
  // Letters with invisible characters between them would be read as words of one letter.
  const text = written.replace(/\p{DI}/gu, '');
  const [script, count] = scripts
    .map(([pattern, name]) => [name, text.match(pattern)?.length ?? 0] as const)
    // Japanese is written with Han too, so a tenth of kana decides.
    .map(([name, n]) => [name, name === 'ja' ? n * 10 : n] as const)
    .toSorted((a, b) => b[1] - a[1])[0] ?? ['en', 0];
  if (count === 0) return 'en';
  if (script === 'zh') return hanScript(text) === 'Hant' ? 'zh-Hant' : script;
  if (script === 'he') return isYiddish(text) ? 'yi' : script;
  return sharedScripts.has(script) ? (mostOf(lettersByLanguage(stretchesOf(text)), script)?.[0] ?? script) : script;
};

/** Yiddish points alef and fe alone; Hebrew has no points, or many others. */
const isYiddish = (text: string): boolean => {
  const points = text.normalize('NFD');
  return /\u05D0[\u05B7\u05B8]|\u05E4\u05BF/u.test(points) && !/[\u05B0-\u05B6\u05B9-\u05BB]/u.test(points);
};

/** Scripts, by the language that is taken where nothing else tells, that several languages here are written in. */
const sharedScripts: ReadonlySet<string> = new Set(['en', 'ru', 'ar', 'hi']);

/** Of the languages that share a script the one with the most letters. */
const mostOf = (letters: ReadonlyMap<string, number>, script: string): readonly [string, number] | null =>
  [...letters].filter(([language]) => scriptOf(language) === scriptOf(script)).toSorted((a, b) => b[1] - a[1])[0] ??
  null;

/** Pieces of a text that are long enough to tell, at most twenty over its whole length. */
const stretchesOf = (text: string): string[] => {
  const step = Math.max(stretch, Math.ceil(text.length / 20));
  return Array.from({ length: Math.ceil(text.length / step) }, (_, i) => text.slice(i * step, i * step + stretch));
};
const stretch = 1_000;

/** Bytes of letters below which a text is too short to tell its language from: some 200 Latin letters, a third as many Han. */
const enough = 200;

/** The language a text is plainly in although another was asked for; null when it is in that one, or nothing is plain. */
export const strayedTo = (text: string, language: string): string | null => {
  if (Buffer.byteLength(text.replace(/\P{L}/gu, '')) < enough) return null;
  if (!fitsScript(text, language)) return languageOfText(text);
  const asked = localeOf(language)?.language ?? language;
  if (!isTold(asked)) return null;
  const letters = lettersByLanguage(text.split(/(?<=[.!?؟।])\s+|\n+/u));
  const own = [...letters].reduce((sum, [found, count]) => sum + (areClose(found, asked) ? count : 0), 0);
  const [found, most] = mostOf(letters, asked) ?? [asked, 0];
  // A text that quotes pages in another language has sentences of its own all the same.
  return !areClose(found, asked) && most >= 2 * own + enough / 2 ? found : null;
};

/** Whether a text is in the script of a language (BCP 47); true where the script is none that is told apart here. */
export const fitsScript = (text: string, language: string): boolean => {
  const locale = localeOf(language);
  if (locale && !locale.script && inSeveral.has(locale.language)) return true;
  const wanted = scriptOf(language);
  return text.trim() === '' || !toldApart.has(wanted) || scriptOf(languageOfText(text)) === wanted;
};

/** Languages that are written in one script here and in another there. */
const inSeveral = new Set(['az', 'bs', 'kk', 'ku', 'mn', 'ms', 'pa', 'sd', 'sr', 'tg', 'tk', 'ug', 'uz']);

/** ISO 15924; whatever is written with Han counts as one. */
const scriptOf = (language: string): string => {
  const script = localeOf(language)?.maximize().script ?? 'Latn';
  return ['Hans', 'Hant', 'Jpan'].includes(script) ? 'Hani' : script;
};
const toldApart = new Set(['Latn', ...scripts.map(([, language]) => language).map(scriptOf)]);
