import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cases } from '../../../projections/cases/cases.ts';
import { takeInstanceLock } from '../../../server/platform/instanceLock.ts';
import { createKeyring } from '../../../server/platform/keys/keyring.ts';
import { openKeySlots } from '../../../server/platform/keys/slots/keySlots.ts';
import { masterKeysOf } from '../../../server/platform/keys/masterKey.ts';
import { noteRunning } from '../../../server/platform/runningInstance.ts';
import { createCodec } from '../../../server/platform/store/codec.ts';
import { esdbStore } from '../../../server/platform/store/esdb/esdbStore.ts';
import { caseStream } from '../../../shared/events/case.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import { command } from '../../support/command.ts';
import { caseSubmitted } from '../../support/controls.ts';
import { type TestEventstore, newId, testEventstore } from '../../support/eventstore.ts';
import { keepModels, projectorNeeds } from '../../support/models.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { tempDir } from '../../support/tempDir.ts';

let server: TestEventstore;
let database: TestDatabase;
const { path: dataDir, remove } = tempDir('rebuild');
beforeAll(async () => {
  [server, database] = await Promise.all([testEventstore(), testDatabase()]);
});
afterAll(async () => {
  await database.drop();
  await server.stop();
  remove();
});

const masterKey = 'ab'.repeat(32);
const run = (...words: string[]) =>
  command('server/cli/rebuild.ts', words, { DATA_DIR: dataDir, MASTER_KEY: masterKey });

describe('npm run rebuild', () => {
  it('rebuilds a model beside the server that runs on the data folder', async () => {
    const { pool } = database;
    const slots = openKeySlots(join(dataDir, 'slots'));
    await masterKeysOf({ pool, given: [masterKey], make: () => masterKey, slots, sealedBefore: async () => false });
    const codec = createCodec({ seal: createKeyring({ pool, slots, masters: () => [masterKey] }) });
    const store = esdbStore({ url: server.url, codec });
    const caseId = newId('c');
    const submitted = {
      ...caseSubmitted({ caseId }),
      id: idOf(caseId, 0),
      actor: 'system',
      correlation: caseId,
      causation: null,
    };
    const { position } = await store.append(caseStream(caseId), [submitted], -1);
    const models = keepModels(projectorNeeds(database.pool, store), [cases]);
    await models.passed(position);
    await database.pool.query("update debate_case set title = 'damaged'");

    const lock = takeInstanceLock(dataDir);
    expect(await run('cases')).toMatchObject({ code: 1, said: expect.stringContaining('already runs') as string });
    const note = noteRunning(dataDir, { eventstoreUrl: server.url, databaseUrl: database.url });
    try {
      const { code, said } = await run('cases');
      expect(said).toMatch(/^cases: \d+ events in [\d.]+ s, \d+ events per second\n$/);
      expect(code).toBe(0);
      const { rows } = await database.pool.query<{ title: string }>(
        'select title from debate_case where case_id = $1',
        [caseId],
      );
      expect(rows[0]?.title).toMatch(/^Should we open/);
      expect(await run('nonsense')).toMatchObject({
        code: 2,
        said: expect.stringContaining('found nonsense') as string,
      });
    } finally {
      note.forget();
      lock.release();
      await models.stop();
      await store.close();
    }
  });
});
