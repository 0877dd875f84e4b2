import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '../../shared/locales');

/** A text, or one for each way in which its language counts; `other` is what the rest of numbers gets. */
export type Written = string | Readonly<Record<string, string>>;
export type Catalogue = Readonly<Record<string, Written>>;
type Counted = readonly [{ readonly match: Readonly<Record<`form=${string}`, string>> }];

/** The interface's words as they are written, read without the compiler that the build reads them with. */
export const catalogueOf = async (language: string, area: string): Promise<Catalogue> => {
  const made = language === 'en' && madeInEnglish.includes(area);
  return made ? spoken(area) : written(readFileSync(join(folder, pathOf(language, area)), 'utf8'));
};

export const areasOf = (language: string): readonly string[] =>
  pathsOf(language).map((path) => basename(path).replace(/\.\w+$/, ''));

/** Where the texts of an area lie, from the folder of all languages: `de/ui/cases/watch.json`. */
export const pathOf = (language: string, area: string): string => {
  const path = pathsOf(language).find((name) => name.includes(`/${area}.`));
  if (path === undefined) throw new Error(`expected an area of texts, found ${area}`);
  return path;
};

export const pathsOf = (language: string): readonly string[] =>
  readdirSync(join(folder, language, 'ui')).flatMap((group) =>
    readdirSync(join(folder, language, 'ui', group)).map((name) => `${language}/ui/${group}/${name}`),
  );

/** English that is made from what server and docs say too. */
const madeInEnglish = ['guided', 'terms'];
const spoken = async (area: string): Promise<Catalogue> => {
  const made = (await import(`../../shared/locales/${pathOf('en', area)}`)) as {
    readonly default: Record<string, (values: Readonly<Record<string, string>>) => string>;
  };
  return Object.fromEntries(Object.entries(made.default).map(([key, say]) => [key, say(placeholders)]));
};
/** Each value is its own name in braces, as in the files of the other languages. */
const placeholders = new Proxy<Record<string, string>>({}, { get: (_, name) => `{${String(name)}}` });

const written = (json: string): Catalogue =>
  Object.fromEntries(
    Object.entries(JSON.parse(json) as Record<string, string | Counted>).map(([key, message]) => [
      key,
      typeof message === 'string' ? message : formsOf(message),
    ]),
  );

const formsOf = ([{ match }]: Counted): Written =>
  Object.fromEntries(
    Object.entries(match).map(([form, text]) => [form === 'form=*' ? 'other' : form.slice('form='.length), text]),
  );
