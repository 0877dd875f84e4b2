import type { Steps } from '../../kernel/scheduling/steps.ts';

/** A text in its compared form, with where each of its UTF-16 units began in the original. */
export type Letters = { readonly text: string; readonly from: Int32Array };

/**
 * Reference marks: they stand between words in one copy of a text and not in another. Superscript digits are among them, but where
 * they are exponents: of a unit of length, or of ten.
 */
const references =
  /⟦[^⟧]{0,40}⟧|\[\^?\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\]|\[[a-z]\](?!\p{L})|[†‡]|(?<!(?<!\p{L})(?:[cdkmµ]?m|ft|yd|in|mi)|(?<!\p{Nd})10)(?<![⁰¹²³⁴-⁹])[⁰¹²³⁴-⁹]+/gu;
const superscript = /^[⁰¹²³⁴-⁹]/u;

/** Not seen, or optional in writing: soft hyphens, zero-width and direction characters, Arabic and Hebrew points, tatweel. */
const optional =
  /[\p{Default_Ignorable_Code_Point}\u064B-\u065F\u0670\u06D6-\u06ED\u0640\u0591-\u05BD\u05BF\u05C1-\u05C7]/u;

/** What is normalised together: decomposed Hangul, or a character with its combining marks. */
const cluster = /[\u1100-\u11ff]+|\P{M}\p{M}*|\p{M}+/uy;

/** Compatibility forms folded (NFKC), lower case, without reference marks and optional characters; in steps of a few milliseconds. */
export function* spelling(original: string): Steps<Letters> {
  const parts: string[] = [];
  const from: number[] = [];
  const put = (text: string, at: number) => {
    parts.push(text);
    for (let i = 0; i < text.length; i++) from.push(at);
  };
  const skipped = original.matchAll(references);
  let next = skipped.next();
  let step = 0;
  for (let i = 0; i < original.length;) {
    if (i >= step + perStep) {
      step = i;
      yield;
    }
    if (!next.done && next.value.index <= i) {
      i = Math.max(i, next.value.index + next.value[0].length);
      next = skipped.next();
      continue;
    }
    const code = original.charCodeAt(i);
    const following = i + 1 < original.length ? original.charCodeAt(i + 1) : 0;
    if (code < 0x80 && following < 0x300) {
      put(code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : original.charAt(i), i++);
      continue;
    }
    cluster.lastIndex = i;
    const given = cluster.exec(original)?.[0] ?? original.charAt(i);
    // A power of ten must not run together with its base: 10⁶ is not 106.
    const power = superscript.test(given) && /\d/.test(original.charAt(i - 1));
    put(power ? `^${folded(given)}` : folded(given), i);
    i += given.length;
  }
  return { text: parts.join(''), from: Int32Array.from(from) };
}

/** Letters. */
const perStep = 20_000;

const folded = (given: string): string => {
  let plain = '';
  for (const letter of given.normalize('NFC')) if (!optional.test(letter)) plain += letter;
  // A fraction folds to three characters, which must not run together with the digits before it: 5½ is not 51/2.
  const apart = /[\u00bc-\u00be\u2150-\u215e]/u.test(plain) ? ` ${plain}` : plain;
  return apart.normalize('NFKC').toLowerCase();
};
