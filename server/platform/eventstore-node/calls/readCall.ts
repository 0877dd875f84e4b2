import type { History } from '../ledger/history.ts';
import type { Call } from '../wire/call.ts';
import { readReadRequest, type ReadRequest } from '../wire/readRequest.ts';
import { allRead } from './allRead.ts';
import { allSubscription } from './allSubscription.ts';
import type { Feed } from './feed.ts';
import type { Pump } from './pump.ts';
import { streamRead } from './streamRead.ts';
import type { LiveWriter } from './tail.ts';
import { streamSubscription } from './streamSubscription.ts';

/** Streams.Read. */
export function readCall(call: Call, history: History, pump: Pump, writeLive: LiveWriter): void {
  call.receiveOne((message) => pump.open(call, feedOf(history, readReadRequest(message), writeLive)));
}

function feedOf(history: History, request: ReadRequest, writeLive: LiveWriter): Feed {
  const { count } = request;
  if (request.stream) {
    const kept = { ...request, stream: Buffer.from(request.stream) };
    return count === undefined
      ? streamSubscription(history, kept, writeLive)
      : streamRead(history, { ...kept, count }, Date.now());
  }
  return count === undefined ? allSubscription(history, request, writeLive) : allRead(history, { ...request, count });
}
