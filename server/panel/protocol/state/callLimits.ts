import type { Mode } from '../../../../shared/events/case.ts';
import type { Effort } from '../../../../shared/events/codes.ts';

import type { TurnKind } from './turn.ts';

export type CallLimits = {
  /** How hard the model is to think, in the word that all providers share. */
  readonly effort: Effort;
  /** Thinking and answer together: a backstop. The clock ends a slow call, and the reservation limits the money. */
  readonly maxTokens: number;
  /** Longest time for one attempt; the phase's end may come first. */
  readonly seconds: number;
  /** Searches a turn may make, where it searches at all. */
  readonly searches: number;
};

const limits = (effort: Effort, thousandTokens: number, seconds: number, searches = 0): CallLimits => ({
  effort,
  maxTokens: thousandTokens * 1000,
  seconds,
  searches,
});

/** In deep mode the reconciliation (panel 0) may have limits of its own. */
type ByMode = Readonly<Record<Mode | 'reconciliation', CallLimits>>;
const byMode = (direct: CallLimits, normal: CallLimits, deep: CallLimits, reconciliation = deep): ByMode => ({
  direct,
  default: normal,
  deep,
  reconciliation,
});

/** Turns whose prompts share their beginning think equally hard: another effort would miss the provider's cache. */
const ballot = byMode(
  limits('low', 12, 55),
  limits('medium', 24, 120),
  limits('high', 48, 110),
  // A third ballot on what was thought through twice: as hard as its delegates and forecasters, whose beginning it then shares.
  limits('medium', 24, 75),
);
const speech = byMode(limits('low', 8, 25), limits('medium', 12, 60), limits('medium', 16, 50));
/** Little to say, as hard as the ballots think whose beginning it shares. */
const followed = byMode(limits('low', 6, 20), limits('medium', 12, 60), limits('medium', 16, 50));
const draft = byMode(limits('low', 16, 40), limits('medium', 24, 120), limits('high', 32, 100));
const short = byMode(limits('low', 6, 20), limits('low', 8, 45), limits('medium', 16, 45));

/** Two short lists read once: what it cannot say in this time is not worth waiting for. */
const grouping = byMode(limits('low', 4, 12), limits('low', 6, 30), limits('low', 8, 25));

/** Effort, token limit and seconds of every kind of turn. A kind or a mode that is left out fails the type check. */
const table: Readonly<Record<TurnKind, ByMode>> = {
  // In direct mode one call sorts the case and frames it.
  triage: byMode(limits('low', 16, 45), limits('low', 8, 45), limits('medium', 12, 40)),
  clarify: byMode(limits('low', 6, 10), limits('low', 8, 45), limits('medium', 12, 40)),
  frame: byMode(limits('low', 8, 30), limits('medium', 16, 90), limits('high', 24, 80)),
  match_frames: grouping,
  match_write_ins: grouping,
  match_cruxes: grouping,
  research: byMode(limits('low', 12, 70, 3), limits('medium', 24, 180, 3), limits('high', 48, 140, 5)),
  // Rounds of research beyond the first: direct mode has none.
  extract: byMode(limits('low', 8, 40), limits('low', 12, 60), limits('medium', 16, 45)),
  search_more: byMode(limits('low', 12, 40, 2), limits('low', 16, 90, 2), limits('medium', 24, 80, 3)),
  read: byMode(limits('low', 8, 60), limits('low', 12, 120), limits('medium', 16, 100)),
  // Direct mode has no time for it.
  open: byMode(limits('low', 8, 40), limits('low', 12, 90), limits('medium', 16, 70)),
  verify: short,
  ballot,
  revise: ballot,
  // In direct mode alone: a part of a document, and a ballot after it.
  read_and_vote: byMode(limits('low', 20, 100), limits('medium', 36, 240), limits('high', 64, 210)),
  control: ballot,
  claim: speech,
  examine: speech,
  answer: speech,
  delegate: speech,
  dissent: speech,
  reply: speech,
  forecast: followed,
  quantify: byMode(limits('low', 10, 40), limits('medium', 16, 120), limits('medium', 24, 100)),
  check: short,
  object: byMode(limits('low', 8, 40), limits('medium', 20, 90), limits('high', 40, 90)),
  // In direct mode it may give the numbers and a forecast in the same answer.
  chair: { ...draft, direct: limits('low', 24, 60) },
  redraft: draft,
  review: byMode(limits('low', 6, 15), limits('medium', 12, 60), limits('medium', 16, 45)),
  follow_up: byMode(limits('low', 6, 30), limits('low', 8, 60), limits('low', 8, 60)),
};

export const callLimits = (mode: Mode, panel: number, kind: TurnKind): CallLimits =>
  table[kind][mode === 'deep' && panel === 0 ? 'reconciliation' : mode];

/** The same question with less thinking, for a seat whose answer was cut at its token limit. */
export const lowered: Readonly<Record<Effort, Effort>> = { high: 'medium', medium: 'low', low: 'low' };

/** Seconds of its phase that a turn leaves to what must come after it: what is found late can no longer be checked. */
export const leavesSeconds = (mode: Mode, kind: TurnKind): number =>
  kind === 'extract' || kind === 'search_more' ? table.verify[mode].seconds : 0;
