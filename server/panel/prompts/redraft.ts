import type { Prompt } from './prompt.ts';
import { theDraft, theFixes, thePool } from './result.ts';
import { theCase, theFrame, theLedger, theObjections } from './sections.ts';

export const redraft: Prompt = {
  task: (m) =>
    `Write your recommendation again with these faults mended, and nothing else changed. The rules are the same: optionId ${m.pool?.winner ?? ''}, strength at most ${m.pool?.strength ?? ''}, today is ${m.today}.`,
  shows: [theCase, theFrame, theLedger, theObjections, thePool, theDraft, theFixes],
};
