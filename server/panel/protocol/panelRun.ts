import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';
import type { Ballot, Frame, Pool, Stage } from '../../../shared/events/casePanel.ts';

type Data<T extends CaseEvent['type']> = CaseEventOf<T>['data'];

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
  /** Seats that sealed a ballot when those of the round were open already. */
  readonly sealedLate: readonly string[];
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

export const emptyRun: PanelRun = {
  stages: {},
  proposals: [],
  frame: null,
  plans: {},
  evidence: [],
  ballots: { blind: {}, revised: {} },
  revealed: { blind: false, revised: false },
  sealedLate: [],
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

/** What one panel of a case has said and done. `idleMs`: how long nobody ran the case until then. */
export function evolveRun(run: PanelRun, event: CaseEvent, idleMs: number): PanelRun {
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
        sealedLate: run.revealed[round] ? [...run.sealedLate, seatId] : run.sealedLate,
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
