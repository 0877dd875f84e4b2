import { frameTask, whatNames } from '../common/proposedFrame.ts';
import type { Prompt } from '../prompting/prompt.ts';
import { theCase, theNamed } from '../prompting/sections.ts';

export const triagePrompt: Prompt = {
  task: (m) => `Sort a case before a panel debates it. Read only; decide nothing.
Return: title (at most 12 words), language (BCP 47 tag of the language the case is written in, with its region where spelling, words or currency show it, as in en-GB or pt-BR), domain, stakes 1–5, reversibility (two_way: easily undone; one_way: not; mixed), deadline as the case states it or null, isDecision, policyFlags (only if answering would need refusing), lean (what the writer already leans to, or null) and leanSpans: the exact sentences, copied character for character, in which the writer says what he or she leans to, hopes for or wants to hear. Facts and options are not leaning.
named: ${m.framesToo ? 'empty: the frame has its own' : whatNames}
frame: ${m.framesToo ? `frame the decision too, as if its writer leaned to nothing. ${frameTask}` : 'null'}`,
  shows: [theCase, theNamed],
};

export const clarifyPrompt: Prompt = {
  task: (
    m,
  ) => `Find what is missing from this case that could change which option is best. Propose at most ${m.questionLimit} questions; fewer is better; none if no answer could change the choice.
For each: question (one thing, answerable by the owner from memory or a glance at the books), why it matters, assumption (what a careful adviser would assume if nobody answers), hardConstraint (true if the answer could rule an option out), chance (probability that the answer is yes, or the first of the two ways it can go), and how probable it is that the then best option is really best: bestIfYes, bestIfNo, bestNow (without the answer).
frame: how you read the decision, for its owner to see and correct, each entry in a few words. options: 2 to 6, every one that the case names in its own words, all that others found among them, and doing nothing. criteria: 4 to 7. deadline: as the case states it, or null. fixed: what the case says cannot be changed.`,
  shows: [theCase, theNamed],
};
