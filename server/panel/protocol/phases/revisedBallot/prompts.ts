import type { Prompt } from '../prompting/prompt.ts';
import {
  ownBallot,
  theCase,
  theEvidence,
  theExchange,
  theFrame,
  theObjections,
  theReasons,
} from '../prompting/sections.ts';

export const revisePrompt: Prompt = {
  task: () => `Vote again, alone and secret, after the exchange. Your own earlier ballot is shown; of the others' you read reasons they gave for each option, without names and not how many hold them. Weigh a reason by what it says. Staying where you were is as good as moving. Move only for a reason you can name, and name it in change: none, new_evidence (with the ids), flaw_in_own_claim (which), recalculated. That others sound sure is not a reason.
All fields as in the first ballot.`,
  shows: [theCase, theFrame, theEvidence, theReasons, theExchange, theObjections, ownBallot],
};
