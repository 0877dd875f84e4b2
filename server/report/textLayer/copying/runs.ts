import type { Position } from '../internals/fontkit.ts';
import type { DrawnRun } from '../internals/pdfkit.ts';
import type { Inline } from '../internals/pdfmake.ts';
import { unseen } from '../lines/textRuns.ts';
import { saying } from './drawing.ts';
import { type Cell, type Stretch, isPlain } from './plan.ts';
import { isMisreadAlone } from './pdfium.ts';
import { isMisplaced, readByPdfJs } from './pdfjs.ts';

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
  const units = joined(stretches)
    .flatMap((stretch) => unitsOf(stretch, glyphs))
    .toSorted((a, b) => a.place - b.place);
  const runs = withSpaces(units.flatMap(({ drawn }) => drawn));
  const met = new Set<Inline>();
  return groups(runs, ([inline]) => inline).map((own) => {
    const [[inline]] = own;
    const again = met.has(inline) ? { link: null, linkToDestination: null } : {};
    met.add(inline);
    return { ...inline, ...again, text: '-', fontFeatures: unseen({ runs: own.map(([, run]) => run) }) };
  });
}

/** What is drawn in turn, and where it stands in the line in the order of reading. */
type Unit = { readonly place: number; readonly drawn: readonly Drawing[] };
/** What readers take as one: glyphs from the left, and the runs they are drawn in. */
type Drawing = { readonly glyphs: readonly Glyphs[]; readonly runs: readonly Run[] };
type Run = readonly [Inline, DrawnRun];

/**
 * pdf.js (`compareWithLastPosition`) finds spaces by the gaps it meets as it goes to the right. Where the text goes on at the left
 * it needs a sign of no width that says a space, and a mark, since it passes over what says nothing else. For others it says
 * nothing.
 */
function withSpaces(drawn: readonly Drawing[]): readonly Run[] {
  let end = -Infinity;
  let blank = false;
  return drawn.flatMap(({ glyphs, runs }, i) => {
    const last = glyphs.findLast(isShown);
    if (last) end = endOf(last);
    blank = (blank && !last) || !isShown(glyphs.toSorted(byPlace).at(-1) as Glyphs);
    const next = drawn[i + 1]?.glyphs ?? [];
    const first = next.find(isShown);
    const run = runs.at(-1);
    if (!first || !run || end === -Infinity) return runs;
    const missed = startOf(first) - end < leastGap * first.inline.fontSize;
    return missed && (blank || !isShown(next.toSorted(byPlace)[0] as Glyphs))
      ? [...runs, spaceAt(startOf(glyphs[0] ?? first), run)]
      : runs;
  });
}

/** What pdf.js takes for a space, of the size. */
const leastGap = 0.102;

const byPlace = (a: Glyphs, b: Glyphs): number => a.place - b.place;
const startOf = ({ inline, x }: Glyphs): number => inline.x + x;
const endOf = ({ inline, end }: Glyphs): number => inline.x + end;

function spaceAt(at: number, [inline]: Run): Run {
  const code = inline.font.codeOfMark((inline.paraLevel ?? 0) % 2 === 1 ? '\u200F ' : '\u200E ');
  return [inline, { codes: [code], positions: [noWidth], x: at - inline.x, opens: [saying('Span', '')], closes: 1 }];
}

/** Stretches that are drawn as they stand, put together. */
function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const all: Stretch[] = [];
  for (const stretch of stretches) {
    const before = all.at(-1);
    if (before && isPlain(before) && isPlain(stretch)) all.splice(-1, 1, { ...before, to: stretch.to });
    else all.push(stretch);
  }
  return all;
}

function unitsOf({ from, to, said }: Stretch, glyphs: readonly Glyphs[]): readonly Unit[] {
  const own = glyphs.slice(from, to);
  if (said) return [{ place: placeOf(own), drawn: asSaid(said, own) }];
  return plainParts(own).map((part) => {
    const runs = groups(part, ({ inline }) => inline).map(asIs);
    return { place: placeOf(part), drawn: [{ glyphs: part, runs }] };
  });
}

/** Whether pdf.js reads a line in its order as it stands, from the left. */
export const isReadAsItStands = (line: readonly Glyphs[]): boolean =>
  plainParts(line).every((part, i, all) => i === 0 || placeOf(all[i - 1] ?? []) < placeOf(part));

const plainParts = (glyphs: readonly Glyphs[]): readonly [Glyphs, ...Glyphs[]][] =>
  groups(glyphs, ({ inline }) => (isMarked(inline) ? inline : inline.font)).flatMap(readAsWritten);

/** Glyphs that would be drawn at once, cut where pdf.js would put them in another order. */
function readAsWritten(glyphs: readonly [Glyphs, ...Glyphs[]]): readonly [Glyphs, ...Glyphs[]][] {
  const words = groups(glyphs, ({ inline }) => inline);
  if (words.length > 1 && glyphs.some(({ says }) => isMisplaced(says))) return words.flatMap(readAsWritten);
  if (isReadAsWritten(glyphs)) return [[...glyphs]];
  const parts = groups(glyphs, ({ level }) => level);
  if (parts.length > 1) return parts.flatMap(readAsWritten);
  const cut: [Glyphs, ...Glyphs[]][] = [];
  for (const glyph of glyphs.toSorted(byPlace)) {
    const open = cut.at(-1);
    const more = open && ([...open, glyph].toSorted(byX) as [Glyphs, ...Glyphs[]]);
    if (more && isReadAsWritten(more)) cut.splice(-1, 1, more);
    else cut.push([glyph]);
  }
  return cut.toSorted(([a], [b]) => byX(a, b));
}

