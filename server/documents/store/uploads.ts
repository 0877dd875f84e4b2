import { createHash, randomBytes } from 'node:crypto';

import type { Pool } from 'pg';

import { type DocumentOffer, mebibytes, pieceBytes, segmentBytes } from '../../../shared/documents/limits.ts';
import { safeName } from '../../../shared/documents/names.ts';
import { type DocumentRefusalCode, sentenceOf } from '../../../shared/documents/refusals.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { inTransaction } from '../../platform/postgres/pool.ts';
import type { ChunkStore } from './chunkStore.ts';
import { type Row, type StoredDocument, presentRow } from './rows.ts';
import { openSegments, sealSegments } from './segments.ts';
import type { Vault } from './vault.ts';
import { lockNameInTransaction } from '../../platform/postgres/advisoryLocks.ts';

type Needs = { readonly pool: Pool; readonly chunks: ChunkStore; readonly vault: Vault };
type Own = { readonly accountId: string; readonly documentId: string };

export const notFound = (): Refusal => new Refusal('document-not-found', 'There is no such document.');
const refused = (code: DocumentRefusalCode, limit: string): Refusal =>
  new Refusal(code, sentenceOf({ code, params: { limit } }));

/** Uploads into the draft of an account, in pieces that may be repeated; sealed before they are stored. */
export const createUploads = ({ pool, chunks, vault }: Needs) => ({
  /** The limits hold over the draft and what submissions hold that wait for approval, in all processes together. */
  async begin(
    accountId: string,
    given: { readonly name: string; readonly bytes: number; readonly sha256?: string },
    offer: DocumentOffer,
  ): Promise<StoredDocument> {
    const { bytes } = given;
    if (bytes > offer.fileBytes) throw refused('document-too-large', mebibytes(offer.fileBytes));
    const id = randomBytes(20).toString('base64url');
    const facts = { name: safeName(given.name), ...(given.sha256 === undefined ? {} : { sha256: given.sha256 }) };
    const sealed = await vault.make({ account_id: accountId, case_id: null }, id, facts);
    return inTransaction(pool, async (sql) => {
      await lockNameInTransaction(sql, 'uploads', accountId);
      const { rows: held } = await sql.query<{ files: string; bytes: string }>(
        `select count(*) as files, coalesce(sum(bytes), 0) as bytes from document.document
         where account_id = $1 and case_id is null and state <> 'refused'`,
        [accountId],
      );
      if (Number(held[0]?.files) >= offer.files) throw refused('documents-too-many', `${offer.files} files`);
      if (Number(held[0]?.bytes) + bytes > offer.bytes) throw refused('documents-too-many', mebibytes(offer.bytes));
      const { rows } = await sql.query<Row>(
        `insert into document.document (id, account_id, state, bytes, wrapped, facts)
         values ($1, $2, 'receiving', $3, $4, $5) returning *`,
        [id, accountId, bytes, sealed.wrapped, sealed.facts],
      );
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an insert returns its row
      return presentRow(rows[0] as Row, facts);
    });
  },

  /** Takes one piece. Sent again after it was taken, it changes nothing; out of order it is refused with the place to go on from. */
  async put({ accountId, documentId }: Own, offset: number, piece: Uint8Array, sha256: string): Promise<number> {
    if (createHash('sha256').update(piece).digest('hex') !== sha256)
      throw new Refusal(
        'piece-damaged',
        'Expected the bytes that the digest was made of, found others; send the piece again.',
      );
    return inTransaction(pool, async (sql) => {
      // Not `for update`: segments refer to this row over another connection.
      const { rows } = await sql.query<Row>(
        `select * from document.document where id = $1 and account_id = $2 and case_id is null for no key update`,
        [documentId, accountId],
      );
      const [row] = rows;
      if (!row) throw notFound();
      const [total, received] = [Number(row.bytes), Number(row.received)];
      const end = offset + piece.length;
      if (end <= received) return received;
      const isWhole = end === total || piece.length % segmentBytes === 0;
      if (
        row.state !== 'receiving' ||
        offset !== received ||
        end > total ||
        piece.length > pieceBytes ||
        piece.length === 0 ||
        !isWhole
      )
        throw new Refusal(
          'piece-out-of-order',
          `Expected the piece from byte ${received} on, at most ${pieceBytes} bytes and whole segments of ${segmentBytes}.`,
          [],
          { offset: received },
        );
      const of = { key: await vault.keyOf(row), documentId, part: 'bytes' as const };
      const from = offset / segmentBytes;
      await chunks.put(documentId, 'bytes', from, sealSegments(of, piece, from, end === total));
      await sql.query('update document.document set received = $2 where id = $1', [documentId, end]);
      return end;
    });
  },

  /** All of it is here, and is what was sent: now it can be read. */
  async finish({ accountId, documentId }: Own, sha256: string): Promise<void> {
    const { rows } = await pool.query<Row>(
      'select * from document.document where id = $1 and account_id = $2 and case_id is null',
      [documentId, accountId],
    );
    const [row] = rows;
    if (!row) throw notFound();
    if (row.state !== 'receiving') return;
    if (row.received !== row.bytes)
      throw new Refusal(
        'document-incomplete',
        `Expected ${row.bytes} bytes, found ${row.received}; send the rest first.`,
        [],
        {
          offset: Number(row.received),
        },
      );
    const key = await vault.keyOf(row);
    const hash = createHash('sha256');
    const sealed = chunks.read(documentId, 'bytes');
    const segments = Math.ceil(Number(row.bytes) / segmentBytes);
    for await (const plain of openSegments({ key, documentId, part: 'bytes' }, sealed, segments)) hash.update(plain);
    if (hash.digest('hex') !== sha256)
      throw new Refusal('piece-damaged', 'Expected the bytes that the digest was made of, found others; begin again.');
    const facts = vault.sealFacts(key, documentId, { ...(await vault.factsOf(row)), sha256 });
    await pool.query(
      "update document.document set state = 'received', facts = $2 where id = $1 and state = 'receiving'",
      [documentId, facts],
    );
  },
});
