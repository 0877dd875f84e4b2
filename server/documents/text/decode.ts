import { analyse } from 'chardet';

export type Decoded = { readonly text: string; readonly charset: string; readonly guessed: boolean };

/** Text of any charset: by its byte order mark, as strict UTF-8, else by a guess. Null for what is no text. */
export const decodeText = (bytes: Uint8Array): Decoded | null => {
  const marked = byteOrderMark(bytes) ?? withoutMark(bytes);
  const sure = decode(bytes, marked ?? 'utf-8');
  if (sure !== null && isText(sure)) return { text: sure, charset: marked ?? 'utf-8', guessed: false };
  if (marked !== null) return null;
  const guesses = analyse(bytes.subarray(0, 200_000)).flatMap(({ name }) => {
    const text = decode(bytes, charsets[name] ?? name);
    return text !== null && isText(text) ? [{ text, charset: name, guessed: true }] : [];
  });
  return guesses.find(({ text }) => isPlausible(text)) ?? guesses[0] ?? null;
};

/** Text in a wrong charset is full of signs: in a right one at least half of what is not ASCII are letters. */
const isPlausible = (text: string): boolean => {
  const foreign = text.slice(0, 100_000).match(/(?!\s)[^\x00-\x7f]/gu) ?? [];
  return foreign.filter((sign) => /[\p{L}\p{M}]/u.test(sign)).length * 2 >= foreign.length;
};

/** Names that the platform does not know, and Latin-1 as what is meant by it. */
const charsets: Readonly<Record<string, string>> = {
  'ISO-8859-1': 'windows-1252',
  ASCII: 'utf-8',
  Shift_JIS: 'shift_jis',
};

const decode = (bytes: Uint8Array, charset: string): string | null => {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const byteOrderMark = ([a, b, c]: Uint8Array): string | null => {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return a === 0xfe && b === 0xff ? 'utf-16be' : null;
};

/** UTF-16 without its mark: every other byte of Latin text is zero. */
const withoutMark = (bytes: Uint8Array): string | null => {
  const start = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  for (const [i, byte] of start.entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = start.length * 0.3;
  return odd > many && even === 0 ? 'utf-16le' : even > many && odd === 0 ? 'utf-16be' : null;
};

/** Control characters other than white space are no text. */
const isText = (text: string): boolean => {
  const controls = text.slice(0, 100_000).match(/(?![\t\n\f\r\v\x1b])[\x00-\x1f\x7f]/gu)?.length ?? 0;
  return controls === 0;
};
