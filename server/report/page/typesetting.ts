import type { Column, Content, ContentTable, TableCell } from 'pdfmake/interfaces.js';

import type { Speech } from '../../../shared/words/speech.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { tagged } from '../textLayer/tags/tag.ts';
import type { Fit } from './fitting.ts';

/** Lengths in points. The text keeps to one column; the wide outer margin carries evidence numbers and notes. */
const text = 336;
const gap = 30;
export const margins = { start: 54, end: 48 };

/** Paper by region: Letter where it is used, A4 everywhere else. */
const letterRegions = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']);
const papers = { A4: 595.28, LETTER: 612 };

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
  readonly paper: keyof typeof papers;
  /** Of the type area. */
  readonly width: number;
  readonly fit: Fit;
};

export function settingOf(document: ReportDocument, speech: Speech, fit: Fit): Setting {
  const paper = letterRegions.has(new Intl.Locale(speech.language).region ?? '') ? 'LETTER' : 'A4';
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
    fit,
    paper,
    width: papers[paper] - margins.start - margins.end,
  };
}

/** The main column with a note beside it in the outer margin. */
export const beside = ({ inOrder, width }: Setting, main: Content, note: Content = ''): Content => ({
  columns: inOrder<Column>([
    { width: text, stack: [main] },
    tagged({ is: 'Note' }, { width: width - text - gap, stack: [note] }),
  ]),
  columnGap: gap,
});

/** A hairline from edge to edge of the type area. */
export const rule = (above = 14, below = 12): Content =>
  tagged(
    { is: 'Artifact' },
    {
      table: { widths: ['*'], body: [[{ text: '', fontSize: 0.1, lineHeight: 0.1 }]] },
      layout: {
        hLineWidth: (i) => (i === 0 ? 0.5 : 0),
        vLineWidth: () => 0,
        hLineColor: () => hairline,
        paddingTop: () => 0,
        paddingBottom: () => 0,
      },
      margin: [0, above, 0, below],
    },
  );

/** The same content with these properties beside its own; for content that is an object, as all that is made here is. */
export const withProperties = (content: Content, more: object): Content =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript cannot spread the union of pdfmake's contents
  ({ ...(content as object), ...more }) as Content;

/** The letter of an option, underlined in its colour: readable in black and white. */
export const mark = ({ colour, speech }: Setting, optionId: string, size = 9.5): Content => ({
  text: label(speech, `\u00A0${optionId}\u00A0`),
  font: 'Plain',
  bold: true,
  fontSize: size,
  preserveLeadingSpaces: true,
  decoration: 'underline',
  decorationColor: colour(optionId).strong,
  decorationThickness: 2,
});

/**
 * A table whose columns run in the reading direction; hairlines between rows, header repeated on every page. A column of `*`
 * has one share of the width that is left, one of `**` two: a long word is cut, where pdfmake would widen the column beyond
 * the page. `rowHeads`: the first cell of each row says what the row is about.
 */
export const table = (
  { inOrder, width }: Setting,
  widths: readonly (number | '*' | '**')[],
  heads: readonly (string | Extract<TableCell, { text: unknown }>)[],
  rows: readonly (readonly TableCell[])[],
  { rowHeads = true } = {},
): ContentTable =>
  tagged(
    { is: 'Table', rowHeads },
    {
      table: {
        widths: inOrder(inPoints(widths, width)),
        headerRows: 1,
        dontBreakRows: true,
        keepWithHeaderRows: 1,
        body: [
          inOrder(
            heads.map((head): TableCell =>
              typeof head === 'string' ? { text: head, style: 'label' } : { ...head, style: 'label' },
            ),
          ),
          ...rows.map((row) => inOrder(row)),
        ],
      },
      layout: {
        hLineWidth: (i, node) => (i === node.table.body.length ? 0 : i === 1 ? 0.75 : i === 0 ? 0 : 0.5),
        vLineWidth: () => 0,
        hLineColor: (i) => (i === 1 ? ink : hairline),
        paddingTop: () => 4,
        paddingBottom: () => 4,
        paddingLeft: () => padding,
        paddingRight: () => padding,
      },
      margin: [-padding, 2, -padding, 6],
    },
  );

