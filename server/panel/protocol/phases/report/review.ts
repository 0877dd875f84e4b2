import { truncate, limits } from '../../text/limits.ts';
import { Review, seatFormIn } from '../common/forms/seatForm.ts';
import { turnKind } from '../common/turnKind.ts';
import { reviewPrompt } from './prompts.ts';
import { poolOf } from '../../state/panelContext.ts';
import { scriptedReview } from './scripted.ts';

/** The reviewer's part of the gate: what a reader would trip over. The rules' part is `gate.ts`. */
export const review = turnKind({
  prompt: reviewPrompt,
  shows: {
    evidence: true,
    exchange: 'all',
    own: ({ run }) => ({
      pool: poolOf({ run }),
      draft: run.draft,
      dissents: run.dissents.map(({ optionId, decisiveArgument }) => ({ optionId, argument: decisiveArgument })),
    }),
  },
  scripted: scriptedReview,
  ...seatFormIn('reviews'),
  schema: Review,
  search: false,
  speaks: null,
  facts: (_context, { panel, seatId }, { fixes }, { at }) => [
    {
      type: 'GateReviewed',
      data: { panel, seatId, fixes: fixes.slice(0, 8).map((fix) => truncate(fix, limits.line)), at },
    },
  ],
});
