import { cutBetweenWords, cutSign } from '../../../../shared/kernel/text/cutBetweenWords.ts';

/**
 * No event may be larger than 512 KB and no append than 1 MB on a real server: texts from models are cut, with a note in figures that
 * needs no language (characters kept / written), never silently. `text`, `line`, `title` and `quote` are characters; `event` is bytes, with room for what sealing and the store add.
 */
export const limits = {
  text: 12_000,
  line: 2_000,
  title: 200,
  quote: 300,
  url: 2_000,
  list: 20,
  /** Passages of the case that a seat copies out because they name an option. */
  named: 24,
  event: 480 * 1024,
  /** Bytes of the case as the seats read it: what triage says of it is in the same event. */
  brief: 340 * 1024,
  ballot: { statement: 2_500, line: 600 },
} as const;

export const truncate = (text: string, limit: number = limits.text): string =>
  text.length <= limit ? text : truncateAt(text, limit);

/** A title, which stands wherever its option does and is compared with itself: shortened between words, and never twice. */
export const shortTitle = (text: string): string => cutBetweenWords(text, limits.title - cutSign.length, 'und');

const truncateAt = (text: string, limit: number): string => {
  // Never between the halves of a surrogate pair.
  const at = /[\uD800-\uDBFF]/u.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  return `${text.slice(0, at)} … [${at}/${text.length}]`;
};

/** At most so many lines, each at most so long. */
export const truncateList = (texts: readonly string[], limit: number = limits.line): string[] =>
  texts.slice(0, limits.list).map((text) => truncate(text, limit));

/** What a value takes as JSON in UTF-8. */
export const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;
const encoder = new TextEncoder();

/** The longest beginning of a text that fits, with its note, into so many bytes of JSON. */
export const truncateBytes = (text: string, bytes: number): string => {
  if (bytesOf(text) <= bytes) return text;
  let [low, high] = [0, text.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (bytesOf(truncateAt(text, middle)) <= bytes) low = middle;
    else high = middle;
  }
  return truncateAt(text, low);
};
