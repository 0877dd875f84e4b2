import { ballot } from './ballot.ts';
import { matchWriteIns } from './matchWriteIns.ts';
import { blindBallotPhase } from './rules.ts';

/** Everything of this phase: its rules and the kinds of turn in it. */
export const blindBallotDeclaration = {
  rules: blindBallotPhase,
  turns: { ballot, match_write_ins: matchWriteIns },
} as const;
