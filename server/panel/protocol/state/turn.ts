import type { Phase } from '../../../../shared/events/phases.ts';

export const turnKinds = [
  'triage',
  'clarify',
  'frame',
  'match_frames',
  'research',
  'extract',
  'search_more',
  'read',
  'open',
  'verify',
  'ballot',
  'match_write_ins',
  'match_cruxes',
  'claim',
  'examine',
  'check',
  'answer',
  'object',
  'revise',
  'read_and_vote',
  'control',
  'delegate',
  'chair',
  'dissent',
  'reply',
  'forecast',
  'quantify',
  'review',
  'redraft',
  'follow_up',
] as const;
export type TurnKind = (typeof turnKinds)[number];

/** The kind of a turn by its step; undefined where that is none of ours. */
export const kindIn = (step: string): TurnKind | undefined => {
  // Asked of every call whenever one is to be paid: no list is made for it.
  const from = step.indexOf('/') + 1;
  const to = step.indexOf('/', from);
  return from === 0 ? undefined : known.get(step.slice(from, to < 0 ? undefined : to));
};
const known: ReadonlyMap<string, TurnKind> = new Map(turnKinds.map((kind) => [kind, kind]));

/** One seat's turn. `step` names it for ever: its attempts share it, its result is recorded once. */
export type Turn = {
  readonly step: string;
  readonly kind: TurnKind;
  readonly panel: number;
  readonly seatId: string;
  readonly phase: Phase;
  /** What it is about, when a seat may have several turns of a kind of turn: a crux, a dissent. */
  readonly subject: string | null;
};

export const turn = (
  phase: Phase,
  kind: TurnKind,
  panel: number,
  seatId: string,
  subject: string | null = null,
): Turn => ({
  step: [panel, kind, seatId, ...(subject === null ? [] : [subject])].join('/'),
  kind,
  panel,
  seatId,
  phase,
  subject,
});
