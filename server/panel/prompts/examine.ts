import type { Prompt } from './prompt.ts';
import { theExchange, theFrame, theLedger, theCrux } from './sections.ts';

export const examine: Prompt = {
  task: () => `Examine both sides of one crux, the proposition shown as crux.
You take no side. In at most 150 words: where do they really differ, which claim is not carried by its evidence, and one question to each by name that would settle most. evidenceIds: what you refer to. check: one usable item of the ledger that should be looked up again because much hangs on it and it may not say what is claimed, with your question about it; null if none. A verifier will look and answer to the room.`,
  shows: [theCrux, theFrame, theLedger, theExchange],
};
