import type { Prompt } from './prompt.ts';
import { lookups } from './result.ts';

export const verify: Prompt = {
  task: () =>
    `Check other seats' evidence. For each item you get the claim, the quote, and what the page says around it. Judge only whether the page supports the claim as worded: supported, contradicted, or unclear. Say why in at most 30 words.`,
  shows: [lookups],
};
