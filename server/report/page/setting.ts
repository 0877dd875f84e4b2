import type { Column, Content, ContentTable, TableCell } from 'pdfmake/interfaces.js';

import type { Speech } from '../../../shared/words/speech.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument.ts';

/** Lengths in points. The text keeps to one column; the wide outer margin carries evidence numbers and notes. */
export const text = 336;
export const gap = 30;

export const ink = '#16191d';
export const soft = '#4a5058';
export const hairline = '#c9c5bd';
export const against = '#b8361c';

/** Options A–F in a colour-blind-safe set (after Okabe and Ito), and paler for what did not win. */
const strong = ['#2277ad', '#b9660c', '#2c855d', '#b05186', '#c0481f', '#5b6470'] as const;
const pale = ['#bcd8ea', '#ecd0ae', '#bfdccd', '#e9c9da', '#f0c8b8', '#d3d6da'] as const;

/** Everything a part of the page needs to know besides its own content. */
export type Setting = {
  readonly document: ReportDocument;
  readonly speech: Speech;
  /** Cells, columns and widths in reading order: turned round where the language runs right to left. */
  readonly inOrder: <T>(items: readonly T[]) => T[];
  readonly start: 'left' | 'right';
  readonly end: 'left' | 'right';
  readonly colour: (optionId: string) => { readonly strong: string; readonly pale: string };
  readonly titleOf: (optionId: string) => string;
};

export function settingOf(document: ReportDocument, speech: Speech): Setting {
  const places = new Map(document.options.map(({ optionId }, i) => [optionId, i]));
  return {
    document,
    speech,
    inOrder: (items) => (speech.rtl ? items.toReversed() : [...items]),
    start: speech.rtl ? 'right' : 'left',
    end: speech.rtl ? 'left' : 'right',
    colour: (optionId) => {
      const place = (places.get(optionId) ?? 5) % 6;
      return { strong: strong[place] ?? strong[5], pale: pale[place] ?? pale[5] };
    },
    titleOf: (optionId) => document.options.find((option) => option.optionId === optionId)?.title ?? optionId,
  };
}

/** The main column with a note beside it in the outer margin. */
export const beside = ({ inOrder }: Setting, main: Content, note: Content = ''): Content => ({
  columns: inOrder<Column>([
    { width: text, stack: [main] },
    { width: '*', stack: [note] },
  ]),
  columnGap: gap,
});

/** A hairline from edge to edge of the type area. */
export const rule = (above = 14, below = 12): Content => ({
  table: { widths: ['*'], body: [[{ text: '', fontSize: 0.1, lineHeight: 0.1 }]] },
  layout: {
    hLineWidth: (i) => (i === 0 ? 0.5 : 0),
    vLineWidth: () => 0,
    hLineColor: () => hairline,
    paddingTop: () => 0,
    paddingBottom: () => 0,
  },
  margin: [0, above, 0, below],
});

/** The letter of an option, underlined in its colour: readable in black and white. */
export const mark = ({ colour }: Setting, optionId: string, size = 9.5): Content => ({
  text: ` ${optionId} `,
  font: 'Plain',
  bold: true,
  fontSize: size,
  preserveLeadingSpaces: true,
  decoration: 'underline',
  decorationColor: colour(optionId).strong,
  decorationThickness: 2,
});

/** A table whose columns run in the reading direction; hairlines between rows, header repeated on every page. */
export const table = (
  { inOrder }: Setting,
  widths: readonly (number | string)[],
  heads: readonly TableCell[],
  rows: readonly (readonly TableCell[])[],
): ContentTable => ({
  table: {
    widths: inOrder(widths),
    headerRows: 1,
    dontBreakRows: true,
    keepWithHeaderRows: 1,
    body: [
      inOrder(heads.map((head): TableCell => ({ text: head as string, style: 'label' }))),
      ...rows.map((row) => inOrder(row)),
    ],
  },
  layout: {
    hLineWidth: (i, node) => (i === node.table.body.length ? 0 : i === 1 ? 0.75 : i === 0 ? 0 : 0.5),
    vLineWidth: () => 0,
    hLineColor: (i) => (i === 1 ? ink : hairline),
    paddingTop: () => 4,
    paddingBottom: () => 4,
    paddingLeft: () => 3,
    paddingRight: () => 3,
  },
  margin: [-3, 2, -3, 6],
});

/** Name beside value, names in a narrow column. */
export const facts = ({ inOrder }: Setting, rows: readonly (readonly [string, Content])[], width = 96): Content => ({
  stack: rows.map(([name, value]): Content => ({
    columns: inOrder<Column>([
      { width, text: name, style: 'label', margin: [0, 2, 0, 0] },
      { width: '*', stack: [value] },
    ]),
    columnGap: 0,
    margin: [0, 0, 0, 6],
  })),
});

/** A numbered piece of evidence as it is cited. */
export const cited = (evidenceId: string): string => evidenceId.replace(/^E-/, 'E');

/** A section's title under a hairline, which go to the next page together. */
export const heading = (title: string, id: string, ruled = true): Content => ({
  stack: [...(ruled ? [rule()] : []), { text: title, style: 'heading', id, outline: true }],
  unbreakable: true,
  headlineLevel: 1,
});

export const subheading = (title: string): Content => ({ text: title, style: 'subheading', headlineLevel: 2 });

/** A section short enough to stay on one page. */
export const together = (...stack: Content[]): Content => ({ unbreakable: true, stack });
