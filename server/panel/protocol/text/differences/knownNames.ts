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

/** Whether each of two texts has such a name that the other has not, also where people write them small. */
export const haveOtherKnownNames = (a: string, b: string, language: string): boolean => {
  const [ours, theirs] = [a, b].map((text) =>
    knownNamesIn(
      text.replace(/(?<![\p{L}\p{M}])\p{Ll}/gu, (first) => first.toUpperCase()),
      language,
    ),
  );
  return (
    ours !== undefined && theirs !== undefined && ours.difference(theirs).size > 0 && theirs.difference(ours).size > 0
  );
};

/** A text in which a word that is no name stands in the place of each name that means one of these. */
export const withoutKnown = (text: string, language: string, meanings: ReadonlySet<string>): string => {
  const { pattern, meanings: known } = namesOf(language);
  return text.normalize('NFC').replace(pattern, (name) => {
    const meaning = known.get(name) ?? known.get(name.toLowerCase());
    return meaning !== undefined && meanings.has(meaning) ? 'x' : name;
  });
};

type Names = { readonly pattern: RegExp; readonly meanings: ReadonlyMap<string, string> };

const namesOf = (language: string): Names => {
  const known = cached.get(language);
  if (known) return known;
  const meanings = new Map(
    [...new Set(['en', language])].flatMap((tag) => [...otherNames, ...cities(), ...countries(tag), ...months(tag)]),
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

/** What people call a country beside what the platform calls it. */
const otherNames = Object.entries({
  GB: 'Britain|Great Britain|U.K.|UK|Großbritannien|Grande-Bretagne|Royaume-Uni|Gran Bretaña|Grã-Bretanha|Gran Bretagna|Groot-Brittannië|Wielka Brytania|Wielkiej Brytanii|Британия|Британии|Британія|Британії|Μεγάλη Βρετανία|Βρετανία|İngiltere|Inggris|Anh|بريطانيا|بریتانیا|בריטניה|ब्रिटेन|ব্রিটেন|பிரிட்டன்|英国|英國|イギリス|영국|อังกฤษ',
  US: 'USA|U.S.|U.S.A.|America|Amerika|Vereinigten Staaten|Amérique|Stati Uniti|Estados Unidos|EE. UU.|EUA|Verenigde Staten|Stany Zjednoczone|Stanów Zjednoczonych|США|Америка|Америке|Америку|ΗΠΑ|Αμερική|ABD|AS|Mỹ|أمريكا|آمریکا|ארה״ב|ארה"ב|אמריקה|अमेरिका|আমেরিকা|அமெரிக்கா|美国|美國|米国|アメリカ|미국|อเมริกา',
  NL: 'Holland|The Netherlands',
  CZ: 'Czech Republic|Tschechische Republik',
  AE: 'UAE|U.A.E.|Emirates|VAE|الإمارات',
  KR: 'Korea',
  EU: 'EU|E.U.|UE|ЕС|ЄС',
}).flatMap(([code, names]) => names.split('|').map((name) => [name.normalize('NFC'), `country ${code}`] as const));

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
