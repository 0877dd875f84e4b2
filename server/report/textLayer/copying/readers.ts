import { bidi } from '../internals.ts';

/** A character of a line as it is drawn: its place in the order of reading, and its embedding level (UAX #9). */
export type Drawn = { readonly character: string; readonly place: number; readonly level: number };
/** A mark of no width that goes before the character drawn `at` this place from the left. */
export type Mark = { readonly at: number; readonly mark: typeof rlm | typeof lrm };

const rlm = '\u200F';
const lrm = '\u200E';

/**
 * The order in which PDFium (`CPDF_TextPage::CloseTempLine`) has to find the characters of a line so that it reads them in
 * theirs. It cuts what it finds into stretches of one kind, takes them from the right or from the left (`takesFromRight`),
 * and turns letters that run from right to left round, and the signs that follow them; those it mirrors as well.
 */
export function orderForPdfium<T extends Drawn>(line: readonly T[], fromRight: boolean): readonly T[] {
  let turned = fromRight;
  const found = stretchesOf(line.toSorted((a, b) => a.place - b.place)).map(({ kind, all }) => {
    turned = kind === 'R' || (kind !== 'L' && turned);
    const turns = kind === 'R' || (kind === 'neutral' && turned);
    return turns ? all.toReversed().map((one) => ({ ...one, character: mirrored(one.character) })) : all;
  });
  return (fromRight ? found.toReversed() : found).flat();
}

/** Whether PDFium takes the line that these texts stand on from the right: each a line of its own, as in cells of a row. */
export function takesFromRight(texts: readonly string[]): boolean {
  const kinds = texts.flatMap((text) => stretchesOf(Array.from(text, (character) => ({ character }))));
  const count = (kind: Kind) => kinds.filter((stretch) => stretch.kind === kind).length;
  return count('R') > 0 && count('R') >= count('L');
}

function stretchesOf<T extends { readonly character: string }>(line: readonly T[]) {
  const stretches: { readonly kind: Kind; readonly all: T[] }[] = [];
  for (const one of line) {
    const kind = kindOf(one.character);
    const open = stretches.at(-1);
    if (open?.kind === kind) open.all.push(one);
    else stretches.push({ kind, all: [one] });
  }
  return stretches;
}

/**
 * Whether PDFium misreads what is drawn alone: it takes signs that stand above all that their neighbours reach for the
 * beginning of another line, and passes over a hyphen where the text before it ends in one, whatever it is marked to say.
 */
export const isMisreadAlone = (text: string): boolean => /^(?:[-\u00AD]|[²³¹⁰ⁱ⁴-ⁿ]+)$/u.test(text);

/** PDFium mirrors quotation marks, too, which Unicode does not. */
const mirrored = (character: string): string => quotes[character] ?? bidi.getMirroredCharacter(character) ?? character;
const quotes: Readonly<Record<string, string>> = { '‘': '’', '’': '‘', '“': '”', '”': '“' };

type Kind = 'L' | 'R' | 'weak' | 'neutral';
const kinds: Readonly<Record<string, Kind>> = {
  L: 'L',
  R: 'R',
  AL: 'R',
  AN: 'weak',
  EN: 'weak',
  ES: 'weak',
  ET: 'weak',
  CS: 'weak',
  NSM: 'weak',
  BN: 'weak',
};
/** PDFium looks at halves of surrogate pairs. */
const kindOf = (character: string): Kind =>
  character.length > 1 ? 'neutral' : (kinds[bidi.getBidiCharTypeName(character)] ?? 'neutral');

/**
 * The marks that poppler (`reorderText`) needs on a page from right to left: it keeps the order from the first letter, digit
 * or sign of number it meets, coming from the right, up to the next letter that runs from right to left, spaces included.
 * So what runs from left to right begins and ends with a mark, and so does each full stop or comma among the other letters.
 */
export function marksForPoppler(line: readonly Drawn[]): readonly Mark[] {
  const marks: Mark[] = [];
  for (const [at, { character, level }] of line.entries()) {
    const before = line[at - 1];
    const even = level % 2 === 0;
    const opens = even ? before === undefined || before.level % 2 === 1 : steers(character);
    if (opens && before && !runsLeft(before.character)) marks.push({ at, mark: rlm });
    const after = line[at + 1];
    if (even && !(after && after.level % 2 === 0) && !steers(character)) marks.push({ at: at + 1, mark: lrm });
  }
  return marks;
}

const runsLeft = (character: string) => kindOf(character) === 'R';
const steering = new Set(['L', 'AN', 'EN', 'ES', 'ET', 'CS']);
const steers = (character: string) => character.length === 1 && steering.has(bidi.getBidiCharTypeName(character));
