import { phaseRules } from '../protocol/phases/index.ts';
import type { Turn } from '../protocol/turn.ts';
import type { Due } from '../protocol/turns.ts';
import type { Run } from './run.ts';
import { spokenWords } from './spoken.ts';

/** Viewers hear the one field that is meant for ears, of first attempts alone. */
export const whispering = ({ needs, caseId }: Run, turn: Due): ((delta: string) => void) => {
  const field = phaseRules[turn.phase].speaks;
  if (field === null || turn.hedge) return () => undefined;
  const listen = spokenWords(field);
  let offset = 0;
  return (delta) => {
    const text = listen(delta);
    if (text === '') return;
    needs.whisper(caseId, { panel: turn.panel, seatId: turn.seatId, key: entryKey(turn), offset, text });
    offset += text.length;
  };
};

/** Key of the transcript entry that will stand where the whisper was. */
export const entryKey = ({ phase, step, panel }: Turn): string => {
  if (phase === 'dissent') return `dissent/${step}`;
  if (phase === 'object') return `objection/${step}/1`;
  if (phase === 'chair' || phase === 'redraft') return `recommendation/${panel}`;
  return step;
};
