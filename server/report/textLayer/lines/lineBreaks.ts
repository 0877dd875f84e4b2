import { staysOnOneLine } from '../../../../shared/words/setApart.ts';
import { LineBreaker } from '../internals/pdfmake.ts';
import { unspaced } from '../fonts/scripts.ts';

export type Breaks = ReadonlyMap<number, 'must' | 'may'>;

/** A word longer than this may be cut anywhere between graphemes. */
const longestWord = 48;
/** Korean puts spaces between words: lines end there, though UAX #14 lets them end after any syllable. */
const hangul = /\p{Script=Hangul}/u;
/** Syllables of a Korean word that still fits a narrow column. */
const longestHangul = 12;

/** Where a line must or may end, by offset: UAX #14, and the dictionary for scripts without spaces. */
export function breaksOf(text: string): Breaks {
  const breaks = new Map<number, 'must' | 'may'>();
  const keepWhole = (from: number, length: number) => {
    for (let at = from + 1; at < from + length; at++) breaks.delete(at);
  };
  const breaker = new LineBreaker(text);
  let last = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const newline = text[next.position - 1] === '\n';
    if (next.position < text.length || newline) breaks.set(next.position, newline ? 'must' : 'may');
    for (let at = last + longestWord; at < next.position; at += longestWord) breaks.set(wholePair(text, at), 'may');
    last = next.position;
  }
  for (const run of text.matchAll(unspaced))
    for (const { index } of words().segment(run[0])) {
      const at = run.index + index;
      if (index > 0 && !breaks.has(at)) breaks.set(at, 'may');
    }
  for (const { index } of text.matchAll(/\p{Nd} (?=[%٪‰])/gu)) breaks.delete(index + 2);
  for (const { 0: number, index } of text.matchAll(/(?<![\p{Nd}.,])\p{Nd}{1,3}(?: \p{Nd}{3})+(?!\p{Nd})/gu))
    keepWhole(index, number.length);
  for (const { 0: range, index } of text.matchAll(/[\p{Nd}%٪](?:\s[-–~]\s|[–~～])(?=\p{Nd})/gu))
    keepWhole(index, range.length + 1);
  for (const { 0: atom, index } of text.matchAll(/\u2066[^\u2069]{1,24}\u2069/g))
    if (staysOnOneLine(atom)) for (const space of atom.matchAll(/ /g)) breaks.delete(index + space.index + 1);
  // "30-day" is one word; in a hash or a long code a hyphen stays a place to end a line.
  for (const { 0: number, index } of text.matchAll(/(?<![\p{L}\p{N}\p{Pd}])[\p{Nd}.,]{0,8}\p{Nd}[-‐](?=\p{L})/gu))
    breaks.delete(index + number.length);
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu))
    if (word.length <= longestHangul && hangul.test(word)) keepWhole(index, word.length);
  return breaks;
}

/** Never between the halves of a surrogate pair. */
const wholePair = (text: string, at: number) => (/[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at + 1 : at);

/** The segmenter is costly to make and has no state. */
const words = (() => {
  let made: Intl.Segmenter | undefined;
  return () => (made ??= new Intl.Segmenter('th', { granularity: 'word' }));
})();
