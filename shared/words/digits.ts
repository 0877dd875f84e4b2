/**
 * The language tag with the digits of our texts. Arabic ones hold European digits, so numbers and dates are written in them too: left
 * to itself, each browser and region has its own.
 */
export const inOurDigits = (tag: string): string =>
  /^ar\b/u.test(tag) ? new Intl.Locale(tag, { numberingSystem: 'latn' }).toString() : tag;
