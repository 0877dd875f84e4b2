import type { Debate, Entry, Seen } from './types.ts';

type Given = Partial<Omit<Entry, 'revision'>> & Pick<Entry, 'key' | 'kind' | 'text'>;

/** A line of the transcript, at its revision and stage. */
export const entry = (debate: Debate, event: Seen, given: Given): Entry => ({
  revision: event.revision,
  at: event.at,
  panel: 0,
  stage: debate.stage ?? 'triage',
  seatId: null,
  evidenceIds: [],
  optionId: null,
  cruxId: null,
  replyTo: [],
  concession: null,
  steelman: null,
  ballot: null,
  round: null,
  ...given,
});

/** Until triage names a case: its first line, at most 90 characters as people count them. */
export const titleFrom = (q1: string): string => {
  const line = q1.trim().split(/\r?\n/u, 1)[0] ?? '';
  const characters = Array.from(new Intl.Segmenter().segment(line.slice(0, 1000)), ({ segment }) => segment);
  return characters.length <= 90 ? line : `${characters.slice(0, 89).join('').trimEnd()}…`;
};
