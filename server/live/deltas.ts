import type { Frame, Delta } from '../../shared/api/live.ts';
import { endedBy } from '../../shared/api/spoken.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import { dropOldest } from '../../shared/kernel/collections.ts';

export type Spoken = {
  readonly panel: number;
  readonly seatId: string;
  /** Key of the transcript entry that will stand where the partial utterance was. */
  readonly key: string;
  /** UTF-16 units from the start; 0 starts over (another attempt). */
  readonly offset: number;
  readonly text: string;
};

/** `sent` counts what was shown of the text. */
type Open = { panel: number; seatId: string; text: string; sent: number; at: number };

/** What is being said in one case and is not yet a fact. Offsets make lost frames visible; keyframes heal them. */
export type Deltas = {
  readonly receive: (spoken: Spoken, now: number) => void;
  /** An utterance has become a fact, or its call has ended without one: its words are no longer a partial utterance. */
  readonly settle: (event: CaseEvent, now: number) => void;
  /** What was received since the last frame; null if nothing. */
  readonly next: () => Frame | null;
  /** Everything under way, whole; forgets what has not been continued for a minute. */
  readonly keyframe: (now: number) => Frame;
  readonly empty: () => boolean;
};

const forgotten = 60_000;
/** Words that come so long after their fact, by way of another process, are late; later ones are another attempt. */
const late = 1000;
/** No utterance is longer; what a runaway model says beyond it is not published piece by piece. */
const longest = 64 * 1024;

/** `shown`: as much of a text that is still being said as these viewers may see; of a longer text more, and never less. */
export function createDeltas(shown: (text: string) => string = (text) => text): Deltas {
  const open = new Map<string, Open>();
  const delta = (key: string, { panel, seatId }: Open, offset: number, text: string): Delta => [
    key,
    panel,
    seatId,
    offset,
    text.slice(offset),
  ];
  const over = new Map<string, number>();

  return {
    receive({ key, panel, seatId, offset, text }, now) {
      const ended = over.get(key);
      if (ended !== undefined && now - ended < late) return;
      const held = open.get(key);
      // What was lost between the engine and here cannot be healed by a keyframe: wait until the utterance starts over.
      if (offset > (held?.text.length ?? 0)) return;
      const kept = (held?.text ?? '').slice(0, offset);
      const isTaken = held !== undefined && kept.length === held.text.length;
      const sent = isTaken ? held.sent : Math.min(held?.sent ?? 0, shown(kept).length);
      open.set(key, { panel, seatId, text: (kept + text).slice(0, longest), sent, at: now });
    },
    settle(event, now) {
      for (const key of endedBy(event)) {
        open.delete(key);
        over.delete(key);
        over.set(key, now);
      }
      dropOldest(over, 500);
    },
    next() {
      const words: Delta[] = [];
      for (const [key, held] of open) {
        const text = shown(held.text);
        if (held.sent >= text.length) continue;
        words.push(delta(key, held, held.sent, text));
        held.sent = text.length;
      }
      return words.length > 0 ? { key: false, words } : null;
    },
    keyframe(now) {
      for (const [key, { at }] of open) if (now - at > forgotten) open.delete(key);
      return {
        key: true,
        words: [...open].map(([key, held]) => {
          const text = shown(held.text);
          held.sent = text.length;
          return delta(key, held, 0, text);
        }),
      };
    },
    empty: () => open.size === 0,
  };
}
