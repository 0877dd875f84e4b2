import { createHash } from 'node:crypto';

import type { Pool } from 'pg';

import { segmentBytes } from '../../../shared/documents/limits.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { inTransaction } from '../../platform/postgres/pool.ts';
import type { Seal } from '../../platform/store/seal.ts';
import type { DocumentReader } from '../reader/run.ts';
import type { ChunkStore, Part } from './chunkStore.ts';
import { createReadings } from './readings.ts';
import { type Row, type StoredDocument, presentRow } from './rows.ts';
import { DamagedDocument, openSegments } from './segments.ts';
import { createUploads, notFound } from './uploads.ts';
import { createVault } from './vault.ts';

type Needs = {
  readonly pool: Pool;
  readonly chunks: ChunkStore;
  readonly keyring: Pick<Seal, 'close' | 'open'>;
  readonly read: DocumentReader;
};

/** Documents of accounts and cases: uploads, readings, and what is kept of both, sealed. */
export function createDocumentStore({ pool, chunks, keyring, read }: Needs) {
  const vault = createVault(keyring);
  const readings = createReadings({ pool, chunks, vault, read });
  const rowsWhere = async (condition: string, ...values: readonly unknown[]): Promise<readonly Row[]> =>
    (await pool.query<Row>(`select * from document.document where ${condition} order by created_at, id`, [...values]))
      .rows;
  const present = async (rows: readonly Row[]): Promise<readonly StoredDocument[]> =>
    Promise.all(rows.map(async (row) => presentRow(row, await vault.factsOf(row))));
  const dropRows = async (rows: readonly Pick<Row, 'id'>[]): Promise<void> => {
    for (const { id } of rows) {
      await chunks.drop(id);
      await pool.query('delete from document.document where id = $1', [id]);
    }
  };
  const rowOf = async (documentId: string): Promise<Row> => {
    const [row] = await rowsWhere('id = $1', documentId);
    if (!row) throw notFound();
    return row;
  };
  async function* plainOf(documentId: string, part: Part): AsyncGenerator<Buffer> {
    const row = await rowOf(documentId);
    const segments = part === 'text' ? row.text_segments : Math.ceil(Number(row.bytes) / segmentBytes);
    yield* openSegments({ key: await vault.keyOf(row), documentId, part }, chunks.read(documentId, part), segments);
  }

  return {
    ...createUploads({ pool, chunks, vault }),
    /** Reads the oldest document that waits; false where none does. */
    readNext: (signal?: AbortSignal) => readings.next(signal),
    draftOf: async (accountId: string) => present(await rowsWhere('account_id = $1 and case_id is null', accountId)),
    ofCase: async (caseId: string) => present(await rowsWhere('case_id = $1', caseId)),
    async get(accountId: string, documentId: string): Promise<StoredDocument> {
      const [found] = await present(await rowsWhere('id = $1 and account_id = $2', documentId, accountId));
      if (!found) throw notFound();
      return found;
    },
    /** The bytes as they were uploaded, or the extracted blocks as JSON lines. */
    plainOf,

    /** From the draft of an account; what belongs to a case stays with it. */
    async remove(accountId: string, documentId: string): Promise<void> {
      const rows = await rowsWhere('id = $1 and account_id = $2 and case_id is null', documentId, accountId);
      if (rows.length === 0) throw notFound();
      await dropRows(rows);
    },

    /** Hands documents of the draft to a case: their keys are sealed under its key from now on. May be repeated. */
    async attach(
      accountId: string,
      caseId: string,
      documentIds: readonly string[],
    ): Promise<readonly StoredDocument[]> {
      return inTransaction(pool, async (sql) => {
        const { rows } = await sql.query<Row>(
          'select * from document.document where account_id = $1 and id = any($2) order by created_at, id for update',
          [accountId, documentIds],
        );
        const isHere = new Set(
          rows.filter(({ case_id }) => case_id === null || case_id === caseId).map(({ id }) => id),
        );
        if (documentIds.some((id) => !isHere.has(id))) throw notFound();
        const unready = rows.filter(({ state }) => state !== 'ready');
        if (unready.length > 0)
          throw new Refusal(
            'document-not-ready',
            `Expected documents that were read, found ${unready.length} that were not.`,
          );
        const attached = await present(rows);
        for (const row of rows.filter(({ case_id }) => case_id === null)) {
          const wrapped = await vault.wrap({ account_id: accountId, case_id: caseId }, await vault.keyOf(row));
          await sql.query('update document.document set case_id = $2, wrapped = $3 where id = $1', [
            row.id,
            caseId,
            wrapped,
          ]);
        }
        return attached.map((document) => ({ ...document, caseId }));
      });
    },

    /** Whether what is kept is what was read: throws `DamagedDocument` where it is not. */
    async verify(documentId: string): Promise<void> {
      const { sha256, textSha256 } = await vault.factsOf(await rowOf(documentId));
      for (const [part, expected] of [
        ['bytes', sha256],
        ['text', textSha256],
      ] as const) {
        const hash = createHash('sha256');
        for await (const chunk of plainOf(documentId, part)) hash.update(chunk);
        const found = hash.digest('hex');
        if (found !== expected)
          throw new DamagedDocument(`${part} of ${documentId}: expected ${expected}, found ${found}`);
      }
    },

    dropCase: async (caseId: string) => dropRows(await rowsWhere('case_id = $1', caseId)),
    dropAccount: async (accountId: string) => dropRows(await rowsWhere('account_id = $1', accountId)),
    /** Drafts are kept for a day; answers how many were dropped. */
    async expire(now: string): Promise<number> {
      const rows = await rowsWhere("case_id is null and created_at < $1::timestamptz - interval '24 hours'", now);
      await dropRows(rows);
      return rows.length;
    },
  };
}
export type DocumentStore = ReturnType<typeof createDocumentStore>;
