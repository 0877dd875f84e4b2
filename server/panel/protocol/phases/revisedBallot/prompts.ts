import type { Prompt } from '../prompting/prompt.ts';
import { ownBallot, theCase, theEvidence, theExchange, theFrame, theObjections } from '../prompting/sections.ts';

export const revisePrompt: Prompt = {
  task: () => `Vote again, alone and secret, after the exchange. Your own earlier ballot is shown; the others' are not, and there is no tally. Staying where you were is as good as moving. Move only for a reason you can name, and name it in change: none, new_evidence (with the ids), flaw_in_own_claim (which), recalculated. That others sound sure is not a reason.
All fields as in the first ballot.`,
  shows: [theCase, theFrame, theEvidence, theExchange, theObjections, ownBallot],
};
