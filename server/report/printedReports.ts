import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { caseStream } from '../../shared/events/case.ts';
import { dropOldest } from '../../shared/kernel/collections.ts';
import { codeOf } from '../../shared/kernel/thrown.ts';
import { DamagedSeal, type Seal } from '../platform/store/seal.ts';

type Needs = {
  /** Of this machine alone; it can be emptied at any time. */
  readonly folder: string;
  readonly seal: Pick<Seal, 'close' | 'open'>;
};
export type PrintedFile = { readonly bytes: number; readonly sha256: string };
export type PrintedReports = ReturnType<typeof createPrintedReports>;

const type = 'PrintedReport';
const ending = '.sealed';

/**
 * PDFs as they were printed, by the hash of their document, sealed under the key of their case: what another machine has of a case that
 * was erased cannot be read there either.
 */
export function createPrintedReports({ folder, seal }: Needs) {
  const files = new Map<string, PrintedFile>();
  const pathOf = (hash: string) => join(folder, `${hash}${ending}`);

  const read = async (caseId: string, hash: string): Promise<Buffer | null> => {
    try {
      const plain = await seal.open(caseStream(caseId), await readFile(pathOf(hash)), hash);
      return plain && Buffer.from(plain);
    } catch (error) {
      // Half a file after a full disk, or one that somebody changed: it is printed again.
      if (error instanceof DamagedSeal || codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  };

  return {
    /** Null where it is not printed on this machine, or its case was erased. */
    read,

    async keep(caseId: string, hash: string, pdf: Buffer): Promise<void> {
      const sealed = (await seal.close(caseStream(caseId), type, pdf, hash)) ?? pdf;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const aside = `${pathOf(hash)}.${createHash('sha256').update(sealed).digest('hex').slice(0, 8)}`;
      await writeFile(aside, sealed, { mode: 0o600 });
      await rename(aside, pathOf(hash));
    },

    /** Size and SHA-256 of the PDF; null where it is not printed on this machine. */
    async fileOf(caseId: string, hash: string): Promise<PrintedFile | null> {
      const known = files.get(hash);
      if (known) return known;
      const pdf = await read(caseId, hash);
      if (!pdf) return null;
      const found = { bytes: pdf.byteLength, sha256: createHash('sha256').update(pdf).digest('hex') };
      files.set(hash, found);
      dropOldest(files, 10_000);
      return found;
    },

    drop: (hash: string): Promise<void> => rm(pathOf(hash), { force: true }),

    /** Removes what earlier versions kept here unsealed. */
    async clean(): Promise<void> {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) if (!name.endsWith(ending)) await rm(join(folder, name), { force: true });
    },
  };
}
