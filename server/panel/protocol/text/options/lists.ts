import { type Line, endsOpen } from './lines.ts';
import { bulletKind, type Mark, marks, marksOfLists, placeOf, plainNumber } from './marks.ts';

/** Items one below the other, as written but for their marks, and the line after the last. */
export type List = {
  readonly items: readonly string[];
  readonly end: number;
  /** What counts or names before each item: "2", "b"; empty where the marks only point. */
  readonly signs: readonly string[];
  /** The line with which the last item begins, with its mark. */
  readonly last: string;
};

/**
 * The list that begins at a line, of the kind of mark that finds most items there. What is set in deeper below an item belongs to it, as do
 * lines after which the count goes on.
 */
export const listAt = (lines: readonly Line[], at: number): List | null => {
  const found = marksOfLists.flatMap((mark) => gather(lines, at, mark) ?? []);
  return found.toSorted((a, b) => b.items.length - a.items.length)[0] ?? null;
};

const gather = (lines: readonly Line[], at: number, mark: Mark): List | null => {
  const first = lines[at];
  if (!first || !mark.pattern.test(first.text)) return null;
  if (mark.fromOne && placeOf(mark, first.text) !== 1) return null;
  const items: string[] = [];
  const signs: string[] = [];
  let last = '';
  let end = at;
  let isOpen = false;
  let place: number | null = null;
  const isCounted = /^\p{Nd}/u.test(mark.pattern.exec(first.text)?.[1] ?? '');
  for (let i = at; i < lines.length; i++) {
    const line = lines[i] ?? first;
    if (line.text === '') {
      isOpen = false;
      continue;
    }
    const deeper = line.indent - first.indent;
    const isItem =
      mark.pattern.test(line.text) &&
      Math.abs(deeper) <= (mark.uneven ? 8 : 1) &&
      !isSubPoint(lines, at, i) &&
      (mark.inOrder !== true || placeOf(mark, line.text) === items.length + 1);
    const isNext =
      !isItem && deeper === 0 && isCounted && place !== null && placeOf(plainNumber, line.text) === place + 1;
    const inner = !isItem && deeper >= 2 && isOpen && isCondition(items.at(-1) ?? '') ? listAt(lines, i) : null;
    if (isItem || isNext) {
      const own = isItem ? mark : plainNumber;
      signs.push(own.counts ? (own.pattern.exec(line.text)?.[1] ?? '') : '');
      last = line.text;
      items.push(line.text.replace(own.pattern, ''));
      place = placeOf(own, line.text);
      isOpen = true;
    } else if (inner) {
      // An item that only says when those below it hold.
      items.splice(-1, 1, ...inner.items);
      i = inner.end - 1;
      isOpen = false;
    } else if (deeper >= 1) {
      isOpen &&= !isMarked(line) && !isLabel(line, items.at(-1) ?? '');
      if (isOpen) items.push(withLine(items.pop() ?? '', line));
    } else if (
      isOpen &&
      isRest(line) &&
      !isLabel(line, items.at(-1) ?? '') &&
      mark.pattern.test(lines[i + 1]?.text ?? '')
    ) {
      items.push(`${items.pop()} ${line.text}`);
    } else if (isSubPoint(lines, at, i)) {
      isOpen = false;
    } else if (place !== null && goesOn(lines.slice(i, i + farthest), mark, place + 1, deeper)) {
      isOpen = false;
    } else break;
    end = i + 1;
  }
  return { items, end, signs, last };
};

/** A bullet of another kind than the first one's, before the next of that kind: it says something of the item above it. */
const isSubPoint = (lines: readonly Line[], first: number, at: number): boolean => {
  const [own, kind] = [first, at].map((i) => bulletKind(lines[i]?.text ?? ''));
  if (own === undefined || kind === undefined || kind === own) return false;
  return lines.slice(at + 1, at + farthest).some(({ text }) => bulletKind(text) === own);
};

/** A dot will do for a bullet below an item. */
const isMarked = ({ text }: Line): boolean =>
  marks.some(({ pattern }) => pattern.test(text)) || /^[.o]\s+\S/u.test(text);

/** "If it rains:"; a name in bold is explained below. */
const isCondition = (item: string): boolean => endsOpen(item) && !/^(?:\*\*|__)[^*_]+(?:\*\*|__)\s*[:：]/u.test(item);

/** "Pro: no debt" below an item says something of it, as an item of its own would. */
export const isLabel = ({ text }: Pick<Line, 'text'>, item: string): boolean =>
  !isBroken.test(item) && label.test(text);
const label =
  /^(?:\*\*|__)?(?:[\p{L}\p{M}\p{N}’'/+-]+(?: [\p{L}\p{M}\p{N}’'/+-]+)?|[\p{Lu}\p{Lo}][\p{L}\p{M}\p{N} ’'/+-]{0,30}?)(?:\*\*|__)?\s?(?::(?=\s|$)|：|(?<=\P{ASCII}):)/u;
/** At a comma, a hyphen or a short word, such as "to", no line ends but where it was full. */
export const isBroken = /(?:[,،、，–—-]|(?:^|\s)\p{Ll}{1,4})$/u;

/** An item with a line that is set in below it; a sentence is one of its own after a line that was at its end. */
const withLine = (item: string, { text }: Line): string =>
  `${item}${!isBroken.test(item) && isSentence.test(text) && /[\p{L}\p{N})]$/u.test(item) ? '.' : ''} ${text}`;
const isSentence = /^\p{Lu}.*\s\S+\s.*[.!?]$/u;

/** The rest of a sentence that was broken off at the end of a line; many scripts have no capitals to begin another with. */
const isRest = ({ text }: Line): boolean => /^[\p{Ll}\p{Lo}]/u.test(text) && !/[:：]$/u.test(text);

/** Whether the next item of a counted list comes after lines that are set no deeper than it. */
const goesOn = (lines: readonly Line[], mark: Mark, place: number, deeper: number): boolean =>
  deeper >= 0 &&
  lines.some(({ text, indent }) => indent <= 1 && mark.pattern.test(text) && placeOf(mark, text) === place);
const farthest = 12;
