import type { Seat } from '../../../../shared/events/casePanel.ts';

import { clarifications } from '../brief.ts';
import { mergeFrames, plainFrame, plainFrameBefore4 } from '../framing.ts';
import { plainFrameIn } from '../plainFrame.ts';
import { plainOptionsIn } from '../plainOptions.ts';
import {
  firstAble,
  isReconciliation,
  isSince,
  isTaken,
  languageOf,
  modeOf,
  panelsBehind,
  type Scene,
  seatsOf,
  type StageRules,
} from '../scene.ts';
import { runOf } from '../state.ts';
import { turn } from '../turn.ts';

/** P2: framers of different providers, each alone; code puts their frames together. */
export const framingStage: StageRules = {
  turns(scene) {
    if (isReconciliation(scene)) return [];
    const framers = seatsOf(scene, 'framer');
    if (modeOf(scene) !== 'default')
      return firstAble(scene, 'framing', 'frame', [...framers, ...standIns(scene, framers)]);
    const own = framers.map(({ seatId }) => turn('framing', 'frame', scene.panel, seatId));
    const allLost = own.every(({ step }) => scene.state.lost[step] !== undefined);
    return allLost ? firstAble(scene, 'framing', 'frame', standIns(scene, framers)) : own;
  },

  close(scene) {
    const proposals = isReconciliation(scene)
      ? panelsBehind(scene).flatMap((panel) => runOf(scene.state, panel).frame ?? [])
      : ordered(scene).map(({ frame }) => frame);
    const language = languageOf(scene);
    const plain = plainOptionsIn(isSince(scene, 3) ? language : 'en');
    const words = isSince(scene, 4) ? plainFrameIn(language) : plainFrameBefore4;
    const merged = mergeFrames(
      proposals.length > 0 ? proposals : [plainFrame(scene.state.triage?.title ?? '', plain, words)],
      Object.values(scene.state.panels).flatMap(({ frame }) => frame?.options ?? []),
      language,
      plain,
      isSince(scene, 3),
    );
    const assumed = clarifications(scene.state).flatMap(({ question, answer, assumed }) =>
      assumed ? [`${question} — ${answer}`] : [],
    );
    const frame = { ...merged, assumptions: [...new Set([...merged.assumptions, ...assumed])] };
    const proposedBy = isReconciliation(scene) ? [] : ordered(scene).map(({ seatId }) => seatId);
    return [{ type: 'CaseFramed', data: { panel: scene.panel, frame, proposedBy, at: scene.at } }];
  },
};

/** Proposals in the order of the table, whoever was faster. */
const ordered = ({ run }: Scene) => run.proposals.toSorted((a, b) => (a.seatId < b.seatId ? -1 : 1));

/** Researchers of providers that have not framed in vain: framing is not worth waiting for a provider that is out. */
const standIns = (scene: Scene, framers: readonly Seat[]): Seat[] => {
  const failed = new Set(
    framers
      .filter(({ seatId }) => !isTaken(scene, turn('framing', 'frame', scene.panel, seatId)))
      .map(({ provider }) => provider),
  );
  return seatsOf(scene, 'researcher').filter(
    ({ provider }, i, all) => !failed.has(provider) && all.findIndex((seat) => seat.provider === provider) === i,
  );
};
