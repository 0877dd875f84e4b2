import type { BreakEven, LeftOut } from './types/figures.ts';
import type { ReportDocument } from './types/reportDocument.ts';

/** What would make another option win if it were left out: providers first, then lenses, then evidence. */
export const flipsOf = ({
  sensitivity,
  recommendation,
}: Pick<ReportDocument, 'sensitivity' | 'recommendation'>): readonly LeftOut[] =>
  sensitivity === null
    ? []
    : [...sensitivity.withoutProvider, ...sensitivity.withoutLens, ...sensitivity.withoutEvidence].filter(
        ({ winner }) => winner !== recommendation.optionId,
      );

export type Fragility = {
  /** Page one names two. */
  readonly flips: readonly LeftOut[];
  /** The weight or the fact that is nearest to tipping the result. */
  readonly tip: BreakEven | null;
  /** Nothing that could be left out would change the winner. */
  readonly isFirm: boolean;
};

/** How fragile the result is, as page one says it on screen and on paper; null without a counted result. */
export const fragilityOf = (document: Pick<ReportDocument, 'sensitivity' | 'recommendation'>): Fragility | null => {
  if (document.sensitivity === null) return null;
  const flips = flipsOf(document);
  return {
    flips: flips.slice(0, 2),
    tip: document.sensitivity.breakEvens[0] ?? null,
    isFirm: flips.length === 0,
  };
};
