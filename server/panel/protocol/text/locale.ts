/** A tag (BCP 47) as its parts; null where it is none. */
export const localeOf = (tag: string): Intl.Locale | null => {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
};
