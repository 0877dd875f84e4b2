import type { EmbeddingLevels } from 'bidi-js';

import { breaksOf } from './lineBreaks.ts';
import type { FontBook } from '../fonts/fontBook.ts';
import type { Features } from '../internals/pdfkit.ts';
import { bidi } from './bidi.ts';
import { complex, plainLatin, twin } from '../fonts/scripts.ts';

/** A stretch of a paragraph with one font, one direction and no chance of a break inside. */
export type Piece = {
  readonly text: string;
  readonly family: string;
  readonly level: number;
  readonly paraLevel: number;
  /** What follows it: a forced end of line, a chance of one, or neither. */
  readonly after: 'must' | 'may' | 'never';
  /** For the shaper, where the text needs one. */
  readonly features: Features | Plain | null;
};

export type Asked = { readonly text: string; readonly family: string; readonly noWrap: boolean };
export type Setting = {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl' | 'auto';
  readonly book: FontBook;
  /** Told of a grapheme that no font has; U+FFFD stands in for it. */
  readonly missing: (grapheme: string) => void;
};

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Cuts a paragraph, given as its differently styled items, into pieces: levels and breaks are those of the whole. */
export function piecesOf(
  items: readonly Asked[],
  { language, direction, book, missing }: Setting,
): readonly (readonly Piece[])[] {
  const full = items.map(({ text }) => text).join('');
  const simple = direction !== 'rtl' && plainLatin.test(full);
  const embedding = simple ? null : bidi.getEmbeddingLevels(full, direction === 'auto' ? undefined : direction);
  const breaks = breaksOf(full);
  let offset = 0;
  let before: string | null = null;
  let lastBase: string | null = null;
  return items.map(({ text, family: base, noWrap }) => {
    // A number after a label in another font is set in its own.
    if (base !== lastBase) before = null;
    lastBase = base;
    const pieces: Piece[] = [];
    let open: { text: string; raw: string; family: string; level: number; start: number } | null = null;
    const close = (at: number) => {
      if (!open) return;
      const chance = breaks.get(at) ?? (at === full.length ? 'may' : 'never');
      pieces.push({
        text: open.text,
        family: open.family,
        level: open.level,
        paraLevel: paragraphLevel(embedding, open.start, direction),
        after: noWrap && chance === 'may' && at < full.length ? 'never' : chance,
        features:
          open.level % 2 === 1 || complex.test(open.text) || twin.test(open.raw) || marked.test(open.raw)
            ? featuresOf(open.level, open.raw)
            : unjoined.has(open.family)
              ? plain
              : null,
      });
      open = null;
    };
    for (const { segment, index } of simple ? units(text) : graphemes.segment(text)) {
      const at = offset + index;
      const level = embedding?.levels[at] ?? 0;
      const found = segment === '\n' ? (before ?? base) : book.familyFor(segment, base, before, language);
      if (found === null) missing(segment);
      const family: string = found ?? book.familyFor('\uFFFD', base, null, language) ?? base;
      if (open && (open.level !== level || open.family !== family || breaks.has(at))) close(at);
      open ??= { text: '', raw: '', family, level, start: at };
      open.raw += segment === '\n' ? '' : segment;
      open.text += (found === null ? '\uFFFD' : segment).replace(undrawn, '');
      before = family;
    }
    close(offset + text.length);
    offset += text.length;
    return pieces;
  });
}

/** `raw`: the text as it was, for anyone who copies it. */
export const featuresOf = (level: number, raw: string): Features =>
  unseen({ direction: level % 2 === 1 ? 'rtl' : 'ltr', actual: raw });

/** Not enumerable: fontkit, which may see them, reads their keys as OpenType features. */
export const unseen = (features: Features): Features =>
  Object.defineProperties({}, Object.fromEntries(Object.entries(features).map(([key, value]) => [key, { value }])));

/** Readers take a mark that stands beside its letter to be a word of its own. */
const marked = /[\u0300-\u036F]/;

/** A code font's ligatures turn hyphens and dots into arrows; its helper glyph for them is one fontkit cannot read. */
const unjoined = new Set(['Mono']);
const plain = { calt: false, liga: false };
type Plain = typeof plain;

/** Marks that only steer the order; the grapheme joiner stands alone so that no class of characters combines with it. */
const undrawn = /[\n\u200E\u200F\u061C\u2066-\u2069]|\u034F/g;

function* units(text: string): Generator<{ segment: string; index: number }> {
  for (let index = 0; index < text.length; index++) yield { segment: text[index] ?? '', index };
}

const paragraphLevel = (embedding: EmbeddingLevels | null, at: number, direction: Setting['direction']): number =>
  embedding?.paragraphs.find(({ start, end }) => at >= start && at <= end)?.level ?? (direction === 'rtl' ? 1 : 0);
