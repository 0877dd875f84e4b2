import type { Steps } from '../../kernel/scheduling/steps.ts';

/** A text in its compared form, with where each of its UTF-16 units began in the original. */
export type Letters = { readonly text: string; readonly from: Int32Array };

export const raised = '⁰¹²³⁴-⁹⁺⁻⁼⁽⁾ⁿⁱ';
/** What a raised figure is an exponent of: a number, a letter that stands alone, a unit of length; else it is the mark of a note. */
const base = String.raw`\p{N}\s?|\p{Nd}\)|(?<!\p{L}\p{M}*)(?:(?:[µ\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]|[cdkmnµμ]m|[смдк]м|ft|yd|in|mi|ha)\)?)`;

/** Whether a raised figure after this text would be its exponent. */
export const isBase = (before: string): boolean => endsInBase.test(before);
const endsInBase = new RegExp(`(?:${base})$`, 'u');

/** Reference marks: they stand between words in one copy of a text and not in another. Figures of fractions are none. */
const references = new RegExp(
  [
    String.raw`⟦[^⟧]{0,40}⟧`,
    String.raw`\[\^?\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\]`,
    String.raw`\[[a-z]\](?!\p{L})`,
    '[†‡]',
    `(?=[⁰¹²³⁴-⁹])(?<!${base}|[${raised}/⁄])[⁰¹²³⁴-⁹]+(?:[⁻,][⁰¹²³⁴-⁹]+)*(?![${raised}/⁄])`,
  ].join('|'),
  'gu',
);

/** Begins lowered figures in the compared text, but for those of a chemical formula: CO₂ is CO2, and x₁₀ is not x10. */
export const lowered = '\uE001';
const formula = /(?:\p{Lu}\p{Ll}?|\))$/u;

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
    put(`${edgeOf(original.slice(Math.max(0, i - 2), i), given)}${folded(given)}`, i);
    i += given.length;
  }
  return { text: parts.join(''), from: Int32Array.from(from) };
}

/** Letters. */
const perStep = 20_000;

/** What keeps raised and lowered figures from running together with what is before them: 10⁶ is not 106, nor 5₂ 52. */
const edgeOf = (before: string, given: string): string => {
  if (isRaised.test(given) && !endsRaised.test(before))
    return /[\p{N})]\s?$/u.test(before) || /[⁺⁻⁼⁽⁾ⁿⁱ]/u.test(given) ? '^' : '';
  return isLowered.test(given) && !endsLowered.test(before) && !formula.test(before) ? lowered : '';
};
const [isRaised, endsRaised] = [new RegExp(`^[${raised}]`, 'u'), new RegExp(`[${raised}]$`, 'u')];
const [isLowered, endsLowered] = [/^[₀-₎]/u, /[₀-₎]$/u];

const folded = (given: string): string => {
  // Enclosed figures and those with a full stop are signs of their own: ①⓪ is not 10.
  if (/^(?![⁰¹²³⁴-⁹₀-₉¼-¾⅐-⅞])\p{No}/u.test(given)) return given;
  let plain = '';
  for (const letter of given.normalize('NFC')) if (!optional.test(letter)) plain += letter;
  // A fraction folds to three characters, which must not run together with the digits before it: 5½ is not 51/2.
  const apart = /[\u00bc-\u00be\u2150-\u215e]/u.test(plain) ? ` ${plain}` : plain;
  return apart.normalize('NFKC').toLowerCase();
};
