import type { CaseEvent, CaseEventOf } from '../events/case.ts';
import type { Concerning } from '../events/caseReaders.ts';

/** Keys of the partial utterances that this fact ends: it is what was being said, or says that it will not be said. */
export const endedBy = (event: CaseEvent): readonly string[] => (isEnding(event) ? keysOf(event) : []);

type Ending = CaseEventOf<Concerning<'utterance'>>;
/** The types alone come from the list of all events: pages need not fetch it. */
const endings: Readonly<Record<Ending['type'], true>> = {
  UtteranceMade: true,
  ObjectionRaised: true,
  RecommendationDrafted: true,
  DissentFiled: true,
  ModelCallEnded: true,
  TurnLost: true,
};
const isEnding = (event: CaseEvent): event is Ending => event.type in endings;

const keysOf = ({ type, data }: Ending): readonly string[] => {
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
  }
};
