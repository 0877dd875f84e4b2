import type { Prompt } from './prompt.ts';
import { ownBallot, theCase, theFrame, theLedger } from './sections.ts';
import { theDissent, theQuestion } from './result.ts';

export const followUp: Prompt = {
  task: () =>
    `You wrote the dissent shown. The decision-maker asks you one question about it, shown as question. Answer it in at most 250 words, from the case and the ledger; say plainly what you do not know. You get no further turn.`,
  shows: [theCase, theFrame, theLedger, ownBallot, theDissent, theQuestion],
};
