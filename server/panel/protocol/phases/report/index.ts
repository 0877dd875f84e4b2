import { followUp } from './followUp.ts';
import { redraft } from './redraft.ts';
import { review } from './review.ts';
import { reportPhase } from './rules.ts';

/** Everything of this phase: its rules and the kinds of turn in it. */
export const reportDeclaration = { rules: reportPhase, turns: { review, redraft, follow_up: followUp } } as const;
