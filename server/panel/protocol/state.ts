import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';
import type { Ballot, Frame, Pool, Stage } from '../../../shared/events/casePanel.ts';

type Data<T extends CaseEvent['type']> = CaseEventOf<T>['data'];

/** A call to a model as the history knows it. `outcome` is null while it is under way or its result was lost. */
export type Call = Data<'ModelCallIntended'> & {
  /** Number of the run that made it: calls of an earlier run without an outcome will never get one. */
  readonly run: number;
  readonly outcome: Data<'ModelCallEnded'>['outcome'] | null;
  readonly endedAt: string | null;
  readonly retryAt: string | null;
  readonly usd: number | null;
};

export type Item = Data<'EvidenceFound'> & {
  readonly status: 'verified' | 'refuted' | 'unverifiable' | 'unchecked';
};

export type Entered = {
  /** Milliseconds since the epoch by the panel's own clock, which stands still while nobody runs the case. */
  readonly dueMs: number | null;
  readonly enteredMs: number;
  readonly skipped: string | null;
};

export type Sealed = { readonly ballot: Ballot; readonly commit: string; readonly nonce: string };
export type Round = 'blind' | 'revised';

export type PanelRun = {
  readonly stages: Readonly<Partial<Record<Stage, Entered>>>;
  readonly proposals: readonly Data<'FrameProposed'>[];
  readonly frame: Frame | null;
  readonly plans: Readonly<Record<string, readonly string[]>>;
  readonly evidence: readonly Item[];
  readonly ballots: Readonly<Record<Round, Readonly<Record<string, Sealed>>>>;
  readonly revealed: Readonly<Record<Round, boolean>>;
  readonly controls: Readonly<Record<string, Ballot>>;
  readonly pools: Readonly<Partial<Record<Round | 'deep', Pool>>>;
  readonly cruxes: readonly Data<'CruxChosen'>[];
  readonly said: readonly Data<'UtteranceMade'>[];
  readonly objections: readonly Data<'ObjectionRaised'>[];
  readonly draft: Data<'RecommendationDrafted'> | null;
  readonly drafts: number;
  readonly dissents: readonly Data<'DissentFiled'>[];
  readonly replies: Readonly<Record<string, string>>;
  readonly concurrences: readonly Data<'ConcurrenceFiled'>[];
  readonly fixes: readonly string[] | null;
  readonly gate: Data<'GatePassed'> | null;
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
  /** Questions to dissenting seats after the report, by dissent. */
  readonly followUps: Readonly<Record<string, { readonly question: string; readonly answered: boolean }>>;
  /** When the panel last did something, by the wall clock, ms. */
  readonly lastMs: number;
  /** How long nobody ran the case, in all, ms: deadlines move on by it. */
  readonly idleMs: number;
};

export const emptyRun: PanelRun = {
  stages: {},
  proposals: [],
  frame: null,
  plans: {},
  evidence: [],
  ballots: { blind: {}, revised: {} },
  revealed: { blind: false, revised: false },
  controls: {},
  pools: {},
  cruxes: [],
  said: [],
  objections: [],
  draft: null,
  drafts: 0,
  dissents: [],
  replies: {},
  concurrences: [],
  fixes: null,
  gate: null,
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
  type !== 'ClarificationAnswered' && type !== 'CaseCancelled' && type !== 'CaseSubmitted';

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
      const call: Call = { ...event.data, run: state.run, outcome: null, endedAt: null, retryAt: null, usd: null };
      return { ...state, calls: { ...state.calls, [call.step]: [...(state.calls[call.step] ?? []), call] } };
    }
    case 'ModelCallEnded': {
      const { callId, step, outcome, at: endedAt, retryAt, usd } = event.data;
      const calls = (state.calls[step] ?? []).map((call) =>
        call.callId === callId ? { ...call, outcome, endedAt, retryAt, usd } : call,
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

function evolveRun(run: PanelRun, event: CaseEvent, idleMs: number): PanelRun {
  switch (event.type) {
    case 'StageEntered':
    case 'StageSkipped': {
      const enteredMs = Date.parse(event.data.at) - idleMs;
      const dueMs = event.type === 'StageEntered' && event.data.dueAt ? Date.parse(event.data.dueAt) - idleMs : null;
      const skipped = event.type === 'StageSkipped' ? event.data.reason : null;
      return { ...run, stages: { ...run.stages, [event.data.stage]: { enteredMs, dueMs, skipped } } };
    }
    case 'FrameProposed':
      return { ...run, proposals: [...run.proposals, event.data] };
    case 'CaseFramed':
      return { ...run, frame: event.data.frame };
    case 'OptionAdded':
      return run.frame ? { ...run, frame: { ...run.frame, options: [...run.frame.options, event.data.option] } } : run;
    case 'ResearchPlanned':
      return { ...run, plans: Object.fromEntries(event.data.plans.map(({ seatId, queries }) => [seatId, queries])) };
    case 'EvidenceFound':
      return { ...run, evidence: [...run.evidence, { ...event.data, status: 'unchecked' }] };
    case 'EvidenceVerified': {
      const { evidenceId, status } = event.data;
      return {
        ...run,
        evidence: run.evidence.map((item) => (item.evidenceId === evidenceId ? { ...item, status } : item)),
      };
    }
    case 'BallotSealed': {
      const { round, seatId, ballot, commit, nonce } = event.data;
      return {
        ...run,
        ballots: { ...run.ballots, [round]: { ...run.ballots[round], [seatId]: { ballot, commit, nonce } } },
      };
    }
    case 'BallotsRevealed':
      return { ...run, revealed: { ...run.revealed, [event.data.round]: true } };
    case 'ControlBallotCast':
      return { ...run, controls: { ...run.controls, [event.data.seatId]: event.data.ballot } };
    case 'BallotsPooled':
      return { ...run, pools: { ...run.pools, [event.data.round]: event.data.pool } };
    case 'CruxChosen':
      return { ...run, cruxes: [...run.cruxes, event.data] };
    case 'UtteranceMade':
      return { ...run, said: [...run.said, event.data] };
    case 'ObjectionRaised':
      return { ...run, objections: [...run.objections, event.data] };
    case 'RecommendationDrafted':
      return { ...run, draft: event.data, drafts: run.drafts + 1 };
    case 'DissentFiled':
      return { ...run, dissents: [...run.dissents, event.data] };
    case 'DissentReplied':
      return { ...run, replies: { ...run.replies, [event.data.dissentId]: event.data.text } };
    case 'ConcurrenceFiled':
      return { ...run, concurrences: [...run.concurrences, event.data] };
    case 'GateReviewed':
      return { ...run, fixes: event.data.fixes };
    case 'GatePassed':
      return { ...run, gate: event.data };
    default:
      return run;
  }
}
