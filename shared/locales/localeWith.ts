/** A language tag (BCP 47) that names its digits or its calendar; those it named before are replaced. */
export const localeWith = (tag: string, named: Pick<Intl.LocaleOptions, 'numberingSystem' | 'calendar'>): string =>
  new Intl.Locale(tag, named).toString();
