import { readId } from '../../evidence/documentTurns.ts';
import { contextWith } from '../../state/contextWith.ts';
import { Revision } from '../common/forms/seatForm.ts';
import { turnKind } from '../common/turnKind.ts';
import { Drawn, mostItems } from '../research/documents/documentItems.ts';
import { opensItsPart, partShown, readFacts } from '../research/documents/read.ts';
import { scriptedOpen } from '../research/scripted.ts';
import { scriptedRevise } from '../scripting/ballots.ts';
import { readAndVotePrompt } from './prompts.ts';
import { castAgain, ownDissent, shownToVoters } from './revise.ts';

/**
 * A seat reads the document with which a case is asked again, for all seats, and votes in the same answer: a call less than where
 * one that does not vote reads it (docs/decisions/0197). What it drew is looked up before its ballot is held against the evidence.
 */
export const readAndVote = turnKind({
  prompt: readAndVotePrompt,
  shows: {
    ...shownToVoters,
    own: (context, turn, pages) => ({
      ...ownDissent(context, turn),
      document: partShown(context, turn, pages),
      itemIds: Array.from({ length: mostItems }, (_, place) => readId(context, turn, place)),
    }),
  },
  ...opensItsPart,
  scripted: (m, random, say) => ({ ...scriptedOpen(m, random, say), ballot: scriptedRevise(m, random, say) }),
  schema: Drawn.extend({ ballot: Revision }),
  search: false,
  speaks: null,
  facts(context, turn, { ballot, ...drawn }, extra) {
    const read = readFacts(context, turn, { ...drawn, asks: [] }, extra);
    return [...read, castAgain(contextWith(context, read), turn, ballot, extra)];
  },
});
