import type { Speech } from '../speech.ts';

/** A seat by its name and what else is said of it, in reading order: a Latin name does not turn the others round. */
export const seatSaid = (
  parts: readonly string[],
  { rtl, marks }: Pick<Speech, 'rtl'> & { readonly marks: Pick<Speech['marks'], 'comma'> },
): string => `${rtl ? rightToLeftMark : ''}${parts.join(marks.comma)}`;
// As a number: compilers warn of such characters in a text.
const rightToLeftMark = String.fromCodePoint(0x200f);
