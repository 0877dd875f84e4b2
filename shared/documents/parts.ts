import type { Mode } from '../events/case.ts';

/** What of its documents a panel reads: documents are read in parts, each by one seat of every provider. */

/** Estimated tokens that a reader seat is shown at once. */
export const partTokens = 20_000;
/** Parts of one document, and of all documents, that each bloc reads. */
const mostPartsOfOne = 6;
const mostParts: Readonly<Record<Mode, number>> = { direct: 6, default: 20, deep: 20 };
/** Estimated tokens of a document that are opened at all. */
export const openedTokens = partTokens * mostPartsOfOne;
/** The same around a place that a seat asks for, or that a quote is looked up at. */
export const placeTokens = 3000;

/** One part of one document; `nth` counts its parts from 0. */
type DocumentPart<T> = { readonly document: T; readonly nth: number };

/** How many parts a document has; one that is empty has one, too. */
export const partsOf = ({ tokens }: { readonly tokens: number }): number => Math.max(1, Math.ceil(tokens / partTokens));

/** What each bloc reads: the first part of every document before the second of any. */
export const partsToRead = <T extends { readonly tokens: number }>(
  documents: readonly T[],
  mode: Mode,
): readonly DocumentPart<T>[] => {
  const parts: DocumentPart<T>[] = [];
  for (let nth = 0; nth < mostPartsOfOne; nth++)
    for (const document of documents) if (nth < partsOf(document)) parts.push({ document, nth });
  return parts.slice(0, mostParts[mode]);
};
