import { type Inline, type Line, LineClass, TextInlines } from '../internals/pdfmake.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** How far ahead pdfmake looks for the end of an unbreakable stretch. */
const lookahead = 64;

/** Replaces `LayoutBuilder.buildNextLine`: never cuts a grapheme, and puts the line's pieces into the order they are read. */
export function nextLine(available: number, node: { _inlines?: Inline[] }): Line | null {
  const inlines = node._inlines;
  if (!inlines || inlines.length === 0) return null;
  const line = new LineClass(available);
  const ruler = new TextInlines(null);
  let together = false;
  for (let next = inlines[0]; next; next = inlines[0]) {
    if (!together && !line.hasEnoughSpaceForInline(next, inlines.slice(1, lookahead))) break;
    inlines.shift();
    const rest = cutToFit(next, line, ruler);
    line.addInline(next);
    if (rest) {
      inlines.unshift(rest);
      break;
    }
    together = next.noNewLine ?? false;
  }
  line.lastLineInParagraph = inlines.length === 0;
  putInOrder(line, ruler);
  alignTurned(line, inlines);
  return line;
}

/**
 * A paragraph that runs against the page is flush where its own lines begin, if it has several; a name or number keeps to
 * the edge of its column.
 */
function alignTurned(line: Line, rest: readonly Inline[]): void {
  const [first] = line.inlines;
  if (!first?.turned) return;
  if (rest.length > 0 && first.turned === 'whole')
    for (const inline of [...line.inlines, ...rest]) inline.turned = 'cut';
  if (first.turned === 'cut' && first.alignment !== 'center')
    first.alignment = (first.paraLevel ?? 0) % 2 === 1 ? 'right' : 'left';
}

/** The least width in which a title takes no more lines than in all there is: its lines come out about equally long. */
export function evenWidth(inlines: readonly Inline[], available: number): number {
  const words: number[] = [];
  let open = false;
  for (const { width, noNewLine } of inlines) {
    if (open) words.push((words.pop() ?? 0) + width);
    else words.push(width);
    open = noNewLine ?? false;
  }
  const linesIn = (room: number) => {
    let lines = 1;
    let used = 0;
    for (const width of words) {
      if (used > 0 && used + width > room) {
        lines++;
        used = 0;
      }
      used += width;
    }
    return lines;
  };
  let [low, high] = [Math.max(0, ...words), available];
  if (low >= high || inlines.some(({ lineEnd }) => lineEnd)) return available;
  const lines = linesIn(available);
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (linesIn(middle) <= lines) high = middle;
    else low = middle;
  }
  return Math.min(available, high + 1);
}

type Ruler = InstanceType<typeof TextInlines>;

/** Cuts what does not fit even an empty rest of line; the cut piece keeps its head, the tail is returned. */
function cutToFit(inline: Inline, line: Line, ruler: Ruler): Inline | null {
  const space = line.getAvailableWidth();
  if (inline.noWrap || inline.text.length < 2 || inline.width - inline.trailingCut <= space) return null;
  const head = longestFit(inline.text, space, (text) => ruler.widthOfText(text, inline));
  if (head === inline.text.length) return null;
  const rest: Inline = { ...inline, text: inline.text.slice(head), leadingCut: 0 };
  rest.width = ruler.widthOfText(rest.text, rest);
  inline.text = inline.text.slice(0, head);
  inline.width = ruler.widthOfText(inline.text, inline);
  inline.trailingCut = 0;
  inline.lineEnd = false;
  return rest;
}

/** At least one grapheme, else as many as fit. */
function longestFit(text: string, space: number, widthOf: (text: string) => number): number {
  let best = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    const end = index + segment.length;
    if (best > 0 && widthOf(text.slice(0, end)) > space) break;
    best = end;
  }
  return best;
}

/** UAX #9 rule L2 on the pieces of a line; white space at its end falls away (L1). */
function putInOrder(line: Line, ruler: Ruler): void {
  const { inlines } = line;
  const [first] = inlines;
  const last = inlines.at(-1);
  if (!first || !last || !inlines.some((inline) => (inline.bidiLevel ?? 0) > 0 || (inline.paraLevel ?? 0) % 2 === 1))
    return;
  const trimmed = last.text.trimEnd();
  if (trimmed !== last.text) {
    last.text = trimmed;
    last.width = trimmed === '' ? 0 : ruler.widthOfText(trimmed, last);
    last.trailingCut = 0;
  }
  const { alignment } = first;
  for (const [place, inline] of inlines.entries()) inline.place = place;
  line.inlines = reordered(inlines, (inline) => inline.bidiLevel ?? first.paraLevel ?? 0);
  let x = 0;
  for (const inline of line.inlines) {
    inline.x = x;
    x += inline.width;
  }
  line.leadingCut = 0;
  line.trailingCut = 0;
  line.inlineWidths = x;
  if (line.inlines[0]) line.inlines[0].alignment = alignment;
}

/** From the highest level down to the lowest odd one, turns every run at that level or above round. */
export function reordered<T>(items: readonly T[], levelOf: (item: T) => number): T[] {
  const order = [...items];
  const levels = items.map(levelOf);
  const lowestOdd = Math.min(...levels.filter((level) => level % 2 === 1));
  for (let level = Math.max(...levels); level >= lowestOdd; level--)
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while (end < order.length && levelOf(order[end] as T) >= level) end++;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).toReversed());
      start = end;
    }
  return order;
}
