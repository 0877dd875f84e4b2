import type { CaseEvent } from '../../events/case.ts';
import type { Phase } from '../../events/phases.ts';
import type { SeenData } from '../redaction/seen.ts';
import { leaderOf } from './leader.ts';
import type { Entry, Seen } from './types.ts';

/**
 * What an event adds to the transcript. Beside the event itself only the phase it happened in is asked for, so that the
 * lines of any stretch of a history can be told without folding what lies before it.
 */
export const linesOf = (event: Seen, phase: Phase | null): readonly Entry[] => {
  const speak = speakers[event.type] as ((data: never, event: Seen) => readonly Line[]) | undefined;
  if (!speak || !event.data) return [];
  const { revision, at } = event;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each speaker takes the data of its own type
  return speak(event.data as never, event).map((line) => ({
    ...silent,
    revision,
    at,
    phase: phase ?? 'triage',
    ...line,
  }));
};

type Line = Partial<Omit<Entry, 'revision'>> & Pick<Entry, 'key' | 'kind' | 'text'>;
type Speakers = {
  readonly [T in CaseEvent['type']]: (data: SeenData<T>, event: Seen) => readonly Line[];
};

const silent: Omit<Entry, 'key' | 'kind' | 'text' | 'revision' | 'at' | 'phase'> = {
  panel: 0,
  seatId: null,
  skipped: null,
  evidenceIds: [],
  optionId: null,
  cruxId: null,
  replyTo: [],
  concession: null,
  steelman: null,
  ballot: null,
  round: null,
};

const none = (): readonly Line[] => [];

const speakers: Speakers = {
  ClarificationAsked: ({ questions }) =>
    questions.map(({ questionId, text }) => ({ key: `asked/${questionId}`, kind: 'asked', text })),
  ClarificationAnswered: ({ answers }, { revision }) =>
    answers.map(({ text }, i) => ({ key: `answered/${revision}/${i}`, kind: 'answered', text: text ?? '' })),
  ClarificationAssumed: ({ assumptions }) =>
    assumptions.map(({ questionId, text }) => ({ key: `assumed/${questionId}`, kind: 'notice', text })),
  PhaseSkipped: ({ panel, phase, reason }) => [
    { key: `skipped/${panel}/${phase}`, kind: 'notice', panel, phase, text: '', skipped: reason },
  ],
  CaseFramed: ({ panel, frame }, { revision }) => [
    { key: `framed/${panel}/${revision}`, kind: 'framed', panel, text: frame.question },
  ],
  BallotsRevealed: ({ panel, round, ballots }) =>
    ballots.map(({ seatId, ballot }) => ({
      key: `ballot/${panel}/${round}/${seatId}`,
      kind: 'ballot',
      panel,
      seatId,
      text: ballot.statement,
      evidenceIds: ballot.evidenceIds,
      optionId: leaderOf(ballot.p),
      ballot,
      round,
    })),
  CruxChosen: ({ panel, cruxId, proposition }) => [
    { key: `crux/${cruxId}`, kind: 'crux', panel, cruxId, text: proposition },
  ],
  UtteranceMade: ({ utteranceId, at: _at, ...said }) => [{ key: utteranceId, ...said }],
  ObjectionRaised: ({ objectionId, panel, seatId, story, optionId, evidenceIds }) => [
    { key: `objection/${objectionId}`, kind: 'objection', panel, seatId, text: story, optionId, evidenceIds },
  ],
  RecommendationDrafted: ({ panel, seatId, headline, optionId }, { revision }) => [
    {
      key: `recommendation/${panel}/${revision}`,
      kind: 'recommendation',
      panel,
      seatId,
      text: headline,
      optionId,
    },
  ],
  DissentFiled: ({ dissentId, panel, seatId, text, optionId, evidenceIds }) => [
    { key: `dissent/${dissentId}`, kind: 'dissent', panel, seatId, text, optionId, evidenceIds },
  ],
  ConcurrenceFiled: ({ panel, seatId, text }) => [
    { key: `concurrence/${panel}/${seatId}`, kind: 'concurrence', panel, seatId, text },
  ],
  CaseSubmitted: none,
  DocumentAdded: none,
  WatchLinkOpened: none,
  ReportLinkOpened: none,
  ReportLinkClosed: none,
  WatchLinkClosed: none,
  AuditorInvited: none,
  AuditorRemoved: none,
  CaseRenamed: none,
  CaseArchived: none,
  CaseRestored: none,
  CaseCancelled: none,
  CaseErased: none,
  CaseFailed: none,
  CaseRetried: none,
  RerunTaken: none,
  FindingsReused: none,
  ReportIssued: none,
  ReportMailed: none,
  MailRefused: none,
  ReviewDue: none,
  DecisionRecorded: none,
  OutcomeRecorded: none,
  DissenterAsked: none,
  DissenterAnswered: none,
  ConsentRecorded: none,
  CaseTriaged: none,
  RunStarted: none,
  FrameShown: none,
  FrameCorrected: none,
  PanelSeated: none,
  PhaseEntered: none,
  FrameProposed: none,
  TextsGrouped: none,
  ResearchPlanned: none,
  EvidenceFound: none,
  EvidenceVerified: none,
  DocumentRead: none,
  ResearchEnded: none,
  ModelCallIntended: none,
  ModelCallEnded: none,
  TurnLost: none,
  BudgetReached: none,
  BallotSealed: none,
  ControlBallotCast: none,
  OptionAdded: none,
  BallotsPooled: none,
  DissentReplied: none,
  PanelsReconciled: none,
  ForecastMade: none,
  ForecastsPooled: none,
  DecisionModelMade: none,
  GateReviewed: none,
  GatePassed: none,
};
