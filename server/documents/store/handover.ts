import type { Pool } from 'pg';

import { copyId } from '../../../shared/documents/copies.ts';
import { segmentBytes } from '../../../shared/documents/limits.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { inTransaction } from '../../platform/postgres/pool.ts';
import { type ChunkStore, type Part, parts } from './chunkStore.ts';
import { type Row, type StoredDocument, presentRow } from './rows.ts';
import { openSegments, sealStream } from './segments.ts';
import { notFound } from './uploads.ts';
import type { Vault } from './vault.ts';

type Needs = { readonly pool: Pool; readonly chunks: ChunkStore; readonly vault: Vault };
type Wanted = {
  readonly accountId: string;
  readonly documentIds: readonly string[];
  /** The submission that waits for approval under which they are held. */
  readonly heldFor?: string | undefined;
};

/** How documents of a draft come to a submission that waits for approval, and to a case. */
export const createHandover = ({ pool, chunks, vault }: Needs) => {
  /** Refuses all of them where one is not to be had (another's, held for another submission, in another case) or was not read. */
  const rowsOf = async (
    sql: Pick<Pool, 'query'>,
    { accountId, documentIds, heldFor }: Wanted,
    caseId: string | null,
    lock: 'for update' | '' = 'for update',
  ): Promise<readonly Row[]> => {
    const { rows } = await sql.query<Row>(
      `select * from document.document
       where account_id = $1 and id = any($2)
         and (case_id = $3 or (case_id is null and (held_for is null or held_for = $4)))
       order by created_at, id ${lock}`,
      [accountId, documentIds, caseId, heldFor ?? null],
    );
    const found = new Set(rows.map(({ id }) => id));
    if (documentIds.some((id) => !found.has(id))) throw notFound();
    const unready = rows.filter(({ state }) => state !== 'ready');
    if (unready.length > 0)
      throw new Refusal(
        'document-not-ready',
        `Expected documents that were read, found ${unready.length} that were not.`,
      );
    return rows;
  };

  /** A document again, under the key of another case. Repeated after a crash it goes on with the key and the row that it began with. */
  const copy = async (row: Row, caseId: string): Promise<StoredDocument> => {
    const [id, facts, key] = [copyId(caseId, row.id), await vault.factsOf(row), await vault.keyOf(row)];
    const owner = { account_id: row.account_id, case_id: caseId };
    const sealed = await vault.make(owner, id, facts);
    await pool.query(
      `insert into document.document (id, account_id, case_id, state, bytes, wrapped, facts, created_at)
       values ($1, $2, $3, 'receiving', $4, $5, $6, $7) on conflict (id) do nothing`,
      [id, row.account_id, caseId, row.bytes, sealed.wrapped, sealed.facts, row.created_at],
    );
    const { rows } = await pool.query<Row>('select * from document.document where id = $1 and case_id = $2', [
      id,
      caseId,
    ]);
    const [begun] = rows;
    if (!begun) throw notFound();
    if (begun.state === 'receiving') {
      const to = await vault.keyOf(begun);
      for (const part of parts)
        await sealStream({ key: to, documentId: id, part }, plainOf(row, key, part), (from, segments) =>
          chunks.put(id, part, from, segments),
        );
      await pool.query(
        `update document.document set state = 'ready', received = bytes, text_segments = $2 where id = $1`,
        [id, row.text_segments],
      );
    }
    return { ...presentRow(begun, facts), state: 'ready' };
  };
  const plainOf = (row: Row, key: Uint8Array, part: Part): AsyncGenerator<Buffer> =>
    openSegments(
      { key, documentId: row.id, part },
      chunks.read(row.id, part),
      part === 'text' ? row.text_segments : Math.ceil(Number(row.bytes) / segmentBytes),
    );

  return {
    /** Gives a case that asks another one again documents of its own, read as they were. May be repeated. */
    async copyToCase({ accountId, from }: { readonly accountId: string; readonly from: string }, caseId: string) {
      const { rows } = await pool.query<Row>(
        `select * from document.document where account_id = $1 and case_id = $2 and state = 'ready' order by created_at, id`,
        [accountId, from],
      );
      const copies: StoredDocument[] = [];
      for (const row of rows) copies.push(await copy(row, caseId));
      return copies;
    },

    /** Keeps documents until `until` for a submission that waits, apart from the draft. May be repeated. */
    async hold(wanted: Wanted & { readonly heldFor: string }, until: string): Promise<void> {
      await inTransaction(pool, async (sql) => {
        const ids = (await rowsOf(sql, wanted, null)).map(({ id }) => id);
        await sql.query('update document.document set held_for = $2, held_until = $3 where id = any($1)', [
          ids,
          wanted.heldFor,
          until,
        ]);
      });
    },

    /** Refuses documents that cannot be handed to the case. */
    async checkAttachable(wanted: Wanted, caseId: string): Promise<void> {
      await rowsOf(pool, wanted, caseId, '');
    },

    /** Hands documents to a case: their keys are sealed under its key from now on. May be repeated. */
    attach: (wanted: Wanted, caseId: string): Promise<readonly StoredDocument[]> =>
      inTransaction(pool, async (sql) => {
        const rows = await rowsOf(sql, wanted, caseId);
        const attached = await Promise.all(
          rows.map(async (row) => ({ ...presentRow(row, await vault.factsOf(row)), caseId })),
        );
        for (const row of rows.filter(({ case_id }) => case_id === null)) {
          const wrapped = await vault.wrap({ account_id: row.account_id, case_id: caseId }, await vault.keyOf(row));
          await sql.query(
            `update document.document set case_id = $2, wrapped = $3, held_for = null, held_until = null
             where id = $1`,
            [row.id, caseId, wrapped],
          );
        }
        return attached;
      }),
  };
};
