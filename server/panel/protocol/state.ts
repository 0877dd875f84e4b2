import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';
import type { Stage } from '../../../shared/events/casePanel.ts';
import { mayStillCost } from '../../../shared/events/modelCalls.ts';

import { emptyRun, evolveRun, type PanelRun } from './panelRun.ts';

export type { Entered, Item, PanelRun, Round, Sealed } from './panelRun.ts';

type Data<T extends CaseEvent['type']> = CaseEventOf<T>['data'];

/** A call to a model as the history knows it. `outcome` is null while it is under way or its result was lost. */
export type Call = Data<'ModelCallIntended'> & {
  /** Number of the run that made it: calls of an earlier run without an outcome will never get one. */
  readonly run: number;
  readonly outcome: Data<'ModelCallEnded'>['outcome'] | null;
  readonly endedAt: string | null;
  readonly retryAt: string | null;
  readonly usage: Data<'ModelCallEnded'>['usage'];
  readonly usd: number | null;
  readonly priceVersion: string | null;
  /** What the end says of itself: why it failed, or why its cost is not known. */
  readonly note: string;
  /** What it may cost, or may have cost without our hearing of it, USD: 0 once that is known. */
  readonly heldUsd: number;
};

export type PanelState = {
  readonly submitted: Data<'CaseSubmitted'> | null;
  readonly run: number;
  readonly runId: string | null;
  readonly seated: Data<'PanelSeated'> | null;
  readonly triage: Data<'CaseTriaged'> | null;
  readonly asked: Data<'ClarificationAsked'> | null;
  readonly answers: Data<'ClarificationAnswered'>['answers'] | null;
  readonly assumed: Data<'ClarificationAssumed'>['assumptions'] | null;
  readonly panels: Readonly<Record<number, PanelRun>>;
  readonly calls: Readonly<Record<string, readonly Call[]>>;
  readonly lost: Readonly<Record<string, string>>;
  readonly reconciled: Data<'PanelsReconciled'> | null;
  readonly budgetReached: Data<'BudgetReached'> | null;
  readonly failed: (Data<'CaseFailed'> & { readonly step: Stage }) | null;
  readonly cancelled: boolean;
  /** The owner wants a debate although triage found nothing to decide. */
  readonly insisted: boolean;
  /** Questions to dissenting seats after the report, by dissent. */
  readonly followUps: Readonly<Record<string, { readonly question: string; readonly answered: boolean }>>;
  /** When the panel last did something, by the wall clock, ms. */
  readonly lastMs: number;
  /** How long nobody ran the case, in all, ms: deadlines move on by it. */
  readonly idleMs: number;
};

export const emptyState: PanelState = {
  submitted: null,
  run: 0,
  runId: null,
  seated: null,
  triage: null,
  asked: null,
  answers: null,
  assumed: null,
  panels: {},
  calls: {},
  lost: {},
  reconciled: null,
  budgetReached: null,
  failed: null,
  cancelled: false,
  insisted: false,
  followUps: {},
  lastMs: 0,
  idleMs: 0,
};

/** The case as the protocol knows it: what `next` decides on. */
export const evolvePanel = (state: PanelState, event: CaseEvent): PanelState => {
  const known = evolve(state, event);
  return panelsOwn(event) && known !== state ? { ...known, lastMs: Date.parse(event.data.at) } : known;
};

export const foldPanel = (events: Iterable<CaseEvent>, from: PanelState = emptyState): PanelState => {
  let state = from;
  for (const event of events) state = evolvePanel(state, event);
  return state;
};

export const runOf = (state: PanelState, panel: number): PanelRun => state.panels[panel] ?? emptyRun;

/** The panel's own time: the wall clock less the time nobody ran the case. */
export const panelTime = (state: PanelState, wall: string): number => Date.parse(wall) - state.idleMs;

/** USD spent on calls whose price is known. */
export const spentUsd = (state: PanelState, counts: (call: Call) => boolean = () => true): number =>
  Object.values(state.calls)
    .flat()
    .reduce((total, call) => total + (counts(call) ? (call.usd ?? 0) : 0), 0);

/** Facts of people around the case do not show that the panel is at work. */
const panelsOwn = ({ type }: CaseEvent): boolean =>
  type !== 'ClarificationAnswered' && type !== 'CaseCancelled' && type !== 'CaseErased' && type !== 'CaseSubmitted';

