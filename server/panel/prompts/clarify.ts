import type { Prompt } from './prompt.ts';
import { theCase } from './sections.ts';

export const clarify: Prompt = {
  task: (
    m,
  ) => `Find what is missing from this case that could change which option is best. Propose at most ${m.questionLimit} questions; fewer is better; none if no answer could change the choice.
For each: question (one thing, answerable by the owner from memory or a glance at the books), why it matters, assumption (what a careful adviser would assume if nobody answers), hardConstraint (true if the answer could rule an option out), chance (probability that the answer is yes, or the first of the two ways it can go), and how probable it is that the then best option is really best: bestIfYes, bestIfNo, bestNow (without the answer).`,
  shows: [theCase],
};
