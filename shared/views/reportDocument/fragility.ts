import type { LeftOut, ReportDocument } from './types.ts';

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
