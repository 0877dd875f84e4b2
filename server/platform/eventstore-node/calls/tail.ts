import type { History } from '../ledger/history.ts';
import { linkTarget } from '../ledger/link.ts';
import { type EventForm, writeEvent } from '../wire/eventWriter.ts';
import type { Output } from '../wire/output.ts';

/** Writes an event for a live subscription. */
export type LiveWriter = (out: Output, seq: number, form: EventForm) => void;

const TAIL_BYTES = 8 << 20;

/** The newest events as they go out to live subscriptions: encoded once, copied to each, bounded in bytes. */
export function liveTail(history: History): LiveWriter {
  const frames = new Map<number, Buffer>();
  let bytes = 0;

  const keep = (seq: number, frame: Buffer): void => {
    frames.set(seq, frame);
    bytes += frame.length;
    for (const [oldest, { length }] of frames) {
      if (bytes <= TAIL_BYTES) break;
      frames.delete(oldest);
      bytes -= length;
    }
  };

  return (out, seq, form) => {
    const shared = form.textIds && !(form.resolveLinks && linkTarget(history, seq) !== undefined);
    const known = shared ? frames.get(seq) : undefined;
    if (known) return out.add(known);
    const start = out.at;
    writeEvent(out, history, seq, form);
    if (shared) keep(seq, out.copy(start));
  };
}
