import type { Prompt } from './prompt.ts';
import { ownBallot, theExchange, theFrame, theLedger, theCrux } from './sections.ts';

export const answer: Prompt = {
  task: () => `Answer the examiner's question to you, in at most 120 words, on the proposition shown as crux.
If the question shows a flaw in your claim, say so plainly. evidenceIds, concession and steelman as before; null if nothing new.`,
  shows: [theCrux, theFrame, theLedger, theExchange, ownBallot],
};
