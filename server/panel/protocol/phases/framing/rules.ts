import type { Seat } from '../../../../../shared/events/casePanel.ts';

import { clarifications, correctedOutline } from '../../evidence/caseText.ts';
import { generalists } from '../common/generalists.ts';
import { choicesIn, samenessIn } from '../../counting/groupedTexts.ts';
import { mayHoldSame } from '../matching/sameTexts.ts';
import { frameEntries, framesToMerge } from './matchFrames.ts';
import { mergeFrames, plainFrame } from './mergedFrame.ts';
import { plainFrameIn } from './plainFrame.ts';
import { plainOptionsIn } from './plainOptions.ts';
import {
  briefOf,
  firstAble,
  isReconciliation,
  isLost,
  isTaken,
  languageOf,
  modeOf,
  panelsBehind,
  type PanelContext,
  seatsOf,
  type PhaseRules,
} from '../../state/panelContext.ts';
import { runOf } from '../../state/state.ts';
import { listedOptions } from '../../text/listedOptions.ts';
import { type Turn, turn } from '../../state/turn.ts';

/** docs/PROTOCOL.md §4.2: framers of different providers, each alone; code puts their frames together. */
export const framingPhase: PhaseRules = {
  turns(context) {
    if (isReconciliation(context)) return matching(context);
    const framing = framersTurns(context);
    const isFramed = framing.every((one) => isTaken(context, one) || isLost(context, one));
    return isFramed ? [...framing, ...matching(context)] : framing;
  },
  close(context) {
    const proposals = framesToMerge(context);
    const language = languageOf(context);
    const plain = plainOptionsIn(language);
    const words = plainFrameIn(language);
    const merged = mergeFrames(
      proposals.length > 0 ? proposals : [plainFrame(context.state.triage?.title ?? '', plain, words)],
      Object.values(context.state.panels).flatMap(({ frame }) => frame?.options ?? []),
      plain,
      isReconciliation(context) ? [] : listedOptions(briefOf(context)),
      {
        options: samenessIn(context.run.groupings, 'options'),
        criteria: samenessIn(context.run.groupings, 'criteria'),
        choices: choicesIn(groupingsBehind(context)),
      },
      isReconciliation(context) ? null : correctedOutline(context.state),
    );
    const assumed = clarifications(context.state).flatMap(({ question, answer, assumed }) =>
      assumed ? [`${question} — ${answer}`] : [],
    );
    const frame = { ...merged, assumptions: [...new Set([...merged.assumptions, ...assumed])] };
    const proposedBy = isReconciliation(context) ? [] : context.run.proposals.map(({ seatId }) => seatId).toSorted();
    return [{ type: 'CaseFramed', data: { panel: context.panel, frame, proposedBy, at: context.at } }];
  },
};

/** What the seats of this panel said is the same, and where panels are reconciled those of each. */
const groupingsBehind = (context: PanelContext) =>
  [...new Set([...panelsBehind(context), context.panel])].flatMap((panel) => runOf(context.state, panel).groupings);

const framersTurns = (context: PanelContext): Turn[] => {
  // In direct mode triage has framed the case already, unless its frame could not be used.
  if (modeOf(context) === 'direct' && context.run.proposals.length > 0) return [];
  const framers = seatsOf(context, 'framer');
  if (modeOf(context) !== 'default')
    return firstAble(context, 'framing', 'frame', [...framers, ...standIns(context, framers)]);
  const own = framers.map(({ seatId }) => turn('framing', 'frame', context.panel, seatId));
  const allLost = own.every(({ step }) => context.state.lost[step] !== undefined);
  return allLost ? firstAble(context, 'framing', 'frame', standIns(context, framers)) : own;
};

/** Where two frames, or one, may name one thing in two ways, one seat is asked which of it is the same; scripted seats judge nothing. */
const matching = (context: PanelContext): Turn[] =>
  context.state.seated?.rehearsal !== true && mayHoldSame(frameEntries(context), languageOf(context))
    ? firstAble(context, 'framing', 'match_frames', generalists(context))
    : [];

/** Researchers of providers that have not framed in vain: framing is not worth waiting for a provider that is out. */
const standIns = (context: PanelContext, framers: readonly Seat[]): Seat[] => {
  const failed = new Set(
    framers
      .filter(({ seatId }) => !isTaken(context, turn('framing', 'frame', context.panel, seatId)))
      .map(({ provider }) => provider),
  );
  return seatsOf(context, 'researcher').filter(
    ({ provider }, i, all) => !failed.has(provider) && all.findIndex((seat) => seat.provider === provider) === i,
  );
};
