import { endsNoSentence } from '../../dots.ts';
import type { Stated } from '../stated.ts';

/** Of each number which sentence it stands in. A full stop within a number ends none: "1.1 Mio. €". */
export const sentencesOf = (text: string, numbers: readonly Pick<Stated, 'at' | 'text'>[]): readonly number[] => {
  let sentence = 0;
  let from = 0;
  return numbers.map((one) => {
    if (isEndBetween(text, from, one.at)) sentence++;
    from = one.at + one.text.length;
    return sentence;
  });
};
const isEndBetween = (text: string, from: number, to: number): boolean =>
  [...text.slice(from, to).matchAll(endsSentences)].some(
    ({ 0: sign, index }) =>
      sign !== '.' ||
      !endsNoSentence(text.slice(0, from + index + 1), text.slice(from + index + 1, to + 1).trimStart()),
  );
/** What goes on in a small letter has not ended: "480.000 kr. koster". */
export const endsSentence = /[!?؟۔](?=\s|$)|\.(?=\s*$|\s+(?!\p{Ll}))|[。！？।\n]/u;

const endsSentences = new RegExp(endsSentence, 'gu');
