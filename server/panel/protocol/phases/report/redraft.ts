import { turnKind } from '../common/turnKind.ts';
import { poolOf } from '../../state/panelContext.ts';
import { redraftPrompt } from './prompts.ts';
import { draftHolding } from '../conclusion/draftHolding.ts';
import { titlesOfDissents } from '../common/dissentTitles.ts';
import { fixesFor } from './rules.ts';
import { scriptedChair } from '../scripting/draft.ts';
import { draftRules, drafted } from '../common/recommendation.ts';

/** docs/PROTOCOL.md §4.9: the same once more, with the fixes the gate asked for. */
export const redraft = turnKind({
  prompt: redraftPrompt,
  shows: {
    evidence: true,
    exchange: 'all',
    reasons: true,
    own: (context) => ({
      pool: poolOf(context),
      dissents: titlesOfDissents(context),
      draft: context.run.draft,
      fixes: fixesFor(context),
    }),
  },
  scripted: scriptedChair,
  ...draftRules,
  facts: (context, turn, draft, extra) => [drafted(context, turn, draft, extra)],
  holding: (context, turn, answer, extra) => [drafted(context, turn, draftHolding(context, answer), extra)],
});
