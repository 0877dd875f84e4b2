import type { Prompt } from './prompt.ts';
import { theDraft, thePool } from './result.ts';
import { theCase, theFrame, theLedger } from './sections.ts';

export const review: Prompt = {
  task: () =>
    `Read a recommendation before it goes out. List at most 6 things that must be fixed: a claim its evidence does not carry, a number from nowhere, a missing comparison with doing nothing, a plan that cannot start, a sentence that misleads. No matters of taste. An empty list is a good answer.`,
  shows: [theCase, theFrame, theLedger, thePool, theDraft],
};
