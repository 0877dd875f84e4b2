import { type QuoteResult, quoteResultOf } from '../../../../shared/events/quoteResult.ts';
import type { CaseEvent, CaseEventOf } from '../../../../shared/events/case.ts';
import type { rounds } from '../../../../shared/events/panel/fields.ts';
import type { Ballot } from '../../../../shared/events/panel/ballot.ts';
import type { Frame } from '../../../../shared/events/panel/frame.ts';
import type { Pool } from '../../../../shared/events/panel/pool.ts';
import type { Phase } from '../../../../shared/events/phases.ts';
import type { SkipReason } from '../../../../shared/events/codes.ts';

type Data<T extends CaseEvent['type']> = CaseEventOf<T>['data'];

export type Item = Data<'EvidenceFound'> & {
  readonly status: QuoteResult;
};

type Entered = {
  /** Milliseconds since the epoch by the panel's own clock, which stands still while no process runs the case. */
  readonly dueMs: number | null;
  readonly enteredMs: number;
  readonly skipped: SkipReason | null;
};

type Sealed = { readonly ballot: Ballot; readonly commit: string; readonly nonce: string };
export type Round = (typeof rounds)[number];

export type PanelRun = {
  readonly phases: Readonly<Partial<Record<Phase, Entered>>>;
  readonly proposals: readonly Data<'FrameProposed'>[];
  readonly groupings: readonly Data<'TextsGrouped'>[];
  readonly frame: Frame | null;
  /** No seat could frame the case: its options are none that anybody found in it. */
  readonly framedByCode: boolean;
  readonly plans: Readonly<Record<string, readonly string[]>>;
  readonly evidence: readonly Item[];
  /** Searches and readings that ended, in their order. */
  readonly searches: readonly Data<'ResearchEnded'>[];
  readonly readings: readonly Data<'DocumentRead'>[];
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
  /** Each with the draft that it is about: a redraft may change its tripwires. */
  readonly forecasts: readonly (Data<'ForecastMade'> & { readonly about: Data<'RecommendationDrafted'> })[];
  /** The numbers of the decision were made a model of. */
  readonly hasModel: boolean;
  readonly fixes: readonly string[] | null;
  /** Numbers of the draft that the reader found to tell of something else than their source. */
  readonly otherThings: NonNullable<Data<'GateReviewed'>['otherThings']>;
  readonly gate: Data<'GatePassed'> | null;
};

export const emptyRun: PanelRun = {
  phases: {},
  proposals: [],
  groupings: [],
  frame: null,
  framedByCode: false,
  plans: {},
  evidence: [],
  searches: [],
  readings: [],
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
  forecasts: [],
  hasModel: false,
  fixes: null,
  otherThings: [],
  gate: null,
};

/** Facts about one panel: these, and no others, change what is known of it. */
type PanelFact = Extract<CaseEvent, { data: { panel: number } }>;
type Evolve<T extends CaseEvent['type']> = (run: PanelRun, data: Data<T>, idleMs: number) => PanelRun;

const withPhase = (run: PanelRun, phase: Phase, entered: Entered): PanelRun => ({
  ...run,
  phases: { ...run.phases, [phase]: entered },
});
const unchanged = (run: PanelRun): PanelRun => run;

