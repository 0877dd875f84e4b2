import type { Stage } from '../../../shared/events/casePanel.ts';

export const phases = [
  'triage',
  'clarify',
  'frame',
  'research',
  'verify',
  'ballot',
  'claim',
  'examine',
  'check',
  'answer',
  'object',
  'revise',
  'control',
  'delegate',
  'chair',
  'dissent',
  'reply',
  'review',
  'redraft',
  'follow_up',
] as const;
export type Phase = (typeof phases)[number];

/** One seat's turn. `step` names it for ever: its attempts share it, its result is recorded once. */
export type Turn = {
  readonly step: string;
  readonly phase: Phase;
  readonly panel: number;
  readonly seatId: string;
  readonly stage: Stage;
  /** What it is about, when a seat may have several turns of a phase: a crux, a dissent. */
  readonly subject: string | null;
};

export const turn = (
  stage: Stage,
  phase: Phase,
  panel: number,
  seatId: string,
  subject: string | null = null,
): Turn => ({
  step: [panel, phase, seatId, ...(subject === null ? [] : [subject])].join('/'),
  phase,
  panel,
  seatId,
  stage,
  subject,
});
