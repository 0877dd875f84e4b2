import { parse } from 'csv-parse';

import { Unreadable } from '../../../shared/documents/refusals.ts';
import { lettersOf } from '../ooxml/xlsxSheet.ts';
import type { ReadDocument } from '../reading/sink.ts';
import { decodeText } from './decode.ts';
import { delimiterOf } from './delimiter.ts';
import { messageOf } from '../../../shared/kernel/thrown.ts';

/** CSV: a block a row. Formulas are text here as everywhere; values stay as they are written. */
export const readCsv: ReadDocument = async (bytes, sink, limits) => {
  const decoded = decodeText(bytes);
  if (!decoded) throw new Unreadable('document-damaged', 'no text');
  if (decoded.guessed) sink.warn('charset_guessed', { charset: decoded.charset });
  const parser = parse({
    delimiter: delimiterOf(decoded.text) ?? ',',
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: limits.blockChars,
  });
  parser.end(decoded.text);
  let row = 0;
  let kept = 0;
  try {
    for await (const fields of parser as AsyncIterable<readonly string[]>) {
      row++;
      const cells = fields.flatMap((text, i) =>
        text.trim() === '' ? [] : [{ at: `${lettersOf(i + 1)}${row}`, text }],
      );
      kept += cells.length;
      if (kept > limits.cellsKept || sink.isFull()) {
        sink.warn('rows_cut', { at: `row ${row}` });
        break;
      }
      if (cells.length > 0)
        sink.add({ at: `row ${row}`, kind: 'row', text: cells.map(({ text }) => text).join(' | '), flags: [], cells });
      if (row % 1000 === 0) await sink.drain();
    }
  } catch (error) {
    throw new Unreadable('document-damaged', messageOf(error));
  }
  await sink.drain();
  return 'csv';
};
