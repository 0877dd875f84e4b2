/** Addresses of blocks and cells: `p.12 ¶3`, `¶41`, `slide 4 ¶2`, `'Cash flow'!7`, `row 118`. */

/** Sheets may be named with and without quotes. */
export const unquoted = (at: string): string => at.replaceAll("'", '');

/** `'Cash flow'!7` for `'Cash flow'!B7`; `row 118` for `C118` of a CSV file. */
export const rowOf = (at: string): string => {
  const { sheet, nth } = /^(?:(?<sheet>.+)!)?[A-Z]{1,3}(?<nth>\d+)$/u.exec(at)?.groups ?? {};
  if (nth === undefined) return at;
  return sheet === undefined ? `row ${nth}` : `${sheet}!${nth}`;
};
