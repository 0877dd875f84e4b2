import type { Logger } from 'pino';

import { createDeltaBus, subscribeToDeltas } from '../live/deltaBus.ts';
import type { Gateway } from '../live/gateway.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import type { Data } from './stores/data.ts';

/** Where a panel's words go: to the gateway of this process, else over the bus to the processes that serve viewers. */
export function deltaSink(
  { pool, listener }: Data,
  gateway: Gateway | null,
  panelHere: boolean,
  lifecycle: Lifecycle,
  log: Logger,
): Gateway['publishDelta'] {
  if (gateway && panelHere) return gateway.publishDelta;
  if (gateway) {
    const deltaSubscriber = subscribeToDeltas(listener, gateway.publishDelta);
    lifecycle.started('partial utterances of other processes', async () => (await deltaSubscriber).close());
    return gateway.publishDelta;
  }
  const bus = createDeltaBus(pool, log);
  lifecycle.started('partial utterances for other processes', async () => bus.close());
  return (caseId, words) => bus.publish(caseId, words);
}
