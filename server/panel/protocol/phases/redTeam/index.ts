import { object } from './object.ts';
import { redTeamPhase } from './rules.ts';

/** Everything of this phase: its rules and the kinds of turn in it. */
export const redTeamDeclaration = { rules: redTeamPhase, turns: { object } } as const;
