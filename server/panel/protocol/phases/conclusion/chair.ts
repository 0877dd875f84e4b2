import { fieldOf } from '../../../../../shared/kernel/thrown.ts';
import { frameOf, languageOf, type PanelContext, poolOf } from '../../state/panelContext.ts';
import { dayNamed } from '../../text/numbers/dates/dayNamed.ts';
import { titlesOfDissents } from '../common/dissentTitles.ts';
import type { AlsoAsked } from '../common/promptContext.ts';
import { draftRules, drafted } from '../common/recommendation.ts';
import { turnKind, whereItHolds } from '../common/turnKind.ts';
import { askedOfChair } from './concludingCalls.ts';
import { draftHolding } from './draftHolding.ts';
import { forecast } from './forecast.ts';
import { chairPrompt } from './prompts.ts';
import { quantify } from './quantify.ts';
import { scriptedConclusion } from './scripted.ts';

/** docs/PROTOCOL.md §4.8: writes what the ballots decided. It cannot change the winner, and can only lower the strength, with a reason. */
export const chair = turnKind({
  prompt: chairPrompt,
  shows: {
    evidence: true,
    exchange: 'all',
    reasons: true,
    own: (context) => ({
      pool: poolOf(context),
      dissents: titlesOfDissents(context),
      alsoAsked: alsoAsked(context),
      forecastBy: dayNamed(frameOf(context).successMetric, languageOf(context), context.at),
    }),
  },
  scripted: scriptedConclusion,
  ...draftRules,
  facts: (context, turn, draft, extra) => [drafted(context, turn, draft, extra)],
  holding: (context, turn, answer, extra) => [drafted(context, turn, draftHolding(context, answer), extra)],
  beside: (context, turn, answer, extra) =>
    alsoAsked(context).flatMap((list) => {
      const entries = { [list]: fieldOf(answer, list) };
      // A draft is not lost with numbers that cannot be calculated, or a forecast that leaves an option out.
      const { read } = list === 'numbers' ? quantify : forecast;
      return whereItHolds(
        () => read(context, turn, entries, extra),
        () => [],
      );
    }),
});

/** Numbers and forecast that have no room for calls of their own (docs/decisions/0197). */
function alsoAsked(context: PanelContext): readonly AlsoAsked[] {
  if (context.panel !== 0 || context.state.budgetReached) return [];
  const { numbers, forecast: foretold } = askedOfChair(context);
  return [
    ...(numbers && !context.run.hasModel ? (['numbers'] as const) : []),
    ...(foretold ? (['forecasts'] as const) : []),
  ];
}
