import { eld } from 'eld/small';

/** Languages that share a script are told apart by the letters that follow each other in them (the library knows 60), here as tags of BCP 47. */

const told = new Set(Object.values(eld.info().Languages).map(tagOf));
/** Whether a language (ISO 639-1) is one that is told from others. */
export const isTold = (language: string): boolean => told.has(language) || likes.some((like) => like.has(language));

/** How many letters of a text are in which language, as far as its parts tell by themselves. */
export const lettersByLanguage = (parts: readonly string[]): ReadonlyMap<string, number> => {
  const letters = new Map<string, number>();
  for (const part of parts) {
    const found = eld.detect(part);
    if (found.isReliable()) {
      const language = narrowed(tagOf(found.language), part);
      letters.set(language, (letters.get(language) ?? 0) + part.replace(/\P{L}/gu, '').length);
    }
  }
  return letters;
};

/** Languages that a short text may be taken for each other in. */
const likes = [
  'id ms',
  'nb nn da',
  'hr sr bs sr-Latn',
  'cs sk',
  'pt gl',
  'hi mr ne',
  'bg mk',
  'be uk ru',
  'nl af',
  'fa ur',
].map((list) => new Set(list.split(' ')));
export const areClose = (one: string, other: string): boolean =>
  one === other || likes.some((like) => like.has(one) && like.has(other));

/** The library has one name for Norwegian, and none for Indonesian or for Serbian in Latin letters. */
function tagOf(name: string): string {
  return name === 'no' ? 'nb' : name;
}
const narrowed = (language: string, text: string): string => {
  if (language === 'ms') return malay.test(text) ? 'ms' : 'id';
  if (language === 'hr') return serbian.test(text) ? 'sr-Latn' : language;
  return language;
};
const malay =
  /(?<!\p{L})(?:ialah|kerana|mahu|wang|kedai|ringgit|syarikat|pejabat|beliau|boleh|patut\p{L}*|pekerja|sekiranya|RM\s?\p{Nd})(?!\p{L})/iu;
const serbian =
  /(?<!\p{L})(?:da li|gde|šta|uvek|ovde|posle|preduzeć\p{L}*|hiljad\p{L}*|nedelj\p{L}*|mesec\p{L}*|evra|dinar\p{L}*|zakup\p{L}*|treba da|lep\p{L}*|cen[aeiu]|deo|pre)(?!\p{L})/iu;
