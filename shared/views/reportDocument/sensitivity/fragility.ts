import type { BreakEven, LeftOut } from '../types/figures.ts';
import type { ReportDocument } from '../types/reportDocument.ts';

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
  /** What could be left out, one at a time, by the label of its kind. */
  readonly tried: readonly (typeof kinds)[number]['label'][];
  /** None of it would change the winner. */
  readonly isFirm: boolean;
  /** Where a single provider was counted, none could be left out. */
  readonly isOneProvider: boolean;
};

const kinds = [
  { label: 'eachProvider', of: 'withoutProvider' },
  { label: 'eachLens', of: 'withoutLens' },
  { label: 'eachEvidence', of: 'withoutEvidence' },
] as const;

/** How fragile the result is, as page one says it on screen and on paper; null without a counted result. */
export const fragilityOf = (
  document: Pick<ReportDocument, 'sensitivity' | 'recommendation' | 'banner'>,
): Fragility | null => {
  const { sensitivity, banner } = document;
  if (sensitivity === null) return null;
  const flips = flipsOf(document);
  const tried = kinds.filter(({ of }) => sensitivity[of].length > 0).map(({ label }) => label);
  return {
    flips: flips.slice(0, 2),
    tip: sensitivity.breakEvens[0] ?? null,
    tried,
    isFirm: flips.length === 0 && tried.length > 0,
    isOneProvider: banner.providers.length === 1,
  };
};
