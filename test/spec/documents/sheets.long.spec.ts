import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { findInDocument, searchable } from '../../../shared/documents/quotes/inDocument.ts';
import { fixture, readHere } from '../../support/documents.ts';

/** What was written into the workbooks of `test/fixtures/documents/sheets`, made with LibreOffice: a sentence, a number, and its double by a formula. */
const sheets = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../fixtures/documents/sheets/sheets.json'), 'utf8'),
) as Readonly<Record<string, { readonly sheet: string; readonly rows: readonly (readonly [string, number])[] }>>;

describe.each(Object.entries(sheets))('a workbook that LibreOffice wrote in %s', (language, { sheet, rows }) => {
  it('is read cell by cell, and each sentence and number is found at its address', async () => {
    const { reading, blocks } = await readHere(fixture(`sheets/${language}.xlsx`), 'book.xlsx');
    expect(reading).toMatchObject({ outcome: 'read', facts: { kind: 'xlsx', warnings: [] } });
    const document = searchable(blocks);
    for (const [i, [sentence, number]] of rows.entries()) {
      const at = (column: string) => `'${sheet}'!${column}${i + 1}`;
      expect([sentence, findInDocument(document, sentence, at('A'))]).toEqual([
        sentence,
        expect.objectContaining({ status: 'found', places: [expect.objectContaining({ at: at('A') })] }),
      ]);
      for (const [column, value] of [
        ['B', number],
        ['C', number * 2],
      ] as const)
        expect(findInDocument(document, `${value}`, at(column))).toMatchObject({ status: 'found' });
      expect(findInDocument(document, `${number + 1}`, at('B')).status).not.toBe('found');
    }
    const formulas = blocks.flatMap(({ cells = [] }) => cells.flatMap(({ formula }) => formula ?? []));
    expect(formulas).toHaveLength(rows.length);
  });
});
