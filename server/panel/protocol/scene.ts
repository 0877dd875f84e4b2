import type { CaseEvent } from '../../../shared/events/case.ts';
import type { Frame, Pool, Seat, Stage } from '../../../shared/events/casePanel.ts';

import type { Cast } from './ballots.ts';
import { markOf } from './deadline.ts';
import type { Bench } from './seating.ts';
import { type Item, type PanelRun, type PanelState, type Round, panelTime, runOf } from './state.ts';
import type { Phase, Turn } from './turn.ts';
import { turn } from './turn.ts';

/** What an installation decides about every case; the history decides the rest. */
export type Rules = {
  readonly benches: readonly Bench[];
  /** Voting seats in all panels together, 8..64; the mode's own number when absent. */
  readonly size?: number;
  readonly capUsd: number | null;
  /** Fitted overconfidence factors by provider; the prior for the others. */
  readonly overconfidence?: Readonly<Record<string, number>>;
  /** How long the panel waits for answers, ms. */
  readonly clarifyMs: number;
  /** The guided questions by name; `leaning` ones are kept from the seats. */
  readonly guided: Readonly<Record<string, { readonly label: string; readonly leaning: boolean }>>;
};

/** One panel of a case at one moment: what stages and phases decide on. */
export type Scene = {
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

export type StageRules = {
  /** A reason to leave the stage out; null to hold it. */
  readonly skip?: (scene: Scene) => string | null;
  /** Facts that code adds when the stage opens. */
  readonly open?: (scene: Scene) => CaseEvent[];
  /** Facts that code can add now, before any further turn. */
  readonly code?: (scene: Scene) => CaseEvent[];
  /** Turns that are to be taken; those taken or lost may be among them. */
  readonly turns: (scene: Scene) => Turn[];
  /** Facts that end the stage, when every turn is taken or lost. */
  readonly close?: (scene: Scene) => CaseEvent[];
};

export const sceneOf = (state: PanelState, panel: number, rules: Rules, at: string): Scene => ({
  state,
  panel,
  run: runOf(state, panel),
  seats: state.seated?.seats.filter((seat) => seat.panel === panel) ?? [],
  rules,
  at,
  nowMs: panelTime(state, at),
});

/** Whether the case was seated under this protocol or a later one: what an older one did not do, its cases never do. */
export const isSince = ({ state }: Pick<Scene, 'state'>, version: number): boolean =>
  (state.seated?.protocolVersion ?? 0) >= version;

export const modeOf = ({ state }: Scene) => state.submitted?.mode ?? 'default';
export const languageOf = ({ state }: Scene) => state.triage?.language ?? 'en';
export const frameOf = ({ run }: Scene): Frame => {
  if (!run.frame) throw new Error('expected the case to be framed, found no frame');
  return run.frame;
};

/** When a stage is to be over by the panel's own time, ms. */
export const dueOf = ({ state, panel }: Pick<Scene, 'state' | 'panel'>, stage: Stage): number => {
  const seatedMs = state.seated ? Date.parse(state.seated.at) : 0;
  return seatedMs + markOf(state.submitted?.mode ?? 'default', panel, stage) * 1000;
};
export const secondsLeft = (scene: Scene, stage: Stage): number => (dueOf(scene, stage) - scene.nowMs) / 1000;

export const seatOfId = ({ state }: Pick<Scene, 'state'>, seatId: string): Seat | undefined =>
  state.seated?.seats.find((seat) => seat.seatId === seatId);

export const seatsOf = ({ seats }: Scene, role: Seat['role']): Seat[] => seats.filter((seat) => seat.role === role);

export const isTaken = ({ state }: Pick<Scene, 'state'>, { step }: Turn): boolean =>
  state.calls[step]?.some(({ outcome }) => outcome === 'ok') ?? false;
export const isLost = ({ state }: Pick<Scene, 'state'>, { step }: Turn): boolean => state.lost[step] !== undefined;

/** The turn of the first of these seats that has not failed: the others stand in. Empty when all have. */
export const firstAble = (
  scene: Scene,
  stage: Stage,
  phase: Phase,
  seats: readonly Seat[],
  subject: string | null = null,
): Turn[] => {
  const turns = seats.map(({ seatId }) => turn(stage, phase, scene.panel, seatId, subject));
  const taken = turns.find((one) => isTaken(scene, one));
  const able = taken ?? turns.find((one) => !isLost(scene, one));
  return able ? [able] : [];
};

/** Panels whose voters count for this scene: the panel itself, or all of them in a reconciliation. */
export const panelsBehind = ({ state, panel }: Scene): number[] => {
  const count = state.seated?.panels ?? 1;
  return panel === 0 && count > 1 ? Array.from({ length: count }, (_, i) => i + 1) : [panel];
};
export const isReconciliation = (scene: Scene): boolean => scene.panel === 0 && (scene.state.seated?.panels ?? 1) > 1;

export const votersOf = (scene: Scene): Seat[] => {
  const behind = new Set(panelsBehind(scene));
  return scene.state.seated?.seats.filter(({ role, panel }) => role === 'voter' && behind.has(panel)) ?? [];
};

/** Evidence this panel may use: its own ledger, or every panel's in a reconciliation. */
export const evidenceOf = (scene: Scene): Item[] =>
  panelsBehind(scene).flatMap((panel) => [...runOf(scene.state, panel).evidence]);

/**
 * What seats gave, in the order of the table: sums of fractions come out the same to the last bit whoever was faster, and a case
 * that was interrupted ends exactly as one that was not. Before protocol 3 the order was that of arrival.
 */
export const inOrder = <T>(scene: Pick<Scene, 'state'>, given: Readonly<Record<string, T>>): [string, T][] => {
  if (!isSince(scene, 3)) return Object.entries(given);
  const seats = scene.state.seated?.seats ?? [];
  return seats.flatMap(({ seatId }): [string, T][] => {
    const own = given[seatId];
    return own === undefined ? [] : [[seatId, own]];
  });
};

export const castsOf = (scene: Scene, round: Round, panels = [scene.panel]): Cast[] =>
  panels.flatMap((panel) =>
    inOrder(scene, runOf(scene.state, panel).ballots[round]).flatMap(([seatId, { ballot }]) => {
      const seat = scene.state.seated?.seats.find((one) => one.seatId === seatId);
      return seat ? [{ seatId, provider: seat.provider, lens: seat.lens, ballot }] : [];
    }),
  );

/** The blind ballots of everybody who votes here. */
export const blindCasts = (scene: Scene): Cast[] => castsOf(scene, 'blind', panelsBehind(scene));

/** The result that counts so far: revised over blind; in a reconciliation the deep one alone. */
export const poolOf = ({ run }: Pick<Scene, 'run'>): Pool | null =>
  run.pools.deep ?? run.pools.revised ?? run.pools.blind ?? null;
