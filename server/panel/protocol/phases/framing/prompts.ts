import { frameTask } from '../common/proposedFrame.ts';
import type { Prompt } from '../prompting/prompt.ts';
import { theCase } from '../prompting/sections.ts';

export const framePrompt: Prompt = {
  task: () => `Frame the decision. ${frameTask}`,
  shows: [theCase],
};
