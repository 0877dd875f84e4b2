import type { Cap, notedCaps } from '../codes.ts';

const labels = {
  last_ballots: 'lastBallots',
  panels: 'panelsAgree',
  shift: 'movedWithoutEvidence',
  scores_disagree: 'scoresDisagree',
  drift: 'blindOnly',
  drift_panels: 'blindOnlyPanels',
  framed_by_code: 'framedByCode',
  low_coverage: 'lowCoverage',
  quotes_not_found: 'quotesNotFound',
} as const satisfies Readonly<Record<Exclude<Cap['code'], 'quorum'>, string>>;
/** Where the numbers alone allow no more: the same without a word of a limit. */
const labelsWithoutLimit = {
  last_ballots: 'byLastBallots',
  scores_disagree: 'byScores',
  framed_by_code: 'framedByCode',
  low_coverage: 'littleVerified',
} as const satisfies Readonly<Record<(typeof notedCaps)[number], string>>;
/** The label that says what holds a strength down. */
export const labelOf = (cap: Cap) => {
  if (cap.code === 'quorum') return cap.quorum;
  return 'limits' in cap && cap.limits === false ? labelsWithoutLimit[cap.code] : labels[cap.code];
};
