import { truncate, limits } from '../../text/limits.ts';
import { Review, seatFormIn } from '../common/forms/seatForm.ts';
import { turnKind } from '../common/turnKind.ts';
import { reviewPrompt } from './prompts.ts';
import { type PanelContext, poolOf } from '../../state/panelContext.ts';
import type { Doubt } from '../../text/numbers/numbersInDoubt.ts';
import { doubtsOf } from '../../gate/tracedNumbers.ts';
import { scriptedReview } from './scripted.ts';

/** The reviewer's part of the gate: what a reader would trip over. The rules' part is `gate.ts`. */
export const review = turnKind({
  prompt: reviewPrompt,
  shows: {
    evidence: true,
    exchange: 'all',
    reasons: true,
    own(context) {
      const { run } = context;
      return {
        pool: poolOf(context),
        draft: run.draft,
        dissents: run.dissents.map(({ optionId, decisiveArgument }) => ({ optionId, argument: decisiveArgument })),
        doubts: doubtsIn(context),
      };
    },
  },
  scripted: scriptedReview,
  ...seatFormIn('reviews'),
  schema: Review,
  search: false,
  speaks: null,
  facts(context, { panel, seatId }, { fixes, otherThings }, { at }) {
    const found = doubtsIn(context)
      .filter((_, i) => otherThings.includes(i + 1))
      .map(({ number, words, source }) => ({ number: number.text, words, source }));
    return [
      {
        type: 'GateReviewed',
        data: {
          panel,
          seatId,
          fixes: fixes.slice(0, 8).map((fix) => truncate(fix, limits.line)),
          ...(found.length > 0 ? { otherThings: found } : {}),
          at,
        },
      },
    ];
  },
});

const doubtsIn = (context: PanelContext): readonly Doubt[] =>
  context.run.draft ? doubtsOf(context, context.run.draft) : [];
