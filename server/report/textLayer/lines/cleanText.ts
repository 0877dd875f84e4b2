/**
 * Text as it may be set: line ends are `\n`, half surrogate pairs become U+FFFD, and what would move other text or cannot be
 * drawn (controls, direction overrides, tags) is left out. Isolates and joiners stay: they belong to writing.
 */
export const clean = (text: string): string =>
  text
    .replace(/\r\n?|[\u000B\u000C\u0085\u2028\u2029]/g, '\n')
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u202A-\u202E\u200B\uFEFF\uFFF9-\uFFFB]/gu, '')
    .replace(flagOrTags, (part) => (part.startsWith('\u{1F3F4}') ? part : ''))
    .replace(/[\uFFFE\uFFFF\u{1FFFE}\u{1FFFF}]/gu, '\uFFFD')
    .replaceAll('\t', '    ');

/** The flags of England, Scotland and Wales are written with tags, which are drawn nowhere else. */
const flagOrTags = /\u{1F3F4}[\u{E0030}-\u{E007A}]{4,6}\u{E007F}|[\u{E0000}-\u{E007F}]+/gu;