const padding = 3;

function inPoints(widths: readonly (number | '*' | '**')[], width: number): number[] {
  const fixed = widths.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0);
  const shares = widths.reduce<number>((sum, one) => sum + (typeof one === 'number' ? 0 : one.length), 0);
  const share = (width + 2 * padding - fixed - 2 * padding * widths.length) / Math.max(1, shares);
  return widths.map((one) => (typeof one === 'number' ? one : one.length * share));
}

/**
 * Name beside value, names in a narrow column; `space` is the share of the usual room between them. A short value stays on the page
 * of its name; what is longer than a page would be lost if it were kept together.
 */
export const facts = (
  { inOrder }: Setting,
  rows: readonly (readonly [string, Content])[],
  space = 1,
  width = 96,
): Content =>
  list(
    rows.map(([name, value]): Content =>
      tagged(
        { is: 'LI' },
        {
          columns: inOrder<Column>([
            tagged({ is: 'Lbl' }, { width, text: name, style: 'label', margin: [0, 2, 0, 0] }),
            tagged({ is: 'LBody' }, { width: '*', stack: [value] }),
          ]),
          columnGap: 0,
          margin: [0, 0, 0, 6 * space],
          unbreakable: charactersIn(value) < shortValue,
        },
      ),
    ),
  );

/** Some ten lines of the main column. */
const shortValue = 600;
const charactersIn = (content: unknown): number =>
  typeof content === 'string'
    ? content.length
    : typeof content === 'object' && content !== null
      ? Object.entries(content).reduce(
          (sum, [name, part]) => sum + (holding.has(name) || Array.isArray(content) ? charactersIn(part) : 0),
          0,
        )
      : 0;
const holding = new Set(['text', 'stack', 'columns', 'table', 'body']);

/** Several of a kind, one beneath the other. */
export const list = (items: Content[]): Content => tagged({ is: 'L' }, { stack: items });

/** A letter or number that stands for something says nothing about the direction of the words beside it. */
export const label = ({ rtl }: Speech, text: string): string => (rtl ? `\u2068${text}\u2069` : text);

/** Pieces of evidence by name, in reading order: their letters are Latin, their order is the language's. */
export const citedList = ({ rtl, marks }: Speech, evidenceIds: readonly string[]): string =>
  `${rtl ? '\u200F' : ''}${evidenceIds.join(marks.series)}`;

/** A section's title under a hairline, which go to the next page together. */
export const heading = ({ fit }: Setting, title: string, id: string): Content => ({
  stack: [
    rule(14 * fit.body.space, 12 * fit.body.space),
    tagged({ is: 'H2' }, { text: title, style: 'heading', id, outline: true }),
  ],
  unbreakable: true,
  headlineLevel: 1,
});

export const subheading = (title: string, id?: string): Content =>
  tagged({ is: 'H3' }, { text: title, style: 'subheading', headlineLevel: 2, ...(id === undefined ? {} : { id }) });

/** A section with a table, on one page where it is short. */
export const section = ({ fit }: Setting, title: Content, table: ContentTable, characters: number): Content[] =>
  fit.body.whole > 0 && table.table.body.length <= 6 && characters < 1200 ? [together(title, table)] : [title, table];

/** On one page where it is short: what may not break and does not fit a page would be lost. */
export const together = (...stack: Content[]): Content => ({ unbreakable: charactersIn(stack) < mostTogether, stack });
/** Of the widest letters this many fill no page of the narrow column. */
const mostTogether = 1000;

/** Nothing to see: where it comes to stand tells whether what is before it found room. */
export const here = (id: string): Content =>
  tagged({ is: 'Artifact' }, { text: ' ', fontSize: 0.1, lineHeight: 0.1, id });
