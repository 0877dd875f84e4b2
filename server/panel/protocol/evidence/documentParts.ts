import type { Mode } from '../../../../shared/events/case.ts';
import { type Block, isHidden, tokensOf } from '../../../../shared/documents/types.ts';

/** Estimated tokens that a reader seat is shown at once. */
export const partTokens = 20_000;
/** Parts of one document, and of all documents, that each bloc reads. */
const mostPartsOfOne = 6;
const mostParts: Readonly<Record<Mode, number>> = { direct: 6, default: 20, deep: 20 };
/** Estimated tokens of a document that are opened at all. */
export const openedTokens = partTokens * mostPartsOfOne;

/** One part of one document; `nth` counts its parts from 0. */
export type DocumentPart = { readonly documentId: string; readonly place: number; readonly nth: number };

type Sized = { readonly documentId: string; readonly tokens: number };

/** What each bloc reads: the first part of every document before the second of any. */
export const partsToRead = (documents: readonly Sized[], mode: Mode): readonly DocumentPart[] => {
  const parts: DocumentPart[] = [];
  for (let nth = 0; nth < mostPartsOfOne; nth++)
    for (const [place, { documentId, tokens }] of documents.entries())
      if (nth === 0 || tokens > nth * partTokens) parts.push({ documentId, place, nth });
  return parts.slice(0, mostParts[mode]);
};

/** The blocks of one part: whole blocks only, those that a person sees, and the first row of a sheet that goes on from before. */
export const blocksOfPart = (blocks: readonly Block[], nth: number): readonly Block[] => {
  const [from, to] = [nth * partTokens, (nth + 1) * partTokens];
  const part: Block[] = [];
  const heads = new Map<string, Block>();
  let seen = 0;
  for (const block of blocks) {
    if (isHidden(block) || block.flags.includes('furniture')) continue;
    const sheet = block.kind === 'row' ? block.at.slice(0, block.at.lastIndexOf('!') + 1) : null;
    if (sheet !== null && !heads.has(sheet)) heads.set(sheet, block);
    if (seen >= to) break;
    const tokens = tokensOf(block.text) + 4;
    if (seen >= from) {
      const head = sheet === null ? undefined : heads.get(sheet);
      if (head && part.length === 0 && head !== block) part.push(head);
      part.push(block);
    }
    seen += tokens;
  }
  return part;
};
