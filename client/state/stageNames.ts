import type { Stage } from '../../shared/events/casePanel.ts';

/** The stages in the order in which a case goes through them. */
export const stageOrder: readonly Stage[] = [
  'triage',
  'framing',
  'research',
  'blind_ballot',
  'cross_examination',
  'revised_ballot',
  'red_team',
  'conclusion',
  'report',
];
