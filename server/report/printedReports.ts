import { createHash } from 'node:crypto';

import { caseStream } from '../../shared/events/case.ts';
import { dropOldest } from '../../shared/kernel/collections.ts';
import type { Pool } from '../platform/postgres/pool.ts';
import { DamagedSeal, type Seal } from '../platform/store/seal.ts';

type Needs = {
  readonly pool: Pick<Pool, 'query'>;
  readonly seal: Pick<Seal, 'close' | 'open'>;
};
export type PrintedFile = { readonly bytes: number; readonly sha256: string };
export type PrintedReports = ReturnType<typeof createPrintedReports>;

const type = 'PrintedReport';

/**
 * PDFs as they were printed, by the hash of their document, where every process finds them; sealed under the key of their case, so that
 * none can be read of a case that was erased. The table may be emptied at any time.
 */
export function createPrintedReports({ pool, seal }: Needs) {
  const files = new Map<string, PrintedFile>();

  return {
    /** Null where it is not printed, or its case was erased. */
    async read(caseId: string, hash: string): Promise<Buffer | null> {
      const { rows } = await pool.query<{ pdf: Buffer }>('select pdf from printed_report where hash = $1', [hash]);
      if (!rows[0]) return null;
      try {
        const plain = await seal.open(caseStream(caseId), rows[0].pdf, hash);
        return plain && Buffer.from(plain);
      } catch (error) {
        // One that somebody changed is printed again.
        if (error instanceof DamagedSeal) return null;
        throw error;
      }
    },

    async keep(caseId: string, hash: string, pdf: Buffer): Promise<void> {
      const sealed = (await seal.close(caseStream(caseId), type, pdf, hash)) ?? pdf;
      await pool.query(
        `insert into printed_report (hash, case_id, pdf, bytes, sha256) values ($1, $2, $3, $4, $5)
         on conflict (hash) do update set pdf = excluded.pdf, bytes = excluded.bytes, sha256 = excluded.sha256`,
        [hash, caseId, sealed, pdf.byteLength, createHash('sha256').update(pdf).digest('hex')],
      );
    },

    /** Size and SHA-256 of those of these PDFs that are printed. */
    async filesOf(hashes: readonly string[]): Promise<ReadonlyMap<string, PrintedFile>> {
      const unknown = hashes.filter((hash) => !files.has(hash));
      const { rows } =
        unknown.length === 0
          ? { rows: [] }
          : await pool.query<PrintedFile & { hash: string }>(
              'select hash, bytes, sha256 from printed_report where hash = any($1)',
              [unknown],
            );
      for (const { hash, bytes, sha256 } of rows) files.set(hash, { bytes, sha256 });
      const found = hashes.flatMap((hash) => {
        const file = files.get(hash);
        return file ? [[hash, file] as const] : [];
      });
      dropOldest(files, 10_000);
      return new Map(found);
    },

    async dropCase(caseId: string): Promise<void> {
      await pool.query('delete from printed_report where case_id = $1', [caseId]);
    },
  };
}
