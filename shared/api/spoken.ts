import type { CaseEvent } from '../events/case.ts';

/** Keys of the partial utterances that this fact ends: it is what was being said, or says that it will not be said. */
export const endedBy = ({ type, data }: CaseEvent): readonly string[] => {
  switch (type) {
    case 'UtteranceMade':
      return [data.utteranceId];
    case 'ObjectionRaised':
      return [`objection/${data.objectionId}`];
    case 'RecommendationDrafted':
      return [`recommendation/${data.panel}`];
    case 'DissentFiled':
      return [`dissent/${data.dissentId}`];
    case 'ModelCallEnded':
    case 'TurnLost':
      return [data.step, `objection/${data.step}/1`, `dissent/${data.step}`];
    case 'AuditorInvited':
    case 'AuditorRemoved':
    case 'BallotSealed':
    case 'BallotsPooled':
    case 'BallotsRevealed':
    case 'BudgetReached':
    case 'CaseCancelled':
    case 'CaseErased':
    case 'CaseFailed':
    case 'CaseFramed':
    case 'CaseRetried':
    case 'CaseSubmitted':
    case 'ConsentRecorded':
    case 'CaseTriaged':
    case 'ClarificationAnswered':
    case 'ClarificationAsked':
    case 'ClarificationAssumed':
    case 'ConcurrenceFiled':
    case 'ControlBallotCast':
    case 'CruxChosen':
    case 'DecisionRecorded':
    case 'DissentReplied':
    case 'DissenterAnswered':
    case 'DissenterAsked':
    case 'DocumentAdded':
    case 'EvidenceFound':
    case 'EvidenceVerified':
    case 'FrameProposed':
    case 'GatePassed':
    case 'GateReviewed':
    case 'MailRefused':
    case 'ModelCallIntended':
    case 'OptionAdded':
    case 'OutcomeRecorded':
    case 'PanelSeated':
    case 'PanelsReconciled':
    case 'PhaseEntered':
    case 'PhaseSkipped':
    case 'ReportIssued':
    case 'ReportMailed':
    case 'FindingsReused':
    case 'RerunTaken':
    case 'ResearchEnded':
    case 'ResearchPlanned':
    case 'ReviewDue':
    case 'RunStarted':
    case 'WatchLinkClosed':
    case 'WatchLinkOpened':
      return [];
  }
};
