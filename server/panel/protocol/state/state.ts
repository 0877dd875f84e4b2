import type { CaseEvent, CaseEventOf, Outline } from '../../../../shared/events/case.ts';
import type { Phase } from '../../../../shared/events/phases.ts';
import type { Loss } from '../../../../shared/events/codes.ts';
import { entriesOf } from '../../../../shared/kernel/collections.ts';
import { mayStillCost } from '../../../../shared/events/modelCalls.ts';

import { emptyRun, evolveRun, isPanelFact, type PanelRun } from './panelRun.ts';

export type { Item, PanelRun, Round } from './panelRun.ts';

type Data<T extends CaseEvent['type']> = CaseEventOf<T>['data'];

/** A call to a model as the history knows it. `outcome` is null while it is under way or its result was lost. */
export type Call = Data<'ModelCallIntended'> & {
  /** Number of the run that made it: calls of an earlier run without an outcome will never get one. */
  readonly run: number;
  readonly outcome: Data<'ModelCallEnded'>['outcome'] | null;
  readonly endedAt: string | null;
  readonly retryAt: string | null;
  /** What was wrong with its answer, and in which words that was said. */
  readonly problem: NonNullable<Data<'ModelCallEnded'>['problem']>['code'] | null;
  readonly detail: string | null;
  readonly usage: Data<'ModelCallEnded'>['usage'];
  readonly usd: number | null;
  readonly priceVersion: string | null;
  /** Why its cost is not known. */
  readonly costUnknown: Data<'ModelCallEnded'>['costUnknown'];
  /** What it may cost, or may have cost without our knowing it, USD: 0 once that is known. */
  readonly heldUsd: number;
};

export type PanelState = {
  readonly submitted: Data<'CaseSubmitted'> | null;
  readonly run: number;
  readonly runId: string | null;
  readonly seated: Data<'PanelSeated'> | null;
  readonly triage: Data<'CaseTriaged'> | null;
  readonly documents: readonly Data<'DocumentAdded'>[];
  readonly asked: Data<'ClarificationAsked'> | null;
  readonly answers: Data<'ClarificationAnswered'>['answers'] | null;
  readonly assumed: Data<'ClarificationAssumed'>['assumptions'] | null;
  /** The owner's outline of the decision. */
  readonly corrected: Outline | null;
  /** The owner was shown how the panel reads the decision. */
  readonly frameShown: boolean;
  /** Panels whose frame was there before the owner corrected it. */
  readonly outdated: readonly number[];
  /** Parts of what is reused from the case that is asked again. */
  readonly reusedParts: number;
  /** What was written there after the vote. */
  readonly concluded: Data<'FindingsReused'>['concluded'] | null;
  readonly panels: Readonly<Record<number, PanelRun>>;
  readonly calls: Readonly<Record<string, readonly Call[]>>;
  readonly lost: Readonly<Record<string, Loss>>;
  readonly reconciled: Data<'PanelsReconciled'> | null;
  readonly budgetReached: Data<'BudgetReached'> | null;
  readonly failed: Data<'CaseFailed'> | null;
  readonly cancelled: boolean;
  /** The owner wants a debate although triage found nothing to decide. */
  readonly insisted: boolean;
  /** Questions to dissenting seats after the report, by dissent. */
  readonly followUps: Readonly<Record<string, { readonly question: string; readonly answered: boolean }>>;
  /** When the panel last did something, by the wall clock, ms. */
  readonly lastMs: number;
  /** How long no process ran the case, in all, ms: deadlines move on by it. */
  readonly idleMs: number;
};

