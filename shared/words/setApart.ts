/**
 * What is read from left to right as a whole, wherever it is: addresses, telephone numbers, sums, `C++`, `gpt-6.1`. Set apart in
 * text that runs right to left, where the rules of Unicode would turn its parts round. The stop after one is the sentence's.
 * Each is looked for from its beginning alone and no longer than one is, so that a long word takes no longer than a long text.
 */
const atoms =
  /https?:\/\/\S*[^\s.,;:!?،؛؟)\]»”]|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|\+?\d{1,4}(?:[ \u00A0().-]{1,2}\d{2,}){2,}|\d+(?:\s*[×+\-÷*/=]\s*\d+)+|(?<![A-Za-z])[A-Za-z][\w.]{0,80}(?:-[\w.]{0,80}\w)+|(?<![A-Za-z])[A-Za-z]\w{0,40}[+#]{1,2}(?!\w)/g;

export const setApart = (text: string): string =>
  isolated(text, (atom) => (staysOnOneLine(atom) ? atom.replaceAll(' ', '\u00A0') : atom));

/** `as`: how each is written. */
export const isolated = (text: string, as = (atom: string): string => atom): string =>
  text.replace(atoms, (atom) => `\u2066${as(atom)}\u2069`);

/** A telephone number or a sum. */
export const staysOnOneLine = (atom: string): boolean => !/\p{L}/u.test(atom) && atom.length <= 26;
