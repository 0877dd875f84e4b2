import type { Prompt } from './prompt.ts';
import { ownBallot, theCase, theExchange, theFrame, theLedger } from './sections.ts';

export const delegate: Prompt = {
  task: () =>
    `You speak for your panel to two others that worked on the same case apart from you. You see their cruxes and evidence, not their votes. In at most 180 words: what your panel saw that the others may have missed, and what of theirs changes or does not change your view. evidenceIds, concession, steelman.`,
  shows: [theCase, theFrame, theLedger, theExchange, ownBallot],
};
