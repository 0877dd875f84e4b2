import type { Prompt } from '../prompting/prompt.ts';
import { theDissent, theDraft, theFixes, thePool, theQuestion } from '../prompting/resultSections.ts';
import { ownBallot, theCase, theEvidence, theFrame, theObjections } from '../prompting/sections.ts';

export const reviewPrompt: Prompt = {
  task: () =>
    `Read a recommendation before it goes out. List at most 6 things that must be fixed: a claim its evidence does not carry, a number from nowhere, a missing comparison with doing nothing, a plan that cannot start, a sentence that misleads. No matters of taste. An empty list is a good answer.`,
  shows: [theCase, theFrame, theEvidence, thePool, theDraft],
};

export const redraftPrompt: Prompt = {
  task: (m) =>
    `Write your recommendation again with these faults mended, and nothing else changed. The rules are the same: optionId ${m.pool?.winner ?? ''}, strength at most ${m.pool?.strength ?? ''}, today is ${m.today}.`,
  shows: [theCase, theFrame, theEvidence, theObjections, thePool, theDraft, theFixes],
};

export const followUpPrompt: Prompt = {
  task: () =>
    `You wrote the dissent shown. The decision-maker asks you one question about it, shown as question. Answer it in at most 250 words, from the case and the ledger; say plainly what you do not know. You get no further turn.`,
  shows: [theCase, theFrame, theEvidence, ownBallot, theDissent, theQuestion],
};
