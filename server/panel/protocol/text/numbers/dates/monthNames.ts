export type Calendar = 'gregory' | 'persian';

/** Hindi names are written with and without their dots below. */
export const plainName = (name: string): string =>
  name.normalize('NFC').toLowerCase().replace(/\.$/u, '').replaceAll('\u093C', '');

/** A pattern of a plain name, with or without the dots below. */
export const withDots = (name: string): string => name.replaceAll('फ', '(?:फ\\u093C?|\\u095E)');

/** As they are written alone, beside a day or a year, and short. */
export function namesOfMonths(
  tag: string,
  calendar: Calendar,
  lengths: readonly ('long' | 'short')[] = ['long', 'short'],
): ReadonlyMap<string, number> {
  // The fifteenth lies in another month of either calendar each time.
  const all = Array.from({ length: 12 }, (_, i) => new Date(Date.UTC(2026, i, 15))).flatMap((at) =>
    lengths
      .flatMap((month) => [{ month }, { month, day: 'numeric' } as const, { month, year: 'numeric' } as const])
      .flatMap((parts) =>
        new Intl.DateTimeFormat(tag, { ...parts, calendar, timeZone: 'UTC' })
          .formatToParts(at)
          .map((part) => ({ ...part, number: numberIn(at, calendar) })),
      )
      .filter(
        ({ type, value }) => type === 'month' && /(?:\p{L}\p{M}*){2}/u.test(value) && !/\p{Script=Han}/u.test(value),
      )
      .map(({ value, number }) => [plainName(value), number] as const),
  );
  return new Map([...all, ...(alsoShort[tag.split('-')[0] ?? ''] ?? [])]);
}
/** Short names beside those of Intl. */
const alsoShort: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  en: [['sept', 9]],
  nl: [['sept', 9]],
};
const numberIn = (at: Date, calendar: Calendar): number =>
  Number(
    new Intl.DateTimeFormat('en', { month: 'numeric', calendar, numberingSystem: 'latn', timeZone: 'UTC' })
      .formatToParts(at)
      .find(({ type }) => type === 'month')?.value,
  );

/** The whole names with their other forms: w maju, toukokuussa. */
export const formsOfMonths = (language: string): (readonly [form: string, month: number])[] =>
  [...namesOfMonths(language, 'gregory', ['long'])].flatMap(([name, month]) =>
    [name, ...(endings[language.split('-')[0] ?? '']?.(name) ?? [])].map((form) => [form, month] as const),
  );

/** The other forms of a name, of those that dates have. */
const endings: Readonly<Record<string, (name: string) => readonly string[]>> = {
  pl: (name) => changed(name, /a$/u, ['u', 'em']),
  cs: (name) => [
    ...changed(name, /na$/u, ['nu', 'nem']),
    ...changed(name, /ce$/u, ['ci', 'cem']),
    ...changed(name, /du$/u, ['dem']),
  ],
  ru: (name) => [...changed(name, /а$/u, ['е', 'у', 'ом']), ...changed(name, /(?<!м)я$/u, ['е', 'ю', 'ём', 'ем'])],
  uk: (name) => [
    ...changed(name, /ня$/u, ['ні', 'ню', 'нем']),
    ...changed(name, /да$/u, ['ді', 'дом']),
    ...changed(name, /го$/u, ['му']),
  ],
  fi: (name) => changed(name, /uu$/u, ['uussa', 'uun', 'uuhun', 'uulta', 'uusta', 'uulla']),
  hu: (name) => ['ban', 'ben', 'ig', 'ra', 're', 'tól', 'től', 'i', 'ában', 'ára'].map((ending) => `${name}${ending}`),
  tr: (name) =>
    ['ta', 'te', 'da', 'de', 'tan', 'ten', 'dan', 'den', 'a', 'e', 'ın', 'ün', 'in', 'ı', 'ü', 'i'].map(
      (ending) => `${name}${ending}`,
    ),
  el: (name) => changed(name, /ς$/u, ['']),
  bn: (name) => ['ে', 'ের', 'র', 'তে'].map((ending) => `${name}${ending}`),
  ta: (name) => changed(name, /்$|ி$|ை$/u, ['ில்', 'ியில்', 'ையில்']),
};
const changed = (name: string, ending: RegExp, others: readonly string[]): string[] =>
  ending.test(name) ? others.map((other) => name.replace(ending, other)) : [];
