import { castsOf } from '../../counting/casts.ts';
import { firstAble, frameOf, isReconciliation, languageOf, type PanelContext } from '../../state/panelContext.ts';
import type { Turn } from '../../state/turn.ts';
import { mayVary } from '../../text/joining.ts';
import { generalists } from '../common/generalists.ts';
import { amongOptions, matchingTurn } from '../matching/matchingTurn.ts';
import { type Entry, entriesOf } from '../matching/sameTexts.ts';

/** docs/PROTOCOL.md §4.4: which options that seats wrote in are the same, or one that is on the ballot already. */
export const matchWriteIns = matchingTurn(amongOptions, (context) => entriesIn(context));

const entriesIn = (context: PanelContext): Entry[] =>
  entriesOf('options', [
    ...frameOf(context).options.map(({ title, description }) => ({ text: title, note: description, list: 'ballot' })),
    ...writeInsOf(context).map(({ text, seatId }) => ({ text, list: seatId })),
  ]);

const writeInsOf = (context: PanelContext) =>
  castsOf(context, 'blind').flatMap(({ seatId, provider, ballot }) =>
    ballot.writeIn ? [{ seatId, provider, text: ballot.writeIn }] : [],
  );

/** Asked once all ballots are in, and only where seats of two providers may have written in one option. */
export const writeInMatching = (context: PanelContext): Turn[] => {
  if (isReconciliation(context) || context.state.seated?.rehearsal === true) return [];
  const all = writeInsOf(context);
  const maySay = all.some((a) =>
    all.some((b) => a.provider !== b.provider && mayVary(a.text, b.text, languageOf(context))),
  );
  return maySay ? firstAble(context, 'blind_ballot', 'match_write_ins', generalists(context)) : [];
};
