import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';

import type { Speech } from '../../../shared/words/speech.ts';
import type { Block } from './block.ts';
import { clean } from './clean.ts';

type Of = Pick<Speech, 'language' | 'rtl'> & { readonly title: string };

/** A Word document: headings are styles, tables are tables with a repeated head, the direction is that of the language. */
export const docxOf = async (blocks: readonly Block[], of: Of): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      title: clean(of.title),
      creator: 'Witan',
      styles: {
        default: {
          document: {
            run: { font: 'Georgia', size: 22, language: { value: of.language, bidirectional: of.language } },
          },
          heading1: { run: { size: 40 }, paragraph: { spacing: { before: 0, after: 160 } } },
          heading2: { run: { size: 28 }, paragraph: { spacing: { before: 360, after: 120 }, keepNext: true } },
          heading3: {
            run: { size: 24, bold: true },
            paragraph: { spacing: { before: 200, after: 80 }, keepNext: true },
          },
        },
        paragraphStyles: [
          { id: 'Note', name: 'Note', basedOn: 'Normal', run: { size: 18, color: '555555' } },
          {
            id: 'Opinion',
            name: 'Opinion',
            basedOn: 'Normal',
            paragraph: {
              indent: { start: 360 },
              border: { left: { style: BorderStyle.SINGLE, size: 12, space: 8, color: 'B4472E' } },
            },
          },
        ],
      },
      numbering: {
        config: [
          {
            reference: 'points',
            levels: [
              {
                level: 0,
                format: LevelFormat.BULLET,
                text: '•',
                alignment: AlignmentType.START,
                style: { paragraph: { indent: { start: 360, hanging: 240 } } },
              },
            ],
          },
        ],
      },
      sections: [{ children: blocks.flatMap((block) => drawn(block, of.rtl)) }],
    }),
  );

const levels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;
const after = { after: 120 };

const drawn = (block: Block, rtl: boolean): (Paragraph | Table)[] => {
  const run = (text: string, bold = false) => new TextRun({ text: clean(text), bold, rightToLeft: rtl });
  const bidirectional = rtl;
  switch (block.is) {
    case 'heading':
      return [new Paragraph({ heading: levels[block.level], bidirectional, children: [run(block.text)] })];
    case 'text':
      return [
        new Paragraph({
          bidirectional,
          spacing: after,
          children: [...(block.name ? [run(`${block.name} `, true)] : []), run(block.text)],
        }),
      ];
    case 'note':
      return [new Paragraph({ style: 'Note', bidirectional, spacing: after, children: [run(block.text)] })];
    case 'quote':
      return block.text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => new Paragraph({ style: 'Opinion', bidirectional, spacing: after, children: [run(line)] }));
    case 'list':
      return block.items.map(
        (item) => new Paragraph({ numbering: { reference: 'points', level: 0 }, bidirectional, children: [run(item)] }),
      );
    case 'table':
      return [
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          visuallyRightToLeft: rtl,
          rows: [
            row(block.heads, true, run, bidirectional),
            ...block.rows.map((cells) => row(cells, false, run, bidirectional)),
          ],
        }),
        new Paragraph({ spacing: after }),
      ];
  }
};

const row = (
  cells: readonly string[],
  isHead: boolean,
  run: (text: string, bold: boolean) => TextRun,
  bidirectional: boolean,
) =>
  new TableRow({
    tableHeader: isHead,
    cantSplit: true,
    children: cells.map(
      (cell) =>
        new TableCell({
          margins: { top: 60, bottom: 60, left: 80, right: 80 },
          children: [new Paragraph({ bidirectional, children: [run(cell, isHead)] })],
        }),
    ),
  });
