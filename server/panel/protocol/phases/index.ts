import type { PhaseRules } from '../phase.ts';
import type { Phase } from '../turn.ts';
import { ballot, control, revise } from './ballot.ts';
import { chair, redraft } from './chair.ts';
import { check } from './check.ts';
import { clarify } from './clarify.ts';
import { dissent, followUp, reply } from './dissent.ts';
import { answer, claim, delegate, examine } from './exchange.ts';
import { frame } from './frame.ts';
import { object } from './object.ts';
import { research } from './research.ts';
import { review } from './review.ts';
import { triage } from './triage.ts';
import { verify } from './verify.ts';

/** What each phase asks for and what its answers mean. Answers are parsed with `schema` before `facts` sees them. */
export const phaseRules: Readonly<Record<Phase, PhaseRules>> = {
  triage,
  clarify,
  frame,
  research,
  verify,
  ballot,
  claim,
  examine,
  check,
  answer,
  object,
  revise,
  control,
  delegate,
  chair,
  dissent,
  reply,
  review,
  redraft,
  follow_up: followUp,
};
