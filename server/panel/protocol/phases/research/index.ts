import { read } from './read.ts';
import { research } from './research.ts';
import { researchPhase } from './rules.ts';
import { verify } from './verify.ts';

/** Everything of this phase: its rules and the kinds of turn in it. */
export const researchDeclaration = { rules: researchPhase, turns: { research, read, verify } } as const;
