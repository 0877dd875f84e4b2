import type { Cap } from '../../events/codes.ts';
import { labelOf } from '../../events/panel/capLabels.ts';

/** Why a strength is not higher: the label that says it, with what it names: an option ('' for none), or so many of the panels. */
export type HeldDown = {
  readonly code: Cap['code'];
  readonly label: ReturnType<typeof labelOf>;
  readonly option: string;
  readonly agreeing?: number;
  readonly panels?: number;
  readonly of?: number;
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
