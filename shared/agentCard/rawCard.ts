/** Reading JSON of unknown shape. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** At most so many characters of a string, cleaned; the empty string for anything else. */
export const text = (value: unknown, most: number): string =>
  typeof value === 'string' ? Array.from(clean(value)).slice(0, most).join('') : '';

/**
 * Without what poisons a database, a terminal or a reader's eye: U+0000 and other controls, half surrogates, and the marks
 * that turn the direction of text.
 */
export const clean = (value: string): string =>
  value
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim();
