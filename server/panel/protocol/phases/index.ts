import type { Phase } from '../../../../shared/events/phases.ts';
import type { PhaseRules } from '../state/panelContext.ts';
import type { TurnKind } from '../state/turn.ts';
import type { TurnRules } from './common/turnKind.ts';
import { triageDeclaration } from './triage/index.ts';
import { framingDeclaration } from './framing/index.ts';
import { researchDeclaration } from './research/index.ts';
import { blindBallotDeclaration } from './blindBallot/index.ts';
import { crossExaminationDeclaration } from './crossExamination/index.ts';
import { redTeamDeclaration } from './redTeam/index.ts';
import { revisedBallotDeclaration } from './revisedBallot/index.ts';
import { conclusionDeclaration } from './conclusion/index.ts';
import { reportDeclaration } from './report/index.ts';

/** All phases of a case. Leaving one out, or a kind of turn, fails the type check. */
const table = {
  triage: triageDeclaration,
  framing: framingDeclaration,
  research: researchDeclaration,
  blind_ballot: blindBallotDeclaration,
  cross_examination: crossExaminationDeclaration,
  red_team: redTeamDeclaration,
  revised_ballot: revisedBallotDeclaration,
  conclusion: conclusionDeclaration,
  report: reportDeclaration,
} as const satisfies Readonly<
  Record<Phase, { readonly rules: PhaseRules; readonly turns: Partial<Record<TurnKind, TurnRules>> }>
>;

export const phaseRules = (phase: Phase): PhaseRules => table[phase].rules;

/** What each kind of turn asks, shows and means. */
export const turnRules: Readonly<Record<TurnKind, TurnRules>> = {
  ...table.triage.turns,
  ...table.framing.turns,
  ...table.research.turns,
  ...table.blind_ballot.turns,
  ...table.cross_examination.turns,
  ...table.red_team.turns,
  ...table.revised_ballot.turns,
  ...table.conclusion.turns,
  ...table.report.turns,
};
