import { revise, control } from './revise.ts';
import { revisedBallotPhase } from './rules.ts';

/** Everything of this phase: its rules and the kinds of turn in it. */
export const revisedBallotDeclaration = { rules: revisedBallotPhase, turns: { revise, control } } as const;
