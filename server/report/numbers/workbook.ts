import { buffer } from 'node:stream/consumers';

import { ZipFile } from 'yazl';

import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { numbersSaid } from '../../../shared/decisionModel/numbersSaid.ts';
import { placeInReport } from '../../../shared/words/placeSaid.ts';
import { speak } from '../../../shared/words/speak.ts';
import type { Speech } from '../../../shared/words/speech.ts';
import type { OptionResult } from '../../../shared/decisionModel/calculate.ts';
import { calculated } from '../../../shared/decisionModel/calculated.ts';
import type { CashLine, DecisionModel, ModelSource } from '../../../shared/decisionModel/types.ts';

/** The workbook of a report's numbers, in the words of the report; null where it has none. */
export async function workbookOf({ numbers, options, evidence, language }: ReportDocument): Promise<Buffer | null> {
  if (!numbers) return null;
  const speech = await speak(language);
  const { sourceOf } = numbersSaid(numbers, speech, options);
  return modelAsXlsx(numbers.model, {
    words: speech.words,
    period: new Intl.DisplayNames(language, { type: 'dateTimeField' }).of(numbers.model.period) ?? numbers.model.period,
    titleOf: (optionId) => options.find((option) => option.optionId === optionId)?.title ?? optionId,
    sourceOf: (source) => {
      const item = evidence.find(({ evidenceId }) => evidenceId === source.evidenceId);
      const place = item?.document
        ? `${item.document.name} ${placeInReport(item.document.place, speech)}`
        : (item?.url ?? '');
      return [sourceOf({ source }), place].filter((text) => text !== '').join(' ');
    },
  });
}

type Words = Pick<
  Speech['words'],
  | ('numbersInput' | 'base' | 'low' | 'high' | 'source' | 'cash')
  | ('presentValue' | 'rateOfReturn' | 'payback' | 'swings' | 'breakEven')
>;
type Names = {
  readonly words: Words;
  /** The word for a period. */
  readonly period: string;
  readonly titleOf: (optionId: string) => string;
  /** Where an input comes from, for people. */
  readonly sourceOf: (source: ModelSource) => string;
};

/**
 * A decision's numbers as a workbook whose formulas refer to its inputs: change one, and a spreadsheet program calculates the rest
 * again. The values that we calculated stand beside the formulas.
 */
