import { laterEvidenceId } from '../../evidence/evidenceList.ts';
import { turnKind } from '../common/turnKind.ts';
import { searchMorePrompt } from './prompts.ts';
import { gapsFor, roundOf } from './rounds.ts';
import { scriptedResearch } from './scripted.ts';
import { Findings, itemsFrom, pagesOf, researched } from './webItems.ts';

const mostItems = 4;

/** A researcher searches again, for what those of its provider missed in the pages that they read. */
export const searchMore = turnKind({
  prompt: searchMorePrompt,
  shows: {
    evidence: true,
    own: (context, turn) => ({ queries: gapsFor(context, turn.seatId, roundOf(turn) - 1) }),
  },
  scripted: scriptedResearch,
  schema: Findings,
  search: true,
  speaks: null,
  facts(context, turn, { items, nothingFound }, { at, found }) {
    const round = roundOf(turn);
    const idOf = (place: number) => laterEvidenceId(context, turn.seatId, 'search', round, place);
    const kept = itemsFrom(context, turn, items, mostItems, idOf, { found, at });
    return researched(turn, kept, items.length, nothingFound, { round, ...pagesOf(found), at });
  },
});
