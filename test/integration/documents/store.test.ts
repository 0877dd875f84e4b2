import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createDocumentReader, type DocumentReader } from '../../../server/documents/reader/run.ts';
import type { ChunkStore } from '../../../server/documents/store/chunkStore.ts';
import { type DocumentStore, createDocumentStore } from '../../../server/documents/store/documentStore.ts';
import { fileChunks } from '../../../server/documents/store/fileChunks.ts';
import { postgresChunks } from '../../../server/documents/store/postgresChunks.ts';
import { DamagedDocument } from '../../../server/documents/store/segments.ts';
import { memorySlots } from '../../fakes/keySlots.ts';
import { createKeyring } from '../../../server/platform/keys/keyring.ts';
import { documentOffers, pieceBytes, segmentBytes } from '../../../shared/documents/limits.ts';
import { blocksIn, fixture } from '../../support/documents.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { tempDir } from '../../support/tempDir.ts';

let database: TestDatabase;
const folder = tempDir('documents');
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

const masterKey = 'cd'.repeat(32);
const slots = memorySlots();
const keyring = () => createKeyring({ pool: database.pool, slots, masters: () => [masterKey], keepMs: 0 });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const offer = documentOffers.professional;

const storeOn = (chunks: ChunkStore, read: DocumentReader = createDocumentReader()) =>
  createDocumentStore({ pool: database.pool, chunks, keyring: keyring(), read });

const upload = async (store: DocumentStore, accountId: string, name: string, bytes: Buffer) => {
  const { documentId } = await store.begin(accountId, { name, bytes: bytes.length }, offer);
  for (let offset = 0; offset < bytes.length; offset += pieceBytes) {
    const piece = bytes.subarray(offset, offset + pieceBytes);
    await store.put({ accountId, documentId }, offset, piece, sha256(piece));
  }
  await store.finish({ accountId, documentId }, sha256(bytes));
  return documentId;
};
const allOf = async (stream: AsyncIterable<Uint8Array>) => Buffer.concat(await Array.fromAsync(stream));
const settled = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'error',
  );

