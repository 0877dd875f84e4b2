import { goesOn } from '../oneLine/afterLabels.ts';

/** Words that join the last item of an enumeration, as patterns: before a space, and those that are written as one with the word after them. */
export type Joining = { readonly words: string; readonly prefix?: string };

/**
 * The items of an enumeration, "the barn, the mill or the shop", as written: none where no such word joins the last one. What follows a comma after that
 * one belongs to it no longer, and what only says more of an item belongs to that.
 */
export const enumerated = (text: string, joining: Joining): string[] => {
  const { begins, within } = patternsOf(joining);
  const pieces = withAsides(piecesOf(text), begins);
  const isJoined = (piece: string): boolean => begins.test(piece);
  const lastJoined = pieces.findLastIndex((piece, i) => i > 0 && isJoined(piece));
  const last = lastJoined > 0 ? lastJoined : pieces.findIndex((piece) => within.test(piece));
  if (last < 0) return [];
  return pieces.slice(0, last + 1).flatMap((piece, i) => {
    const own = i > 0 ? piece.replace(begins, '') : piece;
    if (lastJoined > 0 ? !areShort(own, within) : i < last) return [own];
    return own.split(new RegExp(within.source, 'giu'));
  });
};

/** "Rent or buy, or wait": sides of a word or two, not those of one item. */
const areShort = (piece: string, within: RegExp): boolean =>
  piece.split(new RegExp(within.source, 'giu')).every((side) => side.trim().split(' ').length <= 2);

const piecesOf = (text: string): string[] => {
  const atSemicolons = outside(text.replace(/^[\s,،]+/u, ''), /[;；؛]/u);
  return (atSemicolons.length >= 3 ? atSemicolons : outside(atSemicolons[0] ?? '', /,(?=\s)|[，،、]/u)).map((piece) =>
    piece.trim(),
  );
};

/** What says more of an item is put back to it. */
const withAsides = (pieces: readonly string[], begins: RegExp): string[] =>
  pieces.reduce<string[]>((kept, piece) => {
    const last = kept.at(-1);
    const saysMore =
      last !== undefined &&
      !begins.test(piece) &&
      (goesOn.test(piece) ||
        ofAddress.test(piece) ||
        (preposition.test(piece) && !preposition.test(kept[0] ?? '') && !repeats(piece, kept[0] ?? '')));
    return saysMore ? [...kept.slice(0, -1), `${last}, ${piece}`] : [...kept, piece];
  }, []);

/** "Go with A, with B". */
const repeats = (piece: string, first: string): boolean =>
  ` ${first.toLowerCase()}`.includes(` ${piece.toLowerCase().split(' ')[0]} `);

/** A house, a flat or an office by its number. */
export const ofAddress =
  /^(?:корп|кв|стр|оф|д|буд|под|эт|lok|m|nr|no|apt|Whg|piso|int|sc|ap|et|bl)[.\u2024] ?\p{Nd}+\p{L}?(?![\p{L}\p{M}\p{Nd}])/iu;

/** With such a word an item begins only where the others do. */
const preposition =
  /^(?:for|in|with|without|on|at|as|near|from|by|after|before|until|including|e\.g\.|i\.e\.|für|im?|mit|ohne|bei|als|nach|vor|bis|pour|avec|sans|dans|comme|chez|après|avant|para|por|en|con|sin|come|per|senza|da|com|sem|em|após|voor|met|zonder|bij|na|dla|z|bez|po|для|на|в|с|без|после|у|з|після|για|με|χωρίς|في|من|مع|بدون|برای|در|با|بدون|עם|בלי|cho|với|ở|untuk|dengan|tanpa|di) /iu;

/** Splits where no bracket and no quotation is open. */
const outside = (text: string, sign: RegExp): string[] => {
  const parts: string[] = [];
  let from = 0;
  let open = 0;
  for (const { 0: found, index } of text.matchAll(new RegExp(`[(（\\[「『“«„)）\\]」』”»]|${sign.source}`, 'giu'))) {
    if (/^[(（[「『“«„]$/u.test(found)) open++;
    else if (/^[)）\]」』”»]$/u.test(found)) open = Math.max(0, open - 1);
    else if (open === 0) {
      parts.push(text.slice(from, index));
      from = index + found.length;
    }
  }
  return [...parts, text.slice(from)];
};

const patterns = new Map<string, { readonly begins: RegExp; readonly within: RegExp }>();
const patternsOf = ({ words, prefix }: Joining): { readonly begins: RegExp; readonly within: RegExp } => {
  const key = `${words}\n${prefix ?? ''}`;
  const known = patterns.get(key);
  if (known) return known;
  const attached = prefix === undefined ? '' : `|(?:${prefix})(?=[\\p{L}\\p{M}]{2})`;
  const made = {
    begins: new RegExp(`^(?:(?:${words})(?= )${attached})\\s*`, 'iu'),
    within: new RegExp(`(?<=\\S)\\s(?:(?:${words})(?= )${attached})\\s?`, 'iu'),
  };
  patterns.set(key, made);
  return made;
};
