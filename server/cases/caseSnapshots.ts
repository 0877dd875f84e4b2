import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

import type { Pool } from 'pg';
import type { Logger } from 'pino';

import { caseStream } from '../../shared/events/case.ts';
import { type Seal, unsealed } from '../platform/store/seal.ts';
import type { FoundCase, Snapshots } from './foldedCases.ts';
import { ownJson } from '../../shared/kernel/collections.ts';

type Needs = {
  readonly pool: Pool;
  /** Names the fold: what another one saved is not used. */
  readonly program: string;
  /** Whatever seals the events of a case seals what is kept of them. */
  readonly seal?: Seal;
  readonly log: Logger;
};

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];
const sealedAs = 'CaseSnapshot';
const besideOf = (caseId: string) => `${sealedAs} of ${caseStream(caseId)}`;

/** Folded cases in a table of their own. Nothing depends on them: what cannot be saved or read is folded from the history. */
export function createSnapshots({ pool, program, seal = unsealed, log }: Needs): Snapshots {
  return {
    async load(caseId) {
      try {
        const { rows } = await pool.query<{ state: Buffer }>(
          'select state from case_snapshot where case_id = $1 and program = $2',
          [caseId, program],
        );
        const plain = rows[0] && (await seal.open(caseStream(caseId), rows[0].state, besideOf(caseId)));
        return plain ? revived((await unpack(plain)).toString()) : null;
      } catch (error) {
        log.warn({ err: error, caseId }, 'a saved case could not be read: its history is folded again');
        return null;
      }
    },
    async drop(caseId) {
      await pool.query('delete from case_snapshot where case_id = $1', [caseId]);
    },
    async save(found) {
      try {
        const { caseId, revision } = found;
        const plain = await pack(written(found), { level: 1 });
        const state = (await seal.close(caseStream(caseId), sealedAs, plain, besideOf(caseId))) ?? plain;
        await pool.query(
          `insert into case_snapshot (case_id, program, revision, state) values ($1, $2, $3, $4)
           on conflict (case_id) do update
             set program = excluded.program, revision = excluded.revision, state = excluded.state
             where case_snapshot.program <> excluded.program or case_snapshot.revision < excluded.revision`,
          [caseId, program, revision, state],
        );
      } catch (error) {
        log.warn({ err: error, caseId: found.caseId }, 'a long case could not be saved as it stands');
      }
    },
  };
}

const written = (found: FoundCase): string =>
  JSON.stringify({ ...found, known: { ...found.known, revealed: [...found.known.revealed] } });

const revived = (text: string): FoundCase => {
  const found = ownJson<FoundCase & { readonly known: { readonly revealed: readonly string[] } }>(text);
  return { ...found, known: { ...found.known, revealed: new Set(found.known.revealed) } };
};

/** A name for the program that folds: SHA-256 over these source files and folders. */
export const programOf = (paths: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder)) hash.update(readFileSync(path)).update('\0');
  return hash.digest('hex');
};

const filesUnder = (path: string): string[] =>
  path.endsWith('.ts')
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .toSorted()
        .map((name) => join(path, name));
