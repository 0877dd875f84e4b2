/**
 * What is read from left to right as a whole, wherever it stands: addresses, telephone numbers, sums, `C++`, `gpt-6.1`. Set apart in
 * text that runs right to left, where the rules of Unicode would turn its parts round.
 */
const atoms =
  /https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.-]+|\+?\d{1,4}(?:[ \u00A0().-]{1,2}\d{2,}){2,}|\d+(?:\s*[×+\-÷*/=]\s*\d+)+|[A-Za-z][\w.]*(?:-[\w.]+)+|[A-Za-z]\w*[+#]{1,2}(?!\w)/g;

export const setApart = (text: string): string => text.replace(atoms, (atom) => `\u2066${unbroken(atom)}\u2069`);

/** A telephone number or a sum stays on one line. */
const unbroken = (atom: string) => (/\p{L}/u.test(atom) || atom.length > 24 ? atom : atom.replaceAll(' ', '\u00A0'));

/**
 * Text as it may be set: line ends are `\n`, half surrogate pairs become U+FFFD, and what would move other text or cannot be
 * drawn (controls, direction overrides, tags) is left out. Isolates and joiners stay: they belong to writing.
 */
export const clean = (text: string): string =>
  text
    .replace(/\r\n?|[\u000B\u000C\u0085\u2028\u2029]/g, '\n')
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u202A-\u202E\u200B\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu, '')
    .replace(/[\uFFFE\uFFFF\u{1FFFE}\u{1FFFF}]/gu, '\uFFFD')
    .replaceAll('\t', '    ');
