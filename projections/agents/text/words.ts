/** A word as it stands in a text: lower-case, without accents; `start` and `end` are offsets in UTF-16 units. */
export type Word = { readonly text: string; readonly start: number; readonly end: number };

/**
 * The words of a text in any language, with their places. Identifiers are split and also kept whole (`getFilmDetails` →
 * get, film, details, getfilmdetails). Runs of scripts that write no spaces are cut by Intl.Segmenter.
 */
export const wordsOf = (text: string): Word[] => {
  const words: Word[] = [];
  for (const match of text.matchAll(runs)) {
    if (unspaced.test(match[0])) words.push(...segmented(match[0], match.index));
    else words.push(...split(match[0], match.index));
  }
  return words;
};

/** Lower-case, compatibility forms unified, accents off: what two spellings of a word have in common. */
export const plain = (word: string): string =>
  ascii.test(word)
    ? word.toLowerCase()
    : word.normalize('NFKD').toLowerCase().replace(marks, '').replaceAll('ß', 'ss').normalize('NFC');

const ascii = /^[\u0020-\u007e]*$/;
/** Latin, Greek and Cyrillic accents; marks that carry vowels in other scripts stay. */
const marks = /[\u0300-\u036f]/g;
const runs = /[\p{L}\p{N}\p{M}]+/gu;
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
const thai = /\p{sc=Thai}/u;
const kana = /[\p{sc=Hira}\p{sc=Kana}]/u;

const segmented = (run: string, offset: number): Word[] => {
  const language = thai.test(run) ? 'th' : kana.test(run) ? 'ja' : 'zh';
  return [...segmenter(language).segment(run)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({
      text: plain(segment),
      start: offset + index,
      end: offset + index + segment.length,
    }));
};

const segmenters = new Map<string, Intl.Segmenter>();
const segmenter = (language: string) => {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
};

/** `parseHTMLPage2` → parse, HTML, Page, 2. */
const humps = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}\p{M}]+|\p{N}+|\p{Lu}/gu;

const split = (run: string, offset: number): Word[] => {
  const whole = { text: plain(run), start: offset, end: offset + run.length };
  const parts = [...run.matchAll(humps)];
  if (parts.length < 2) return [whole];
  return [
    ...parts.map((part) => ({
      text: plain(part[0]),
      start: offset + part.index,
      end: offset + part.index + part[0].length,
    })),
    whole,
  ];
};
