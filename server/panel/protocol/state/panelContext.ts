import type { CaseEvent } from '../../../../shared/events/case.ts';
import type { Calibration, Seat } from '../../../../shared/events/panel/seat.ts';
import type { Frame } from '../../../../shared/events/panel/frame.ts';
import type { Pool } from '../../../../shared/events/panel/pool.ts';
import type { Phase } from '../../../../shared/events/phases.ts';
import type { SkipReason } from '../../../../shared/events/codes.ts';

import { markOf } from './deadlines.ts';
import type { ModelProvider } from './seating.ts';
import { type Item, type PanelRun, type PanelState, runOf, panelTime } from './state.ts';
import type { TurnKind, Turn } from './turn.ts';
import { turn } from './turn.ts';

/** What an installation decides about every case; the history decides the rest. */
export type Rules = {
  readonly modelProviders: readonly ModelProvider[];
  /** Voting seats in all panels together, 8..64; the mode's own number when absent. */
  readonly size?: number;
  readonly capUsd: number | null;
  /** What was learned from resolved cases. */
  readonly calibration?: Calibration;
  /** How long the panel waits for answers, ms. */
  readonly clarifyMs: number;
  /** The guided questions by name; `leaning` ones are kept from the seats. */
  readonly guided: Readonly<Record<string, { readonly label: string; readonly leaning: boolean }>>;
};

/** One panel of a case at one moment: what phases and kinds of turn decide on. */
export type PanelContext = {
  readonly state: PanelState;
  readonly panel: number;
  readonly run: PanelRun;
  readonly seats: readonly Seat[];
  readonly rules: Rules;
  /** The wall clock, ISO: goes into facts. */
  readonly at: string;
  /** The panel's own time, ms: decides what is late. */
  readonly nowMs: number;
};

export type PhaseRules = {
  /** A reason to leave the phase out; null to hold it. */
  readonly skip?: (context: PanelContext) => SkipReason | null;
  /** Facts that code adds when the phase opens. */
  readonly open?: (context: PanelContext) => CaseEvent[];
  /** Facts that code can add now, before any further turn. */
  readonly code?: (context: PanelContext) => CaseEvent[];
  /** Turns that are to be taken; those taken or lost may be among them. */
  readonly turns: (context: PanelContext) => Turn[];
  /** Facts that end the phase, when every turn is taken or lost. */
  readonly close?: (context: PanelContext) => CaseEvent[];
};

export const contextOf = (state: PanelState, panel: number, rules: Rules, at: string): PanelContext => ({
  state,
  panel,
  run: runOf(state, panel),
  seats: state.seated?.seats.filter((seat) => seat.panel === panel) ?? [],
  rules,
  at,
  nowMs: panelTime(state, at),
});

export const modeOf = ({ state }: PanelContext) => state.submitted?.mode ?? 'default';
export const languageOf = ({ state }: PanelContext) => state.triage?.language ?? 'en';
export const briefOf = ({ state }: PanelContext): string => state.triage?.brief ?? state.submitted?.q1 ?? '';
export const frameOf = ({ run }: PanelContext): Frame => {
  if (!run.frame) throw new Error('expected the case to be framed, found no frame');
  return run.frame;
};

/** When a phase is to be over by the panel's own time, ms. */
export const dueOf = ({ state, panel }: Pick<PanelContext, 'state' | 'panel'>, phase: Phase): number => {
  const seatedMs = state.seated ? Date.parse(state.seated.at) : 0;
  return seatedMs + markOf(state.submitted?.mode ?? 'default', panel, phase) * 1000;
};
export const secondsLeft = (context: PanelContext, phase: Phase): number =>
  (dueOf(context, phase) - context.nowMs) / 1000;

export const seatOfId = ({ state }: Pick<PanelContext, 'state'>, seatId: string): Seat | undefined =>
  state.seated?.seats.find((seat) => seat.seatId === seatId);

export const seatsOf = ({ seats }: PanelContext, role: Seat['role']): Seat[] =>
  seats.filter((seat) => seat.role === role);

export const isTaken = ({ state }: Pick<PanelContext, 'state'>, { step }: Turn): boolean =>
  state.calls[step]?.some(({ outcome }) => outcome === 'ok') ?? false;
export const isLost = ({ state }: Pick<PanelContext, 'state'>, { step }: Turn): boolean =>
  state.lost[step] !== undefined;

/** The turn of the first of these seats that has not failed: the others stand in. Empty when all have. */
export const firstAble = (
  context: PanelContext,
  phase: Phase,
  kind: TurnKind,
  seats: readonly Seat[],
  subject: string | null = null,
): Turn[] => {
  const turns = seats.map(({ seatId }) => turn(phase, kind, context.panel, seatId, subject));
  const taken = turns.find((one) => isTaken(context, one));
  const able = taken ?? turns.find((one) => !isLost(context, one));
  return able ? [able] : [];
};

/** Panels whose voters count for this context: the panel itself, or all of them in a reconciliation. */
export const panelsBehind = ({ state, panel }: PanelContext): number[] => {
  const count = state.seated?.panels ?? 1;
  return panel === 0 && count > 1 ? Array.from({ length: count }, (_, i) => i + 1) : [panel];
};
/** The other panels of a deep case, for one of them. */
export const panelsBeside = ({ state, panel }: PanelContext): number[] =>
  panel === 0
    ? []
    : Array.from({ length: state.seated?.panels ?? 1 }, (_, i) => i + 1).filter((other) => other !== panel);
export const isReconciliation = (context: PanelContext): boolean =>
  context.panel === 0 && (context.state.seated?.panels ?? 1) > 1;

export const votersOf = (context: PanelContext): Seat[] => {
  const behind = new Set(panelsBehind(context));
  return context.state.seated?.seats.filter(({ role, panel }) => role === 'voter' && behind.has(panel)) ?? [];
};

/** Evidence this panel may use: its own evidence list, or every panel's in a reconciliation. */
export const evidenceOf = (context: PanelContext): readonly Item[] => {
  const [first = [], ...more] = panelsBehind(context).map((panel) => runOf(context.state, panel).evidence);
  return more.length === 0 ? first : [first, ...more].flat();
};

/**
 * What seats gave, in the order of the table: sums of fractions come out the same to the last bit in whatever order they arrive, and a case
 * that was interrupted ends exactly as one that was not.
 */
export const inOrder = <T>(context: Pick<PanelContext, 'state'>, given: Readonly<Record<string, T>>): [string, T][] => {
  const seats = context.state.seated?.seats ?? [];
  return seats.flatMap(({ seatId }): [string, T][] => {
    const own = given[seatId];
    return own === undefined ? [] : [[seatId, own]];
  });
};

/** The result that counts so far: revised over blind; in a reconciliation the deep one alone. */
export const poolOf = ({ run }: Pick<PanelContext, 'run'>): Pool | null =>
  run.pools.deep ?? run.pools.revised ?? run.pools.blind ?? null;

/** What became of an item's quote so far. */
export const statusIn = (context: PanelContext) => {
  const known = new Map(evidenceOf(context).map(({ evidenceId, status }) => [evidenceId, status]));
  return (id: string) => known.get(id) ?? 'unchecked';
};