/** What each fact about a panel changes. An event type that is left out fails the type check. */
const evolvers: { readonly [T in PanelFact['type']]: Evolve<T> } = {
  PhaseEntered: (run, { phase, dueAt, at }, idleMs) =>
    withPhase(run, phase, {
      enteredMs: Date.parse(at) - idleMs,
      dueMs: dueAt === null ? null : Date.parse(dueAt) - idleMs,
      skipped: null,
    }),
  PhaseSkipped: (run, { phase, reason, at }, idleMs) =>
    withPhase(run, phase, { enteredMs: Date.parse(at) - idleMs, dueMs: null, skipped: reason }),
  FrameProposed: (run, data) => ({ ...run, proposals: [...run.proposals, data] }),
  TextsGrouped: (run, data) => ({ ...run, groupings: [...run.groupings, data] }),
  CaseFramed: (run, { frame, proposedBy }) => ({
    ...run,
    frame,
    framedByCode: proposedBy.length === 0,
    // Framed again after its owner corrected it: no evidence bears on what is no longer an option.
    evidence: run.evidence.map((item) => ({ ...item, supports: onOptionsOf(frame, item.supports) })),
  }),
  OptionAdded: (run, data) =>
    run.frame ? { ...run, frame: { ...run.frame, options: [...run.frame.options, data.option] } } : run,
  ResearchPlanned: (run, data) => ({
    ...run,
    plans: Object.fromEntries(data.plans.map(({ seatId, queries }) => [seatId, queries])),
  }),
  EvidenceFound: (run, data) => ({ ...run, evidence: [...run.evidence, { ...data, status: 'unchecked' }] }),
  EvidenceVerified: (run, data) => {
    const status = quoteResultOf(data);
    return {
      ...run,
      evidence: run.evidence.map((item) => (item.evidenceId === data.evidenceId ? { ...item, status } : item)),
    };
  },
  BallotSealed: (run, data) => {
    const { round, seatId, ballot, commit, nonce } = data;
    return {
      ...run,
      ballots: { ...run.ballots, [round]: { ...run.ballots[round], [seatId]: { ballot, commit, nonce } } },
      sealedLate: run.revealed[round] ? [...run.sealedLate, seatId] : run.sealedLate,
    };
  },
  BallotsRevealed: (run, data) => ({ ...run, revealed: { ...run.revealed, [data.round]: true } }),
  ControlBallotCast: (run, data) => ({ ...run, controls: { ...run.controls, [data.seatId]: data.ballot } }),
  BallotsPooled: (run, data) => ({ ...run, pools: { ...run.pools, [data.round]: data.pool } }),
  CruxChosen: (run, data) => ({ ...run, cruxes: [...run.cruxes, data] }),
  UtteranceMade: (run, data) => ({ ...run, said: [...run.said, data] }),
  ObjectionRaised: (run, data) => ({ ...run, objections: [...run.objections, data] }),
  RecommendationDrafted: (run, data) => ({ ...run, draft: data, drafts: run.drafts + 1 }),
  DissentFiled: (run, data) => ({ ...run, dissents: [...run.dissents, data] }),
  DissentReplied: (run, data) => ({ ...run, replies: { ...run.replies, [data.dissentId]: data.text } }),
  ConcurrenceFiled: (run, data) => ({ ...run, concurrences: [...run.concurrences, data] }),
  ForecastMade: (run, data) =>
    run.draft ? { ...run, forecasts: [...run.forecasts, { ...data, about: run.draft }] } : run,
  ForecastsPooled: unchanged,
  DecisionModelMade: (run) => ({ ...run, hasModel: true }),
  GateReviewed: (run, { fixes, otherThings = [] }) => ({ ...run, fixes, otherThings }),
  GatePassed: (run, data) => ({ ...run, gate: data }),
  ResearchEnded: (run, data) => ({ ...run, searches: [...run.searches, data] }),
  DocumentRead: (run, data) => ({ ...run, readings: [...run.readings, data] }),
  ModelCallIntended: unchanged,
  TurnLost: unchanged,
};

const onOptionsOf = (frame: Frame, supports: Item['supports']): Item['supports'] =>
  Object.fromEntries(Object.entries(supports).filter(([of]) => frame.options.some(({ optionId }) => optionId === of)));

export const isPanelFact = (event: CaseEvent): event is PanelFact => event.type in evolvers;

/** What one panel of a case has said and done. `idleMs`: for how long no process had run the case until then. */
export const evolveRun = (run: PanelRun, { type, data }: PanelFact, idleMs: number): PanelRun =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each type has its own evolver
  (evolvers[type] as Evolve<typeof type>)(run, data, idleMs);
