/** Addresses of blocks and cells: `p.12 ¶3`, `¶41`, `slide 4 ¶2`, `'Cash flow'!7`, `row 118`; of a cell `'Cash flow'!B7`, `C118`. */

/** One form of an address: sheets may be named with and without quotes, and cells as formulas name them (`$B$7`). */
const plain = (at: string): string => at.trim().replaceAll(/['$]/gu, '');

/** The cell that an address names within its sheet, `B7`, of a range its first; null where it names none. */
export const cellIn = (place: string): string | null => cellForm.exec(plain(place))?.groups?.['cell'] ?? null;
const cellForm = /^(?:(?<sheet>.+)!)?(?<cell>[A-Z]{1,3}(?<row>\d+))(?::[A-Z]{1,3}\d+)?$/u;

/** Whether a block is at this place: its own address, that of a cell in its row, or the page, slide or sheet that it is on. */
export const isAt = (place: string): ((blockAt: string) => boolean) => {
  const own = plain(place);
  const { sheet, row } = cellForm.exec(own)?.groups ?? {};
  const inRow = row === undefined ? own : sheet === undefined ? `row ${row}` : `${sheet}!${row}`;
  const within = /^(?:p\.|slide )\d+$/u.test(own) ? `${own} ` : `${own.replace(/!$/u, '')}!`;
  return (blockAt) => {
    const at = plain(blockAt);
    return at === own || at === inRow || (own !== '' && at.startsWith(within));
  };
};

/** The page, slide or sheet of an address; empty where the document has none. */
export const pageIn = (at: string): string => /^(?:p\.\d+|slide \d+|.+!)/u.exec(plain(at))?.[0] ?? '';

/** The sheet that a row is on, empty in a CSV file; null for what is no row of a sheet. */
export const sheetIn = (at: string): string | null => (/^(?:.+!|row )\d+$/u.test(plain(at)) ? pageIn(at) : null);
