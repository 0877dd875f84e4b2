import { createHash } from 'node:crypto';

import type { Pool } from 'pg';

import { segmentBytes } from '../../../shared/documents/limits.ts';
import type { Reading } from '../reading/readDocument.ts';
import type { DocumentReader } from '../reader/run.ts';
import type { ChunkStore } from './chunkStore.ts';
import type { Row } from './rows.ts';
import { openSegments, sealStream } from './segments.ts';
import type { Vault } from './vault.ts';

type Needs = { readonly pool: Pool; readonly chunks: ChunkStore; readonly vault: Vault; readonly read: DocumentReader };

const mostAttempts = 3;
/** A process that reads a document says so again well before its time is over. */
const [heldSeconds, againMs] = [30, 8_000];

/**
 * Reads documents that have come in. One process reads a document at a time and holds it while it lives; when it dies, another
 * takes the document up half a minute later, from the beginning. After three deaths the document is refused.
 */
export const createReadings = ({ pool, chunks, vault, read }: Needs) => {
  const claim = async (): Promise<Row | null> => {
    const { rows } = await pool.query<Row>(
      `update document.document set state = 'reading', reading_until = now() + make_interval(secs => $1), attempts = attempts + 1
       where id = (select id from document.document
                   where state = 'received' or (state = 'reading' and reading_until < now())
                   order by created_at limit 1 for update skip locked)
       returning *`,
      [heldSeconds],
    );
    return rows[0] ?? null;
  };
  /** Until it is told to stop; a moment without the database is made good by the next time. */
  const hold = ({ id, attempts }: Row): (() => void) => {
    const again = () =>
      pool
        .query(
          `update document.document set reading_until = now() + make_interval(secs => $3)
           where id = $1 and state = 'reading' and attempts = $2`,
          [id, attempts, heldSeconds],
        )
        .catch(() => undefined);
    const timer = setInterval(() => void again(), againMs);
    return () => clearInterval(timer);
  };
  const isGone = async (id: string): Promise<boolean> =>
    (await pool.query('select 1 from document.document where id = $1', [id])).rows.length === 0;
  const settle = async (
    row: Row,
    key: Uint8Array,
    reading: Reading,
    textSha256: string,
    segments: number,
  ): Promise<void> => {
    const before = await vault.factsOf(row);
    const isRead = reading.outcome === 'read';
    const facts = isRead ? { ...before, read: reading.facts, textSha256 } : { ...before, refusal: reading.refusal };
    // Attached or removed meanwhile it may be, but only the holder may say how the reading went.
    await pool.query(
      `update document.document set state = $2, facts = $3, text_segments = $4, reading_until = null
       where id = $1 and state = 'reading' and attempts = $5`,
      [row.id, isRead ? 'ready' : 'refused', vault.sealFacts(key, row.id, facts), isRead ? segments : 0, row.attempts],
    );
    if (!isRead) await chunks.drop(row.id);
  };

  return {
    /** Reads the oldest that waits; false where none does. */
    async next(signal?: AbortSignal): Promise<boolean> {
      const row = await claim();
      if (!row) return false;
      const key = await vault.keyOf(row);
      const of = { key, documentId: row.id };
      if (row.attempts > mostAttempts) {
        const refusal = { code: 'document-unsafe', params: {} } as const;
        await settle(row, key, { outcome: 'refused', refusal, detail: 'its readers ended' }, '', 0);
        return true;
      }
      let hash = createHash('sha256');
      let segments = 0;
      const { name } = await vault.factsOf(row);
      const bytes = () => openSegments({ ...of, part: 'bytes' }, chunks.read(row.id, 'bytes'), segmentsOf(row));
      const keep = async (blocks: AsyncIterable<Uint8Array>) => {
        hash = createHash('sha256');
        const put = (from: number, sealed: readonly Uint8Array[]) => chunks.put(row.id, 'text', from, sealed);
        segments = await sealStream({ ...of, part: 'text' }, hashed(blocks, hash), put);
      };
      const letGo = hold(row);
      const reading = await read({ name, bytes, keep, ...(signal && { signal }) })
        .catch(async (error: unknown) => {
          if (await isGone(row.id)) return null;
          throw error;
        })
        .finally(letGo);
      // Removed while it was read: nothing of it stays.
      if (reading === null) {
        await chunks.drop(row.id);
        return true;
      }
      await settle(row, key, reading, hash.digest('hex'), segments);
      return true;
    },
  };
};

const segmentsOf = ({ bytes }: Row): number => Math.ceil(Number(bytes) / segmentBytes);

async function* hashed(blocks: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const block of blocks) {
    hash.update(block);
    yield block;
  }
}
