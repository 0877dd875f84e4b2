/**
 * The phases of a case in the order in which it goes through them (docs/decisions/0050): lists, rails and marks all follow this
 * one. In a file of its own, so that a page may read it without the schemas.
 */
export const phases = [
  'triage',
  'framing',
  'research',
  'blind_ballot',
  'cross_examination',
  'red_team',
  'revised_ballot',
  'conclusion',
  'report',
] as const;
export type Phase = (typeof phases)[number];
