import { type Steps, inOneGo } from '../../kernel/scheduling/steps.ts';
import { cellIn, isAt } from '../addresses.ts';
import { type Block, type Cell, isBody, isHidden } from '../types.ts';
import { type Alignment, type Span, align } from './align.ts';
import { isCellValue } from './cells.ts';
import { type Marks, marking } from './marks.ts';

/** A document made ready to be searched: its body as one text, so that a quote may cross pages, and each note by itself. */
export type Searchable = { readonly blocks: readonly Block[]; readonly texts: readonly SearchedText[] };
type SearchedText = { readonly marks: Marks; readonly offsets: readonly number[]; readonly blocks: readonly Block[] };

/** The place of a quote: which part of which block. */
type Place = { readonly at: string; readonly span: Span };

export type QuoteInDocument =
  | { readonly status: 'found'; readonly exact: boolean; readonly places: readonly Place[] }
  | { readonly status: 'altered'; readonly places: readonly Place[]; readonly instead: string }
  | { readonly status: 'not_found' }
  | { readonly status: 'too_short' };

export const searchable = (blocks: readonly Block[]): Searchable => inOneGo(searching(blocks));

/** The same in steps of a few milliseconds at most. */
export function* searching(blocks: readonly Block[]): Steps<Searchable> {
  const visible = blocks.filter((block) => !isHidden(block));
  const groups = [visible.filter(isBody), ...visible.filter((block) => !isBody(block)).map((block) => [block])].filter(
    (group) => group.length > 0,
  );
  const texts: SearchedText[] = [];
  for (const group of groups) texts.push(yield* searchedText(group));
  return { blocks: visible, texts };
}

function* searchedText(blocks: readonly Block[]): Steps<SearchedText> {
  const offsets: number[] = [];
  let whole = '';
  for (const [i, block] of blocks.entries()) {
    const before = blocks[i - 1];
    if (before) whole += goesOn(before, block) ? '\n' : '\n\n';
    offsets.push(whole.length);
    whole += block.text;
  }
  return { marks: yield* marking(whole), offsets, blocks };
}

/** Whether a sentence may go on from one block to the next, as over the end of a page. */
const goesOn = (before: Block, next: Block): boolean =>
  before.kind === 'paragraph' && next.kind === 'paragraph' && !/[.!?:;。！？؟।]["”’»)\]]*\s*$/u.test(before.text);

/**
 * Looks a quote up in a document. With `at`, the address of a cell, a value of any length is found when that cell shows or holds
 * it; anything else is looked up in the whole text, for an address that a model gives is not to be trusted.
 */
export const findInDocument = (document: Searchable, quote: string, at?: string): QuoteInDocument => {
  const named = at === undefined ? null : cellAt(document.blocks, at);
  if (named && isCellValue(named.cell, quote)) {
    const { text } = named.cell;
    return {
      status: 'found',
      exact: text === quote.trim(),
      places: [{ at: named.at, span: { start: 0, end: text.length } }],
    };
  }
  let best: QuoteInDocument = { status: 'not_found' };
  for (const text of document.texts) {
    const alignment = align(text.marks, quote);
    if (alignment.status === 'found' || alignment.status === 'too_short') return placed(text, alignment);
    if (alignment.status === 'altered' && best.status === 'not_found') best = placed(text, alignment);
  }
  return best;
};

const placed = (text: SearchedText, alignment: Alignment): QuoteInDocument => {
  switch (alignment.status) {
    case 'found':
      return {
        status: 'found',
        exact: alignment.exact,
        places: alignment.spans.flatMap((span) => placesOf(text, span)),
      };
    case 'altered': {
      const { start, end } = alignment.span;
      return {
        status: 'altered',
        places: placesOf(text, alignment.span),
        instead: text.marks.original.slice(start, end),
      };
    }
    case 'not_found':
    case 'too_short':
      return alignment;
  }
};

const placesOf = ({ blocks, offsets }: SearchedText, { start, end }: Span): Place[] =>
  blocks.flatMap(({ at, text }, i) => {
    const offset = offsets[i] ?? 0;
    const from = Math.max(start, offset);
    const to = Math.min(end, offset + text.length);
    return from < to ? [{ at, span: { start: from - offset, end: to - offset } }] : [];
  });

/** The cell with this address, `'Cash flow'!B7` or `C118` of a CSV file, and the address as the document writes it; null where there is none. */
export const cellAt = (blocks: readonly Block[], at: string): { readonly cell: Cell; readonly at: string } | null => {
  const name = cellIn(at);
  if (name === null) return null;
  const isThere = isAt(at);
  // A sheet that nobody named is the first that has such a cell.
  const isSheetless = !at.includes('!');
  for (const { at: row, cells } of blocks) {
    const cell = isSheetless || isThere(row) ? cells?.find((one) => one.at === name) : undefined;
    if (cell) return { cell, at: `${row.slice(0, row.lastIndexOf('!') + 1)}${name}` };
  }
  return null;
};
