import type { History } from '../ledger/history.ts';
import type { Call } from '../wire/call.ts';
import { readReadRequest, type ReadRequest } from '../wire/readRequest.ts';
import { allRead } from './allRead.ts';
import { allSubscription } from './allSubscription.ts';
import type { Feed } from './feed.ts';
import type { Pump } from './pump.ts';
import { streamRead } from './streamRead.ts';
import { streamSubscription } from './streamSubscription.ts';

/** Streams.Read. */
export function readCall(call: Call, history: History, pump: Pump): void {
  call.receiveOne((message) => pump.open(call, feedOf(history, readReadRequest(message))));
}

function feedOf(history: History, request: ReadRequest): Feed {
  const { count } = request;
  if (request.stream) {
    const kept = { ...request, stream: Buffer.from(request.stream) };
    return count === undefined
      ? streamSubscription(history, kept)
      : streamRead(history, { ...kept, count }, Date.now());
  }
  return count === undefined ? allSubscription(history, request) : allRead(history, { ...request, count });
}
