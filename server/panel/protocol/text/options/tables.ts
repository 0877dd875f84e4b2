import { isWeighing, namesChoice } from './choiceWords.ts';
import { type ListedOption, named } from './itemName.ts';
import type { Line } from './lines.ts';
import { isWordForOption } from './ordinalLabels.ts';

export const isRow = (text: string): boolean => /^\|.*\|/u.test(text);

/** Whether the first column that says something is headed by a word for options. */
export const isOfOptions = (header: string): boolean => {
  const [first = '', second = '', ...others] = cellsOf(header);
  const called = isShort(first) ? second : first;
  return (
    namesChoice(called) || (isWordForOption(plain(called)) && [second, ...others].some((cell) => costs.test(cell)))
  );
};
/** What ways to go are compared by. */
const costs =
  /(?<!\p{L})pris(?!\p{L})|invest|inwest|инвест|инвест|einmalig|laufend|zeit|dauer|(?<!\p{L})time|délai|durée|plazo|tempo|termin|термін|срок|waktu|thời gian|süre|cost|kost|price|prei[sz]|prix|coût|precio|prezzo|preço|custo|cena|maliyet|fiyat|стоимост|цена|вартіст|ціна|κόστος|τιμή|تكلفة|السعر|هزینه|قیمت|עלות|מחיר|लागत|कीमत|খরচ|দাম|செலவு|விலை|ต้นทุน|ราคา|chi phí|giá|biaya|harga|費用|费用|成本|価格|价格|비용|가격|risk|risi[ck]|pros?(?!\p{L})|(?:dis)?advantage|vorteil|avantage|ventaj|vantag|voordeel|zalet|avantaj|плюс|переваг/iu;

/**
 * The column that its header calls options, else the first that says something: the one beside it where that one only counts. Where the rows are
 * criteria, what stands above the other columns.
 */
export const inTable = (lines: readonly Line[]): ListedOption[] => {
  const end = lines.findIndex(({ text }) => !isRow(text));
  const [header = [], ...rows] = (end < 0 ? lines : lines.slice(0, end))
    .filter(({ text }) => !/^\|[\s:|-]+\|?$/u.test(text))
    .map(({ text }) => cellsOf(text));
  const heads = header.filter((cell) => cell !== '').map(plain);
  if (criterion.test(heads[0] ?? ''))
    return named(heads.slice(1).filter((head) => !isWeighing(head) && !weight.test(head)));
  const called = Math.max(
    0,
    header.findIndex((cell) => namesChoice(cell) && !isWeighing(cell)),
  );
  const column = rows.every((cells) => isShort(cells[called] ?? '')) ? called + 1 : called;
  return named(rows.flatMap((cells) => cells[column] || []).filter((cell) => !whatThereIs.test(plain(cell))));
};

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1)
    .map((cell) => cell.trim());
const plain = (cell: string): string => cell.replace(/^\*\*|\*\*$/gu, '');
/** A sign that counts or names a row: "#", "12", "(b)", "A1"; many names have two characters too. */
const isShort = (cell: string): boolean => /^[(（]?(?:\P{L}{0,2}|\p{L}\p{M}*\p{Nd}?)[)）.．]?$/u.test(plain(cell));

/** What heads a column of things to compare by. */
const criterion =
  /^(?:criteri(?:on|a|o|os|um|i)|kriteri(?:um|en|a|ler)?|critères?|critérios?|kryteri(?:um|a)|критери[йи]|критері[йї]|κριτήρι(?:ο|α)|kriter|ölçüt|aspe[ck]t[eos]?|forces?|drivers?|kracht(?:en)?|tiêu chí|เกณฑ์|معيار|المعيار|المعايير|معیار|קריטריון|मानदंड|মানদণ্ড|அளவுகோல்|評価軸|評価項目|観点|比較項目|标准|標準|评估标准|指标|指標|维度|維度|对比项|기준|비교 기준|평가 기준)s?$/iu;
/** A row that sums up, or says what there is to spend, is no way to go. */
const whatThereIs =
  /^(?:(?:sub)?totals?|sum|summe|gesamt|total[e]?|totaal|suma|razem|итого|всего|разом|σύνολο|toplam|totalt|i alt|yhteensä|celkem|összesen|合计|合計|总计|總計|합계|المجموع|مجموع|סה["״]כ|कुल|মোট|jumlah|tổng)(?![\p{L}\p{M}])|^(?:(?:our|my|available|maximum|max\.?|unser|verfügbares?|eigenes?|notre|nuestro|il nostro|nosso|ons) )?(?:budget|bilancio|presupuesto|orçamento|begroting|budżet|бюджет|προϋπολογισμός|bütçe|costs? limit|anggaran|ngân sách|งบ|预算|預算|予算|예산|ميزانية|بودجه|תקציב|बजट|বাজেট|keret|rozpočet|buget|budjetti|cash(?! (?:purchase|payment|offer))|savings|reserves?|in (?:the )?bank|bank balance|kassenbestand|rücklagen?|kontostand|guthaben|haushaltsansatz|trésorerie|épargne|réserves?|ahorros?|caja|tesorería|cassa|risparmi|liquidità|caixa|poupança|spaargeld|saldo|oszczędności|stan konta|накоплени[яе]|на счет[уе]|на счёте|на рахунку|заощадження|opsparing|sparekonto|oppsparing|besparingar|kassa|säästöt|megtakarítás|úspory|economii|kasada|birikim|tabungan|kas(?!\p{L})|tiết kiệm|เงินสด|现金|現金|存款|手元資金|貯金|현금|예금)(?![\p{Ll}\p{M}])/iu;
const weight = /^(?:weight|gewicht|poids|peso|waga|вес|вага|ağırlık|重み|权重|權重|가중치)/iu;
