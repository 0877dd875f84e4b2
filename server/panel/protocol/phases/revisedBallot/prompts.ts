import type { Prompt } from '../prompting/prompt.ts';
import { theDissent } from '../prompting/resultSections.ts';
import { drawn } from '../research/prompts.ts';
import {
  ownBallot,
  theCase,
  theDocument,
  theEvidence,
  theExchange,
  theFrame,
  theObjections,
  theOutline,
  theReasons,
} from '../prompting/sections.ts';

export const revisePrompt: Prompt = {
  task: (
    m,
  ) => `Vote again, alone and secret, after the exchange. Your own earlier ballot is shown; of the others' you read reasons they gave for each option, without names and not how many hold them. Weigh a reason by what it says. Staying where you were is as good as moving. Move only for a reason you can name, and name it in change: none, new_evidence (with the ids), flaw_in_own_claim (which), recalculated. That others sound sure is not a reason.
All fields as in the first ballot, but cruxBelief and writeIn null, and topCrux and changeMyMind empty where they stay as they were.${m.dissent === null ? '' : ' Before the change you wrote the dissent that is shown. If change is none, it is printed again as it stands; where it would have to say anything else now, name another kind of change, though your choice is the same.'}`,
  shows: [theCase, theFrame, theEvidence, theReasons, theExchange, theObjections, ownBallot, theDissent],
};

export const readAndVotePrompt: Prompt = {
  task: (m) => `A document was added; you read a part of it for all seats, and vote after it in the same answer.
First draw from this part what bears on the options. ${drawn}
Your items get the ids ${m.itemIds.join(', ')}, in the order in which you give them: in ballot you may cite those whose quote stands there, as any of the evidence list. Of a long document an outline says what stands elsewhere.
Then ballot. ${revisePrompt.task(m)}`,
  shows: [...revisePrompt.shows, theDocument, theOutline],
};
