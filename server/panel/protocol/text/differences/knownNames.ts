/** Names that the platform knows: countries, cities of time zones and months, by what they name rather than how it is written. */
export const knownNamesIn = (text: string, language: string): ReadonlySet<string> => {
  const { pattern, meanings } = namesOf(language);
  return new Set(
    [...text.normalize('NFC').matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const name = found.trim();
      const isVerb = index === 0 && /^(?:May|March)$/u.test(name);
      return isVerb ? [] : [meanings.get(name) ?? meanings.get(name.toLowerCase()) ?? []].flat();
    }),
  );
};

type Names = { readonly pattern: RegExp; readonly meanings: ReadonlyMap<string, string> };

const namesOf = (language: string): Names => {
  const known = cached.get(language);
  if (known) return known;
  const meanings = new Map(
    [...new Set(['en', language])].flatMap((tag) => [...cities(), ...countries(tag), ...months(tag)]),
  );
  for (const name of ordinaryWords) meanings.delete(name);
  const listed = [...meanings.keys()].toSorted((a, b) => b.length - a.length).map((name) => RegExp.escape(name));
  const found = { pattern: new RegExp(`${start}(?:${listed.join('|')})${end}`, 'gu'), meanings };
  cached.set(language, found);
  return found;
};
const cached = new Map<string, Names>();

/** Behind the prefixes of Arabic and Hebrew too; anywhere in scripts without spaces, but not within a word in Katakana. */
const start =
  '(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Tamil}\\p{Script=Hangul}\\p{Script=Katakana}ー])(?<!(?<![\\p{L}\\p{M}])[\\p{Script=Arabic}\\p{Script=Hebrew}]{3,})';
/** With a genitive or another short ending. */
const end =
  '(?!\\p{M})(?:(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Tamil}\\p{Script=Katakana}ー])|(?=(?:s|es|n|[аеуіиюя]|ом|ем)(?!\\p{L})))';

/** Names of countries that are everyday words as well. */
const ordinaryWords = ['مالي', 'माली', '인도', '수단', '이란', '오만', '가나', '말리'];

const letters = Array.from({ length: 26 }, (_, i) => String.fromCodePoint(65 + i));
const countries = (tag: string): (readonly [string, string])[] =>
  (['long', 'short'] as const).flatMap((style) => {
    const names = new Intl.DisplayNames([tag], { type: 'region', style, fallback: 'none' });
    return letters.flatMap((a) =>
      letters.flatMap((b) => {
        const name = names.of(a + b);
        return name === undefined ? [] : [[name.normalize('NFC'), `country ${a}${b}`] as const];
      }),
    );
  });

/** Months that are named: those that are numbered, as in Chinese, are read as numbers. */
const months = (tag: string): (readonly [string, string])[] =>
  Array.from({ length: 12 }, (_, i) => new Date(Date.UTC(2026, i, 15))).flatMap((at, i) =>
    [{ month: 'long' } as const, { month: 'long', day: 'numeric' } as const]
      .flatMap((parts) =>
        new Intl.DateTimeFormat(tag, { ...parts, calendar: 'gregory', timeZone: 'UTC' }).formatToParts(at),
      )
      .filter(({ type, value }) => type === 'month' && !/[\p{Nd}\p{Script=Han}]/u.test(value) && value.length > 2)
      .map(({ value }) => [value.normalize('NFC'), `month ${i + 1}`] as const),
  );

const cities = (): (readonly [string, string])[] =>
  Intl.supportedValuesOf('timeZone').flatMap((zone) => {
    const city = /^(?:Africa|America|Asia|Australia|Europe)\/([^/]+)$/u.exec(zone)?.[1]?.replaceAll('_', ' ');
    return city === undefined ? [] : [[city, `city ${city}`] as const];
  });
