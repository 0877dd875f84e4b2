import type { Cap, notedCaps } from '../../events/codes.ts';

/** Why a strength is not higher: the label that says it, with what it names: an option ('' for none), or so many of the panels. */
export type HeldDown = {
  readonly code: Cap['code'];
  readonly label: ReturnType<typeof labelOf>;
  readonly option: string;
  readonly agreeing?: number;
  readonly panels?: number;
  readonly of?: number;
};

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
export const labelOf = (cap: Cap) => {
  if (cap.code === 'quorum') return cap.quorum;
  return 'limits' in cap && cap.limits === false ? labelsWithoutLimit[cap.code] : labels[cap.code];
};

type Result = { readonly caps: readonly Cap[]; readonly scoreWinner: string };

/** Everything that a pooled result records, in its order. `uncounted`: who would win by the last ballots alone. */
export const allHeldDown = ({
  caps,
  scoreWinner,
  uncounted,
}: Result & { readonly uncounted?: { readonly otherwise: string } | undefined }) =>
  caps.map((cap): HeldDown => heldBy(cap, cap.code === 'last_ballots' ? (uncounted?.otherwise ?? '') : scoreWinner));

/** What a report says beside the recommendation: its banner and its line on panels say the rest. */
export const heldDown = ({ pool }: { readonly pool: Result | null }): readonly HeldDown[] =>
  (pool?.caps ?? []).filter(({ code }) => !saidElsewhere.has(code)).map((cap) => heldBy(cap, pool?.scoreWinner ?? ''));
const saidElsewhere: ReadonlySet<Cap['code']> = new Set(['quorum', 'last_ballots', 'panels']);

const heldBy = (cap: Cap, winner: string): HeldDown => ({
  code: cap.code,
  label: labelOf(cap),
  option: cap.code === 'last_ballots' || cap.code === 'scores_disagree' ? winner : '',
  ...(cap.code === 'drift_panels' && { panels: cap.panels, of: cap.of }),
  ...(cap.code === 'panels' && { agreeing: cap.agreeing, of: cap.of }),
});
