import { bidi } from '../lines/bidi.ts';
import { type Added, type Character, type Drawn, type Row, inReadingOrder, lrm, rlm, withMarks } from './characters.ts';

/**
 * The order in which PDFium (`CPDF_TextPage::CloseTempLine`) has to find the characters of a line so that it reads them in
 * theirs, some with a mark beside them. It cuts what it finds into stretches of one kind, takes them from the right or from the
 * left (`rowOf`), and turns letters that run from right to left round, and the signs that follow them; those it mirrors as well.
 */
export function orderForPdfium<T extends Drawn>(line: readonly T[], row: Row | null): readonly T[] {
  const inOrder = inReadingOrder(line);
  const last = inOrder.at(-1);
  if (!row || !last) return inOrder;
  const fromRight = row.side === 'right';
  let turned = fromRight;
  const found = stretchesOf(keptWhole(inOrder)).map(({ kind, all }) => {
    turned = kind === 'R' || (kind !== 'L' && turned);
    const turns = kind === 'R' || (kind === 'neutral' && turned);
    return turns ? all.toReversed().map((one) => ({ ...one, character: mirrored(one.character) })) : all;
  });
  const close =
    row.closed && turned !== fromRight ? [[{ ...last, character: fromRight ? rlm : lrm, added: true as const }]] : [];
  return withMarks((fromRight ? [...found, ...close].toReversed() : [...found, ...close]).flat());
}

/**
 * How PDFium takes each of these texts, from the left, that stand beside each other as in cells of a row: all as one line;
 * `null`: none of them has letters that run from right to left.
 */
export function rowOf(texts: readonly string[]): readonly (Row | null)[] {
  const kinds = texts.map((text) =>
    stretchesOf(keptWhole(Array.from(text, (character) => ({ character })))).map(({ kind }) => kind),
  );
  const count = (kind: Kind) => kinds.flat().filter((one) => one === kind).length;
  if (count('R') === 0) return texts.map(() => null);
  const side = count('R') >= count('L') ? 'right' : 'left';
  return kinds.map((own, i) => {
    const next = kinds[side === 'right' ? i - 1 : i + 1];
    return { side, closed: next !== undefined && (own.at(-1) === 'neutral' || next[0] === 'neutral') };
  });
}

/**
 * In text from right to left PDFium writes ½ as 1/2 (so that 2½ becomes 21/2), ™ as TM and … as three points
 * (`GetUnicodeNormalization`), though not after a letter from left to right: such signs get a mark before them that counts as
 * one. Characters of a line, in the order of reading.
 */
function keptWhole<T extends Character>(line: readonly T[]): readonly (T & Added)[] {
  let turned = true;
  return line.flatMap((one) => {
    const kind = kindOf(one.character);
    const changed = turned && kind === 'neutral' && one.character.normalize('NFKC') !== one.character;
    turned = kind === 'R' || (kind !== 'L' && turned && !changed);
    return changed ? [{ ...one, character: lrm, added: true }, one] : [one];
  });
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
