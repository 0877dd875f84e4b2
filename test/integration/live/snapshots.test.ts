import { fileURLToPath } from 'node:url';

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type FoundCase, createCases } from '../../../server/cases/foldedCases.ts';
import { createSnapshots, programOf } from '../../../server/cases/caseSnapshots.ts';
import type { Seal } from '../../../server/platform/store/seal.ts';
import { caseStream } from '../../../shared/events/case.ts';
import { caseId } from '../../support/controls.ts';
import { rehearse } from '../../support/panelCase.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let found: FoundCase;
beforeAll(async () => {
  database = await testDatabase();
  const { kept } = await rehearse('default');
  const at = await createCases(kept.store as never).at(caseId);
  if (!at) throw new Error('Expected the rehearsed case.');
  found = at;
});
afterAll(() => database?.drop());

const snapshotStore = (program = 'p1', seal?: Seal) =>
  createSnapshots({ pool: database.pool, program, log, ...(seal && { seal }) });

describe('a saved case', () => {
  it('comes back as it was, and an older one never replaces it', async () => {
    await snapshotStore().save(found);
    await snapshotStore().save({ ...found, revision: found.revision - 1 });
    expect(found.known.revealed.size).toBeGreaterThan(0);
    expect(await snapshotStore().load(caseId)).toEqual(found);
  });

  it('is not read by a program that folds otherwise, which replaces it', async () => {
    expect(await snapshotStore('p2').load(caseId)).toBeNull();
    await snapshotStore('p2').save({ ...found, revision: 1 });
    expect(await snapshotStore('p2').load(caseId)).toMatchObject({ revision: 1 });
    expect(await snapshotStore('p1').load(caseId)).toBeNull();
  });

  it('is sealed as the events of its case are, and is nothing once the key is gone', async () => {
    let key: number | null = 7;
    const turned = (bytes: Uint8Array, by: number) => Uint8Array.from(bytes, (byte) => byte ^ by);
    const seal: Seal = {
      close: async (stream, _type, plain) =>
        stream === caseStream(caseId) && key !== null ? turned(plain, key) : null,
      refuses: async () => null,
      open: async (_stream, stored) => (key === null ? null : turned(stored, key)),
    };
    await snapshotStore('p3', seal).save(found);
    expect(await snapshotStore('p3', seal).load(caseId)).toEqual(found);
    expect(await snapshotStore('p3').load(caseId)).toBeNull();
    key = null;
    expect(await snapshotStore('p3', seal).load(caseId)).toBeNull();
  });

  it('can be dropped', async () => {
    await snapshotStore().save(found);
    await snapshotStore().drop(caseId);
    expect(await snapshotStore().load(caseId)).toBeNull();
  });

  it('belongs to the program as its sources are', () => {
    const name = programOf([fileURLToPath(new URL('../../../shared/kernel', import.meta.url))]);
    expect(name).toMatch(/^[0-9a-f]{64}$/);
    expect(programOf([fileURLToPath(new URL('../../../shared/views', import.meta.url))])).not.toBe(name);
  });
});
