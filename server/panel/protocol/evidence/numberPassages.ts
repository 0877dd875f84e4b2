import { type Block, isHidden } from '../../../../shared/documents/types.ts';
import { cutBetweenWords } from '../../../../shared/kernel/text/cutBetweenWords.ts';

import type { PanelContext } from '../state/panelContext.ts';
import { languageOfText } from '../text/language.ts';
import { limits } from '../text/limits.ts';
import { asciiDigits } from '../text/numbers/digits.ts';
import { sourcesOf } from '../text/numbers/known.ts';
import { knownFrom } from '../text/numbers/knownFrom.ts';
import type { Stated } from '../text/numbers/statedNumbers.ts';
import { documentKey, type Pages } from './lookups.ts';

/** Where a document of the case states a number, and the words there. */
export type NumberPassage = { readonly documentId: string; readonly place: string; readonly quote: string };

/** Keys of all documents that came with the case. */
export const documentsOf = ({ state }: PanelContext): string[] =>
  state.documents.map(({ documentId }) => documentKey(documentId));

/** Of a number that stands in more places these are looked at, and so many passages are kept in all. */
const most = { looked: 12, ofNumber: 2, inAll: 40 } as const;

/** The passages of opened documents that state these numbers, by value and unit; what a person does not see of a document counts for nothing. */
export const passagesStating = (
  { state }: PanelContext,
  pages: Pages,
  numbers: readonly Stated[],
  language: string,
): NumberPassage[] => {
  if (numbers.length === 0) return [];
  const rows = state.documents.flatMap(({ documentId }) => {
    const blocks = blocksOf(pages, documentId);
    const heads = headsOf(blocks);
    return blocks.map((block, i) => ({
      documentId,
      block,
      head: heads[i] ?? null,
      digits: runsIn(block.text).map((run) => run.digits),
    }));
  });
  const found = numbers.flatMap((number) => {
    const digits = leading(number.text);
    return digits === ''
      ? []
      : rows
          .filter((row) => row.digits.some((one) => one.startsWith(digits)))
          .slice(0, most.looked)
          .flatMap(({ documentId, block, head }) => {
            const quote = around(block.text, number);
            return states(head === null ? quote : `${head}\n${quote}`, number, language)
              ? [{ documentId, place: block.at, quote }]
              : [];
          })
          .slice(0, most.ofNumber);
  });
  const isFirst = (one: NumberPassage, i: number) =>
    found.findIndex(
      ({ documentId, place, quote }) => documentId === one.documentId && place === one.place && quote === one.quote,
    ) === i;
  return found.filter(isFirst).slice(0, most.inAll);
};

const blocksOf = (pages: Pages, documentId: string): readonly Block[] => {
  const page = pages[documentKey(documentId)];
  return page && 'text' in page ? (page.blocks ?? []).filter((block) => !isHidden(block)) : [];
};

/** Of each row the first one of its table, which may name the units of its columns. */
const headsOf = (blocks: readonly Block[]): (string | null)[] => {
  let first: string | null = null;
  return blocks.map(({ kind, text }) => {
    const head = kind === 'row' ? first : null;
    first = kind === 'row' ? (first ?? text) : null;
    return head;
  });
};

const states = (quote: string, number: Stated, language: string): boolean =>
  sourcesOf(number, knownFrom([{ text: quote }, { text: quote, language: languageOfText(quote) }], language)).length >
  0;

/** Runs of digits and where they stand, without what separates them and the zeros at their beginning: "1.234,50" is 123450. */
const runsIn = (text: string): { readonly at: number; readonly digits: string }[] =>
  [...asciiDigits(text).matchAll(/\d+(?:[.,'’٫٬\s]\d+)*/gu)].map(({ 0: run, index }) => ({
    at: index,
    digits: run.replaceAll(/\D/gu, '').replace(/^0+/u, ''),
  }));

/** The digits that a number begins with, however it goes on: 1.2 million is written 1,200,000 elsewhere. */
const leading = (text: string): string => (runsIn(text)[0]?.digits ?? '').replace(/0+$/u, '');

/** A block, or of a long one the words around the number. */
const around = (text: string, number: Stated): string => {
  if (text.length <= limits.quote) return text;
  const at = Math.max(0, placeOf(text, leading(number.text)) - limits.quote / 3);
  const from = at === 0 ? 0 : text.indexOf(' ', at) + 1;
  return cutBetweenWords(text.slice(from), limits.quote - 2, 'und');
};
const placeOf = (text: string, leads: string): number =>
  runsIn(text).find(({ digits }) => digits.startsWith(leads))?.at ?? 0;
