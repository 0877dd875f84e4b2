import { extract } from './extract.ts';
import { open } from './documents/open.ts';
import { read } from './documents/read.ts';
import { research } from './research.ts';
import { researchPhase } from './rules.ts';
import { searchMore } from './searchMore.ts';
import { verify } from './verify.ts';

/** Everything of this phase: its rules and the kinds of turn in it. */
export const researchDeclaration = {
  rules: researchPhase,
  turns: { research, extract, search_more: searchMore, read, open, verify },
} as const;
