import { comparable } from '../text.ts';
import { partsOfYearIn } from './amounts.ts';

/** An adjective such as German may be left out, as in "the rival"; another one in its place is another name. */
export const differInNames = (a: string, b: string, language: string): boolean => {
  const [left, right] = [namesIn(a, language), namesIn(b, language)];
  const onlyLeft = left.filter((name) => !mentions(b, name));
  const onlyRight = right.filter((name) => !mentions(a, name));
  const firm = (name: string) => !adjectives(language).has(name.toLowerCase());
  return onlyLeft.some(firm) || onlyRight.some(firm) || (onlyLeft.length > 0 && onlyRight.length > 0);
};

const spoken = 'ar bn cs da de el en es fa fi fr he hi hu id it ja ko nl no pl pt ro ru sv ta th tr uk vi zh'.split(
  ' ',
);
export const adjectives = (language: string): ReadonlySet<string> => {
  const known = cached.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const found = new Set(spoken.flatMap((tag) => names.of(tag)?.toLowerCase() ?? []));
  cached.set(language, found);
  return found;
};
const cached = new Map<string, ReadonlySet<string>>();

/** A title of a person and a currency are written out or in short. */
export const mentions = (text: string, name: string): boolean =>
  comparable(text).includes(comparable(name)) ||
  inShort.some(([long, short]) => (long.test(name) && short.test(text)) || (short.test(name) && long.test(text)));
const inShort: readonly (readonly [RegExp, RegExp])[] = [
  [/(?<!\p{L})Do[ck]tora?(?!\p{L})/iu, /(?<!\p{L})Dra?(?!\p{L})/u],
  [/(?<!\p{L})Dottor(?:e|essa)?(?!\p{L})/iu, /(?<!\p{L})Dott(?!\p{L})/iu],
  [/(?<!\p{L})Professora?(?:e|essa)?(?!\p{L})/iu, /(?<!\p{L})Prof(?!\p{L})/iu],
  [/(?<!\p{L})(?:EUR|euros?)(?!\p{L})/iu, /€/u],
  [/(?<!\p{L})GBP(?!\p{L})/u, /£/u],
  [/(?<!\p{L})PLN(?!\p{L})/u, /(?<!\p{L})zł(?!\p{L})/u],
];

/**
 * Names by their looks: words in capitals or with a capital inside, identifiers with digits, words in Latin letters within another script, and capitalised words
 * that do not begin the text. German writes every noun so: there only those are taken that the other text writes too, or all
 * capitals. Scripts without capitals show no names but those of countries and months: for others see `namesInPlace.ts`.
 */
export const namesIn = (text: string, language: string): string[] => {
  const tokens = [...text.matchAll(spacedWords)];
  const isForeign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);
  const nouns = /^(?:de|lb)\b/u.test(language);
  const times = partsOfYearIn(text);
  return tokens.flatMap(({ 0: word, index }) => {
    if (times.some(({ at, end }) => at <= index && index < end)) return [];
    const capital = /^\p{Lu}/u.test(word);
    const strong =
      /\p{Lu}\p{Lu}|\p{Ll}\p{Lu}|[#+]$/u.test(word) ||
      /^\p{L}.*\p{Nd}/u.test(word) ||
      (isForeign && /^\p{Script=Latin}/u.test(word) && word.length > 1);
    const begins = /(?:^|[.!?:]\s*|[„“"«(]\s*)$/u.test(text.slice(0, index));
    // What German writes in one word with a name in capitals: CNC-Fräse.
    if (strong && nouns && /\p{Lu}{2}.*-|-\p{Lu}{2}/u.test(word))
      return word.split('-').filter((part) => /\p{Lu}{2}/u.test(part));
    return strong || (capital && !begins && !nouns && word.length > 1) ? [word] : [];
  });
};

/** Runs of letters of scripts that set spaces, with C# and C++. */
export const letter =
  '[[\\p{L}\\p{M}\\p{Nd}]--[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}ー]]';
const spacedWords = new RegExp(`${letter}(?:${letter}|[&.’'\\-])*${letter}|${letter}(?:#|\\+\\+)?`, 'gv');
