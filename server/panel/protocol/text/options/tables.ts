import { isWeighing, namesChoice } from './choiceWords.ts';
import { type ListedOption, named } from './itemName.ts';
import type { Line } from './lines.ts';
import { isWordForOption } from './ordinalLabels.ts';
import { areWaysAcross, costs, isAcross, isMeasure, saysWhoWants, weighsBothSides } from './unmarked/compared.ts';

export const isRow = (text: string): boolean => /^\|.*\|/u.test(text);

/** Whether the first column that says something is headed by a word for options. */
export const isOfOptions = (header: string): boolean => {
  const [first = '', second = '', ...others] = cellsOf(header);
  const called = isShort(first) && !isWordForOption(first) ? second : first;
  return (
    namesChoice(called) ||
    (isWordForOption(plain(called)) && [second, ...others].some((cell) => costs.test(cell))) ||
    weighsBothSides([second, ...others]) ||
    [second, ...others].some((cell) => saysWhoWants(cell))
  );
};

/** Whether a table sets ways to go side by side: below a head for what they are compared by, or below a sentence that compares or is to decide. */
export const isSideBySide = (lines: readonly Line[], introduction: string): boolean => {
  const [header = [], ...rows] = rowsIn(lines);
  return areWaysAcross(header, rows, introduction);
};

/**
 * The column that its header calls options, else the first that says something: the one beside it where that one only counts. Where the rows are
 * criteria, what stands above the other columns.
 */
export const inTable = (lines: readonly Line[]): ListedOption[] => {
  const [header = [], ...rows] = rowsIn(lines);
  if (isAcross(header, rows)) return named(header.slice(1).filter((head) => !isWeighing(head) && !isMeasure(head)));
  const called = Math.max(
    0,
    header.findIndex((cell) => namesChoice(cell) && !isWeighing(cell)),
  );
  const column = rows.every((cells) => isShort(cells[called] ?? '')) ? called + 1 : called;
  return named(rows.flatMap((cells) => cells[column] || []).filter((cell) => !whatThereIs.test(plain(cell))));
};

/** Its header and its rows. */
const rowsIn = (lines: readonly Line[]): string[][] => {
  const end = lines.findIndex(({ text }) => !isRow(text));
  return (end < 0 ? lines : lines.slice(0, end))
    .filter(({ text }) => !/^\|[\s:|-]+\|?$/u.test(text))
    .map(({ text }) => cellsOf(text).map(plain));
};
const cellsOf = (row: string): string[] =>
  row
    .replace(/\|\s*$/u, '')
    .split('|')
    .slice(1)
    .map((cell) => cell.trim());
const plain = (cell: string): string => cell.replace(/^\*\*|\*\*$/gu, '');
/** A sign that counts or names a row: "#", "12", "(b)", "A1"; many names have two characters too. */
const isShort = (cell: string): boolean => /^[(（]?(?:\P{L}{0,2}|\p{L}\p{M}*\p{Nd}?)[)）.．]?$/u.test(plain(cell));

/** A row that sums up, or says what there is to spend, is no way to go. */
export const whatThereIs =
  /^(?:(?:sub)?totals?|sum|summe|gesamt|total[e]?|totaal|suma|razem|итого|всего|разом|σύνολο|toplam|totalt|i alt|yhteensä|celkem|összesen|合计|合計|总计|總計|합계|المجموع|مجموع|סה["״]כ|कुल|মোট|jumlah|tổng)(?![\p{L}\p{M}])|^(?:(?:our|my|available|maximum|max\.?|unser|verfügbares?|eigenes?|notre|nuestro|il nostro|nosso|ons) )?(?:budget|bilancio|presupuesto|orçamento|begroting|budżet|бюджет|προϋπολογισμός|bütçe|costs? limit|anggaran|ngân sách|งบ|预算|預算|予算|예산|ميزانية|بودجه|תקציב|बजट|বাজেট|keret|rozpočet|buget|budjetti|cash(?! (?:purchase|payment|offer))|savings|reserves?|max(?:\.|imum|imal|imaal|imo|imum)? (?:(?:amount )?to spend|zu (?:verwenden|zahlen)|te besteden|à dépenser|para gastar|da spendere|a gastar)|in (?:the )?bank|bank balance|kassenbestand|rücklagen?|kontostand|guthaben|haushaltsansatz|trésorerie|épargne|réserves?|ahorros?|caja|tesorería|cassa|risparmi|liquidità|caixa|poupança|spaargeld|saldo|oszczędności|stan konta|накоплени[яе]|на счет[уе]|на счёте|на рахунку|заощадження|opsparing|sparekonto|oppsparing|besparingar|kassa|säästöt|megtakarítás|úspory|economii|kasada|birikim|tabungan|kas(?!\p{L})|tiết kiệm|เงินสด|现金|現金|存款|手元資金|貯金|현금|예금)(?![\p{Ll}\p{M}])/iu;
