import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';
import type { SeatRef } from '../../shared/views/reportDocument/types/common.ts';
import { seatSaid } from '../../shared/words/said/seatSaid.ts';
import { speak } from '../../shared/words/speak.ts';
import type { Reader, Speech } from '../../shared/words/speech.ts';
import { keysOf } from '../../shared/kernel/collections.ts';

export type Shown = { readonly doc: ReportDocument; readonly speech: Speech };

/**
 * A report with the labels of its own language: headings and text then agree, as in the PDF. Codes that
 * the software wrote into it are said in that language too.
 */
export const shownReport = async (doc: ReportDocument, reader?: Reader): Promise<Shown> => {
  const speech = await speak(doc.language, reader);
  return { doc: withLenses(doc, speech), speech };
};

const withLenses = (doc: ReportDocument, { lens }: Speech): ReportDocument =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same shape with other texts
  JSON.parse(JSON.stringify(doc), (key, value: unknown) =>
    key === 'lens' && typeof value === 'string' ? lens(value) : value,
  ) as ReportDocument;

export const placeIn = (doc: ReportDocument, optionId: string): number =>
  doc.options.findIndex((option) => option.optionId === optionId);
/** Rows in the order of the report's options, whatever order the panel listed them in. */
export const byPlace = <Row extends { readonly optionId: string }>(doc: ReportDocument, rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => placeIn(doc, a.optionId) - placeIn(doc, b.optionId));
/** A seat by name and lens. */
export const seatName = (seat: SeatRef | null, speech: Parameters<typeof seatSaid>[1]): string =>
  seat ? seatSaid([seat.name, seat.lens], speech) : '';

export type Section =
  | 'decided'
  | 'why'
  | 'matrix'
  | 'dissents'
  | 'findOut'
  | 'depends'
  | 'numbers'
  | 'failedWhy'
  | 'plan'
  | 'moved'
  | 'evidence'
  | 'appendix';

/**
 * The sections this report has, in the order in which they are read: first what one acts on, with what speaks against it on
 * top, then the record of how it came about.
 */
export const sectionsOf = (
  doc: ReportDocument,
): { readonly first: readonly Section[]; readonly record: readonly Section[] } => {
  const has: Readonly<Record<Section, boolean>> = {
    dissents: !doc.banner.rehearsal,
    depends: doc.sensitivity !== null,
    why: doc.reasons.length > 0,
    matrix: doc.matrix !== null,
    numbers: doc.numbers !== undefined,
    plan: doc.plan.steps.length > 0,
    failedWhy: doc.preMortem.length > 0,
    findOut: doc.cruxes.length > 0,
    decided: true,
    moved: doc.options.some(({ blind }) => blind !== null),
    evidence: doc.evidence.length > 0 && !doc.banner.rehearsal,
    appendix: true,
  };
  const shown = keysOf(has).filter((section) => has[section]);
  return { first: shown.filter((one) => !recorded.has(one)), record: shown.filter((one) => recorded.has(one)) };
};
const recorded: ReadonlySet<Section> = new Set([
  'numbers',
  'failedWhy',
  'findOut',
  'decided',
  'moved',
  'evidence',
  'appendix',
]);
