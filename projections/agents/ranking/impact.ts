import { type Averages, type Block, type Change, type Dilution, drift } from './collection.ts';
import { gramMark } from './document.ts';
import { firstAt, lengthsPerCard, masks, placeOf, shifts } from './packed.ts';

/** A key's entries in one block (packed.ts) in order of place, and for each a bound of what it can give its card, in steps of 1. */
export type List = { readonly entries: Uint32Array; readonly bounds: Uint8Array; readonly by: Averages };

/** With bounds that hold for every collection whose averages are within `drift` of these. */
export const listOf = (key: string, packed: Uint32Array, { lengths }: Block, by: Averages): List => {
  const entries = inOrder(packed) ? packed : packed.toSorted((a, b) => placeOf(a) - placeOf(b));
  const bounds = new Uint8Array(entries.length);
  const dilution = dilutionOf(key, by);
  for (let i = 0; i < entries.length; i += 1) bounds[i] = boundOf(entries[i]!, lengths, by.k1, dilution);
  return { entries, bounds, by };
};

/** The list as `listOf` would make it now that these cards of its block are others. Bounds are worked out for them alone. */
export const changedList = (key: string, list: List, changes: readonly Change[], { lengths }: Block): List => {
  const { entries, bounds, by } = list;
  const own: { readonly at: number; readonly had: boolean; readonly now: number | undefined }[] = [];
  let size = entries.length;
  for (const change of changes) {
    const [at, now] = [firstAt(entries, change.place), change.entries.get(key)];
    const had = at < entries.length && placeOf(entries[at]!) === change.place;
    if (had || now !== undefined) own.push({ at, had, now });
    size += Number(now !== undefined) - Number(had);
  }
  if (own.length === 0) return list;
  const next = { entries: new Uint32Array(size), bounds: new Uint8Array(size), by };
  let [from, to] = [0, 0];
  const keepUntil = (at: number) => {
    next.entries.set(entries.subarray(from, at), to);
    next.bounds.set(bounds.subarray(from, at), to);
    to += at - from;
  };
  for (const { at, had, now } of own) {
    keepUntil(at);
    from = at + Number(had);
    if (now === undefined) continue;
    next.entries[to] = now;
    next.bounds[to] = boundOf(now, lengths, by.k1, dilutionOf(key, by));
    to += 1;
  }
  keepUntil(entries.length);
  return next;
};

const dilutionOf = (key: string, by: Averages) => (key[0] === gramMark ? by.grams : by.words);

const boundOf = (entry: number, lengths: Uint16Array, k1: number, dilution: Dilution) =>
  Math.min(boundSteps, Math.ceil(impactOf(entry, lengths, k1, dilution) * (1 + 2 * drift) * boundSteps));

/** Steps of a bound in 1. */
export const boundSteps = 255;

/** So they are written; but a number that came free is given again. */
const inOrder = (entries: Uint32Array) => {
  for (let i = 1; i < entries.length; i += 1) if (placeOf(entries[i - 1]!) > placeOf(entries[i]!)) return false;
  return true;
};

/**
 * The formula's x / (k1 + x) for one entry, rounded to 32 bits as the scores of this revision always were. It grows by no greater a
 * share than an average length does. Every search spends its time here, hence written out.
 */
export const impactOf = (
  entry: number,
  lengths: Uint16Array,
  k1: number,
  { w, flat, slope, most, full, from }: Dilution,
): number => {
  let at = placeOf(entry) * lengthsPerCard + from;
  let [x, length] = [0, 0];
  for (let field = 0; field < 5; field += 1, at += 1) {
    const count = (entry >>> shifts[field]!) & masks[field]!;
    length += lengths[at]!;
    if (count > 0) x += Math.min(most[field]!, (count * w[field]!) / (flat[field]! + slope[field]! * lengths[at]!));
  }
  if (length > full) x *= full / length;
  return Math.fround(x / (k1 + x));
};
