import { estimates } from './units/unitWords.ts';

/** Each mark of an estimate marks the number nearest to it, at most this far away in the same sentence. */
const reach = 48;
/** Scripts without spaces between words may have one right before a mark. */
const marks = new RegExp(`(?<![\\p{L}\\p{M}](?<![぀-ヿ㐀-鿿가-힯฀-๿]))(?:${estimates})`, 'giu');
export const markedBy = (
  text: string,
  numbers: readonly { readonly at: number; readonly end: number }[],
): ReadonlySet<number> => {
  const marked = new Set<number>();
  let first = 0;
  for (const { 0: word, index } of text.matchAll(marks)) {
    while ((numbers[first]?.end ?? Infinity) < index - reach) first++;
    let nearest = { i: -1, far: Infinity };
    for (let i = first; (numbers[i]?.at ?? Infinity) <= index + word.length + reach; i++) {
      const { at, end } = numbers[i] ?? { at: 0, end: 0 };
      const [from, to] = at >= index + word.length ? [index + word.length, at] : [end, index];
      const isOutside = at > index && /[)）]/u.test(text.slice(from, to));
      const isBeside =
        !isOutside && to >= from && to - from <= reach && !/[.!?;。！？؛]\s|\n/u.test(text.slice(from, to));
      if (isBeside && to - from < nearest.far) nearest = { i, far: to - from };
    }
    if (nearest.i >= 0) marked.add(nearest.i);
  }
  return marked;
};
