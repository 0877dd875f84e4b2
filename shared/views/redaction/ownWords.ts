/**
 * Finds in one text what another one already says: a stretch that is quoted, or a short sentence or a token (an address, a code)
 * that is quoted whole. Punctuation, spaces and case do not count; what is said in other words is not found.
 */

/** What a text says, to be found in others. */
export type Source = {
  readonly size: Size;
  readonly letters: string;
  /** Places of every so manieth run of letters: each stretch that is long enough contains one of them whole. */
  readonly anchors: ReadonlyMap<string, readonly number[]>;
  /** Sentences and tokens, which may be shorter than a stretch, and how long those are that begin so. */
  readonly units: ReadonlySet<string>;
  readonly lengths: ReadonlyMap<string, ReadonlySet<number>>;
  /** Whether an anchor or a unit may begin with three letters of this sum: most places of most texts are passed over by it. */
  readonly begins: Uint8Array;
};
/** The letters of a text alone, in lower case, and where each of them is. */
export type Letters = { readonly text: string; readonly at: Uint32Array };

/** Letters of the shortest stretch and of the shortest unit. Scripts without spaces, or of syllables, say as much in a third of them. */
const sizes = { spaced: { stretch: 24, unit: 6 }, dense: { stretch: 8, unit: 3 } } as const;
type Size = (typeof sizes)[keyof typeof sizes];
const dense =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;

/** As many letters as it takes to know of any letter before them whether it belongs to a stretch. */
export const undecided = 2 * sizes.spaced.stretch;

const sentenceEnds = /[\n.!?;:…。！？；：؟۔।]+/u;
const isToken = (word: string): boolean => /@/u.test(word) || (/\p{L}/u.test(word) && /\p{N}/u.test(word));
const mostPlaces = 64;

export const sourceOf = (text: string): Source => {
  const { text: letters } = lettersOf(text);
  const size = 2 * (text.match(dense)?.length ?? 0) > letters.length ? sizes.dense : sizes.spaced;
  const anchor = size.stretch / 2;
  const anchors = new Map<string, number[]>();
  for (let place = 0; place + anchor <= letters.length; place += anchor + 1) {
    const places = anchors.get(letters.slice(place, place + anchor)) ?? [];
    if (places.length < mostPlaces) anchors.set(letters.slice(place, place + anchor), [...places, place]);
  }
  const parts = [...text.split(sentenceEnds), ...text.split(/\s+/u).filter(isToken)];
  const units = new Set(parts.map((part) => lettersOf(part).text));
  const lengths = new Map<string, Set<number>>();
  for (const unit of units) {
    const beginning = unit.slice(0, size.unit);
    lengths.set(beginning, (lengths.get(beginning) ?? new Set()).add(unit.length));
  }
  const begins = new Uint8Array(0x10000);
  for (const beginning of [...anchors.keys(), ...lengths.keys()]) begins[sumAt(beginning, 0)] = 1;
  return { size, letters, anchors, units, lengths, begins };
};

/** Marks each letter that is part of what the source says. */
export const findIn = (given: Letters, source: Source): Uint8Array => {
  const { size, anchors, units, lengths, begins } = source;
  const { text } = given;
  const anchor = size.stretch / 2;
  const marks = new Uint8Array(text.length);
  for (let from = 0; from < text.length; from++) {
    if (begins[sumAt(text, from)] === 0) continue;
    for (const length of lengths.get(text.slice(from, from + size.unit)) ?? [])
      if (units.has(text.slice(from, from + length)) && isWhole(given, from, from + length, size))
        marks.fill(1, from, from + length);
    // Inside a stretch that is marked there is nothing more to find.
    if (marks[from + anchor - 1] === 1) continue;
    for (const place of anchors.get(text.slice(from, from + anchor)) ?? []) {
      const [start, end] = stretchAround(given, from, source, place);
      marks.fill(1, start, end);
    }
  }
  return marks;
};

const sumAt = (text: string, place: number): number =>
  (961 * text.charCodeAt(place) + 31 * text.charCodeAt(place + 1) + text.charCodeAt(place + 2)) & 0xffff;

/** As far as both texts say the same to both sides of these places; empty where that is too short. */
const stretchAround = (given: Letters, from: number, { letters, size }: Source, place: number) => {
  const { text } = given;
  let [start, end] = [from, from];
  while (start > 0 && text[start - 1] === letters[place - (from - start) - 1]) start--;
  while (end < text.length && text[end] === letters[place + (end - from)]) end++;
  // A word that only begins or ends alike is another one.
  while (end > start && !isWhole(given, end, end, size)) end--;
  while (start < end && !isWhole(given, start, start, size)) start++;
  return end - start < size.stretch ? ([0, 0] as const) : ([start, end] as const);
};

/** Whether there is a gap between words at both places; in dense scripts there are none to be seen. */
const isWhole = ({ at }: Letters, start: number, end: number, size: Size): boolean =>
  size === sizes.dense || [start, end].every((place) => at[place] !== (at[place - 1] ?? Number.NaN) + 1);

export const lettersOf = (given: string): Letters => {
  const units = new Uint16Array(given.length);
  const at = new Uint32Array(given.length);
  let count = 0;
  for (let place = 0; place < given.length; place++) {
    const unit = folded(given.charCodeAt(place));
    if (unit === 0) continue;
    units[count] = unit;
    at[count++] = place;
  }
  return { text: utf16.decode(units.subarray(0, count)), at: at.subarray(0, count) };
};

const utf16 = new TextDecoder('utf-16le');

/** A code unit in lower case; 0 for what is no letter, mark, digit, nor half of a pair. Looked up, as texts are long. */
const folded = (unit: number): number => {
  const known = foldedUnits[unit] ?? unknown;
  return known === unknown ? (foldedUnits[unit] = fold(String.fromCharCode(unit))) : known;
};
const fold = (unit: string): number => (/[\p{L}\p{M}\p{N}\p{Cs}]/u.test(unit) ? unit.toLowerCase().charCodeAt(0) : 0);
const unknown = 0xffff;
const foldedUnits = new Uint16Array(0x10000).fill(unknown);
