import { isCurrency } from './currencies.ts';
import { isMeasure, isShare } from './measures.ts';
import { timeAt, type TimeUnit } from './timeUnits.ts';
import { unitAt } from './unitsAt.ts';

/** The unit that the head of a column gives to the bare numbers below it. */
type HeadUnit = { readonly unit: string | null; readonly time: TimeUnit | null };

/**
 * Of cells of tables, a row a line and "|" or a tab between the cells, the unit that the head of their column names: "Price (USD)", "Lieferzeit (Wochen)",
 * 单价(元). Null where it names none, or a row has another number of cells than its head.
 */
export const headUnitsIn = (text: string): ((at: number) => HeadUnit | null) => {
  if (!/[|\t]/u.test(text)) return () => null;
  const rows: Row[] = [];
  let at = 0;
  let head: Head | null = null;
  for (const line of text.split('\n')) {
    const cells = cellsOf(line);
    // What stands first has no numbers but years.
    if (cells.length < 2) head = null;
    else if (head === null || isHead(cells)) head = isHead(cells) ? cells.map(unitOfHead) : null;
    else if (cells.length === head.length) rows.push({ at, line, head });
    at += line.length + 1;
  }
  return (place) => {
    const row = rows.find(({ at: from, line }) => place >= from && place < from + line.length);
    return row?.head[cellsOf(row.line.slice(0, place - row.at)).length - 1] ?? null;
  };
};
type Head = readonly (HeadUnit | null)[];
type Row = { readonly at: number; readonly line: string; readonly head: Head };

const cellsOf = (line: string): string[] => line.split(line.includes('|') ? '|' : '\t');
const isHead = (cells: readonly string[]): boolean =>
  cells.every((cell) => !/\p{Nd}/u.test(cell.replaceAll(/(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})|[²³]|m[23]/gu, ''))) &&
  cells.some((cell) => /\p{L}/u.test(cell));

/** In brackets, behind a comma or "in", or alone. A head of thousands or for something else names no unit by itself. */
const unitOfHead = (head: string): HeadUnit | null => {
  const { bracket, behind, alone } = inHead.exec(head.trim())?.groups ?? {};
  const words = (bracket ?? behind ?? alone ?? '').trim();
  if (words === '') return null;
  const { name, length } = unitAt(`1 ${words}`, 0, 1);
  if (name !== null && length === words.length + 1 && (isCurrency(name) || isMeasure(name) || isShare(name)))
    return { unit: name, time: null };
  const time = timeAt(` ${words}`);
  return time?.length === words.length + 1 ? { unit: null, time: time.unit } : null;
};
const inHead =
  /[(（[](?<bracket>[^()（）[\]]{1,20})[)）\]]$|(?:,| in)\s(?<behind>[^\s,]{1,12})$|^(?<alone>[\p{L}\p{Sc}%]{1,12})$/u;
