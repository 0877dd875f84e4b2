import { extract } from './extract.ts';
import { read } from './read.ts';
import { research } from './research.ts';
import { researchPhase } from './rules.ts';
import { searchMore } from './searchMore.ts';
import { verify } from './verify.ts';

/** Everything of this phase: its rules and the kinds of turn in it. */
export const researchDeclaration = {
  rules: researchPhase,
  turns: { research, extract, search_more: searchMore, read, verify },
} as const;
