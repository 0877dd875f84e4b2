import type { CaseEvent, Mode } from '../../../../shared/events/case.ts';
import type { Loss } from '../../../../shared/events/codes.ts';

import type { Rules } from './panelContext.ts';
import { type Call, type PanelState, spentUsd } from './state.ts';
import { type Turn, type TurnKind, kindIn } from './turn.ts';

/** What is kept back of every cap: estimates are no promises. */
const reserve = 0.05;

/** Shares of the cap that groups of work may use. */
type Shares = Readonly<Record<'research' | 'ballots' | 'exchange' | 'writing', number>>;
const usual: Shares = { research: 0.35, ballots: 0.3, exchange: 0.15, writing: 0.15 };
/** In default mode research may go on in rounds for half of the cap; what it leaves is there for the others. */
const shares: Readonly<Record<Mode, Shares>> = { direct: usual, default: { ...usual, research: 0.5 }, deep: usual };

const beforeWriting = Math.round((1 - reserve - usual.writing) * 100) / 100;

/**
 * Which share a kind of turn is paid from. `always`: its own share does not stop it; only what is kept for the writing does, and the
 * whole cap. Null: from none, whatever the cap.
 */
const groups: Readonly<Record<TurnKind, { readonly group: keyof Shares; readonly always: boolean } | null>> = {
  triage: null,
  clarify: null,
  frame: null,
  match_frames: null,
  research: { group: 'research', always: false },
  extract: { group: 'research', always: false },
  search_more: { group: 'research', always: false },
  read: { group: 'research', always: false },
  open: { group: 'research', always: false },
  verify: { group: 'research', always: false },
  ballot: { group: 'ballots', always: true },
  match_write_ins: { group: 'ballots', always: false },
  revise: { group: 'ballots', always: false },
  read_and_vote: { group: 'ballots', always: false },
  control: { group: 'ballots', always: false },
  match_cruxes: { group: 'exchange', always: false },
  claim: { group: 'exchange', always: false },
  examine: { group: 'exchange', always: false },
  check: { group: 'exchange', always: false },
  answer: { group: 'exchange', always: false },
  delegate: { group: 'exchange', always: false },
  object: { group: 'exchange', always: false },
  chair: { group: 'writing', always: true },
  dissent: { group: 'writing', always: true },
  reply: { group: 'writing', always: false },
  forecast: { group: 'writing', always: false },
  quantify: { group: 'writing', always: false },
  review: { group: 'writing', always: false },
  redraft: { group: 'writing', always: false },
  follow_up: null,
};

/** The installation's cap, and the case's own where that is lower. USD; null: none. */
export const allowedCap = ({ submitted }: PanelState, { capUsd }: Pick<Rules, 'capUsd'>): number | null =>
  submitted?.capUsd === undefined ? capUsd : Math.min(capUsd ?? Infinity, submitted.capUsd);

/** A retried case may spend up to today's cap if that is higher than the one it was seated under. USD; null: none. */
export const capOf = (state: PanelState, rules: Rules): number | null => {
  const allowed = allowedCap(state, rules);
  return state.seated?.capUsd === null || allowed === null ? null : Math.max(state.seated?.capUsd ?? 0, allowed);
};

/** The cap is used up by what calls are known to have cost. */
export const capReached = (state: PanelState, cap: number | null): boolean =>
  cap !== null && !state.budgetReached && spentUsd(state) >= spendable(cap);

export const reached = (state: PanelState, capUsd: number, at: string): CaseEvent => ({
  type: 'BudgetReached',
  data: { scope: 'case', capUsd, spentUsd: spentUsd(state), heldUsd: heldUsd(state), at },
});

/** Why this turn is not to be taken at all, whatever it would cost; null when it may be. */
export const noMoneyFor = (state: PanelState, { kind }: Pick<Turn, 'kind'>, cap: number | null): Loss | null => {
  if (state.budgetReached) return { code: 'budget_reached' };
  return limitsOf(state, kind, cap).find(({ usd, counts }) => committedUsd(state, counts) >= usd)?.reason ?? null;
};

export type Leave =
  | { readonly is: 'go' }
  /** Money is tied up in calls under way: ask again when one has ended. */
  | { readonly is: 'wait' }
  /** The whole cap does not carry this call: the case concludes with what it has. */
  | { readonly is: 'reached'; readonly capUsd: number }
  | { readonly is: 'no_share'; readonly reason: Loss };

/**
 * Whether a call that may cost up to `usd` may be made now. A call of unknown price (null) cannot be weighed: it goes as long as what
 * is known leaves room. A second attempt that the cap does not carry is not made, and no case ends for it.
 */
export const leaveFor = (
  state: PanelState,
  { kind, hedge }: Pick<Turn, 'kind'> & { readonly hedge: boolean },
  usd: number | null,
  cap: number | null,
): Leave => {
  // A question after the report is the owner's own wish, and one call.
  if (cap === null || kind === 'follow_up') return { is: 'go' };
  const need = usd ?? 0;
  const whole = spendable(cap);
  const limits = limitsOf(state, kind, cap);
  const noShare = limits.find(({ usd: most, counts }) => committedUsd(state, counts) + need > most);
  const noMoney = committedUsd(state) + need > whole;
  if (hedge && (noShare || noMoney)) return { is: 'wait' };
  if (noShare) return { is: 'no_share', reason: noShare.reason };
  if (noMoney) return { is: 'reached', capUsd: cap };
  const tied = (counts?: (call: Call) => boolean) => committedUsd(state, counts) + underWayUsd(state, counts) + need;
  const mustWait = tied() > whole || limits.some(({ usd: most, counts }) => tied(counts) > most);
  return { is: mustWait ? 'wait' : 'go' };
};

const spendable = (cap: number): number => (1 - reserve) * cap;

type Limit = { readonly usd: number; readonly reason: Loss; readonly counts: (call: Call) => boolean };

/** Its own share, and for what comes before the writing all that is not kept for the writing: a chair without money decides nothing. */
const limitsOf = ({ submitted }: PanelState, kind: TurnKind, cap: number | null): Limit[] => {
  const own = groups[kind];
  if (cap === null || !own) return [];
  const limit = (share: number, counts: (group: keyof Shares | undefined) => boolean): Limit => ({
    usd: share * cap,
    reason: { code: 'budget_share_spent', share },
    counts({ step }) {
      const of = kindIn(step);
      return counts(of && groups[of]?.group);
    },
  });
  return [
    ...(own.always ? [] : [limit(shares[submitted?.mode ?? 'default'][own.group], (group) => group === own.group)]),
    ...(own.group === 'writing' ? [] : [limit(beforeWriting, (group) => group !== 'writing')]),
  ];
};

/** Known to be spent, or held for calls that ended without anybody saying what they used. */
const committedUsd = (state: PanelState, counts: (call: Call) => boolean = () => true): number =>
  spentUsd(state, counts) + heldUsd(state, (call) => call.outcome !== null && counts(call));

const underWayUsd = (state: PanelState, counts: (call: Call) => boolean = () => true): number =>
  heldUsd(state, (call) => call.outcome === null && counts(call));

/** USD that calls may still cost, or may have cost without our knowing it: what was reserved for them. */
export const heldUsd = (state: PanelState, counts: (call: Call) => boolean = () => true): number =>
  Object.values(state.calls)
    .flat()
    .reduce((total, call) => total + (counts(call) ? call.heldUsd : 0), 0);
