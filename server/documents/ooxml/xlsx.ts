import type { ReadingLimits } from '../../../shared/documents/limits.ts';
import { Unreadable } from '../../../shared/documents/refusals.ts';
import type { ReadDocument, Sink } from '../reading/sink.ts';
import { type Archive, openArchive } from './archive.ts';
import { type Rise, setIn } from '../text/raised.ts';
import { riseOf } from './docxStyles.ts';
import { noteRest, relationsOf } from './package.ts';
import { type Counts, createSheet } from './xlsxSheet.ts';
import { readCellStyles } from './xlsxStyles.ts';
import { readXml } from './xml.ts';

type SheetEntry = { readonly name: string; readonly relation: string; readonly hidden: boolean };

/** XLSX: every sheet row by row, with values as shown, as stored, and their formulas as text. Nothing is calculated. */
export const readXlsx: ReadDocument = async (bytes, sink, limits) => {
  const archive = await openArchive(bytes, limits);
  const [main] = (await relationsOf(archive, '', limits)).filter(({ type }) => type === 'officeDocument');
  if (!main || !archive.has(main.target)) throw new Unreadable('document-damaged', 'no workbook');
  const parts = await relationsOf(archive, main.target, limits);
  const target = (type: string) => parts.find((part) => part.type === type && !part.external)?.target ?? '';
  const { sheets, since1904 } = await readWorkbook(archive, main.target, limits);
  const workbook = {
    strings: await readStrings(archive, target('sharedStrings'), limits),
    styles: await readCellStyles(archive, target('styles'), limits),
    since1904,
  };
  const counts: Counts = { read: 0, kept: 0, formulas: 0, calculated: 0 };
  if (sheets.length > limits.sheets) sink.warn('sheets_cut', { read: limits.sheets, of: sheets.length });
  for (const { name, relation, hidden } of sheets.slice(0, limits.sheets)) {
    const part = parts.find(({ id }) => id === relation);
    if (!part || part.external) continue;
    await readXml(
      archive.read(part.target),
      createSheet({ sheet: name, hidden, workbook, counts, limits, sink }),
      limits,
    );
    await readComments(archive, part.target, name, sink, limits);
    await sink.drain();
  }
  if (counts.calculated < counts.formulas)
    sink.warn('formulas_not_calculated', { count: counts.formulas - counts.calculated });
  await noteRest(archive, sink, limits);
  await sink.drain();
  return 'ooxml';
};

const readWorkbook = async (archive: Archive, part: string, limits: ReadingLimits) => {
  const sheets: SheetEntry[] = [];
  let since1904 = false;
  await readXml(
    archive.read(part),
    {
      open(name, { name: title = '', relation = '', state = 'visible', date1904 = '' }) {
        if (name === 'sheet') sheets.push({ name: title, relation, hidden: state !== 'visible' });
        if (name === 'workbookPr') since1904 = date1904 === '1' || date1904 === 'true';
      },
    },
    limits,
  );
  return { sheets, since1904 };
};

const readStrings = async (archive: Archive, part: string, limits: ReadingLimits): Promise<readonly string[]> => {
  const strings: string[] = [];
  let [text, kept, chars] = ['', false, 0];
  let rise: Rise = null;
  await readXml(
    archive.read(part),
    {
      isDone: () => strings.length > limits.cellsRead || chars > 4 * limits.chars,
      open(name, { val = '' }) {
        if (name === 'si') text = '';
        if (name === 'r' || name === 'si') rise = null;
        if (name === 'vertAlign') rise = riseOf(val);
        if (name === 't') kept = true;
        // Phonetic hints of East Asian text are no part of it.
        if (name === 'rPh') kept = false;
      },
      text: (more) => void (kept && text.length < limits.blockChars && (text += setIn(text, more, rise))),
      close(name) {
        if (name === 't') kept = false;
        if (name !== 'si') return;
        strings.push(text);
        chars += text.length;
      },
    },
    limits,
  );
  return strings;
};

const readComments = async (archive: Archive, sheetPart: string, sheet: string, sink: Sink, limits: ReadingLimits) => {
  const quoted = `'${sheet.replaceAll("'", "''")}'`;
  for (const { type, target, external } of await relationsOf(archive, sheetPart, limits)) {
    if (external || !/^(?:comments|threadedComment)$/u.test(type)) continue;
    let [at, text] = ['', ''];
    let kept = false;
    await readXml(
      archive.read(target),
      {
        open(name, { ref = '' }) {
          if (/^(?:comment|threadedComment)$/u.test(name)) [at, text] = [ref, ''];
          kept = name === 't' || name === 'text';
        },
        text: (more) => void (kept && (text += more)),
        close(name) {
          if (name === 't') kept = false;
          if (!/^(?:comment|threadedComment)$/u.test(name)) return;
          sink.add({ at: `${quoted}!${at}`, kind: 'comment', text, flags: ['comment'] });
        },
      },
      limits,
    );
  }
};
