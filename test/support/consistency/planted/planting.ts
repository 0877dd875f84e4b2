import type { ReportDocument } from '../../../../shared/views/reportDocument/types/reportDocument.ts';
import { letters, type Read } from '../reading/compared.ts';
import type { Surfaces } from '../surfaces.ts';

/** A contradiction planted into the surfaces of a case that has none, and the rule that has to see it. */
export type Planted = {
  readonly name: string;
  readonly rule: string;
  readonly plant: (surfaces: Surfaces) => Surfaces;
};

export const inDocument = (
  rule: string,
  name: string,
  change: (document: ReportDocument) => Partial<ReportDocument>,
): Planted => ({
  rule,
  name,
  plant: (surfaces) => ({ ...surfaces, document: { ...surfaces.document, ...change(surfaces.document) } }),
});
export const inResult = (
  rule: string,
  name: string,
  change: (r: ReportDocument['recommendation']) => Partial<ReportDocument['recommendation']>,
) => inDocument(rule, name, ({ recommendation: r }) => ({ recommendation: { ...r, ...change(r) } }));
export const inPool = (
  rule: string,
  name: string,
  change: (pool: NonNullable<ReportDocument['recommendation']['pool']>) => object,
) => inResult(rule, name, ({ pool }) => ({ pool: pool && { ...pool, ...change(pool) } }));

/** One thing that a surface says in the part with this heading, and what it says instead. */
export type Swap = (surfaces: Surfaces) => {
  readonly under: string | null;
  readonly from: string;
  readonly to: string;
};

/** `text` where it stands first under the heading, or anywhere without one, is another. */
export const swapped = (parts: readonly Read[], { under, from, to }: ReturnType<Swap>): readonly Read[] => {
  const [old, other] = [letters(from), letters(to)];
  let isDone = false;
  const replaced = parts.map((part) => {
    const text = letters(part.text);
    if (isDone || (under !== null && letters(part.heading) !== letters(under)) || !text.includes(old)) return part;
    isDone = true;
    return { ...part, text: text.replace(old, () => other) };
  });
  if (!isDone) throw new Error(`expected “${from}” under “${under}”, found it nowhere`);
  return replaced;
};

export const inMail = (name: string, swap: Swap): Planted => ({
  rule: 'mail',
  name: `an e-mail with ${name}`,
  plant: (s) => ({ ...s, mail: swapped(s.mail, swap(s)) }),
});
export const inPdf = (name: string, swap: Swap): Planted => ({
  rule: 'pdf',
  name: `a PDF with ${name}`,
  plant: (s) => ({ ...s, pdf: s.pdf && { ...s.pdf, parts: swapped(s.pdf.parts, swap(s)) } }),
});
export const onPage = (name: string, swap: Swap): Planted => ({
  rule: 'page',
  name: `a page with ${name}`,
  plant: (s) => ({ ...s, page: s.page && { ...s.page, parts: swapped(s.page.parts, swap(s)) } }),
});
/** The same in both. */
export const laidOut = (name: string, swap: Swap): readonly Planted[] => [inPdf(name, swap), onPage(name, swap)];

export const another = ({ options, recommendation }: ReportDocument): string =>
  options.find(({ optionId }) => optionId !== recommendation.optionId)?.optionId ?? '';
export const otherStrength = ({ document: { recommendation: r } }: Surfaces) =>
  r.strength === 'lean' ? 'moderate' : 'lean';
