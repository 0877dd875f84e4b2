import type { CaseEventOf, Outline } from '../../../../../shared/events/case.ts';
import type { Frame } from '../../../../../shared/events/panel/frame.ts';

import { clarifications, correctedOutline } from '../../evidence/caseText.ts';
import { isReconciliation, languageOf, type PanelContext, panelsBehind } from '../../state/panelContext.ts';
import { runOf } from '../../state/state.ts';
import { choicesIn, samenessIn } from '../../counting/groupedTexts.ts';
import { framesToMerge } from './matchFrames.ts';
import { mergeFrames, plainFrame } from './mergedFrame.ts';
import { plainFrameIn } from './plainFrame.ts';
import { plainOptionsIn } from './plainOptions.ts';

/** The frame of a panel, of what its framers proposed and its owner corrected; made again where the correction came later. */
export const framedBy = (context: PanelContext): CaseEventOf<'CaseFramed'> => {
  const { frames, named, refused } = framesToMerge(context);
  const language = languageOf(context);
  const plain = plainOptionsIn(language);
  const words = plainFrameIn(language);
  const merged = mergeFrames(
    frames.length > 0 ? frames : [plainFrame(context.state.triage?.title ?? '', plain, words)],
    Object.values(context.state.panels).flatMap(({ frame }) => frame?.options ?? []),
    plain,
    named.options,
    {
      options: samenessIn(context.run.groupings, 'options'),
      criteria: samenessIn(context.run.groupings, 'criteria'),
      choices: choicesIn(groupingsBehind(context), language),
    },
    isReconciliation(context) ? null : correctedOutline(context.state),
  );
  const assumed = clarifications(context.state).flatMap(({ question, answer, assumed }) =>
    assumed ? [`${question} — ${answer}`] : [],
  );
  const frame = {
    ...merged,
    assumptions: [...new Set([...merged.assumptions, ...assumed])],
    ...(refused.length > 0 ? { refused: [...refused] } : {}),
  };
  const proposedBy = isReconciliation(context) ? [] : context.run.proposals.map(({ seatId }) => seatId).toSorted();
  return { type: 'CaseFramed', data: { panel: context.panel, frame, proposedBy, at: context.at } };
};

/** What the seats of this panel said is the same, and where panels are reconciled those of each. */
const groupingsBehind = (context: PanelContext) =>
  [...new Set([...panelsBehind(context), context.panel])].flatMap((panel) => runOf(context.state, panel).groupings);

/** A frame in few words, for its owner to see and correct. */
export const outlineOf = ({ options, criteria, constraints }: Frame, deadline: string | null): Outline => ({
  options: options.map(({ title }) => title),
  criteria: criteria.map(({ name }) => name),
  deadline,
  fixed: [...constraints],
});
