import type { HistoryEvent } from '../../shared/api/cases/history.ts';
import type { CaseEvent } from '../../shared/events/case.ts';

export const eventGroups = ['statements', 'ballots', 'evidence', 'phases', 'lifecycle', 'calls'] as const;
export type EventGroup = (typeof eventGroups)[number];

const byType: Readonly<Record<CaseEvent['type'], EventGroup>> = {
  UtteranceMade: 'statements',
  ObjectionRaised: 'statements',
  RecommendationDrafted: 'statements',
  DissentFiled: 'statements',
  DissentReplied: 'statements',
  ConcurrenceFiled: 'statements',
  CruxChosen: 'statements',
  BallotSealed: 'ballots',
  BallotsRevealed: 'ballots',
  ControlBallotCast: 'ballots',
  BallotsPooled: 'ballots',
  PanelsReconciled: 'ballots',
  ForecastMade: 'ballots',
  ForecastsPooled: 'ballots',
  DecisionModelMade: 'evidence',
  ResearchPlanned: 'evidence',
  EvidenceFound: 'evidence',
  EvidenceVerified: 'evidence',
  DocumentRead: 'evidence',
  ResearchEnded: 'evidence',
  PhaseEntered: 'phases',
  PhaseSkipped: 'phases',
  FrameProposed: 'phases',
  TextsGrouped: 'phases',
  CaseFramed: 'phases',
  OptionAdded: 'phases',
  PanelSeated: 'phases',
  CaseTriaged: 'phases',
  ModelCallIntended: 'calls',
  ModelCallEnded: 'calls',
  RunStarted: 'calls',
  CaseSubmitted: 'lifecycle',
  ConsentRecorded: 'lifecycle',
  DocumentAdded: 'lifecycle',
  ClarificationAsked: 'lifecycle',
  ClarificationAnswered: 'lifecycle',
  FrameShown: 'lifecycle',
  FrameCorrected: 'lifecycle',
  ClarificationAssumed: 'lifecycle',
  WatchLinkOpened: 'lifecycle',
  WatchLinkClosed: 'lifecycle',
  ReportLinkOpened: 'lifecycle',
  ReportLinkClosed: 'lifecycle',
  AuditorInvited: 'lifecycle',
  AuditorRemoved: 'lifecycle',
  CaseRenamed: 'lifecycle',
  CaseArchived: 'lifecycle',
  CaseRestored: 'lifecycle',
  CaseCancelled: 'lifecycle',
  CaseErased: 'lifecycle',
  CaseFailed: 'lifecycle',
  CaseRetried: 'lifecycle',
  RerunTaken: 'lifecycle',
  FindingsReused: 'calls',
  ReportIssued: 'lifecycle',
  ReportMailed: 'lifecycle',
  MailRefused: 'lifecycle',
  ReviewDue: 'lifecycle',
  DecisionRecorded: 'lifecycle',
  OutcomeRecorded: 'lifecycle',
  DissenterAsked: 'lifecycle',
  DissenterAnswered: 'lifecycle',
  TurnLost: 'lifecycle',
  BudgetReached: 'lifecycle',
  GateReviewed: 'lifecycle',
  GatePassed: 'lifecycle',
};
export const groupOf = ({ type }: HistoryEvent): EventGroup => (isKnown(type) ? byType[type] : 'lifecycle');

const isKnown = (type: string): type is CaseEvent['type'] => Object.hasOwn(byType, type);

/** What an event is about, in a word: the seat, the evidence, the phase. */
export const aboutOf = ({ data }: HistoryEvent): string => {
  const found = ['evidenceId', 'seatId', 'cruxId', 'phase', 'round', 'outcome'].find(
    (key) => typeof data?.[key] === 'string',
  );
  return found ? String(data?.[found]) : '';
};

/** Whether an event has the text somewhere in it. */
export const holds = (event: HistoryEvent, text: string): boolean =>
  text === '' || `${event.type} ${JSON.stringify(event.data)}`.toLocaleLowerCase().includes(text.toLocaleLowerCase());
