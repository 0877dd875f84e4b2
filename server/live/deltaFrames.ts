import type { Frame } from '../../shared/api/live.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import type { Audience } from '../../shared/views/redact.ts';
import { type Spoken, type Deltas, createDeltas } from './deltas.ts';

type Needs = {
  readonly send: (caseId: string, audience: Audience, frame: Frame) => void;
  /** Whether anybody watches this case by link. */
  readonly isWatched: (caseId: string) => boolean;
  /** As much of what is being said in this case as may be shown by link. */
  readonly spokenTo: (caseId: string, text: string) => string;
  /** Connections of this process: with very many of them frames come more rarely. */
  readonly viewers: () => number;
};

const everyMs = 50;
const keyframeEvery = 2000;
/** Ticks between frames for those who watch by link: what they may see is looked for in the whole text each time. */
const watcherEvery = 5;

/** What is being said in all cases: at most one frame of each per tick, and everything under way every two seconds. */
export function startFrames({ send, isWatched, spokenTo, viewers }: Needs) {
  const cases = new Map<string, Readonly<Record<Audience, Deltas>>>();
  const deltasOf = (caseId: string) => {
    const deltas = cases.get(caseId) ?? {
      owner: createDeltas(),
      watcher: createDeltas((text) => spokenTo(caseId, text)),
    };
    cases.set(caseId, deltas);
    return deltas;
  };
  let ticks = 0;
  let lastKeyframe = -Infinity;
  const tick = () => {
    ticks++;
    const now = performance.now();
    const fps = Math.min(20, Math.max(4, (0.6 * 80_000) / Math.max(1, viewers())));
    if (ticks % Math.round(20 / fps) !== 0) return;
    const isKey = now - lastKeyframe >= keyframeEvery;
    if (isKey) lastKeyframe = now;
    const isWatchersTurn = isKey || ticks % watcherEvery === 0;
    for (const [caseId, deltas] of cases) {
      for (const audience of ['owner', 'watcher'] as const) {
        if (audience === 'watcher' && !(isWatchersTurn && isWatched(caseId))) continue;
        const frame = isKey ? deltas[audience].keyframe(now) : deltas[audience].next();
        if (frame) send(caseId, audience, frame);
      }
      // The keyframe without words has told everybody that nothing is being said.
      if (isKey && deltas.owner.empty()) cases.delete(caseId);
    }
  };
  const timer = setInterval(tick, everyMs).unref();

  return {
    receive: (caseId: string, spoken: Spoken): void => {
      for (const deltas of Object.values(deltasOf(caseId))) deltas.receive(spoken, performance.now());
    },
    settle: (caseId: string, event: CaseEvent): void => {
      for (const deltas of Object.values(cases.get(caseId) ?? {})) deltas.settle(event, performance.now());
    },
    /** Everything that is being said in this case, for somebody who has just come. */
    whole: (caseId: string, audience: Audience): Frame => deltasOf(caseId)[audience].keyframe(performance.now()),
    close: (): void => clearInterval(timer),
  };
}
