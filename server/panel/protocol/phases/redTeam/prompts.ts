import { maxStories, minStories } from '../../state/quotas.ts';
import type { Prompt } from '../prompting/prompt.ts';
import { theCase, theEvidence, theFrame } from '../prompting/sections.ts';

export const objectPrompt: Prompt = {
  task: (m) =>
    `It is the end of the horizon, and option ${m.leader ?? ''} has failed. Tell how, in at least ${minStories} stories that differ in their cause, at most ${maxStories}. Each: story (at most 80 words), cause, earlySign (what would have shown first), when it showed, probability that it goes this way, mitigation, killsOption (true only if the story, should its evidence hold, rules the option out), evidenceIds. Attack where it would hurt, also by under-investment: what was lost by choosing too little.
rivalPlan: ${m.agreed ? 'the panel is of one mind, so somebody has to say what else could be done: in at most 120 words the strongest plan that does something else than this option, and when it would be the better one' : 'null'}.`,
  shows: [theCase, theFrame, theEvidence],
};
