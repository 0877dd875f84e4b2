import type { Prompt } from './prompt.ts';
import { theExchange, theFrame, theLedger, theCrux } from './sections.ts';

export const examine: Prompt = {
  task: () => `Examine both sides of one crux, the proposition shown as crux.
You take no side. In at most 150 words: where do they really differ, which claim is not carried by its evidence, and one question to each by name that would settle most. evidenceIds: what you refer to.`,
  shows: [theCrux, theFrame, theLedger, theExchange],
};
