import type { HistoryEvent } from '../../shared/api/cases/history.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import { phases } from '../../shared/events/phases.ts';
import type { Words } from '../words/words.svelte.ts';

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

/** What a type is called; its own name where this client is older than the event. */
export const typeName = (t: Words['t'], type: string): string => (isKnown(type) ? t(`event.${type}`) : type);

/** What an event is about, in a word: the evidence, the seat, the crux, the phase, the round. */
export const aboutOf = (t: Words['t'], { data }: HistoryEvent): string => {
  const code = ['evidenceId', 'seatId', 'cruxId'].map((key) => data?.[key]).find((one) => typeof one === 'string');
  if (typeof code === 'string') return code;
  const phase = phases.find((one) => one === data?.['phase']);
  if (phase) return t(`case.phase.${phase}`);
  const round = roundsInWords.find((one) => one === data?.['round']);
  return round ? t(`case.round.${round}`) : '';
};
const roundsInWords = ['blind', 'revised', 'deep'] as const;

/** Whether an event has the text somewhere in it or in its name. */
export const holds = (t: Words['t'], event: HistoryEvent, text: string): boolean =>
  text === '' ||
  `${typeName(t, event.type)} ${event.type} ${JSON.stringify(event.data)}`
    .toLocaleLowerCase()
    .includes(text.toLocaleLowerCase());
