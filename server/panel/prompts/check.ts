import type { Prompt } from './prompt.ts';
import { lookups, theCheck } from './result.ts';
import { theCrux, theExchange } from './sections.ts';

export const check: Prompt = {
  task: () => `An examiner wants one piece of evidence looked at again, on the proposition shown as crux. You see the claim, the quote and what its source says around it.
text: answer the examiner's question in at most 80 words, from what the source says and nothing else; if it does not say, say so. verdict: whether the source supports the claim as worded: supported, contradicted, or unclear. You take no side.`,
  shows: [theCrux, theExchange, lookups, theCheck],
};