describe.each([
  ['files', () => fileChunks(folder.path)],
  ['PostgreSQL', () => postgresChunks(database.pool)],
] as const)('documents in %s', (_, chunksOf) => {
  let chunks: ChunkStore;
  let store: DocumentStore;
  let accountId: string;
  beforeEach(async () => {
    // What another test left unread would be read first.
    await database.pool.query('delete from document.document');
    chunks = chunksOf();
    store = storeOn(chunks);
    accountId = randomUUID();
  });

  it('are taken in pieces, read, attached to a case, and given back as they were', async () => {
    const bytes = fixture('report.pdf');
    const documentId = await upload(store, accountId, '../../Report\u202E 2025.pdf', bytes);
    expect(await store.get(accountId, documentId)).toMatchObject({
      state: 'received',
      name: 'Report 2025.pdf',
      sha256: sha256(bytes),
    });
    expect(await store.readNext()).toBe(true);
    expect(await store.readNext()).toBe(false);
    const [draft] = await store.draftOf(accountId);
    expect(draft).toMatchObject({ documentId, caseId: null, state: 'ready', read: { kind: 'pdf', pages: 14 } });

    const caseId = randomUUID();
    for (let again = 0; again < 2; again++)
      expect(await store.attach({ accountId, documentIds: [documentId] }, caseId)).toMatchObject([
        { documentId, caseId, state: 'ready' },
      ]);
    expect(await store.draftOf(accountId)).toEqual([]);
    expect(await store.ofCase(caseId)).toMatchObject([{ documentId, name: 'Report 2025.pdf' }]);
    expect(await allOf(store.plainOf(documentId, 'bytes'))).toEqual(bytes);
    const text = await allOf(store.plainOf(documentId, 'text'));
    expect(blocksIn(text.toString('utf8')).length).toBeGreaterThan(50);
    expect(sha256(text)).toBe(draft?.textSha256);
    await store.verify(documentId);
    await expect(store.remove(accountId, documentId)).rejects.toThrow(/no such document/);
  });

  it('go on after a break where they were, with no piece sent twice', async () => {
    const bytes = randomBytes(2 * pieceBytes + 1000);
    const { documentId } = await store.begin(accountId, { name: 'a.pdf', bytes: bytes.length }, offer);
    const own = { accountId, documentId };
    const put = (s: DocumentStore, from: number, to: number) =>
      s.put(own, from, bytes.subarray(from, to), sha256(bytes.subarray(from, to)));
    expect(await put(store, 0, pieceBytes)).toBe(pieceBytes);
    // Another process, which knows only what is stored.
    const restarted = storeOn(chunksOf());
    expect((await restarted.get(accountId, documentId)).received).toBe(pieceBytes);
    expect(await put(restarted, 0, pieceBytes)).toBe(pieceBytes);
    await expect(put(restarted, 2 * pieceBytes, bytes.length)).rejects.toMatchObject({
      code: 'piece-out-of-order',
      extra: { offset: pieceBytes },
    });
    await expect(put(restarted, pieceBytes, pieceBytes + 1000)).rejects.toMatchObject({ code: 'piece-out-of-order' });
    await expect(restarted.put(own, pieceBytes, bytes.subarray(0, segmentBytes), sha256(bytes))).rejects.toMatchObject({
      code: 'piece-damaged',
    });
    await expect(restarted.finish(own, sha256(bytes))).rejects.toMatchObject({ code: 'document-incomplete' });
    const twice = await Promise.all([1, 2].map(() => put(restarted, pieceBytes, 2 * pieceBytes)));
    expect(twice).toEqual([2 * pieceBytes, 2 * pieceBytes]);
    expect(await put(restarted, 2 * pieceBytes, bytes.length)).toBe(bytes.length);
    await restarted.finish(own, sha256(bytes));
    expect(await allOf(restarted.plainOf(documentId, 'bytes'))).toEqual(bytes);
  });

  it('that are changed, swapped or cut off are noticed', async () => {
    const bytes = randomBytes(3 * segmentBytes);
    const documentId = await upload(store, accountId, 'a.pdf', bytes);
    const segments = await Array.fromAsync(chunks.read(documentId, 'bytes'));
    expect(segments).toHaveLength(3);
    const read = () => allOf(store.plainOf(documentId, 'bytes'));
    const flipped = Buffer.from(segments[1] ?? []);
    flipped[1000] = (flipped[1000] ?? 0) ^ 1;
    await chunks.put(documentId, 'bytes', 1, [flipped]);
    await expect(read()).rejects.toThrow(DamagedDocument);
    await chunks.put(documentId, 'bytes', 0, [segments[1] ?? Buffer.of(), segments[0] ?? Buffer.of()]);
    await expect(read()).rejects.toThrow(DamagedDocument);
    await chunks.drop(documentId);
    await chunks.put(documentId, 'bytes', 0, segments.slice(0, 2));
    await expect(read()).rejects.toThrow(DamagedDocument);
    await chunks.put(documentId, 'bytes', 0, segments);
    expect(await read()).toEqual(bytes);
  });

  it('leave nothing legible where they are stored, and nothing at all when they go', async () => {
    const words = 'A sentence that stands nowhere else, forty-two letters.\n'.repeat(20_000);
    const documentId = await upload(store, accountId, 'plans for the merger.txt', Buffer.from(words));
    await store.readNext();
    const dump = async () => {
      const { rows } = await database.pool.query<{ all: Buffer }>(
        `select string_agg(convert_to(d::text, 'utf8'), '') as all from document.document d`,
      );
      const stored = await database.pool.query<{ data: Buffer }>(
        'select data from document.chunk where document_id = $1',
        [documentId],
      );
      const files = readdirSync(folder.path)
        .filter((name) => name.startsWith(documentId))
        .map((name) => readFileSync(join(folder.path, name)));
      return [rows[0]?.all ?? Buffer.of(), ...stored.rows.map(({ data }) => data), ...files];
    };
    const before = await dump();
    expect(before.length).toBeGreaterThan(2);
    for (const bytes of before)
      for (const secret of ['stands nowhere else', 'merger']) {
        expect(bytes.includes(secret)).toBe(false);
        expect(bytes.includes(Buffer.from(secret).toString('hex'))).toBe(false);
      }
    const modes = readdirSync(folder.path).map((name) => statSync(join(folder.path, name)).mode & 0o777);
    expect(modes.filter((mode) => mode !== 0o600)).toEqual([]);
    await store.remove(accountId, documentId);
    expect((await dump()).filter((bytes) => bytes.length > 0)).toHaveLength(
      (await database.pool.query('select 1 from document.document limit 1')).rows.length,
    );
    await expect(store.get(accountId, documentId)).rejects.toThrow(/no such document/);
  });

  it('are gone with the key of their case', async () => {
    const caseId = randomUUID();
    const documentId = await upload(store, accountId, 'a.txt', Buffer.from('Words of a case.'));
    await store.readNext();
    await store.attach({ accountId, documentIds: [documentId] }, caseId);
    await keyring().markForErasure(accountId, [`case-${caseId}`]);
    await keyring().erase(accountId);
    await expect(allOf(store.plainOf(documentId, 'bytes'))).rejects.toThrow(/erased/);
    await store.dropCase(caseId);
    expect(await Array.fromAsync(chunks.read(documentId, 'bytes'))).toEqual([]);
  });

  it('that cannot be read say why, and keep no bytes', async () => {
    const documentId = await upload(store, accountId, 'locked.pdf', fixture('locked.pdf'));
    await store.readNext();
    expect(await store.get(accountId, documentId)).toMatchObject({
      state: 'refused',
      refusal: { code: 'document-locked' },
    });
    expect(await Array.fromAsync(chunks.read(documentId, 'bytes'))).toEqual([]);
    await expect(store.attach({ accountId, documentIds: [documentId] }, randomUUID())).rejects.toMatchObject({
      code: 'document-not-ready',
    });
  });

  it('whose reading was cut off are read by another process', async () => {
    const documentId = await upload(store, accountId, 'a.txt', Buffer.from('Words to be read twice.'));
    const dying = storeOn(chunks, () => Promise.reject(new Error('the process was killed')));
    await expect(dying.readNext()).rejects.toThrow(/killed/);
    expect(await store.readNext()).toBe(false);
    await database.pool.query(
      `update document.document set reading_until = now() - interval '1 second' where id = $1`,
      [documentId],
    );
    expect(await store.readNext()).toBe(true);
    expect(await store.get(accountId, documentId)).toMatchObject({ state: 'ready', read: { units: 1 } });
  });

  /** By the clock of the database, which dates the drafts. */
  const hoursOn = async (hours: number): Promise<string> => {
    const { rows } = await database.pool.query<{ at: string }>('select now() + make_interval(hours => $1) as at', [
      hours,
    ]);
    return rows[0]?.at ?? '';
  };

  it('keep to the plan however many come at once', async () => {
    const begin = (bytes: number) => settled(store.begin(accountId, { name: 'a.pdf', bytes }, documentOffers.trial));
    expect(await begin(documentOffers.trial.fileBytes + 1)).toBe('document-too-large');
    const answers = await Promise.all(Array.from({ length: 30 }, () => begin(1000)));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(documentOffers.trial.files);
    expect(new Set(answers)).toEqual(new Set(['done', 'documents-too-many']));
    // Whatever day it is for this process.
    expect(await store.expire(await hoursOn(10_000))).toBe(0);
    await database.pool.query("update document.document set created_at = created_at - interval '25 hours'");
    expect(await store.expire(await hoursOn(-10_000))).toBeGreaterThanOrEqual(5);
    expect(await store.draftOf(accountId)).toEqual([]);
  });

  it('are as many and as large as the plan says, and no more', async () => {
    const { files, bytes } = documentOffers.solo;
    const begin = (size: number, name: string) =>
      settled(store.begin(accountId, { name, bytes: size }, documentOffers.solo));
    const taken: string[] = [];
    for (let i = 0; i < files; i++) taken.push(await begin(bytes / files, `part-${i}.pdf`));
    expect([files, bytes, taken]).toEqual([20, 100 * 1024 * 1024, taken.map(() => 'done')]);
    expect(await begin(1, 'one-more.txt')).toBe('documents-too-many');
    const [first] = await store.draftOf(accountId);
    await store.remove(accountId, first?.documentId ?? '');
    expect([await begin(bytes / files + 1, 'larger.pdf'), await begin(bytes / files, 'as-large.pdf')]).toEqual([
      'documents-too-many',
      'done',
    ]);
  });

  it('count against the plan while a submission holds them', async () => {
    const documentId = await upload(store, accountId, 'a.txt', Buffer.from('Words that wait for approval.'));
    await store.readNext();
    await store.hold({ accountId, documentIds: [documentId], heldFor: randomUUID() }, await hoursOn(24));
    const begin = () => settled(store.begin(accountId, { name: 'b.txt', bytes: 10 }, { ...offer, files: 2 }));
    expect([await begin(), await begin()]).toEqual(['done', 'documents-too-many']);
  });

  it('of others are not there', async () => {
    const documentId = await upload(store, accountId, 'a.txt', Buffer.from('Words of one account.'));
    await store.readNext();
    const other = randomUUID();
    const tries = [
      store.get(other, documentId),
      store.remove(other, documentId),
      store.attach({ accountId: other, documentIds: [documentId] }, randomUUID()),
      store.put({ accountId: other, documentId }, 0, Buffer.of(1), sha256(Buffer.of(1))),
      store.finish({ accountId: other, documentId }, ''),
    ];
    expect(await Promise.all(tries.map(settled))).toEqual(tries.map(() => 'document-not-found'));
  });
});

it('refuses ids that are paths', async () => {
  const chunks = fileChunks(folder.path);
  await expect(chunks.put('../x', 'bytes', 0, [Buffer.of(1)])).rejects.toThrow(/expected the id/);
  writeFileSync(join(folder.path, 'kept'), 'x');
  await chunks.drop('unknown');
});
