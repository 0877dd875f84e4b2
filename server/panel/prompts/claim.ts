import type { Prompt } from './prompt.ts';
import { ownBallot, theCase, theFrame, theLedger, theCrux } from './sections.ts';

export const claim: Prompt = {
  task: (m) => `Speak to one crux, the proposition shown as crux.
You argue that it is ${m.crux?.side === 'against' ? 'false' : 'true'}. Nobody has spoken before you; do not refer to what an opponent said. text: your case in at most 180 words, from evidence, with ids. evidenceIds: the ids you use. concession: the point you must give the other side, one sentence. steelman: the best argument against you, better than its friends would put it, at most 60 words.`,
  shows: [theCrux, theCase, theFrame, theLedger, ownBallot],
};
