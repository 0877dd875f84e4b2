import type { Frame } from '../../../../../shared/events/casePanel.ts';

import { matchingPrompt, scriptedMatching } from '../matching/matchingTurn.ts';
import { type Entry, entriesOf, groupedTexts, GroupsSheet } from '../matching/sameTexts.ts';
import { turnKind } from '../common/turnKind.ts';
import type { PanelContext } from '../../state/panelContext.ts';
import { missedIn, namedOptions } from '../matching/namedOptions.ts';

/** docs/PROTOCOL.md §4.2: which options and criteria of frames that were made apart from each other are the same. */
export const matchFrames = turnKind({
  prompt: matchingPrompt('opposite is empty: to do something and not to do it are two options.'),
  shows: { own: (context) => ({ entries: frameEntries(context) }) },
  scripted: scriptedMatching,
  schema: GroupsSheet,
  search: false,
  speaks: null,
  facts: (context, turn, answer, { at }) => groupedTexts(context, turn, frameEntries(context), answer, at),
});

/** Options and criteria of all proposals, and options that the case lists and no proposal took over. Doing nothing is one option anyway. */
export const frameEntries = (context: PanelContext): Entry[] => {
  const proposals = proposalsOf(context);
  const options = proposals.flatMap((frame) => frame.options);
  const named = missedIn(options, namedOptions(context)).map((text) => ({ text, list: 'case' }));
  return [
    ...entriesOf('options', [
      ...proposals.flatMap((frame, i) =>
        frame.options
          .filter(({ origin }) => origin !== 'status_quo')
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

/** Proposals in the order of the table, not of arrival. */
export const proposalsOf = ({ run }: PanelContext): Frame[] =>
  run.proposals.toSorted((a, b) => (a.seatId < b.seatId ? -1 : 1)).map(({ frame }) => frame);
