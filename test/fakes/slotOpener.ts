import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

import { openKeySlots } from '../../server/platform/keys/slots/keySlots.ts';

/** A process of an installation that starts for the first time, at the same moment as others: opens one new folder after another. */
const { folder, rounds, threads, gate } = workerData as {
  readonly folder: string;
  readonly rounds: number;
  readonly threads: number;
  readonly gate: Int32Array<SharedArrayBuffer>;
};
const ids: string[] = [];
for (let round = 0; round < rounds; round++) {
  Atomics.add(gate, round, 1);
  // All of them at once, as near as threads can.
  while (Atomics.load(gate, round) < threads);
  ids.push(openKeySlots(join(folder, `${round}`)).id);
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(ids);
