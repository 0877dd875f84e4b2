import { hanScript } from './hanScript.ts';
import { words } from './text.ts';

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
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Latin}/gu, 'latin'],
];

const smallWords: Readonly<Record<string, string>> = {
  en: 'the and is to of we our should in a it that for with this have not or be are',
  de: 'der die das und ist wir unser nicht ein eine zu von mit für auf sollen oder im den es',
  fr: 'le la les et est nous notre je en ne pas un une de du des au aux pour avec dans que ou faut il',
  es: 'el la los y es nuestro nuestra no un una de para con en que por o se del las',
  it: 'il la gli e è nostro nostra non un una di per con che in o si del della dobbiamo',
  pt: 'o os e é nosso nossa não um uma de para com em que por ou se do da devemos',
  nl: 'de het en is wij we ons onze niet een van met voor op of te dat zijn moeten in',
  pl: 'i jest nasz nasza nie w na z do że czy się to o dla powinniśmy lub jak po od',
  sv: 'och är vi vår vårt inte en ett av med för på som att eller ska det den i till',
  tr: 've bir bu için ile mi mı değil biz olarak daha çok ne kadar olan var gibi ya da',
  vi: 'và là của chúng tôi không một có cho với được này nên trong hay các những đã sẽ',
  id: 'dan adalah kami kita tidak yang untuk dengan di ke dari ini itu atau akan pada harus',
};

const small = Object.entries(smallWords).map(([language, list]) => [language, new Set(list.split(' '))] as const);

/** The language whose words a tag (BCP 47) is given, Chinese by script: `zh` or `zh-Hant`. */
export const wordsNameOf = (tag: string): string => {
  const { language, script } = localeOf(tag)?.maximize() ?? { language: 'en', script: 'Latn' };
  return script === 'Hant' ? 'zh-Hant' : language;
};

/** Best guess at the language of a text: its script, and for Latin script its small words. BCP 47; `en` when nothing tells. */
export const languageOfText = (written: string): string => {
  // Letters with invisible characters between them would be read as words of one letter.
  const text = written.replace(/\p{DI}/gu, '');
  const [script, count] = scripts
    .map(([pattern, name]) => [name, text.match(pattern)?.length ?? 0] as const)
    // Japanese is written with Han too, so a tenth of kana decides.
    .map(([name, n]) => [name, name === 'ja' ? n * 10 : n] as const)
    .toSorted((a, b) => b[1] - a[1])[0] ?? ['latin', 0];
  if (count === 0 || script === 'latin') return latin(text);
  if (script === 'ar' && /[پچژگ]/u.test(text)) return 'fa';
  if (script === 'ru' && /[іїєґ]/iu.test(text)) return 'uk';
  if (script === 'zh' && hanScript(text) === 'Hant') return 'zh-Hant';
  return script;
};

const latin = (text: string): string => {
  const [best] = scored(text);
  return best && best[1] > 0 ? best[0] : 'en';
};

/** How many small words of each language a text has, most first. */
const scored = (text: string): (readonly [string, number])[] => {
  const own = words(text);
  return small
    .map(([language, known]) => [language, own.filter((word) => known.has(word)).length] as const)
    .toSorted((a, b) => b[1] - a[1]);
};

/** Bytes of letters below which a text is too short to tell its language from: some 200 Latin letters, a third as many Han. */
const enough = 200;

/** The language a text is plainly in although another was asked for; null when it is in that one, or nothing is plain. */
export const strayedTo = (text: string, language: string): string | null => {
  if (Buffer.byteLength(text.replace(/\P{L}/gu, '')) < enough) return null;
  if (!fitsScript(text, language)) return languageOfText(text);
  const hits = scored(text);
  const [found, most] = hits[0] ?? ['', 0];
  const own = hits.find(([name]) => name === language.split('-')[0])?.[1];
  // A text that quotes pages in another language has its own small words all the same.
  return own !== undefined && most >= 2 * own + 6 ? found : null;
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
const localeOf = (language: string): Intl.Locale | null => {
  try {
    return new Intl.Locale(language);
  } catch {
    return null;
  }
};
const toldApart = new Set([
  'Latn',
  ...scripts
    .map(([, language]) => language)
    .filter((one) => one !== 'latin')
    .map(scriptOf),
]);
