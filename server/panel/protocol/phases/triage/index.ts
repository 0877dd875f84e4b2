import { clarify } from './clarify.ts';
import { triagePhase } from './rules.ts';
import { triage } from './triage.ts';

/** Everything of this phase: its rules and the kinds of turn in it. */
export const triageDeclaration = { rules: triagePhase, turns: { triage, clarify } } as const;