const byX = (a: Glyphs, b: Glyphs): number => startOf(a) - startOf(b);

function isReadAsWritten(glyphs: readonly Glyphs[]): boolean {
  const drawn = glyphs
    .map(({ says, level }) => (level % 2 === 1 ? Array.from(says).toReversed().join('') : says))
    .join('');
  const inOrder = glyphs.toSorted(byPlace);
  const unbroken = inOrder.every(({ place }, i) => i === 0 || place === (inOrder[i - 1]?.place ?? 0) + 1);
  return unbroken && readByPdfJs(drawn.trim()) === saidBy(inOrder).trim();
}

const placeOf = (glyphs: readonly Glyphs[]): number => Math.min(...glyphs.map(({ place }) => place));

const noWidth: Position = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: 0 };

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

/** Whether its run says what it is. */
const isMarked = ({ fontFeatures }: Inline): boolean => fontFeatures?.direction === 'ltr';

/** A text from left to right whose glyphs do not stand in the order of its letters says what it is. */
function asIs(glyphs: readonly [Glyphs, ...Glyphs[]]): Run {
  const [{ inline, says }] = glyphs;
  const steady = steadied(glyphs, inline);
  if (steady) return [inline, { ...steady, opens: [saying('Span', saidBy(glyphs))], closes: 1 }];
  const opens = isMarked(inline) ? [saying('Span', says)] : [];
  return [inline, { ...runOf(glyphs, inline), opens, closes: opens.length }];
}

/** A sign that shows nothing makes a run longer, and reach down to the line; in marks that say what it is, it is not read. */
function steadied(glyphs: readonly Glyphs[], inline: Inline): Omit<DrawnRun, 'opens' | 'closes'> | null {
  if (!isMisreadAlone(saidBy(glyphs))) return null;
  const { codes, positions, x } = runOf(glyphs, inline);
  return { codes: [...codes, inline.font.codeOfMark('\u200E')], positions: [...positions, noWidth], x };
}

const saidBy = (glyphs: readonly Glyphs[]): string => glyphs.map(({ says }) => says).join('');

/**
 * Glyphs as they stand, within the marks that say what they are, drawn in the order of reading. The outermost is for readers
 * who go by the standard. poppler takes the innermost Span, PDFium the innermost mark, whatever its tag; both go by where it
 * stands: what they have to find is in one within for each run, from the left.
 */
function asSaid(
  { read, poppler, pdfium }: NonNullable<Stretch['said']>,
  glyphs: readonly Glyphs[],
): readonly Drawing[] {
  const parts = shownParts(glyphs);
  const forPoppler = sharesOf(poppler, parts);
  const forPdfium = sharesOf(pdfium, parts);
  const inOrder = parts
    .map((own, i) => {
      const spans = [
        saying('Span', forPoppler[i] ?? ''),
        ...(forPdfium[i] ? [saying('ReversedChars', forPdfium[i])] : []),
      ];
      return { own, spans };
    })
    .toSorted((a, b) => placeOf(a.own) - placeOf(b.own));
  const around = read === forPoppler.join('') ? [] : [saying('Span', read)];
  return inOrder.map(({ own, spans }, i): Drawing => {
    const { inline } = shownOf(own);
    const opens = i === 0 ? [...around, ...spans] : spans;
    const closes = spans.length + (i === parts.length - 1 ? around.length : 0);
    const run: Run = [inline, { ...(steadied(own, inline) ?? runOf(own, inline)), opens, closes }];
    return { glyphs: own, runs: [run] };
  });
}

/**
 * Glyphs that can be drawn by one operator, blanks together with what stands before or else after them. PDFium passes over
 * what shows nothing, and puts a space into the gap, unless what is drawn before it ends in one.
 */
function shownParts(glyphs: readonly Glyphs[]): readonly (readonly [Glyphs, ...Glyphs[]])[] {
  const parts: [Glyphs, ...Glyphs[]][] = [];
  const drawable = groups(glyphs, (glyph) => (glyph.look === null ? glyph : `${glyph.level}${glyph.look}`));
  for (const part of drawable.flatMap(readAsWritten)) {
    const before = parts.at(-1);
    if (!before) parts.push(part);
    else if (isBlank(part)) before.push(...blanksIn(part, shownOf(before), 'end'));
    else if (isBlank(before))
      parts.splice(-1, 1, [...blanksIn(before, shownOf(part), 'x'), ...part] as [Glyphs, ...Glyphs[]]);
    else parts.push(part);
  }
  return parts;
}

const isShown = ({ says }: Glyphs): boolean => says.trim() !== '';
const isBlank = (part: readonly Glyphs[]): boolean => !part.some(isShown);
const shownOf = (part: readonly [Glyphs, ...Glyphs[]]): Glyphs => part.find(isShown) ?? part[0];
/** Blanks in the font of what they are drawn with; where those are narrower, they end, or begin, where the given ones did. */
function blanksIn(part: readonly Glyphs[], { inline }: Glyphs, edge: 'x' | 'end'): readonly Glyphs[] {
  const [[code = ''], [position = noWidth]] = inline.font.encode(' ');
  const width = (position.xAdvance * inline.fontSize) / 1000;
  return part.map((blank) => {
    const x = blank.inline.x - inline.x + (edge === 'x' ? blank.x : blank.end - width);
    return { ...blank, inline, codes: [code], positions: [position], x, end: x + width };
  });
}

/** What each part says of a text, by its length. */
function sharesOf(text: readonly string[], parts: readonly (readonly Glyphs[])[]): readonly string[] {
  let rest = text;
  return parts.map((part, i) => {
    const { length } = Array.from(saidBy(part));
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
