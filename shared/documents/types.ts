import type { DocumentKind } from './kinds.ts';

/**
 * What is read from a document: one canonical text in blocks, each with the address by which people and quotes refer to it. The
 * blocks are stored with a hash of their own, and every quote is checked against them, whatever a later reader would find.
 */

export const blockKinds = ['heading', 'paragraph', 'row', 'note', 'comment', 'metadata'] as const;
type BlockKind = (typeof blockKinds)[number];

/**
 * Why the text of a block is kept apart from what a person sees when the document is opened. A block with any of these flags is
 * listed to the owner and never part of the body.
 */
const hiddenFlags = [
  'white',
  'invisible',
  'off_page',
  'tiny',
  'hidden',
  'hidden_sheet',
  'hidden_row',
  'hidden_column',
  'hidden_slide',
  'hidden_text',
  'invisible_characters',
  'comment',
  'deleted',
  'speaker_notes',
  'metadata',
] as const;
export type HiddenFlag = (typeof hiddenFlags)[number];

/** `furniture`: running heads, page numbers, headers and footers; visible, but a quote may cross it. */
export type Flag = HiddenFlag | 'furniture' | 'inserted';

export type Cell = {
  /** Within its sheet, e.g. `B7`. */
  readonly at: string;
  /** As the program that opens the file shows it. */
  readonly text: string;
  /** As the file stores it, where that differs: `0.085` for `8.5%`. */
  readonly value?: string;
  readonly formula?: string;
  readonly format?: string;
};

export type Block = {
  /** `p.12 ¶3`, `¶41`, `fn.3`, `slide 4 ¶2`, `'Cash flow'!7`, `row 118`. */
  readonly at: string;
  readonly kind: BlockKind;
  readonly text: string;
  readonly flags: readonly Flag[];
  /** Only rows of spreadsheets and of CSV files. */
  readonly cells?: readonly Cell[];
};

export const readers = ['pdfium', 'pdfjs', 'ooxml', 'csv', 'text'] as const;
export type Reader = (typeof readers)[number];

/** What the owner is told about a document that was read; `params` fill the sentence. */
export const warningCodes = [
  'hidden_text',
  'pages_without_text',
  'pages_cut',
  'rows_cut',
  'sheets_cut',
  'text_cut',
  'formulas_not_calculated',
  'macros_unread',
  'embedded_unread',
  'external_links_unread',
  'tracked_changes',
  'charset_guessed',
  'recognised_text',
  'hidden_text_unchecked',
] as const;
export type WarningCode = (typeof warningCodes)[number];
export type Warning = {
  readonly code: WarningCode;
  readonly params: Readonly<Record<string, string | number>>;
};

export type Stats = {
  /** Pages or slides; 0 where the kind has none. */
  readonly pages: number;
  /** Paragraphs, or non-empty cells. */
  readonly units: number;
  readonly chars: number;
  /** Of what seats read, see `blockTokens`. */
  readonly tokens: number;
  /** Blocks that are kept apart. */
  readonly hidden: number;
};

export type Facts = Stats & {
  readonly kind: DocumentKind;
  readonly reader: Reader;
  readonly warnings: readonly Warning[];
};

const hidden: ReadonlySet<string> = new Set(hiddenFlags);
export const isHidden = ({ flags }: Pick<Block, 'flags'>): boolean => flags.some((flag) => hidden.has(flag));

/** Visible text that belongs to the document's course: what seats read, and what quotes are looked up in first. */
export const isBody = (block: Pick<Block, 'flags' | 'kind'>): boolean =>
  !isHidden(block) && !block.flags.includes('furniture') && block.kind !== 'note';

/** Estimated tokens: four letters each, and one for each letter of scripts without spaces. */
const tokensOf = (text: string): number => {
  const dense = text.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/gu)?.length ?? 0;
  return dense + Math.ceil((text.length - dense) / 4);
};

/** Estimated tokens of a block as seats read it, after its address. */
export const blockTokens = ({ text }: Pick<Block, 'text'>): number => tokensOf(text) + 4;
