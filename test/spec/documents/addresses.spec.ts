import { describe, expect, it } from 'vitest';

import { cellIn, isAt, pageIn, sheetIn } from '../../../shared/documents/addresses.ts';

describe('an address', () => {
  it.each([
    ["'Cash flow'!B7", "'Cash flow'!7"],
    ['Cash flow!B7', "'Cash flow'!7"],
    ['$B$7', 'row 7'],
    ["'Cash flow'!$B$7", 'Cash flow!7'],
    ["'Cash flow'!B7:D9", "'Cash flow'!7"],
    ["'Cash flow'!7", "'Cash flow'!7"],
    ['Cash flow', "'Cash flow'!1"],
    ['p.12', 'p.12 ¶3'],
    ['slide 4', 'slide 4 ¶2'],
    ['¶41', '¶41'],
    ["'It''s due'!A1", "'It''s due'!1"],
  ])('%s is at %s', (place, blockAt) => {
    expect(isAt(place)(blockAt)).toBe(true);
  });

  it.each([
    ["'Cash flow'!B7", "'Cash flow'!70"],
    ["'Cash flow'!B7", 'Data!7'],
    ['p.1', 'p.12 ¶3'],
    ['¶4', '¶41'],
    ['', '¶41'],
    ['', 'Data!7'],
    ['Cash', "'Cash flow'!1"],
  ])('%s is not at %s', (place, blockAt) => {
    expect(isAt(place)(blockAt)).toBe(false);
  });

  it('names a cell, a page and a sheet, where it has them', () => {
    expect(["'Cash flow'!$B$150", 'C118', 'B2:D9', 'p.3 ¶1', '¶41'].map(cellIn)).toEqual([
      'B150',
      'C118',
      'B2',
      null,
      null,
    ]);
    expect(['p.3 ¶1', "'Cash flow'!7", '¶41'].map(pageIn)).toEqual(['p.3', 'Cash flow!', '']);
    expect(["'Cash flow'!7", 'row 118', 'p.3 ¶1', '¶41'].map(sheetIn)).toEqual(['Cash flow!', '', null, null]);
  });
});
