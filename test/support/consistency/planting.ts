import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { bare, type Surfaces } from './surfaces.ts';

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
export const inEmail = (
  rule: string,
  name: string,
  from: (s: Surfaces) => string,
  to: (s: Surfaces) => string,
): Planted => ({
  rule,
  name,
  plant: (s) => {
    const swap = (text: string) => text.replaceAll(from(s), to(s));
    const blocks = s.email.blocks.map((block) => ('text' in block ? { ...block, text: swap(block.text) } : block));
    return { ...s, email: { ...s.email, subject: swap(s.email.subject), preview: swap(s.email.preview), blocks } };
  },
});
export const laidOut = (
  rule: string,
  name: string,
  from: (s: Surfaces) => string,
  to: (s: Surfaces) => string,
): Planted => ({
  rule,
  name,
  plant: (s) => {
    const swap = (text: string) => text.replaceAll(bare(from(s)), bare(to(s)));
    return {
      ...s,
      pdf: s.pdf && s.pdf.map(swap),
      page: s.page && { first: swap(s.page.first), whole: swap(s.page.whole) },
    };
  },
});

export const another = ({ options, recommendation }: ReportDocument): string =>
  options.find(({ optionId }) => optionId !== recommendation.optionId)?.optionId ?? '';
export const otherStrength = ({ document: { recommendation: r } }: Surfaces) =>
  r.strength === 'lean' ? 'moderate' : 'lean';
