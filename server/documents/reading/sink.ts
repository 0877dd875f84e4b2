import type { DocumentKind } from '../../../shared/documents/kinds.ts';
import type { ReadingLimits } from '../../../shared/documents/limits.ts';
import {
  type Block,
  type Reader,
  type Stats,
  type Warning,
  type WarningCode,
  blockTokens,
  isHidden,
} from '../../../shared/documents/types.ts';
import { unseenWords, visible } from '../../../shared/kernel/text/visibleText.ts';

/** Where a reader puts what it finds; counted and limited there, so that no reader can forget it. */
export type Sink = {
  readonly add: (block: Block) => void;
  readonly warn: (code: WarningCode, params?: Warning['params']) => void;
  /** Pages or slides seen; may be told more than once. */
  readonly pages: (count: number) => void;
  /** No more text is taken. */
  readonly isFull: () => boolean;
  /** To be awaited between pages and chunks: the output is taken no faster than it is read. */
  readonly drain: () => Promise<void>;
};

export type Found = { readonly stats: Stats; readonly warnings: readonly Warning[] };

/** What every reader is: bytes of one kind in, blocks out. It answers which program read them. */
export type ReadDocument = (bytes: Uint8Array, sink: Sink, limits: ReadingLimits) => Promise<Reader>;
export type Readers = Readonly<Record<DocumentKind, ReadDocument>>;

type Needs = { readonly limits: ReadingLimits; readonly write: (line: string) => Promise<void> };

export const createSink = ({ limits, write }: Needs): Sink & { readonly found: () => Found } => {
  const warnings = new Map<string, Warning>();
  const stats = { pages: 0, units: 0, chars: 0, tokens: 0, hidden: 0 };
  // Every file has properties: nobody expects a panel to read them.
  let unexpected = 0;
  let written = 0;
  let lines: string[] = [];

  const put = (block: Block): void => {
    if (written >= limits.chars) return warn('text_cut', { at: block.at });
    written += block.text.length;
    if (isHidden(block)) {
      stats.hidden++;
      if (block.kind !== 'metadata') unexpected++;
    } else {
      stats.units += block.cells?.length ?? 1;
      stats.chars += block.text.length;
      if (!block.flags.includes('furniture')) stats.tokens += blockTokens(block);
    }
    lines.push(JSON.stringify(block));
  };
  /** The first warning of a code stays, with the place where it began. */
  const warn = (code: WarningCode, params: Warning['params'] = {}): void => {
    if (!warnings.has(code)) warnings.set(code, { code, params });
  };

  return {
    add(block) {
      const spelt = unseenWords(block.text);
      const text = visible(block.text).trim().slice(0, limits.blockChars);
      if (spelt.length > 0) put(concealed(block, spelt.join(' ')));
      if (text === '') return;
      put({ ...block, text, ...(block.cells && { cells: block.cells.map(shown) }) });
    },
    warn,
    pages: (count) => void (stats.pages = Math.max(stats.pages, count)),
    isFull: () => written >= limits.chars,
    async drain() {
      if (lines.length === 0) return;
      const text = `${lines.join('\n')}\n`;
      lines = [];
      await write(text);
    },
    found() {
      if (unexpected > 0) warn('hidden_text', { passages: unexpected });
      return { stats: { ...stats }, warnings: [...warnings.values()] };
    },
  };
};

const concealed = ({ at, kind }: Block, text: string): Block => ({
  at,
  kind,
  text,
  flags: ['invisible_characters'],
});

const shown = <C extends { readonly text: string }>(cell: C): C => {
  const text = visible(cell.text);
  return text === cell.text ? cell : { ...cell, text };
};
