import type { Prompt } from '../prompting/prompt.ts';
import { theCase } from '../prompting/sections.ts';

export const framePrompt: Prompt = {
  task: () => `Frame the decision. statement: at most 120 words, spoken to the room, on what is really being decided and why you cut it this way.
question: one sentence. options: 3 to 6 that exclude each other; origin "user" if the case names it (every one that it lists, under the words of the case), "status_quo" for doing nothing or waiting (always include it), "panel" for one that the case does not name and somebody clever would (always include one). Give options neutral titles of similar length. criteria: 4 to 7, each with why, a weight (they sum to 1) and whether more or less of it is better. constraints and assumptions: only what the case supports. horizon: over what time it is judged. successMetric: the one figure to look at then.`,
  shows: [theCase],
};
