import { castsOf } from '../../counting/casts.ts';
import { naming } from '../../counting/cruxes.ts';
import { languageOf, type PanelContext, secondsLeft, modeOf, firstAble, isTaken } from '../../state/panelContext.ts';
import type { Turn } from '../../state/turn.ts';
import { generalists } from '../common/generalists.ts';
import { matchingTurn } from '../matching/matchingTurn.ts';
import { type Entry, entriesOf, mayHoldSame } from '../matching/sameTexts.ts';

/** docs/PROTOCOL.md §4.5: which propositions that seats named in their blind ballots are the same, or the denial of another. */
export const matchCruxes = matchingTurn(
  'An entry that says the denial of another belongs to the same group: it is then in opposite as well, unless it is the first of its group.',
  (context) => cruxEntries(context),
);

const cruxEntries = (context: PanelContext): Entry[] =>
  entriesOf(
    'cruxes',
    naming(castsOf(context, 'blind').filter(({ ballot }) => !ballot.abstain)).map(({ seatId, ballot }) => ({
      text: ballot.topCrux,
      list: seatId,
    })),
  );

/** Seconds that must be left for the exchange itself, so that the question what is the same never costs it. */
const keptForExchange = { direct: 28, default: 90, deep: 90 } as const;

/** The turn that is to be taken before cruxes can be chosen, or was; none where code alone can tell them apart, or there is no time. */
export const cruxMatching = (context: PanelContext): Turn[] => {
  if (!mayHoldSame(cruxEntries(context), languageOf(context))) return [];
  const turns = firstAble(context, 'cross_examination', 'match_cruxes', generalists(context));
  const isLate = secondsLeft(context, 'cross_examination') < keptForExchange[modeOf(context)];
  return isLate ? turns.filter((one) => isTaken(context, one)) : turns;
};
