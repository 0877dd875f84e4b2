import { chair } from './chair.ts';
import { dissent, reply } from './dissent.ts';
import { forecast } from './forecast.ts';
import { quantify } from './quantify.ts';
import { conclusionPhase } from './rules.ts';

/** Everything of this phase: its rules and the kinds of turn in it. */
export const conclusionDeclaration = {
  rules: conclusionPhase,
  turns: { chair, dissent, reply, forecast, quantify },
} as const;
