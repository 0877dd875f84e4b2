import type { Cap } from '../../events/codes.ts';
import type { Recommendation } from './types/recommendation.ts';

/** The label that says why a strength is not higher; null where the banner or the line on panels says it. */
const labels = {
  quorum: null,
  last_ballots: null,
  panels: null,
  shift: 'movedWithoutEvidence',
  scores_disagree: 'scoresDisagree',
  drift: 'blindOnly',
  drift_panels: 'blindOnlyPanels',
  framed_by_code: 'framedByCode',
  low_coverage: 'lowCoverage',
  quotes_not_found: 'quotesNotFound',
} as const satisfies Readonly<Record<Cap['code'], string | null>>;

/** Why the recommendation is not stronger: labels of the words, with what they name: the option that the scores put first, or so many of the panels. */
type Held = { readonly pool: Pick<NonNullable<Recommendation['pool']>, 'caps' | 'scoreWinner'> | null };

export const heldDown = ({ pool }: Held) =>
  (pool?.caps ?? []).flatMap((cap) => {
    const label = labels[cap.code];
    return label === null
      ? []
      : [
          {
            label,
            option: pool?.scoreWinner ?? '',
            ...(cap.code === 'drift_panels' && { panels: cap.panels, of: cap.of }),
          },
        ];
  });
