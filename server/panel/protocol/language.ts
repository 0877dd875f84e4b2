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

const small: Readonly<Record<string, string>> = {
  en: 'the and is to of we our should in a it that for with this have not or be are',
  de: 'der die das und ist wir unser nicht ein eine zu von mit für auf sollen oder im den es',
  fr: 'le la les et est nous notre ne pas un une de des pour avec dans que ou faut il',
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

/** Best guess at the language of a text: its script, and for Latin script its small words. BCP 47; `en` when nothing tells. */
export const languageOfText = (text: string): string => {
  const [script, count] = scripts
    .map(([pattern, name]) => [name, text.match(pattern)?.length ?? 0] as const)
    // Japanese is written with Han too, so a tenth of kana decides.
    .map(([name, n]) => [name, name === 'ja' ? n * 10 : n] as const)
    .toSorted((a, b) => b[1] - a[1])[0] ?? ['latin', 0];
  if (count === 0 || script === 'latin') return latin(text);
  if (script === 'ar' && /[پچژگ]/u.test(text)) return 'fa';
  if (script === 'ru' && /[іїєґ]/iu.test(text)) return 'uk';
  return script;
};

const latin = (text: string): string => {
  const own = words(text);
  const scored = Object.entries(small).map(([language, list]) => {
    const known = new Set(list.split(' '));
    return [language, own.filter((word) => known.has(word)).length] as const;
  });
  const [best] = scored.toSorted((a, b) => b[1] - a[1]);
  return best && best[1] > 0 ? best[0] : 'en';
};

/** Whether a text is in the script of a language: what the gate can check without guessing. */
export const inScriptOf = (text: string, language: string): boolean => {
  const wanted = language.split('-')[0] ?? 'en';
  const found = languageOfText(text);
  const latinScript = (code: string) => code in small;
  return latinScript(wanted) ? latinScript(found) || text.trim() === '' : found === wanted || sameScript(found, wanted);
};

const sameScript = (a: string, b: string): boolean =>
  [
    ['ar', 'fa', 'ur'],
    ['ru', 'uk', 'bg', 'sr'],
    ['hi', 'mr', 'ne'],
    ['zh', 'ja'],
  ].some((group) => group.includes(a) && group.includes(b));
