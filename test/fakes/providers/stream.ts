import { setTimeout } from 'node:timers/promises';

import { type Fault, inPieces, type Play } from './play.ts';

type Sse = { readonly send: (data: unknown, event?: string) => void };

/** Where an answer goes: a response over a socket, or one in this process. */
export type Sink = {
  readonly destroyed: boolean;
  readonly begin: (status: number, headers: Record<string, string>) => void;
  readonly write: (text: string) => void;
  readonly end: () => void;
  readonly destroy: () => void;
  /** What was written has left. */
  readonly flushed: () => Promise<void>;
};

/** How a wire format says things; the faults are the same for all. */
export type Wire = {
  readonly begin: (sse: Sse) => void;
  /** The first sign of work. */
  readonly working: (sse: Sse) => void;
  readonly piece: (sse: Sse, text: string, nth: number) => void;
  readonly broken: (sse: Sse, code?: string) => void;
  readonly end: (sse: Sse, reason: 'complete' | 'length' | 'refusal') => void;
};

/** Speaks a play over a wire format. Resolves when the response is over, in whatever way. */
export const speak = async (res: Sink, play: Play, wire: Wire): Promise<void> => {
  const { fault, pace } = play;
  res.begin(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  if (fault?.kind === 'hang') return;
  const sse: Sse = {
    send: (data, event) => {
      if (!res.destroyed)
        res.write(
          `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`,
        );
    },
  };
  wire.begin(sse);
  await pace?.sleep(pace.firstMs);
  wire.working(sse);
  await pace?.sleep(pace.thinkingMs);
  const pieces = fault?.kind === 'refusal' ? [] : inPieces(play);
  for (const [nth, text] of pieces.entries()) {
    if (res.destroyed) return;
    if (fault && 'after' in fault && fault.after === nth) return stopShort(res, sse, wire, fault);
    wire.piece(sse, text, nth);
    await pace?.sleep(pace.pieceMs);
    if (fault?.kind === 'drip') await setTimeout(fault.ms);
  }
  if (fault && 'after' in fault) return stopShort(res, sse, wire, fault);
  wire.end(sse, fault?.kind === 'length' || fault?.kind === 'refusal' ? fault.kind : 'complete');
  res.end();
};

type Stop = Extract<Fault, { readonly after: number }>;
const stopShort = async (res: Sink, sse: Sse, wire: Wire, fault: Stop): Promise<void> => {
  if (fault.kind === 'midstream') wire.broken(sse, fault.code);
  // What was written leaves first, so that the far end has begun to hear before the line goes dead.
  await res.flushed();
  if (fault.kind === 'drop') res.destroy();
  else res.end();
};
