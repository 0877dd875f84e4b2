import type { CaseEvent, CaseEventOf } from '../../../../../shared/events/case.ts';
import type { Seat } from '../../../../../shared/events/panel/seat.ts';

import { generalists } from '../common/generalists.ts';
import { mayHoldSame } from '../matching/sameTexts.ts';
import { framedBy, outlineOf } from './panelFrame.ts';
import { frameEntries } from './matchFrames.ts';
import {
  contextOf,
  firstAble,
  isReconciliation,
  isLost,
  isTaken,
  languageOf,
  modeOf,
  panelsBeside,
  type PanelContext,
  seatsOf,
  type PhaseRules,
} from '../../state/panelContext.ts';
import { type Turn, turn } from '../../state/turn.ts';

/** docs/PROTOCOL.md §4.2: framers of different providers, each alone; code puts their frames together. */
export const framingPhase: PhaseRules = {
  turns(context) {
    // A case that is asked again brings along what is the same in the frames of its panels.
    if (isReconciliation(context)) return context.run.groupings.length > 0 ? [] : matching(context);
    const framing = framersTurns(context);
    const isOver = (one: Turn) => isTaken(context, one) || isLost(context, one);
    if (!framing.every(isOver)) return framing;
    const awaited = framersBeside(context);
    return awaited.every(isOver) ? [...framing, ...matching(context)] : [...framing, ...awaited];
  },
  close(context) {
    const framed = framedBy(context);
    return [framed, ...shownFirst(context, framed)];
  },
};

/** Where no seat said how it reads the decision before, its owner sees what was framed. */
const shownFirst = (
  { state, panel, at, run }: PanelContext,
  { data: { frame } }: CaseEventOf<'CaseFramed'>,
): CaseEvent[] =>
  state.frameShown || state.submitted?.mode === 'direct' || panel > 1 || run.frame
    ? []
    : [{ type: 'FrameShown', data: { frame: outlineOf(frame, state.triage?.deadline ?? null), at } }];

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

/**
 * A panel whose framer found one of the user's passages to be no option, or that has no framer left, hears what the framers of the panels beside it say of
 * that before it closes; no seat is told.
 */
const framersBeside = (context: PanelContext): Turn[] => {
  const { state, run, rules, at } = context;
  const isInDoubt =
    run.proposals.length === 0 || run.proposals.some(({ named = [] }) => named.some(({ refused }) => refused === true));
  return isInDoubt ? panelsBeside(context).flatMap((panel) => framersTurns(contextOf(state, panel, rules, at))) : [];
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
