import { research } from './research.ts';
import { researchPhase } from './rules.ts';
import { verify } from './verify.ts';

/** Everything of this phase: its rules and the kinds of turn in it. */
export const researchDeclaration = { rules: researchPhase, turns: { research, verify } } as const;
