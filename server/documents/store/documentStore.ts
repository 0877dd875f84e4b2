import { createHash } from 'node:crypto';

import type { Pool } from 'pg';

import { segmentBytes } from '../../../shared/documents/limits.ts';
import { inTransaction } from '../../platform/postgres/pool.ts';
import type { Seal } from '../../platform/store/seal.ts';
import type { DocumentReader } from '../reader/run.ts';
import type { ChunkStore, Part } from './chunkStore.ts';
import { createHandover } from './handover.ts';
import { createReadings } from './readings.ts';
import { type Row, type StoredDocument, isDraft, presentRow } from './rows.ts';
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
  const drop = async (condition: string, ...values: readonly unknown[]): Promise<number> => {
    const rows = await rowsWhere(condition, ...values);
    const dropped = rows.map(({ id }) =>
      inTransaction(pool, async (sql) => {
        // What was attached or held meanwhile stays.
        const locked = `select 1 from document.document where (${condition}) and id = $${values.length + 1} for update`;
        if ((await sql.query(locked, [...values, id])).rows.length === 0) return 0;
        await chunks.drop(id);
        await sql.query('delete from document.document where id = $1', [id]);
        return 1;
      }),
    );
    return (await Promise.all(dropped)).reduce<number>((sum, one) => sum + one, 0);
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
    ...createHandover({ pool, chunks, vault }),
    /** Reads the oldest document that waits; false where none does. */
    readNext: (signal?: AbortSignal) => readings.next(signal),
    draftOf: async (accountId: string) => present(await rowsWhere(`account_id = $1 and ${isDraft}`, accountId)),
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
      if ((await drop(`id = $1 and account_id = $2 and ${isDraft}`, documentId, accountId)) === 0) throw notFound();
    },

    /** Of the documents that were read, those of one case or all. */
    readIds: async (caseId?: string): Promise<readonly string[]> =>
      (await rowsWhere(`state = 'ready' and ($1::text is null or case_id = $1)`, caseId ?? null)).map(({ id }) => id),

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

    dropCase: (caseId: string) => drop('case_id = $1', caseId),
    dropAccount: (accountId: string) => drop('account_id = $1', accountId),
    /** Of a submission that its owner declined. */
    dropHeld: (approvalId: string) => drop('held_for = $1 and case_id is null', approvalId),
    /**
     * Drafts are kept for a day, what a submission holds as long as that waits; answers how many were dropped. The database dates
     * drafts and says how old they are: its clock may differ from that of this process.
     */
    expire: (now: string) =>
      drop(
        `case_id is null and case when held_until is null then created_at < now() - interval '24 hours'
                                  else held_until < $1::timestamptz end`,
        now,
      ),
  };
}

export type DocumentStore = ReturnType<typeof createDocumentStore>;