function evolve(state: PanelState, event: CaseEvent): PanelState {
  switch (event.type) {
    case 'CaseSubmitted':
      return { ...state, submitted: event.data };
    case 'RunStarted': {
      const idle = state.lastMs > 0 ? Math.max(0, Date.parse(event.data.at) - state.lastMs) : 0;
      return { ...state, run: state.run + 1, runId: event.data.runId, idleMs: state.idleMs + idle };
    }
    case 'PanelSeated':
      return { ...state, seated: event.data };
    case 'CaseTriaged':
      return { ...state, triage: event.data };
    case 'ClarificationAsked':
      return { ...state, asked: event.data };
    case 'ClarificationAnswered':
      return { ...state, answers: event.data.answers };
    case 'ClarificationAssumed':
      return { ...state, assumed: event.data.assumptions };
    case 'ModelCallIntended': {
      const open = {
        outcome: null,
        endedAt: null,
        retryAt: null,
        usage: null,
        usd: null,
        priceVersion: null,
        note: '',
      } as const;
      const call: Call = { ...event.data, ...open, run: state.run, heldUsd: event.data.reservedUsd ?? 0 };
      return { ...state, calls: { ...state.calls, [call.step]: [...(state.calls[call.step] ?? []), call] } };
    }
    case 'ModelCallEnded': {
      const { callId, step, latencyMs: _latencyMs, at: endedAt, ...end } = event.data;
      const calls = (state.calls[step] ?? []).map((call) =>
        call.callId === callId ? { ...call, ...end, endedAt, heldUsd: mayStillCost(end) ? call.heldUsd : 0 } : call,
      );
      return { ...state, calls: { ...state.calls, [step]: calls } };
    }
    case 'TurnLost':
      return { ...state, lost: { ...state.lost, [event.data.step]: event.data.reason } };
    case 'BudgetReached':
      return { ...state, budgetReached: event.data };
    case 'CaseFailed':
      return { ...state, failed: { ...event.data, step: event.data.stage as Stage } };
    case 'CaseRetried':
      return retried(state, Date.parse(event.data.at));
    case 'CaseCancelled':
    case 'CaseErased':
      return { ...state, cancelled: true };
    case 'DissenterAsked': {
      const { dissentId, question } = event.data;
      return { ...state, followUps: { ...state.followUps, [dissentId]: { question, answered: false } } };
    }
    case 'DissenterAnswered': {
      const asked = state.followUps[event.data.dissentId];
      return asked
        ? { ...state, followUps: { ...state.followUps, [event.data.dissentId]: { ...asked, answered: true } } }
        : state;
    }
    case 'PanelsReconciled':
      return { ...state, reconciled: event.data };
    default:
      return 'panel' in event.data ? inPanel(state, event as Extract<CaseEvent, { data: { panel: number } }>) : state;
  }
}

/** Turns that were lost may be taken again; the stage that failed and those after it get their whole time again. */
const retried = (state: PanelState, nowMs: number): PanelState => {
  const stageMs = state.failed ? stageStart(state, state.failed.step) : null;
  const sinceStage = stageMs === null ? 0 : Math.max(0, nowMs - state.idleMs - stageMs);
  return {
    ...state,
    failed: null,
    insisted: state.insisted || state.failed?.code === 'not-a-decision',
    budgetReached: null,
    lost: {},
    calls: forgiven(state),
    idleMs: state.idleMs + sinceStage,
  };
};

const stageStart = (state: PanelState, stage: Stage): number | null =>
  Object.values(state.panels).reduce<number | null>((first, { stages }) => {
    const entered = stages[stage]?.enteredMs ?? null;
    return entered === null ? first : Math.min(first ?? entered, entered);
  }, null);

/** After a retry only what was paid for and is recorded counts; failed attempts no longer use up a seat's tries. */
const forgiven = (state: PanelState): PanelState['calls'] =>
  Object.fromEntries(
    Object.entries(state.calls).map(([step, calls]) => [
      step,
      calls.map((call) =>
        call.outcome === null || call.outcome === 'ok' ? call : { ...call, outcome: 'aborted' as const },
      ),
    ]),
  );

function inPanel(state: PanelState, event: Extract<CaseEvent, { data: { panel: number } }>): PanelState {
  const before = runOf(state, event.data.panel);
  const after = evolveRun(before, event, state.idleMs);
  return after === before ? state : { ...state, panels: { ...state.panels, [event.data.panel]: after } };
}
