import type { CaseEvent, CaseEventOf, Outline } from '../../shared/events/case.ts';
import { concerns } from '../../shared/events/caseReaders.ts';
import type { Quorum } from '../../shared/events/codes.ts';

type Data<T extends CaseEvent['type']> = CaseEventOf<T>['data'];

/** What decides whether people may do something with a case. */
export type CaseState = {
  readonly submitted: Data<'CaseSubmitted'> | null;
  /** Ids of the documents that came with it. */
  readonly documents: readonly string[];
  /** Of what it was nothing is left. */
  readonly erased: boolean;
  readonly status: 'none' | 'running' | 'needs_answers' | 'concluded' | 'delivered' | 'failed' | 'cancelled';
  readonly questions: Data<'ClarificationAsked'>['questions'];
  readonly lastAnswers: Data<'ClarificationAnswered'>['answers'] | null;
  /** The decision as the owner was shown it, or corrected it. */
  readonly outline: Outline | null;
  /** Seats vote on it: from here on it is not corrected. */
  readonly voting: boolean;
  readonly skipped: boolean;
  readonly resumable: boolean;
  readonly retried: boolean;
  /** Providers of the voting seats, and which of them answered. */
  readonly sources: number;
  readonly quorum: Quorum | null;
  /** The case that runs this one again. */
  readonly rerun: string | null;
  readonly name: string;
  readonly archived: boolean;
  readonly watched: boolean;
  readonly reportLinked: boolean;
  readonly auditors: readonly {
    readonly email: string;
    readonly accountId: string | null;
    readonly documents?: boolean | undefined;
  }[];
  readonly options: readonly string[];
  readonly dissents: readonly string[];
  readonly asked: Readonly<Record<string, string>>;
  readonly forecast: Data<'ForecastsPooled'> | null;
  readonly rehearsal: boolean;
  /** How many tripwires the plan has; those of scripted seats are in no report. */
  readonly tripwires: number;
  readonly decision: Data<'DecisionRecorded'> | null;
  readonly outcome: Data<'OutcomeRecorded'> | null;
  readonly report: string | null;
  readonly mailed: readonly string[];
  readonly reviews: readonly string[];
};

export const noCase: CaseState = {
  submitted: null,
  documents: [],
  erased: false,
  status: 'none',
  questions: [],
  lastAnswers: null,
  outline: null,
  voting: false,
  skipped: false,
  resumable: false,
  retried: false,
  sources: 0,
  quorum: null,
  rerun: null,
  name: '',
  archived: false,
  watched: false,
  reportLinked: false,
  auditors: [],
  options: [],
  dissents: [],
  asked: {},
  forecast: null,
  rehearsal: false,
  tripwires: 0,
  decision: null,
  outcome: null,
  report: null,
  mailed: [],
  reviews: [],
};

export const evolveCase = (state: CaseState, event: CaseEvent): CaseState => {
  // What the panel says does not bear on what people may do with the case.
  if (!concerns(event, 'state')) return state;
  switch (event.type) {
    case 'CaseSubmitted':
      return { ...state, submitted: event.data, status: 'running' };
    case 'DocumentAdded':
      return { ...state, documents: [...state.documents, event.data.documentId] };
    case 'ClarificationAsked':
      return { ...state, status: 'needs_answers', questions: event.data.questions, outline: event.data.frame ?? null };
    case 'FrameShown':
    case 'FrameCorrected':
      return { ...state, outline: event.data.frame };
    case 'PhaseEntered':
      return event.data.phase === 'blind_ballot' ? { ...state, voting: true } : state;
    case 'ClarificationAnswered':
      return { ...state, status: 'running', lastAnswers: event.data.answers };
    case 'ClarificationAssumed':
      return { ...state, status: 'running', skipped: event.data.reason === 'skipped' };
    case 'CaseFramed':
      return { ...state, options: merge(state.options, ...event.data.frame.options.map(({ optionId }) => optionId)) };
    case 'OptionAdded':
      return { ...state, options: merge(state.options, event.data.option.optionId) };
    case 'DissentFiled':
      return { ...state, dissents: merge(state.dissents, event.data.dissentId) };
    case 'GatePassed':
      return { ...state, status: 'concluded' };
    case 'ReportIssued':
      return { ...state, status: 'delivered', report: event.data.documentHash };
    case 'ReportMailed':
      return { ...state, mailed: [...state.mailed, event.data.messageId] };
    case 'PanelSeated':
      return {
        ...state,
        sources: new Set(votingProviders(event.data.seats)).size,
        rehearsal: event.data.rehearsal,
      };
    case 'BallotsPooled':
      return event.data.panel === 0 ? { ...state, quorum: event.data.pool.quorum } : state;
    case 'ForecastsPooled':
      return event.data.panel === 0 ? { ...state, forecast: event.data } : state;
    case 'RecommendationDrafted':
      return event.data.panel === 0
        ? { ...state, tripwires: state.rehearsal ? 0 : event.data.tripwires.length }
        : state;
    case 'RerunTaken':
      return { ...state, rerun: event.data.caseId };
    case 'CaseRenamed':
      return { ...state, name: event.data.name };
    case 'CaseArchived':
      return { ...state, archived: true };
    case 'CaseRestored':
      return { ...state, archived: false };
    case 'WatchLinkOpened':
      return { ...state, watched: true };
    case 'WatchLinkClosed':
      return { ...state, watched: false };
    case 'ReportLinkOpened':
      return { ...state, reportLinked: true };
    case 'ReportLinkClosed':
      return { ...state, reportLinked: false };
    case 'AuditorInvited':
      return { ...state, auditors: [...state.auditors, event.data] };
    case 'AuditorRemoved':
      return { ...state, auditors: state.auditors.filter(({ email }) => email !== event.data.email) };
    case 'CaseCancelled':
      return { ...state, status: 'cancelled' };
    case 'CaseErased':
      return { ...noCase, erased: true };
    case 'CaseFailed':
      return { ...state, status: 'failed', resumable: event.data.resumable, retried: false };
    case 'CaseRetried':
      return { ...state, status: 'running', retried: true };
    case 'DecisionRecorded':
      return { ...state, decision: event.data };
    case 'OutcomeRecorded':
      return { ...state, outcome: event.data };
    case 'DissenterAsked':
      return { ...state, asked: { ...state.asked, [event.data.dissentId]: event.data.question } };
    case 'ReviewDue':
      return { ...state, reviews: [...state.reviews, reviewKey(event.data)] };
  }
};

const votingProviders = (seats: Data<'PanelSeated'>['seats']): string[] =>
  seats.filter(({ kind }) => kind === 'voting').map(({ provider }) => provider);

const merge = (known: readonly string[], ...more: string[]): readonly string[] => [...new Set([...known, ...more])];

/** One review of one tripwire, or of the whole, on one day. */
export const reviewKey = ({
  what,
  tripwire,
  dueAt,
}: {
  what: string;
  tripwire: number | null;
  dueAt: string;
}): string => `${tripwire ?? 'review'}/${dueAt}/${what}`;
