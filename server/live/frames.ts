import type { Frame } from '../../shared/api/live.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import { type Spoken, type Whispers, createWhispers } from './whispers.ts';

type Needs = {
  readonly send: (caseId: string, frame: Frame) => void;
  /** Connections of this process: with very many of them frames come more rarely. */
  readonly viewers: () => number;
};

const everyMs = 50;
const keyframeEvery = 2000;

/** What is being said in all cases: at most one frame of each per tick, and everything under way every two seconds. */
export function startFrames({ send, viewers }: Needs) {
  const cases = new Map<string, Whispers>();
  const whispersOf = (caseId: string) => {
    let whispers = cases.get(caseId);
    if (!whispers) cases.set(caseId, (whispers = createWhispers()));
    return whispers;
  };
  let ticks = 0;
  let lastKeyframe = 0;
  const tick = () => {
    ticks++;
    const now = Date.now();
    const fps = Math.min(20, Math.max(4, (0.6 * 80_000) / Math.max(1, viewers())));
    if (ticks % Math.round(20 / fps) !== 0) return;
    const isKey = now - lastKeyframe >= keyframeEvery;
    if (isKey) lastKeyframe = now;
    for (const [caseId, whispers] of cases) {
      const frame = isKey ? whispers.keyframe(now) : whispers.next();
      if (frame) send(caseId, frame);
      // The keyframe without words has told everybody that nothing is being said.
      if (isKey && whispers.empty()) cases.delete(caseId);
    }
  };
  const timer = setInterval(tick, everyMs).unref();

  return {
    hear: (caseId: string, spoken: Spoken): void => whispersOf(caseId).hear(spoken, Date.now()),
    settle: (caseId: string, event: CaseEvent): void => cases.get(caseId)?.settle(event, Date.now()),
    /** Everything that is being said in this case, for somebody who has just come. */
    whole: (caseId: string): Frame => whispersOf(caseId).keyframe(Date.now()),
    close: (): void => clearInterval(timer),
  };
}