export function modelAsXlsx(model: DecisionModel, { words, period, titleOf, sourceOf }: Names): Promise<Buffer> {
  const { options } = calculated(model);
  const book: Book = { ...model, words, named: period, inputSheet: sheetName(words.numbersInput) };
  const sheets = [
    { name: book.inputSheet, rows: inputRows(book, sourceOf) },
    ...model.options.map((option, i) => ({
      name: sheetName(`${i + 1} ${titleOf(option.optionId)}`),
      rows: [...optionRows(book, option.lines, options[i]), ...swingRows(book, option.lines, options[i])],
    })),
  ];
  const zip = new ZipFile();
  const add = (path: string, content: string) =>
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${content}`), path, { mtime: new Date(0) });
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const sheetsXml = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  add(
    '[Content_Types].xml',
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/>${sheets.map((_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${main}.worksheet+xml"/>`).join('')}</Types>`,
  );
  add(
    '_rels/.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${sheetsXml}" xmlns:r="${office}"><sheets>${sheets.map(({ name }, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="r${i + 1}"/>`).join('')}</sheets><calcPr fullCalcOnLoad="1"/></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packages}/relationships">${sheets.map((_, i) => `<Relationship Id="r${i + 1}" Type="${office}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
  );
  for (const [i, { rows }] of sheets.entries())
    add(
      `xl/worksheets/sheet${i + 1}.xml`,
      `<worksheet xmlns="${sheetsXml}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
    );
  zip.end();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types call a PassThrough less than it is
  return buffer(zip.outputStream as never);
}

/** The model with the words of its workbook; what no word is needed for is a sign. */
type Book = DecisionModel & { readonly words: Words; readonly named: string; readonly inputSheet: string };
type CellContent = { readonly text: string } | { readonly value: string; readonly formula?: string } | null;
type Row = readonly CellContent[];
const text = (text: string): CellContent => ({ text });

const inputRows = ({ inputs, words }: Book, sourceOf: Names['sourceOf']): readonly Row[] => [
  ['', words.numbersInput, '', words.base, words.low, words.high, words.source].map(text),
  ...inputs.map(({ id, name, unit, base, low, high, source }) => [
    ...[id, name, unit].map(text),
    ...[base, low, high].map((value) => ({ value })),
    text(sourceOf(source)),
  ]),
];

const optionRows = (
  model: Book,
  lines: readonly CashLine[],
  { cash, npv, irr, payback }: Pick<OptionResult, 'cash' | 'npv' | 'irr' | 'payback'> = {
    ...{ cash: [], npv: '', irr: null, payback: null },
  },
): readonly Row[] => {
  const periods = Array.from({ length: model.periods + 1 }, (_, period) => period);
  const last = columnName(model.periods + 1);
  const { words } = model;
  const sumRow = lines.length + 2;
  const rate = cellOf(model, model.rate);
  return [
    [text(model.named), ...periods.map((period) => ({ value: String(period) }))],
    ...lines.map((line): Row => [text(line.name), ...periods.map((period) => formulaOf(model, line, period))]),
    [
      text(`${words.cash} (${model.currency})`),
      ...periods.map((period) => ({
        // An option without lines has nothing above its sum.
        formula: lines.length === 0 ? '0' : `SUM(${columnName(period + 1)}2:${columnName(period + 1)}${sumRow - 1})`,
        value: cash[period] ?? '',
      })),
    ],
    [
      text('Σ'),
      ...periods.map((period) => ({ formula: `SUM($B${sumRow}:${columnName(period + 1)}${sumRow})`, value: '' })),
    ],
    [text(words.presentValue), { formula: `B${sumRow}+NPV(${rate},C${sumRow}:${last}${sumRow})`, value: npv }],
    [text(words.rateOfReturn), irr === null ? text('–') : { formula: `IRR(B${sumRow}:${last}${sumRow})`, value: irr }],
    ...paybackRows(model, sumRow, last, payback),
  ];
};

/** Payback from the last period in which all the cash together is still below nothing, which is -1 where it never is. */
const paybackRows = (
  { periods, words, named }: Book,
  sumRow: number,
  last: string,
  payback: string | null,
): readonly Row[] => {
  const [cash, together] = [`B${sumRow}:${last}${sumRow}`, `B${sumRow + 1}:${last}${sumRow + 1}`];
  const below = `B${sumRow + 4}`;
  const back = `${below}-INDEX(${together},${below}+1)/INDEX(${cash},${below}+2)`;
  return [
    [text('max t: Σ < 0'), { formula: `SUMPRODUCT(MAX((${together}<0)*(B1:${last}1+1)))-1`, value: '' }],
    [
      text(`${words.payback} (${named})`),
      { formula: `IF(${below}<0,0,IF(${below}=${periods},"–",${back}))`, value: payback ?? '' },
    ],
  ];
};

/** The present value with one input at its low and high value, the widest first; and where it is nothing between them. */
const swingRows = (model: Book, lines: readonly CashLine[], result: OptionResult | undefined): readonly Row[] => {
  const swings = result?.tornado ?? [];
  if (swings.length === 0) return [];
  const { words } = model;
  const above = lines.length + paybackEnd;
  return [
    [],
    [words.swings, words.low, words.high, '|Δ|', words.breakEven].map(text),
    ...swings.map(({ input, atLow, atHigh, swing }, i): Row => {
      const row = above + 3 + i;
      const at = (column: Column) => worthFormula(model, lines, (id) => cellOf(model, id, id === input ? column : 'D'));
      return [
        text(model.inputs.find(({ id }) => id === input)?.name ?? input),
        { formula: at('E'), value: atLow },
        { formula: at('F'), value: atHigh },
        { formula: `ABS(C${row}-B${row})`, value: swing },
        breakEvenCell(model, lines, input, row, result),
      ];
    }),
  ];
};
/** Rows of an option's sheet besides its lines, down to payback. */
const paybackEnd = 7;

/** By the straight line between low and high where the input is a factor alone; else the value that we calculated. */
const breakEvenCell = (
  model: Book,
  lines: readonly CashLine[],
  input: string,
  row: number,
  result: OptionResult | undefined,
): CellContent => {
  const value = result?.breakEven.find((one) => one.input === input)?.value ?? '';
  const isStraight =
    input !== model.rate &&
    lines.every(
      ({ times, per, growth }) =>
        times.filter((id) => id === input).length <= 1 && !per.includes(input) && growth !== input,
    );
  if (!isStraight) return value === '' ? null : { value };
  const [low, high] = [cellOf(model, input, 'E'), cellOf(model, input, 'F')];
  return { formula: `IF(B${row}*C${row}>0,"–",${low}-B${row}*(${high}-${low})/(C${row}-B${row}))`, value };
};

/** What the lines are worth today, as one formula over inputs in these cells. */
const worthFormula = (model: Book, lines: readonly CashLine[], cell: (id: string) => string): string =>
  lines
    .map(({ times, per, growth, direction, from, to }) => {
      const periods = `$${columnName(from + 1)}$1:$${columnName(to + 1)}$1`;
      const grown = growth === null ? '1' : `(1+${cell(growth)})^(${periods}-${from})`;
      const amount = [times.map(cell).join('*'), ...per.map(cell)].join('/');
      return `${direction === 'out' ? '-' : '+'}${amount}*SUMPRODUCT(${grown}/(1+${cell(model.rate)})^${periods})`;
    })
    .join('')
    .replace(/^\+/u, '');

const formulaOf = (model: Book, { times, per, growth, direction, from, to }: CashLine, period: number): CellContent => {
  if (period < from || period > to) return null;
  const cell = (id: string) => cellOf(model, id);
  const amount = [times.map(cell).join('*'), ...per.map(cell)].join('/');
  const grown = growth !== null && period > from ? `*(1+${cell(growth)})^${period - from}` : '';
  return { formula: `${direction === 'out' ? '-' : ''}${amount}${grown}`, value: '' };
};

/** Of the sheet of inputs: base, low, high. */
type Column = 'D' | 'E' | 'F';
const cellOf = ({ inputs, inputSheet }: Book, id: string, column: Column = 'D'): string =>
  `'${inputSheet}'!$${column}$${inputs.findIndex((input) => input.id === id) + 2}`;

const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

const rowXml = (cells: Row, i: number): string =>
  `<row r="${i + 1}">${cells.map((cell, column) => (cell ? cellXml(cell, `${columnName(column)}${i + 1}`) : '')).join('')}</row>`;

/** Text is inline and never a formula, whatever it begins with. */
const cellXml = (cell: NonNullable<CellContent>, at: string): string =>
  'text' in cell
    ? `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell.text)}</t></is></c>`
    : `<c r="${at}">${cell.formula === undefined ? '' : `<f>${escaped(cell.formula)}</f>`}${cell.value === '' ? '' : `<v>${cell.value}</v>`}</c>`;

const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

/** At most 31 characters, none of those that addresses are made of. */
const sheetName = (title: string): string =>
  Array.from(title.replaceAll(/[[\]:*?/\\']/gu, ' '))
    .slice(0, 31)
    .join('')
    .trim();
