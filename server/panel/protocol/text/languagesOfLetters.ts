import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Languages that share a script are told apart by the letters that follow each other in them (the library knows 60), here as tags of BCP 47. */

type Library = typeof import('eld/small');
let library: Library | undefined;
/**
 * The library, loaded with its tables when it is first needed: they take half a second and 45 MB, for which only a process with a panel has a use. That
 * one loads them at its start.
 */
export const languageLibrary = () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package has types for its import alone
  library ??= createRequire(import.meta.url)(fileURLToPath(import.meta.resolve('eld/small'))) as Library;
  return library.eld;
};

/** Whether a language (ISO 639-1) is one that is told from others. */
export const isTold = (language: string): boolean =>
  Object.values(languageLibrary().info().Languages).some((name) => tagOf(name) === language) ||
  likes.some((like) => like.has(language));

/** How many letters of a text are in which language, as far as its parts tell by themselves. */
export const lettersByLanguage = (parts: readonly string[]): ReadonlyMap<string, number> => {
  const letters = new Map<string, number>();
  for (const part of parts) {
    const found = languageLibrary().detect(part);
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
const tagOf = (name: string): string => (name === 'no' ? 'nb' : name);
const narrowed = (language: string, text: string): string => {
  if (language === 'ms') return malay.test(text) && !indonesian.test(text) ? 'ms' : 'id';
  if (language === 'hr') return serbian.test(text) ? 'sr-Latn' : language;
  return language;
};
/** Malay where it has words, or the currency, that Indonesian does not have; "boleh" and "pekerja" are in both. */
const malay =
  /(?<!\p{L})(?:kerana|mahu\p{L}*|wang|ringgit|syarikat|sahaja|baharu|perniagaan|cawangan|jualan|kewangan|kakitangan|mesyuarat|cukai|majikan|isnin|khamis|jumaat|disember|julai|ogos|RM\s?\p{Nd}[\p{Nd}.,]*)(?!\p{L})/iu;
const indonesian = /(?<!\p{L})(?:Rp\.?\s?\p{Nd}[\p{Nd}.,]*|rupiah|karena|perusahaan|karyawan|omzet)(?!\p{L})/iu;
const serbian =
  /(?<!\p{L})(?:da li|gde|šta|uvek|ovde|posle|preduzeć\p{L}*|hiljad\p{L}*|nedelj\p{L}*|mesec\p{L}*|evra|dinar\p{L}*|zakup\p{L}*|treba da|lep\p{L}*|cen[aeiu]|deo|pre)(?!\p{L})/iu;
