import type { CaseEvent } from '../../../../../shared/events/case.ts';
import { fieldOf } from '../../../../../shared/kernel/thrown.ts';
import { readId } from '../../evidence/documentTurns.ts';
import { contextWith } from '../../state/contextWith.ts';
import type { PanelContext } from '../../state/panelContext.ts';
import { type Turn, turn } from '../../state/turn.ts';
import { lose } from '../../state/turnStatus.ts';
import { fieldsThatHold } from '../common/answerFields.ts';
import { Revision } from '../common/forms/seatForm.ts';
import { type Extra, Invalid, turnKind, whereItHolds } from '../common/turnKind.ts';
import { Drawn, mostItems } from '../research/documents/documentItems.ts';
import { opensItsPart, partShown, readFacts } from '../research/documents/read.ts';
import { scriptedOpen } from '../research/scripted.ts';
import { scriptedRevise } from '../scripting/ballots.ts';
import { readAndVotePrompt } from './prompts.ts';
import { castAgain, ownDissent, shownToVoters } from './revise.ts';
import { whatHolds } from './whatHolds.ts';

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
  holding(context, turn, answer, extra) {
    const { items, nothingFound = null } = fieldsThatHold(Drawn, answer);
    if (!items) throw new Invalid('items: expected what was drawn from the document, found none');
    const read = readFacts(context, turn, { items, nothingFound, asks: [] }, extra);
    return [...read, ...voteHolding(contextWith(context, read), turn, fieldOf(answer, 'ballot'), extra)];
  },
});

/** The document is read though no vote can be read beside it: then the seat's turn to vote is lost, as where another answer does not hold. */
const voteHolding = (context: PanelContext, one: Turn, ballot: unknown, extra: Extra): CaseEvent[] =>
  whereItHolds(
    () => [castAgain(context, one, whatHolds(context, one, ballot), extra)],
    () => [lose(turn(one.phase, 'revise', one.panel, one.seatId), { code: 'invalid_answer' }, extra.at)],
  );
