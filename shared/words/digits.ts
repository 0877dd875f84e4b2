/**
 * The language tag with the digits of our texts. Arabic ones hold European digits, so numbers and dates are written in them too: left
 * to itself, each browser and region has its own.
 */
export const inOurDigits = (tag: string): string => {
  const locale = new Intl.Locale(tag);
  return locale.language === 'ar' ? new Intl.Locale(locale, { numberingSystem: 'latn' }).toString() : tag;
};
