import type { Prompt } from '../prompting/prompt.ts';
import { lookups, theCheck } from '../prompting/resultSections.ts';
import { ownBallot, theCase, theCrux, theEvidence, theExchange, theFrame } from '../prompting/sections.ts';

export const claimPrompt: Prompt = {
  task: (m) => `Speak to one crux, the proposition shown as crux.
You argue that it is ${m.crux?.side === 'against' ? 'false' : 'true'}. Nobody has spoken before you; do not refer to what an opponent said. text: your case in at most 180 words, from evidence, with ids. evidenceIds: the ids you use. concession: the point you must give the other side, one sentence. steelman: the best argument against you, better than its friends would put it, at most 60 words.`,
  shows: [theCrux, theCase, theFrame, theEvidence, ownBallot],
};

export const examinePrompt: Prompt = {
  task: () => `Examine both sides of one crux, the proposition shown as crux.
You take no side. In at most 150 words: where do they really differ, which claim is not carried by its evidence, and one question to each by name that would settle most. evidenceIds: what you refer to. check: one usable item of the evidence list that should be looked up again because much hangs on it and it may not say what is claimed, with your question about it; null if none. A verifier will look and answer to the room.`,
  shows: [theCrux, theCase, theFrame, theEvidence, theExchange],
};

export const checkPrompt: Prompt = {
  task: () => `An examiner wants one piece of evidence looked at again, on the proposition shown as crux. You see the claim, the quote and what its source says around it.
text: answer the examiner's question in at most 80 words, from what the source says and nothing else; if it does not say, say so. verdict: whether the source supports the claim as worded: supported, contradicted, or unclear. You take no side.`,
  shows: [theCrux, theExchange, lookups, theCheck],
};

export const answerPrompt: Prompt = {
  task: () => `Answer the examiner's question to you, in at most 120 words, on the proposition shown as crux.
If the question shows a flaw in your claim, say so plainly. evidenceIds, concession and steelman as before; null if nothing new.`,
  shows: [theCrux, theCase, theFrame, theEvidence, theExchange, ownBallot],
};

export const delegatePrompt: Prompt = {
  task: () =>
    `You speak for your panel to two others that worked on the same case apart from you. You see their cruxes and evidence, not their votes. In at most 180 words: what your panel saw that the others may have missed, and what of theirs changes or does not change your view. evidenceIds, concession, steelman.`,
  shows: [theCase, theFrame, theEvidence, theExchange, ownBallot],
};
