import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createDocumentReader } from '../../../server/documents/reader/run.ts';
import type { Part } from '../../../server/documents/store/chunkStore.ts';
import { createDocumentStore } from '../../../server/documents/store/documentStore.ts';
import { postgresChunks } from '../../../server/documents/store/postgresChunks.ts';
import { createKeyring } from '../../../server/platform/keys/keyring.ts';
import { openKeySlots } from '../../../server/platform/keys/slots/keySlots.ts';
import { documentOffers } from '../../../shared/documents/limits.ts';
import { command } from '../../support/command.ts';
import { type TestEventstore, newId, testEventstore } from '../../support/eventstore.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { tempDir } from '../../support/tempDir.ts';

let events: TestEventstore;
let database: TestDatabase;
const { path: folder, remove } = tempDir('audit-documents');
const [masterKey, slots] = ['cd'.repeat(32), join(folder, 'slots')];
beforeAll(async () => {
  [events, database] = await Promise.all([testEventstore(), testDatabase()]);
});
afterAll(async () => {
  await database.drop();
  await events.stop();
  remove();
});

const verify = async (...words: string[]) => {
  const { code, said } = await command('server/cli/audit.ts', ['verify', ...words], {
    ...{ DATA_DIR: join(folder, 'none'), EVENTSTORE_URL: events.url, DATABASE_URL: database.url },
    ...{ MASTER_KEY: masterKey, KEY_SLOTS: slots },
  });
  return { code, lines: said.trimEnd().split('\n') };
};

it('npm run audit -- verify finds one changed byte of a document or of its text, and says in which', async () => {
  const { pool } = database;
  const chunks = postgresChunks(pool);
  const keyring = createKeyring({ pool, slots: openKeySlots(slots), masters: () => [masterKey] });
  const store = createDocumentStore({ pool, chunks, keyring, read: createDocumentReader() });
  const accountId = randomUUID();
  const upload = async (text: string) => {
    const bytes = Buffer.from(text);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { documentId } = await store.begin(
      accountId,
      { name: 'lease.txt', bytes: bytes.length },
      documentOffers.trial,
    );
    await store.put({ accountId, documentId }, 0, bytes, sha256);
    await store.finish({ accountId, documentId }, sha256);
    return documentId;
  };
  const [attached, draft] = [await upload('A lease costs 62,000 a year.'), await upload('Flour costs 800 a month.')];
  while (await store.readNext());
  const caseId = newId('documents');
  await store.attach({ accountId, documentIds: [attached] }, caseId);
  // What is still on its way is no fault.
  await store.begin(accountId, { name: 'late.txt', bytes: 5 }, documentOffers.trial);

  expect(await verify()).toEqual({ code: 0, lines: ['documents: 2, each as it was read', 'sound: 0 streams'] });

  for (const [documentId, part] of [
    [attached, 'bytes'],
    [draft, 'text'],
  ] as const satisfies readonly (readonly [string, Part])[]) {
    const [sealed] = await Array.fromAsync(chunks.read(documentId, part));
    const changed = Buffer.from(sealed ?? []);
    changed[20] = (changed[20] ?? 0) ^ 1;
    await chunks.put(documentId, part, 0, [changed]);
    expect(await verify()).toEqual({
      code: 1,
      lines: [
        `document ${documentId}: BROKEN: segment 0 of ${documentId} was changed`,
        'documents: 1 of 2 BROKEN',
        'sound: 0 streams',
      ],
    });
    await chunks.put(documentId, part, 0, [sealed ?? Buffer.of()]);
  }
  expect((await verify(caseId)).lines[0]).toBe('documents: 1, each as it was read');
  await chunks.drop(draft);
  expect((await verify()).lines).toContain(`document ${draft}: BROKEN: expected 1 segments of ${draft}, found 0`);
});
