import type { Pool } from 'pg';

import type { ChunkStore } from './chunkStore.ts';

/** Segments in PostgreSQL: for installations of more than one machine, and one backup for all. */
export const postgresChunks = (pool: Pick<Pool, 'query'>): ChunkStore => ({
  async put(documentId, part, from, segments) {
    for (const [i, segment] of segments.entries())
      await pool.query(
        `insert into document.chunk (document_id, part, number, data) values ($1, $2, $3, $4)
         on conflict (document_id, part, number) do update set data = excluded.data`,
        [documentId, part, from + i, segment],
      );
  },
  async *read(documentId, part) {
    for (let number = 0; ; number++) {
      const { rows } = await pool.query<{ data: Buffer }>(
        'select data from document.chunk where document_id = $1 and part = $2 and number = $3',
        [documentId, part, number],
      );
      if (!rows[0]) return;
      yield rows[0].data;
    }
  },
  async drop(documentId) {
    await pool.query('delete from document.chunk where document_id = $1', [documentId]);
  },
});
