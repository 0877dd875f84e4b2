import type { PromptContext } from '../common/promptContext.ts';
import type { Prompt } from './prompt.ts';
import { theCase, theEvidence, theFrame } from './sections.ts';

const vote = (
  m: PromptContext,
) => `Vote, alone and secret. Look through your lens first (${m.seat.lens}), then at the whole.
First scores: every option on every criterion, 0 (worst) to 100 (best for this decision-maker), one criterion at a time. Then ranges: for each option what it may be worth as a whole by the weighted criteria, 0–100: low, which it falls below one time in ten, and high, which it exceeds one time in ten. Then p: for each option the probability that it is the best choice for this decision-maker by these criteria; they sum to 1. Be calibrated: say 0.9 only if you would be wrong one time in ten.`;

export const ballotPrompt: Prompt = {
  task: (m) => `${vote(m)}
statement: your reasons to the room, at most 200 words, naming evidence ids where you lean on them. evidenceIds: what you relied on, only ids from the evidence list that are usable. topCrux: one yes/no proposition, checkable in principle, on which your choice turns most. cruxBelief: q = probability that it is true; ifTrue and ifFalse: your probabilities over the options in each case. changeMyMind: what would. uniqueEvidence: a fact that you think only you noticed, or null. writeIn: an option that is missing and better than all of these, or null. abstain only if you cannot judge at all.`,
  shows: [theCase, theFrame, theEvidence],
};

/** The same question, without what comes after the vote: of a control nothing else is read. */
export const controlPrompt: Prompt = {
  task: (m) => `${vote(m)}\nabstain only if you cannot judge at all.`,
  shows: ballotPrompt.shows,
};
