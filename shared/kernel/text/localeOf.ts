/** A tag (BCP 47) as its parts, in its canonical form, also where it was written as `en_GB`; null where it is none. */
export const localeOf = (tag: string): Intl.Locale | null => {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    return null;
  }
};
