import type { CaseEvent } from '../../../shared/events/case.ts';
import { shareSpent } from '../../../shared/views/shareSpent.ts';

import type { Rules } from './scene.ts';
import { type Call, type PanelState, spentUsd } from './state.ts';
import type { Phase, Turn } from './turn.ts';

/** What is kept back of every cap: estimates are no promises. */
const reserve = 0.05;

/** Shares of the cap that a kind of work may use. `always`: work that only the whole cap can stop. */
const shares: readonly {
  readonly share: number;
  readonly phases: readonly Phase[];
  readonly always: readonly Phase[];
}[] = [
  { share: 0.35, phases: ['research', 'verify'], always: [] },
  { share: 0.3, phases: ['ballot', 'revise', 'control'], always: ['ballot'] },
  { share: 0.15, phases: ['claim', 'examine', 'check', 'answer', 'delegate', 'object'], always: [] },
  { share: 0.15, phases: ['chair', 'dissent', 'reply', 'review', 'redraft'], always: ['chair', 'dissent'] },
];

/** A retried case may spend up to today's cap if that is higher than the one it was seated under. USD; null: none. */
export const capOf = ({ seated }: PanelState, rules: Rules): number | null =>
  seated?.capUsd === null || rules.capUsd === null ? null : Math.max(seated?.capUsd ?? 0, rules.capUsd);

/** The cap is used up by what calls are known to have cost. */
export const capReached = (state: PanelState, cap: number | null): boolean =>
  cap !== null && !state.budgetReached && spentUsd(state) >= spendable(cap);

export const reached = (state: PanelState, capUsd: number, at: string): CaseEvent => ({
  type: 'BudgetReached',
  data: { scope: 'case', capUsd, spentUsd: spentUsd(state), heldUsd: heldUsd(state), at },
});

/** Why this turn is not to be taken at all, whatever it would cost; null when it may be. */
export const noMoneyFor = (state: PanelState, { phase }: Pick<Turn, 'phase'>, cap: number | null): string | null => {
  if (state.budgetReached) return 'the spending cap was reached';
  const limit = limitOf(phase, cap);
  return limit && committedUsd(state, limit.counts) >= limit.usd ? limit.reason : null;
};

export type Leave =
  | { readonly is: 'go' }
  /** Money is tied up in calls under way: ask again when one has ended. */
  | { readonly is: 'wait' }
  /** The whole cap does not carry this call: the case concludes with what it has. */
  | { readonly is: 'reached'; readonly capUsd: number }
  | { readonly is: 'no_share'; readonly reason: string };

/**
 * Whether a call that may cost up to `usd` may be made now. A call of unknown price (null) cannot be weighed: it goes as long as what
 * is known leaves room. Nobody pays for a hedge that the cap does not carry, and no case ends for it.
 */
export const leaveFor = (
  state: PanelState,
  { phase, hedge }: Pick<Turn, 'phase'> & { readonly hedge: boolean },
  usd: number | null,
  cap: number | null,
): Leave => {
  // A question after the report is the owner's own wish, and one call.
  if (cap === null || phase === 'follow_up') return { is: 'go' };
  const need = usd ?? 0;
  const whole = spendable(cap);
  const limit = limitOf(phase, cap);
  const noShare = limit !== null && committedUsd(state, limit.counts) + need > limit.usd;
  const noMoney = committedUsd(state) + need > whole;
  if (hedge && (noShare || noMoney)) return { is: 'wait' };
  if (noShare) return { is: 'no_share', reason: limit.reason };
  if (noMoney) return { is: 'reached', capUsd: cap };
  const tied = (counts?: (call: Call) => boolean) => committedUsd(state, counts) + underWayUsd(state, counts) + need;
  return tied() > whole || (limit && tied(limit.counts) > limit.usd) ? { is: 'wait' } : { is: 'go' };
};

const spendable = (cap: number): number => (1 - reserve) * cap;

const limitOf = (phase: Phase, cap: number | null) => {
  const kind = shares.find(({ phases }) => phases.includes(phase));
  if (cap === null || !kind || kind.always.includes(phase)) return null;
  return {
    usd: kind.share * cap,
    reason: shareSpent(kind.share),
    counts: ({ step }: Call) => (kind.phases as readonly string[]).includes(step.split('/')[1] ?? ''),
  };
};

/** Known to be spent, or held for calls that ended without anybody saying what they used. */
const committedUsd = (state: PanelState, counts: (call: Call) => boolean = () => true): number =>
  spentUsd(state, counts) + heldUsd(state, (call) => call.outcome !== null && counts(call));

const underWayUsd = (state: PanelState, counts: (call: Call) => boolean = () => true): number =>
  heldUsd(state, (call) => call.outcome === null && counts(call));

/** USD that calls may still cost, or may have cost without our hearing of it: what was reserved for them. */
export const heldUsd = (state: PanelState, counts: (call: Call) => boolean = () => true): number =>
  Object.values(state.calls)
    .flat()
    .reduce((total, call) => total + (counts(call) ? call.heldUsd : 0), 0);
