import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Pool } from 'pg';
import type { Logger } from 'pino';

import { type DocumentStore, createDocumentStore } from '../documents/store/documentStore.ts';
import { fileChunks } from '../documents/store/fileChunks.ts';
import { postgresChunks } from '../documents/store/postgresChunks.ts';
import { createDocumentReader } from '../documents/reader/run.ts';
import type { Keyring } from '../platform/keys/keyring.ts';

type Needs = {
  readonly pool: Pool;
  /** For segments: their writer holds a connection of the other one. */
  readonly innerPool: Pool;
  readonly keyring: Keyring;
  readonly dataDir: string;
  /** One machine keeps segments in files; more share them in the database. */
  readonly isShared: boolean;
};

export type Documents = {
  readonly store: DocumentStore;
  /** A document has come in. */
  readonly onReceived: () => void;
  /** Reads what comes in, and once an hour drops drafts of yesterday, until it is stopped. */
  readonly work: (signal: AbortSignal, log: Logger) => Promise<void>;
};

const [lookEveryMs, expireEveryMs] = [5_000, 3_600_000];

export function createDocuments({ pool, innerPool, keyring, dataDir, isShared }: Needs): Documents {
  const chunks = isShared ? postgresChunks(innerPool) : fileChunks(join(dataDir, 'documents'));
  const store = createDocumentStore({ pool, chunks, keyring, read: createDocumentReader() });
  let wake = new AbortController();

  const readInTurn = async (signal: AbortSignal, log: Logger): Promise<void> => {
    try {
      while (!signal.aborted && (await store.readNext(signal)));
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'a document could not be read now');
    }
  };
  /** One that takes long keeps no other waiting, where there is a second processor; more would not fit into a small container. */
  const readAll = async (signal: AbortSignal, log: Logger): Promise<void> => {
    await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, () => readInTurn(signal, log)));
  };
  return {
    store,
    onReceived: () => wake.abort(),
    async work(signal, log) {
      let expireAt = 0;
      while (!signal.aborted) {
        wake = new AbortController();
        await readAll(signal, log);
        if (Date.now() >= expireAt) {
          expireAt = Date.now() + expireEveryMs;
          await store.expire(new Date().toISOString()).catch((error: unknown) => {
            log.error({ err: error }, 'drafts of yesterday could not be dropped');
          });
        }
        await sleep(lookEveryMs, undefined, { signal: AbortSignal.any([signal, wake.signal]) }).catch(() => undefined);
      }
    },
  };
}
