import type { Prompt } from './prompt.ts';
import { theDissent } from './result.ts';
import { ownBallot, theFrame, theLedger } from './sections.ts';

export const reply: Prompt = {
  task: () =>
    `Reply to one dissent for the majority, in at most 100 words: meet its strongest point, concede what is true, say why the choice stands all the same.`,
  shows: [theFrame, theLedger, theDissent, ownBallot],
};
