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
