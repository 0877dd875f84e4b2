import { frameTask } from '../common/proposedFrame.ts';
import type { Prompt } from '../prompting/prompt.ts';
import { theCase, theNamed } from '../prompting/sections.ts';

export const framePrompt: Prompt = {
  task: (m) =>
    `Frame the decision. ${frameTask}${m.corrected === null ? '' : ' The owner corrected how the case is read: take over exactly the options and criteria given there, in their words, with "user" as the origin of each option that is not doing nothing.'}`,
  shows: [theCase, theNamed],
};
