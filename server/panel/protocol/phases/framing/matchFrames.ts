import type { Frame } from '../../../../../shared/events/panel/frame.ts';

import { amongOptions, matchingTurn } from '../matching/matchingTurn.ts';
import { type Entry, entriesOf } from '../matching/sameTexts.ts';
import { isReconciliation, modeOf, panelsBehind, panelsBeside, type PanelContext } from '../../state/panelContext.ts';
import { runOf } from '../../state/state.ts';
import { missedIn } from '../matching/namedOptions.ts';
import { type Placed, placedFor } from '../matching/passages.ts';

/** docs/PROTOCOL.md §4.2: which options and criteria of frames that were made apart from each other are the same. */
export const matchFrames = matchingTurn(amongOptions, (context) => frameEntries(context));

/**
 * Options and criteria of all frames, and options that the case lists and no framer took over. Doing nothing is one option anyway. In direct mode one
 * seat framed, and was told that options exclude each other: there only what the user named may be said twice.
 */
export const frameEntries = (context: PanelContext): Entry[] => {
  const { frames, named } = framesToMerge(context);
  const options = frames.flatMap((frame) => frame.options);
  const missed = missedIn(options, named).map(({ title }) => ({ text: title, list: 'case' }));
  const isAsked = ({ origin }: Frame['options'][number]) =>
    modeOf(context) === 'direct' ? origin === 'user' : origin !== 'status_quo';
  return [
    ...entriesOf('options', [
      ...frames.flatMap((frame, i) =>
        frame.options.filter(isAsked).map(({ title, description, merged = [] }) => ({
          text: title,
          note: [description, ...merged].filter(Boolean).join('; '),
          list: `${i}`,
        })),
      ),
      ...missed,
    ]),
    ...entriesOf(
      'criteria',
      frames.flatMap((frame, i) => frame.criteria.map(({ name, why }) => ({ text: name, note: why, list: `${i}` }))),
    ),
  ];
};

/** What framers proposed and what the case names; where panels are reconciled, what each of them was asked. */
export const framesToMerge = (context: PanelContext): Placed =>
  isReconciliation(context)
    ? {
        frames: panelsBehind(context).flatMap((panel) => runOf(context.state, panel).frame ?? []),
        named: { options: [], inTheirWords: false },
        refused: refusedByAll(context),
      }
    : placedFor(
        context,
        inOrder(context.run.proposals),
        panelsBeside(context).length > 0 ? inOrder(allProposals(context)) : undefined,
      );

/** What no panel votes on. */
const refusedByAll = (context: PanelContext): string[] => {
  const [first = [], ...others] = panelsBehind(context).map(
    (panel) => runOf(context.state, panel).frame?.refused ?? [],
  );
  return first.filter((text) => others.every((refused) => refused.includes(text)));
};

const allProposals = (context: PanelContext): PanelContext['run']['proposals'] => [
  ...context.run.proposals,
  ...panelsBeside(context).flatMap((panel) => runOf(context.state, panel).proposals),
];

/** In the order of the table, not of arrival. */
const inOrder = (proposals: PanelContext['run']['proposals']) =>
  proposals.toSorted((a, b) => (a.seatId < b.seatId ? -1 : 1));