export const emptyState: PanelState = {
  submitted: null,
  run: 0,
  runId: null,
  seated: null,
  triage: null,
  documents: [],
  asked: null,
  answers: null,
  assumed: null,
  corrected: null,
  frameShown: false,
  outdated: [],
  reusedParts: 0,
  concluded: null,
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

/** The panel's own time: the wall clock less the time no process ran the case. */
export const panelTime = (state: PanelState, wall: string): number => Date.parse(wall) - state.idleMs;

/** USD spent on calls whose price is known. */
export const spentUsd = (state: PanelState, counts: (call: Call) => boolean = () => true): number =>
  Object.values(state.calls)
    .flat()
    .reduce((total, call) => total + (counts(call) ? (call.usd ?? 0) : 0), 0);

/** Facts of people around the case do not show that the panel is at work. */
const panelsOwn = ({ type }: CaseEvent): boolean =>
  type !== 'ClarificationAnswered' &&
  type !== 'FrameCorrected' &&
  type !== 'CaseCancelled' &&
  type !== 'CaseErased' &&
  type !== 'CaseSubmitted' &&
  type !== 'ConsentRecorded' &&
  type !== 'DocumentAdded';

type Evolve<T extends CaseEvent['type']> = (state: PanelState, data: Data<T>) => PanelState;
const unchanged = (state: PanelState): PanelState => state;

/** Facts about the case as a whole. Those about one of its panels are in `panelRun.ts`; a type in neither fails the type check. */
type CaseFact = Exclude<CaseEvent, { data: { panel: number } }>['type'] | 'ModelCallIntended' | 'TurnLost';
const evolvers: { readonly [T in CaseFact]: Evolve<T> } = {
  CaseSubmitted: (state, data) => ({ ...state, submitted: data }),
  RunStarted: (state, data) => {
    const idle = state.lastMs > 0 ? Math.max(0, Date.parse(data.at) - state.lastMs) : 0;
    return { ...state, run: state.run + 1, runId: data.runId, idleMs: state.idleMs + idle };
  },
  PanelSeated: (state, data) => ({ ...state, seated: data }),
  CaseTriaged: (state, data) => ({ ...state, triage: data }),
  ClarificationAsked: (state, data) => ({ ...state, asked: data, frameShown: data.frame !== undefined }),
  FrameShown: (state) => ({ ...state, frameShown: true }),
  ClarificationAnswered: (state, data) => ({ ...state, answers: data.answers }),
  FrameCorrected: (state, { frame }) => ({
    ...state,
    corrected: frame,
    outdated: entriesOf(state.panels).flatMap(([panel, run]) => (run.frame ? [Number(panel)] : [])),
  }),
  ClarificationAssumed: (state, data) => ({ ...state, assumed: data.assumptions }),
  ModelCallIntended: (state, data) => {
    const open = {
      outcome: null,
      endedAt: null,
      retryAt: null,
      problem: null,
      detail: null,
      usage: null,
      usd: null,
      priceVersion: null,
      costUnknown: null,
    } as const;
    const call: Call = { ...data, ...open, run: state.run, heldUsd: data.reservedUsd ?? 0 };
    return { ...state, calls: { ...state.calls, [call.step]: [...(state.calls[call.step] ?? []), call] } };
  },
  ModelCallEnded: (state, data) => {
    const { callId, step, latencyMs: _latencyMs, problem, late: _late, at: endedAt, ...end } = data;
    const calls = (state.calls[step] ?? []).map((call) =>
      call.callId === callId
        ? {
            ...call,
            ...end,
            endedAt,
            problem: problem?.code ?? null,
            detail: problem?.detail ?? null,
            heldUsd: mayStillCost(end) ? call.heldUsd : 0,
          }
        : call,
    );
    return { ...state, calls: { ...state.calls, [step]: calls } };
  },
  TurnLost: (state, data) => ({ ...state, lost: { ...state.lost, [data.step]: data.reason } }),
  BudgetReached: (state, data) => ({ ...state, budgetReached: data }),
  CaseFailed: (state, data) => ({ ...state, failed: data }),
  CaseRetried: (state, { at }) => retried(state, Date.parse(at)),
  CaseCancelled: (state) => ({ ...state, cancelled: true }),
  CaseErased: (state) => ({ ...state, cancelled: true }),
  DissenterAsked: (state, data) => {
    const { dissentId, question } = data;
    return { ...state, followUps: { ...state.followUps, [dissentId]: { question, answered: false } } };
  },
  DissenterAnswered: (state, data) => {
    const asked = state.followUps[data.dissentId];
    return asked
      ? { ...state, followUps: { ...state.followUps, [data.dissentId]: { ...asked, answered: true } } }
      : state;
  },
  PanelsReconciled: (state, data) => ({ ...state, reconciled: data }),
  DocumentAdded: (state, data) => ({ ...state, documents: [...state.documents, data] }),
  ConsentRecorded: unchanged,
  WatchLinkOpened: unchanged,
  ReportLinkOpened: unchanged,
  ReportLinkClosed: unchanged,
  WatchLinkClosed: unchanged,
  AuditorInvited: unchanged,
  AuditorRemoved: unchanged,
  CaseRenamed: unchanged,
  CaseArchived: unchanged,
  CaseRestored: unchanged,
  RerunTaken: unchanged,
  FindingsReused: (state, { part, concluded }) => ({
    ...state,
    reusedParts: part,
    concluded: concluded ?? state.concluded,
  }),
  ReportIssued: unchanged,
  ReportMailed: unchanged,
  MailRefused: unchanged,
  ReviewDue: unchanged,
  DecisionRecorded: unchanged,
  OutcomeRecorded: unchanged,
};

const evolve = (state: PanelState, event: CaseEvent): PanelState => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only some types have an evolver
  const own = (evolvers as Partial<Record<string, (state: PanelState, data: never) => PanelState>>)[event.type];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each evolver takes the data of its own type
  const known = own ? own(state, event.data as never) : state;
  return isPanelFact(event) ? inPanel(known, event) : known;
};

/** Turns that were lost may be taken again; the phase that failed and those after it get their whole time again. */
const retried = (state: PanelState, nowMs: number): PanelState => {
  const phaseMs = state.failed ? phaseStart(state, state.failed.phase) : null;
  const sincePhase = phaseMs === null ? 0 : Math.max(0, nowMs - state.idleMs - phaseMs);
  return {
    ...state,
    failed: null,
    insisted: state.insisted || state.failed?.code === 'not-a-decision',
    budgetReached: null,
    lost: {},
    calls: forgiven(state),
    idleMs: state.idleMs + sincePhase,
  };
};

const phaseStart = (state: PanelState, phase: Phase): number | null =>
  Object.values(state.panels).reduce<number | null>((first, { phases }) => {
    const entered = phases[phase]?.enteredMs ?? null;
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
  if (after === before) return state;
  const outdated =
    event.type === 'CaseFramed' ? state.outdated.filter((panel) => panel !== event.data.panel) : state.outdated;
  return { ...state, outdated, panels: { ...state.panels, [event.data.panel]: after } };
}
