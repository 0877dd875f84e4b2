import { turnKind } from '../common/turnKind.ts';
import { poolOf } from '../../state/panelContext.ts';
import { chairPrompt } from './prompts.ts';
import { titlesOfDissents } from '../common/dissentTitles.ts';
import { scriptedChair } from '../scripting/draft.ts';
import { draftRules, drafted } from '../common/recommendation.ts';

/** docs/PROTOCOL.md §4.8: writes what the ballots decided. It cannot change the winner, and can only lower the strength, with a reason. */
export const chair = turnKind({
  prompt: chairPrompt,
  shows: {
    evidence: true,
    exchange: 'all',
    reasons: true,
    own: (context) => ({ pool: poolOf(context), dissents: titlesOfDissents(context) }),
  },
  scripted: scriptedChair,
  ...draftRules,
  facts: (context, turn, draft, extra) => [drafted(context, turn, draft, extra)],
});
