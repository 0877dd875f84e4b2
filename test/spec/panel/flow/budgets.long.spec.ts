import { describe, expect, it } from 'vitest';

import { type CaseEvent, type Mode, modes } from '../../../../shared/events/case.ts';
import type { Phase } from '../../../../shared/events/phases.ts';
import { totals } from '../../../../server/panel/protocol/state/deadlines.ts';
import { type Flow, flows } from '../../../../server/panel/protocol/flow/flow.ts';
import { nextOf } from '../../../../server/panel/protocol/flow/next.ts';
import { callLimits } from '../../../../server/panel/protocol/state/callLimits.ts';
import { dueOf, type Rules } from '../../../../server/panel/protocol/state/panelContext.ts';
import { panelsIn } from '../../../../server/panel/protocol/state/seating.ts';
import { foldPanel, type PanelState } from '../../../../server/panel/protocol/state/state.ts';
import type { TurnKind } from '../../../../server/panel/protocol/state/turn.ts';
import { at, caseSubmitted } from '../../../support/controls.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { ofType } from '../../../support/panelCase.ts';
import { sampled } from '../../../support/sampled.ts';

const sizes = Array.from({ length: 64 - 8 + 1 }, (_, i) => 8 + i);
const modelProviders = (['openai', 'anthropic', 'google'] as const).map((provider) => ({
  provider,
  models: ['a', 'b'],
  searches: true,
}));
const rulesAt = (size: number): Rules => ({ modelProviders, size, capUsd: null, clarifyMs: 0, guided: {} });

/** A case of this size as the protocol itself seats it. */
const seated = (mode: Mode, size: number): PanelState => {
  const submitted: CaseEvent = caseSubmitted({ mode });
  const next = nextOf(foldPanel([submitted]), at, rulesAt(size));
  return foldPanel([submitted, ...(next.do === 'record' ? next.facts : [])]);
};

type Span = { readonly phases: readonly Phase[]; readonly fromMs: number; readonly dueMs: number };

/** The phases of one pass, each from where the one before it must be over. */
const spans = (state: PanelState, panel: number, flow: Flow, fromMs: number): Span[] =>
  flow.reduce<Span[]>((before, phases) => {
    const dues = phases.map((phase) => dueOf({ state, panel }, phase));
    return [...before, { phases, fromMs: overMs(before, fromMs), dueMs: Math.max(...dues) }];
  }, []);
const overMs = (before: readonly Span[], fromMs: number): number =>
  Math.max(fromMs, ...before.map(({ dueMs }) => dueMs));

/** Every pass of a mode: in deep mode triage, then the panels side by side, then their reconciliation. */
const passes = (state: PanelState, mode: Mode, fromMs: number): Span[][] => {
  if (mode !== 'deep') return [spans(state, 0, flows[mode], fromMs)];
  const triage = spans(state, 0, flows.triage, fromMs);
  const panels = Array.from({ length: panelsIn(mode) }, (_, i) =>
    spans(state, i + 1, flows.panel, overMs(triage, fromMs)),
  );
  return [triage, ...panels, spans(state, 0, flows.deep.slice(1), overMs(panels.flat(), fromMs))];
};

describe.each(modes)('in %s mode', (mode) => {
  it.each(sizes)('the budgets of the phases of %i seats are cut from one deadline, and add up to no more', (size) => {
    const state = seated(mode, size);
    const { seats = [], dueAt = '', at: from = '' } = state.seated ?? {};
    const voting = seats.filter(({ kind }) => kind === 'voting').length;
    expect(voting).toBe(panelsIn(mode) * Math.ceil(size / panelsIn(mode)));
    const [startMs, endMs] = [Date.parse(from), Date.parse(dueAt ?? '')];
    expect((endMs - startMs) / 1000).toBe(totals[mode]);
    for (const pass of passes(state, mode, startMs)) {
      expect(pass.filter(({ fromMs, dueMs }) => dueMs <= fromMs)).toEqual([]);
      const budgets = pass.reduce((sum, { fromMs, dueMs }) => sum + dueMs - fromMs, 0);
      expect((pass[0]?.fromMs ?? 0) + budgets).toBe(overMs(pass, 0));
      expect(overMs(pass, 0)).toBeLessThanOrEqual(endMs);
    }
  });
});

const phaseOf: Readonly<Partial<Record<TurnKind, Phase>>> = {
  frame: 'framing',
  research: 'research',
  verify: 'research',
  ballot: 'blind_ballot',
  revise: 'revised_ballot',
  control: 'revised_ballot',
  claim: 'cross_examination',
  examine: 'cross_examination',
  check: 'cross_examination',
  answer: 'cross_examination',
  delegate: 'cross_examination',
  object: 'red_team',
  chair: 'conclusion',
  dissent: 'conclusion',
  reply: 'conclusion',
  review: 'report',
  redraft: 'report',
};

const tables = [
  ['direct', 8],
  ['direct', 64],
  ['default', 23],
  ['default', 64],
  ['deep', 8],
  ['deep', 64],
] as const;
describe.each(sampled('slow tables', tables, 2))(
  'a %s case of %i seats whose calls each take twenty seconds',
  (mode, size) => {
    it('ends in time, no call outlives its phase or its own limit, and no blind ballot is lost', async () => {
      const rules = { clarifyMs: 1000, guided: {}, capUsd: { direct: null, default: null, deep: null }, size };
      const { end, events, elapsed } = await playCase(mode, undefined, { rules, concurrency: 16 }, 20);
      expect(end).toEqual({ how: 'concluded' });
      expect(elapsed).toBeLessThanOrEqual(totals[mode]);
      const dues = new Map(
        ofType(events, 'PhaseEntered').map(({ panel, phase, dueAt }) => [`${panel}/${phase}`, dueAt]),
      );
      const ends = new Map(ofType(events, 'ModelCallEnded').map((ended) => [ended.callId, ended]));
      for (const { callId, step, at: asked } of ofType(events, 'ModelCallIntended')) {
        const [panel, kind] = step.split('/') as [string, TurnKind];
        const ended = ends.get(callId);
        const phase = phaseOf[kind];
        const due = phase && dues.get(`${panel}/${phase}`);
        expect([step, (ended?.at ?? '') <= (due ?? '9')]).toEqual([step, true]);
        const seconds = (Date.parse(ended?.at ?? '') - Date.parse(asked)) / 1000;
        expect([step, seconds <= callLimits(mode, Number(panel), kind).seconds]).toEqual([step, true]);
      }
      const blind = ofType(events, 'BallotsRevealed').filter(
        ({ round, panel }) => round === 'blind' && (mode !== 'deep' || panel > 0),
      );
      expect(blind.flatMap(({ missing }) => missing)).toEqual([]);
    });
  },
);
