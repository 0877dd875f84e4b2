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
    default:
      return [];
  }
};
