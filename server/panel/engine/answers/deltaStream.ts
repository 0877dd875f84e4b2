import { turnRules } from '../../protocol/phases/index.ts';
import type { Due } from '../../protocol/state/turnStatus.ts';
import type { Run } from '../run.ts';
import { spokenWords } from './spokenField.ts';

/** Publishes the one field of an answer that viewers read while it is being written; of first attempts alone. */
export const deltaStream = ({ needs, caseId }: Run, turn: Due): ((delta: string) => void) => {
  const { speaks: field, transcriptKey = ({ step }) => step } = turnRules[turn.kind];
  if (field === null || turn.hedge) return () => undefined;
  const listen = spokenWords(field);
  let offset = 0;
  return (delta) => {
    const text = listen(delta);
    if (text === '') return;
    needs.publishDelta(caseId, { panel: turn.panel, seatId: turn.seatId, key: transcriptKey(turn), offset, text });
    offset += text.length;
  };
};
