import type { CaseEvent, CaseEventOf } from './case.ts';

/** Readers that act on few events of a case. What an event means to each is decided with them; whether it means anything, here. */
type Reader =
  /** What people may do with the case. */
  | 'state'
  /** Who may see it. */
  | 'access'
  /** Which e-mail leaves. */
  | 'email'
  /** Which partial utterance ends. */
  | 'utterance';

/** Which readers an event concerns. One that is not listed fails the type check. */
const readers = {
  AuditorInvited: ['state', 'access', 'email'],
  AuditorRemoved: ['state', 'access'],
  BallotSealed: [],
  BallotsPooled: ['state'],
  BallotsRevealed: [],
  BudgetReached: [],
  CaseArchived: ['state'],
  CaseCancelled: ['state'],
  CaseErased: ['state', 'access'],
  CaseFailed: ['state', 'email'],
  CaseFramed: ['state'],
  CaseRenamed: ['state'],
  CaseRestored: ['state'],
  CaseRetried: ['state'],
  CaseSubmitted: ['state', 'access'],
  CaseTriaged: [],
  ClarificationAnswered: ['state'],
  ClarificationAsked: ['state', 'email'],
  ClarificationAssumed: ['state'],
  ConcurrenceFiled: [],
  ConsentRecorded: [],
  ControlBallotCast: [],
  CruxChosen: [],
  DecisionRecorded: ['state'],
  DissentFiled: ['state', 'utterance'],
  DissentReplied: [],
  DissenterAnswered: [],
  DissenterAsked: ['state'],
  DocumentRead: [],
  DocumentAdded: ['state'],
  DecisionModelMade: [],
  EvidenceFound: [],
  EvidenceVerified: [],
  FindingsReused: [],
  ForecastMade: [],
  ForecastsPooled: ['state'],
  FrameCorrected: ['state'],
  FrameProposed: [],
  FrameShown: ['state'],
  GatePassed: ['state'],
  GateReviewed: [],
  MailRefused: [],
  ModelCallEnded: ['utterance'],
  ModelCallIntended: [],
  ObjectionRaised: ['utterance'],
  OptionAdded: ['state'],
  OutcomeRecorded: ['state'],
  PanelSeated: ['state'],
  PanelsReconciled: [],
  PhaseEntered: ['state'],
  PhaseSkipped: [],
  RecommendationDrafted: ['state', 'utterance'],
  ReportIssued: ['state', 'email'],
  ReportMailed: ['state'],
  RerunTaken: ['state'],
  ResearchEnded: [],
  ResearchPlanned: [],
  ReviewDue: ['state', 'email'],
  RunStarted: [],
  TextsGrouped: [],
  TurnLost: ['utterance'],
  UtteranceMade: ['utterance'],
  WatchLinkClosed: ['state', 'access'],
  WatchLinkOpened: ['state', 'access'],
  ReportLinkOpened: ['state', 'access'],
  ReportLinkClosed: ['state', 'access'],
} as const satisfies Readonly<Record<CaseEvent['type'], readonly Reader[]>>;

export type Concerning<R extends Reader> = {
  [T in keyof typeof readers]: R extends (typeof readers)[T][number] ? T : never;
}[keyof typeof readers];

/** Narrows an event to those that its reader acts on: a switch over them is complete without the others. */
export const concerns = <R extends Reader>(event: CaseEvent, reader: R): event is CaseEventOf<Concerning<R>> => {
  const concerned: readonly Reader[] = readers[event.type];
  return concerned.includes(reader);
};
