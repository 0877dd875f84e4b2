import type { Part } from '../said/telling.ts';

/** What a surface says between two headings. `page`: on which page of a PDF the heading stands, from 1. */
export type Read = { readonly heading: string; readonly text: string; readonly page?: number };

/**
 * A text by its letters, digits and signs. Lines break anywhere, and marks between words are a surface's own; marks that steer the
 * direction of text are not seen.
 */
export const letters = (text: string): string => text.normalize('NFKC').replace(/(?![%٪/-])[\p{P}\p{Z}\p{C}]/gu, '');

/** Where a surface does not say part by part what it has to say: what it lacks, and what it says instead. */
export const differences = (read: readonly Read[], expected: readonly Part[]): string[] => {
  const [have, want] = [read.map(folded), expected.map(foldedOf)];
  const found = have.flatMap((part, i) => {
    const other = want[i];
    if (!other) return [`it goes on with “${part.heading}”`];
    if (part.heading !== other.heading) return [`“${part.heading}” stands where “${other.heading}” has to`];
    return part.text === other.text ? [] : [`under “${part.heading}”: ${difference(part.text, other.text)}`];
  });
  return [...found, ...want.slice(have.length).map(({ heading }) => `it lacks “${heading}”`)];
};

/** Many readings differ in one part from another: each part is folded once. */
const onceEach = <K extends object, V>(make: (key: K) => V): ((key: K) => V) => {
  const made = new WeakMap<K, V>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
};
const folded = onceEach(({ heading, text }: Read) => ({ heading: letters(heading), text: letters(text) }));
const foldedOf = onceEach(({ heading, says }: Part) => ({ heading: letters(heading), text: letters(says.join(' ')) }));

const difference = (have: string, want: string): string => {
  let at = 0;
  while (at < have.length && have[at] === want[at]) at++;
  const from = Math.max(0, at - 25);
  return `“${have.slice(from, at + 40)}”, expected “${want.slice(from, at + 40)}”`;
};
