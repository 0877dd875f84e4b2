import type { DrawnRun, Inline, Position } from '../internals.ts';
import { unseen } from '../lines/textRuns.ts';
import { saying } from './drawing.ts';
import { type Cell, type Stretch, isPlain } from './plan.ts';

/** What is drawn as one, where. Lengths in points, from where its inline begins. */
export type Glyphs = Cell & {
  readonly inline: Inline;
  readonly codes: readonly string[];
  readonly positions: readonly Position[];
  readonly x: number;
  readonly end: number;
};

/**
 * The pieces of a line with the runs they are drawn in, in the order of reading: some readers (pdf.js, poppler's `-raw`)
 * find text in the order it is drawn in. A piece comes more than once where others are read in between.
 */
export function inlinesOf(stretches: readonly Stretch[], glyphs: readonly Glyphs[]): readonly Inline[] {
  const runs = joined(stretches)
    .flatMap((stretch) => unitsOf(stretch, glyphs))
    .toSorted((a, b) => a.place - b.place)
    .flatMap(({ runs }) => runs);
  const met = new Set<Inline>();
  return groups(runs, ([inline]) => inline).map((own) => {
    const [[inline]] = own;
    const again = met.has(inline) ? { link: null, linkToDestination: null } : {};
    met.add(inline);
    return { ...inline, ...again, text: '-', fontFeatures: unseen({ runs: own.map(([, run]) => run) }) };
  });
}

/** Runs that follow each other, and where they stand among the others of the line. */
type Unit = { readonly place: number; readonly runs: readonly Run[] };
type Run = readonly [Inline, DrawnRun];

/** Stretches that are drawn as they stand, put together. */
function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const all: Stretch[] = [];
  for (const stretch of stretches) {
    const before = all.at(-1);
    if (before && isPlain(before) && isPlain(stretch) && stretch.marks.length === 0)
      all.splice(-1, 1, { ...before, to: stretch.to });
    else all.push(stretch);
  }
  return all;
}

function unitsOf({ from, to, marks, order, said }: Stretch, glyphs: readonly Glyphs[]): readonly Unit[] {
  const own = glyphs.slice(from, to);
  const [first = glyphs.at(-1)] = own;
  if (!first) return [];
  const beside = marks.map((mark): Run => [first.inline, markAt(first, own.length > 0 ? first.x : first.end, mark)]);
  if (order) {
    const inOrder = order.flatMap((i) => glyphs[i] ?? []);
    const run = { ...runOf(inOrder, first.inline), opens: [], closes: 0 };
    return [{ place: placeOf(own), runs: [...beside, [first.inline, run]] }];
  }
  if (said) return [{ place: placeOf(own), runs: [...beside, ...asSaid(said, own)] }];
  const plain = groups(own, ({ inline }) => inline.font).map((part) => ({
    place: placeOf(part),
    runs: groups(part, ({ inline }) => inline).map(asIs),
  }));
  return [...(beside.length > 0 ? [{ place: first.place, runs: beside }] : []), ...plain];
}

const placeOf = (glyphs: readonly Glyphs[]): number => Math.min(...glyphs.map(({ place }) => place));

/** A little off the edge, so that poppler does not take it for the shadow of the glyph that begins there. */
function markAt({ inline: { font, fontSize } }: Glyphs, edge: number, mark: string): DrawnRun {
  const aside = (mark === '\u200F' ? -0.02 : 0.02) * fontSize;
  const position = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: 0 };
  return { codes: [font.codeOfMark(mark)], positions: [position], x: edge + aside, opens: [], closes: 0 };
}

/** Glyphs in this order, each at its place. */
function runOf(glyphs: readonly Glyphs[], inline: Inline): Omit<DrawnRun, 'opens' | 'closes'> {
  const from = (one: Glyphs) => one.inline.x - inline.x + one.x;
  const positions = glyphs.flatMap((one, i) => {
    const next = glyphs[i + 1];
    const last = one.positions.at(-1);
    const gap = next ? from(next) - from(one) - (one.end - one.x) : 0;
    if (!last || Math.abs(gap) < 0.001) return one.positions;
    return [...one.positions.slice(0, -1), { ...last, xAdvance: last.xAdvance + (gap * 1000) / one.inline.fontSize }];
  });
  return { codes: glyphs.flatMap(({ codes }) => codes), positions, x: glyphs[0] ? from(glyphs[0]) : 0 };
}

/** A text from left to right whose glyphs do not stand in the order of its letters says what it is. */
function asIs(glyphs: readonly [Glyphs, ...Glyphs[]]): Run {
  const [{ inline, says }] = glyphs;
  const opens = inline.fontFeatures?.direction === 'ltr' ? [saying('Span', says)] : [];
  return [inline, { ...runOf(glyphs, inline), opens, closes: opens.length }];
}

/**
 * Glyphs as they stand, within the marks that say what they are. The outermost is for readers who go by the standard, the
 * next for poppler, which takes the innermost Span in the order it is drawn in. PDFium takes the innermost mark, whatever its
 * tag: what it has to find is in one within, for each run.
 */
function asSaid({ read, poppler, pdfium }: NonNullable<Stretch['said']>, glyphs: readonly Glyphs[]): readonly Run[] {
  const around = [...(read === poppler ? [] : [saying('Span', read)]), saying('Span', poppler)];
  const parts = shownParts(glyphs);
  const shares = sharesOf(pdfium, parts);
  return parts.map((own, i): Run => {
    const [{ inline }] = own;
    const inside = shares[i] ? [saying('ReversedChars', shares[i])] : [];
    const last = i === parts.length - 1;
    return [
      inline,
      {
        ...runOf(own, inline),
        opens: i === 0 ? [...around, ...inside] : inside,
        closes: inside.length + (last ? around.length : 0),
      },
    ];
  });
}

/**
 * Glyphs that can be drawn by one operator. PDFium passes over what shows nothing, and puts a space into the gap, unless what
 * is drawn before it ends in one.
 */
function shownParts(glyphs: readonly Glyphs[]): readonly (readonly [Glyphs, ...Glyphs[]])[] {
  const parts: [Glyphs, ...Glyphs[]][] = [];
  for (const part of groups(glyphs, ({ look, inline }) => look ?? inline)) {
    const before = parts.at(-1);
    if (!before || part.some(({ says }) => says.trim() !== '')) parts.push(part);
    else before.push(...part.map((blank) => ({ ...blank, codes: blank.codes.map(() => spaceOf(before[0])) })));
  }
  return parts;
}

const spaceOf = ({ inline }: Glyphs): string => inline.font.encode(' ')[0][0] ?? '';

/** What each part says of a text, by its length. */
function sharesOf(text: string, parts: readonly (readonly Glyphs[])[]): readonly string[] {
  let rest = Array.from(text);
  return parts.map((part, i) => {
    const { length } = Array.from(part.map(({ says }) => says).join(''));
    const share = rest.slice(0, i === parts.length - 1 ? rest.length : length);
    rest = rest.slice(share.length);
    return share.join('');
  });
}

/** Neighbours that have the same key. */
function groups<T>(all: readonly T[], keyOf: (one: T) => unknown): [T, ...T[]][] {
  const found: [T, ...T[]][] = [];
  for (const one of all) {
    const open = found.at(-1);
    if (open && keyOf(open[0]) === keyOf(one)) open.push(one);
    else found.push([one]);
  }
  return found;
}
