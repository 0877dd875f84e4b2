import type { ServerResponse } from 'node:http';

import { setTimeout } from 'node:timers/promises';

import { inPieces, type Play } from './play.ts';

type Sse = { readonly send: (data: unknown, event?: string) => void };

/** How a wire format says things; the faults are the same for all. */
export type Wire = {
  readonly begin: (sse: Sse) => void;
  readonly piece: (sse: Sse, text: string, nth: number) => void;
  readonly broken: (sse: Sse) => void;
  readonly end: (sse: Sse, reason: 'complete' | 'length' | 'refusal') => void;
};

/** Speaks a play over a wire format. Resolves when the response is over, in whatever way. */
export const speak = async (res: ServerResponse, play: Play, wire: Wire): Promise<void> => {
  const { fault } = play;
  res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  res.flushHeaders();
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
  const pieces = fault?.kind === 'refusal' ? [] : inPieces(play);
  for (const [nth, text] of pieces.entries()) {
    if (res.destroyed) return;
    if (fault && 'after' in fault && fault.after === nth) return stopShort(res, sse, wire, fault.kind);
    wire.piece(sse, text, nth);
    if (fault?.kind === 'drip') await setTimeout(fault.ms);
  }
  if (fault && 'after' in fault) return stopShort(res, sse, wire, fault.kind);
  wire.end(sse, fault?.kind === 'length' || fault?.kind === 'refusal' ? fault.kind : 'complete');
  res.end();
};

const stopShort = async (
  res: ServerResponse,
  sse: Sse,
  wire: Wire,
  kind: 'cut' | 'drop' | 'midstream',
): Promise<void> => {
  if (kind === 'midstream') wire.broken(sse);
  // What was written leaves first, so that the far end has begun to hear before the line goes dead.
  await new Promise((sent) => res.socket?.write('', sent) ?? sent(undefined));
  if (kind === 'drop') res.destroy();
  else res.end();
};
