import { revise, control } from './revise.ts';
import { readAndVote } from './readAndVote.ts';
import { revisedBallotPhase } from './rules.ts';

/** Everything of this phase: its rules and the kinds of turn in it. */
export const revisedBallotDeclaration = {
  rules: revisedBallotPhase,
  turns: { revise, control, read_and_vote: readAndVote },
} as const;
