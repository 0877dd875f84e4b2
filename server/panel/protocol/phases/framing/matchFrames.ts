import type { Frame } from '../../../../../shared/events/panel/frame.ts';

import { amongOptions, matchingTurn } from '../matching/matchingTurn.ts';
import { type Entry, entriesOf } from '../matching/sameTexts.ts';
import { isReconciliation, modeOf, panelsBehind, type PanelContext } from '../../state/panelContext.ts';
import { runOf } from '../../state/state.ts';
import { missedIn, namedOptions } from '../matching/namedOptions.ts';

/** docs/PROTOCOL.md §4.2: which options and criteria of frames that were made apart from each other are the same. */
export const matchFrames = matchingTurn(amongOptions, (context) => frameEntries(context));

/**
 * Options and criteria of all frames, and options that the case lists and no framer took over. Doing nothing is one option anyway. In direct mode one
 * seat framed, and was told that options exclude each other: there only what the user named may be said twice.
 */
export const frameEntries = (context: PanelContext): Entry[] => {
  const proposals = framesToMerge(context);
  const options = proposals.flatMap((frame) => frame.options);
  const named = isReconciliation(context)
    ? []
    : missedIn(options, namedOptions(context)).map(({ title }) => ({ text: title, list: 'case' }));
  const isAsked = ({ origin }: Frame['options'][number]) =>
    modeOf(context) === 'direct' ? origin === 'user' : origin !== 'status_quo';
  return [
    ...entriesOf('options', [
      ...proposals.flatMap((frame, i) =>
        frame.options
          .filter(isAsked)
          .map(({ title, description }) => ({ text: title, note: description, list: `${i}` })),
      ),
      ...named,
    ]),
    ...entriesOf(
      'criteria',
      proposals.flatMap((frame, i) => frame.criteria.map(({ name, why }) => ({ text: name, note: why, list: `${i}` }))),
    ),
  ];
};

/** What framers proposed; where panels are reconciled, what each of them was asked. */
export const framesToMerge = (context: PanelContext): Frame[] =>
  isReconciliation(context)
    ? panelsBehind(context).flatMap((panel) => runOf(context.state, panel).frame ?? [])
    : proposalsOf(context);

/** Proposals in the order of the table, not of arrival. */
const proposalsOf = ({ run }: PanelContext): Frame[] =>
  run.proposals.toSorted((a, b) => (a.seatId < b.seatId ? -1 : 1)).map(({ frame }) => frame);
