import type { Prompt } from './prompt.ts';
import { ownBallot, theCase, theFrame, theLedger } from './sections.ts';

export const dissent: Prompt = {
  task: (m) =>
    `You held option ${m.optionId ?? ''} when you voted blind, and the panel goes another way. Write your dissent; it will be printed as it is. text: at most 250 words, to the decision-maker: why the panel is wrong, what it overlooks. decisiveArgument: one sentence. evidenceIds. conditions: under which conditions you are right. watch: what to watch to find out soon.`,
  shows: [theCase, theFrame, theLedger, ownBallot],
};
