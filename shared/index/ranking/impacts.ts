import { gramMark } from './document.ts';
import { type Constants, constants, fields } from './formula.ts';
import { blockSize, entriesOf, lengthsIn, lengthsPerCard, masks, shifts } from './packed.ts';

/** A packed list of one block of cards (packed.ts). */
export type List = { readonly block: number; readonly entries: Uint8Array };
/** The lengths of every block, packed. */
export type Lengths = readonly { readonly block: number; readonly lengths: Uint8Array }[];

/** What the formula needs of all cards together. */
export type Collection = {
  /** How many there are. */
  readonly cards: number;
  /** Above every card's number. */
  readonly size: number;
  readonly blocks: ReadonlyMap<number, Uint16Array>;
  readonly k1: number;
  readonly words: Dilution;
  readonly grams: Dilution;
};

/** By field: its weight, 1 − b, b over the average length; and where its lengths stand among a card's. */
type Dilution = {
  readonly w: Float64Array;
  readonly flat: Float64Array;
  readonly slope: Float64Array;
  readonly from: number;
};

/** What the cards of one block have of a key: their numbers from `first` on, and the x / (k1 + x) of the formula for each. */
export type Impacts = { readonly first: number; readonly places: Uint16Array; readonly shares: Float32Array };

export const collectionOf = (lengths: Lengths, by: Constants = constants): Collection => {
  const blocks = new Map(lengths.map(({ block, lengths: bytes }) => [block, lengthsIn(bytes)]));
  const sums = new Float64Array(lengthsPerCard);
  let cards = 0;
  for (const long of blocks.values())
    for (let start = 0; start < long.length; start += lengthsPerCard) {
      let some = 0;
      for (let at = 0; at < lengthsPerCard; at += 1) {
        const length = long[start + at] ?? 0;
        some += length;
        sums[at] = (sums[at] ?? 0) + length;
      }
      if (some > 0) cards += 1;
    }
  return {
    cards,
    size: (Math.max(-1, ...blocks.keys()) + 1) * blockSize,
    blocks,
    k1: by.k1,
    words: dilution(by.fieldWeight, by.lengthPenalty, sums, cards, 0),
    grams: dilution(by.gramFieldWeight, by.gramLengthPenalty, sums, cards, fields.length),
  };
};

const dilution = (
  w: readonly number[],
  b: readonly number[],
  sums: Float64Array,
  cards: number,
  from: number,
): Dilution => ({
  w: Float64Array.from(w),
  flat: Float64Array.from(b, (penalty) => 1 - penalty),
  slope: Float64Array.from(b, (penalty, field) => penalty / ((sums[from + field] ?? 0) / cards || 1)),
  from,
});

/** Depends on the cards alone, not on the query: worth remembering as long as no card's text changes. */
export const impactsOf = ({ blocks, k1, words, grams }: Collection, key: string, lists: readonly List[]): Impacts[] =>
  lists.flatMap(({ block, entries }) => {
    const lengths = blocks.get(block);
    return lengths
      ? [
          {
            first: block * blockSize,
            ...sharesOf(entriesOf(entries), k1, key[0] === gramMark ? grams : words, lengths),
          },
        ]
      : [];
  });

/** The one loop over what is stored, hence written out. */
const sharesOf = (entries: Uint32Array, k1: number, { w, flat, slope, from }: Dilution, lengths: Uint16Array) => {
  const places = new Uint16Array(entries.length);
  const shares = new Float32Array(entries.length);
  for (let i = 0; i < entries.length; i += 1) {
    const entry = entries[i]!;
    const place = entry & (blockSize - 1);
    let x = 0;
    for (let field = 0, at = place * lengthsPerCard + from; field < 5; field += 1, at += 1) {
      const count = (entry >>> shifts[field]!) & masks[field]!;
      if (count > 0) x += (count * w[field]!) / (flat[field]! + slope[field]! * lengths[at]!);
    }
    places[i] = place;
    shares[i] = x / (k1 + x);
  }
  return { places, shares };
};
