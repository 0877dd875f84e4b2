import { check } from './check.ts';
import { claim, delegate, examine, answer } from './exchange.ts';
import { matchCruxes } from './matchCruxes.ts';
import { crossExaminationPhase } from './rules.ts';

/** Everything of this phase: its rules and the kinds of turn in it. */
export const crossExaminationDeclaration = {
  rules: crossExaminationPhase,
  turns: { match_cruxes: matchCruxes, claim, examine, check, answer, delegate },
} as const;
