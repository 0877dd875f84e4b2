import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { Patience } from '../failures.ts';
import type { ReadAhead } from './catchUp.ts';
import { type PackedPage, unpacked } from './packed.ts';

export type ReaderData = { readonly url: string; readonly quietMs: number; readonly patience: Patience };
export type Asked = { readonly after: bigint; readonly prefixes: readonly string[] };

/**
 * Reads history in a thread of its own, one page ahead: taking events off the wire costs about as much as what is done with them. The
 * end of the log is left to the caller: by the time it takes the last page, more may have been written.
 */
export function startReadAhead(data: ReaderData): { readonly read: ReadAhead; readonly stop: () => Promise<void> } {
  const worker = new Worker(new URL('./readerThread.ts', import.meta.url), {
    workerData: data,
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  });
  worker.unref();
  let isBusy = false;
  let isBroken = false;
  worker.on('error', () => (isBroken = true));
  const gone = once(worker, 'exit').then(() => null);
  gone.catch(() => undefined);
  const ended = new Map<string, bigint>();

  return {
    async read({ after, prefixes, signal }) {
      const end = ended.get(prefixes.join());
      if (isBusy || isBroken || (end !== undefined && after >= end)) return null;
      isBusy = true;
      worker.ref();
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage({ after, prefixes } satisfies Asked);
        const answered: readonly unknown[] | null = await Promise.race([once(worker, 'message', { signal }), gone]);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the thread of `readerThread.ts` answers
        const page = answered?.[0] as PackedPage | null | undefined;
        if (!page) return null;
        if (page.isEnd) ended.set(prefixes.join(), page.until);
        return { ...unpacked(page), isEnd: false };
      } catch (error) {
        // Its answer would be taken for that to another question.
        isBroken = true;
        if (signal.aborted) throw error;
        return null;
      } finally {
        isBusy = false;
        worker.unref();
      }
    },
    stop: async () => void (await worker.terminate()),
  };
}
