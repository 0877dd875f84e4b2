import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { documentOpener } from '../../../server/documents/store/openDocument.ts';
import { seenBy } from '../../../shared/views/redact.ts';
import { reportIssued } from '../../support/controls.ts';
import { fixture } from '../../support/documents.ts';
import { playCase } from '../../support/fakeCase.ts';
import { person } from '../http/agent.ts';
import { type World, proven, startWorld } from '../http/world.ts';

let world: World;
let me: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  world = await startWorld({ limitScale: 50 });
  me = await proven(world);
});
afterAll(() => world.stop());

type Who = Awaited<ReturnType<typeof person>>;
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const begin = async (bytes: Buffer, name: string, who: Who = me) => {
  const { status, body } = await who.post('/api/documents', { name, bytes: bytes.length });
  return { status, body, id: body['document_id'] as unknown as string };
};
const put = async (id: string, offset: number, piece: Buffer, who: Who = me, of = piece) => {
  const reply = await fetch(`${world.url}/api/documents/${id}/pieces/${offset}`, {
    method: 'PUT',
    headers: {
      cookie: who.cookieHeader(),
      'content-type': 'application/octet-stream',
      'content-digest': `sha-256=:${digest(of).toString('base64')}:`,
    },
    body: new Uint8Array(piece),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, never> };
};
const upload = async (bytes: Buffer, name: string, who: Who = me) => {
  const { id } = await begin(bytes, name, who);
  await put(id, 0, bytes, who);
  await who.post(`/api/documents/${id}/finish`, { sha256: digest(bytes).toString('hex') });
  await world.documents.readNext();
  return id;
};
const submit = (documents: readonly string[], key: string, who: Who = me) =>
  who.post('/intake', { email: who.email, q1: 'Should we sign this contract?', documents }, { 'idempotency-key': key });

describe('an upload', () => {
  it('goes piece by piece, and says what was read', async () => {
    const bytes = fixture('contract.docx');
    const { status, id, body } = await begin(bytes, 'C:\\papers\\contract.docx');
    expect([status, body]).toMatchObject([201, { name: 'contract.docx', state: 'receiving', received: 0, kind: null }]);
    expect(await put(id, 0, bytes, me, Buffer.of(1))).toMatchObject({ status: 422, body: { code: 'PIECE_DAMAGED' } });
    expect(await put(id, 4_194_304, bytes)).toMatchObject({
      status: 409,
      body: { code: 'PIECE_OUT_OF_ORDER', offset: 0 },
    });
    expect((await me.post(`/api/documents/${id}/finish`, { sha256: '0'.repeat(64) })).status).toBe(409);
    expect(await put(id, 0, bytes)).toMatchObject({ status: 200, body: { received: bytes.length } });
    const finished = await me.post(`/api/documents/${id}/finish`, { sha256: digest(bytes).toString('hex') });
    expect([finished.status, finished.body]).toMatchObject([202, { state: 'received' }]);
    await world.documents.readNext();
    const read = await me.get(`/api/documents/${id}`);
    expect(read.body).toMatchObject({ state: 'ready', kind: 'docx', units: 10, refusal: null });
    expect(read.body['warnings']).toContainEqual({ code: 'hidden_text', params: { passages: 4 } });
    expect((await me.del(`/api/documents/${id}`)).status).toBe(204);
    expect((await me.get(`/api/documents/${id}`)).status).toBe(404);
  });

  it('is refused in a sentence', async () => {
    const id = await upload(fixture('report.pdf'), 'report.docx');
    expect((await me.get(`/api/documents/${id}`)).body).toMatchObject({
      state: 'refused',
      refusal: {
        code: 'document-misnamed',
        detail: 'The name says a Word document, but the content is a PDF document.',
      },
    });
    const large = await me.post('/api/documents', { name: 'a.pdf', bytes: 11 * 1024 * 1024 });
    expect([large.status, large.body['code']]).toEqual([413, 'DOCUMENT_TOO_LARGE']);
    const { id: open } = await begin(Buffer.alloc(10), 'a.txt');
    const tooLong = await put(open, 0, Buffer.alloc(4_194_305));
    expect([tooLong.status, tooLong.body['code']]).toEqual([413, 'TOO_LARGE']);
  });

  it('of another account is not there', async () => {
    const id = await upload(Buffer.from('Words of mine.'), 'a.txt');
    const other = await person(world.url);
    expect((await other.get(`/api/documents/${id}`)).status).toBe(404);
    expect((await other.del(`/api/documents/${id}`)).status).toBe(404);
    expect((await put(id, 0, Buffer.of(1), other)).status).toBe(404);
    expect((await submit([id], 'other', other)).body['code']).toBe('DOCUMENT_NOT_FOUND');
  });
});

describe('a case with documents', () => {
  it('has them in its history, which tells watchers that they are there and nothing of them', async () => {
    const who = await person(world.url);
    const id = await upload(fixture('contract.docx'), 'secret merger.docx', who);
    const first = await submit([id], 'k', who);
    expect(first.status).toBe(201);
    const caseId = first.body['case_id'] as unknown as string;
    expect((await submit([id], 'k', who)).body['case_id']).toBe(caseId);
    const another = await upload(Buffer.from('Other words.'), 'b.txt', who);
    expect((await submit([id, another], 'k', who)).body['code']).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await who.get('/api/documents')).body['documents']).toMatchObject([{ document_id: another }]);

    const history = await Array.fromAsync(world.store.read(`case-${caseId}`));
    expect(history.map(({ type }) => type)).toEqual(['CaseSubmitted', 'DocumentAdded']);
    expect(history[1]?.data).toMatchObject({
      documentId: id,
      name: 'secret merger.docx',
      kind: 'docx',
      sha256: digest(fixture('contract.docx')).toString('hex'),
    });
    const watched = seenBy('watcher', history);
    expect(watched.map(({ type }) => type)).toEqual(['CaseSubmitted', 'DocumentAdded']);
    expect(JSON.stringify(watched)).not.toMatch(/secret merger|docx/);
    expect((await who.get(`/api/cases/${caseId}/documents`)).body).toMatchObject({
      documents: [{ document_id: id, name: 'secret merger.docx' }],
    });
    expect((await me.get(`/api/cases/${caseId}/documents`)).status).toBe(404);
    expect((await who.del(`/api/documents/${id}`)).status).toBe(404);
  });

  it('shows its owner what stands around a cell, and nobody else anything', async () => {
    const who = await person(world.url);
    const id = await upload(Buffer.from('Item,Euros\nRent,4200\nHeat,310\n'), 'costs.csv', who);
    const caseId = (await submit([id], 'passage', who)).body['case_id'] as unknown as string;
    const url = `/api/cases/${caseId}/documents/${id}/passage?at=B2`;
    const { status, body } = await who.get(url);
    expect([status, body]).toMatchObject([200, { name: 'costs.csv', kind: 'csv', at: 'B2' }]);
    const blocks = body['blocks'] as unknown as { at: string; cells?: { at: string; text: string }[] }[];
    expect(blocks.flatMap(({ cells }) => cells ?? []).find(({ at }) => at === 'B2')?.text).toBe('4200');
    expect((await me.get(url)).status).toBe(404);
    expect((await who.get(url.replace(id, 'x'.repeat(27)))).body['code']).toBe('DOCUMENT_NOT_FOUND');

    const opened = await documentOpener(world.documents)(caseId, id, 1_000);
    expect('blocks' in opened && opened.blocks.map(({ at }) => at)).toEqual(blocks.map(({ at }) => at));
    const stranger = await documentOpener(world.documents)('another-case', id, 1_000);
    expect(stranger).toEqual({ error: 'document-not-found' });
  });

  it('waits for none that was not read', async () => {
    const { id } = await begin(Buffer.from('Words.'), 'a.txt');
    expect((await submit([id], 'unready')).body['code']).toBe('DOCUMENT_NOT_READY');
    expect((await submit(['x'.repeat(27)], 'none')).body['code']).toBe('DOCUMENT_NOT_FOUND');
  });
});

describe('a delivered case that is asked again with a document', () => {
  it('is a case of its own that the document belongs to', async () => {
    const { case_id: first } = (await me.post('/intake', { email: me.email, q1: 'Should we sign?', mode: 'direct' }))
      .body;
    const { events } = await playCase('direct');
    await world.appendAll(`case-${first}`, [...events.slice(1), reportIssued()], 0);
    const document_id = await upload(fixture('contract.docx'), 'contract.docx');
    const ask = (change: object, key: string) =>
      me.post(`/api/cases/${first}/again`, { change }, { 'idempotency-key': key });
    const missing = await ask({ kind: 'document', document_id: 'doc-00000000000000000000' }, 'missing');
    expect([missing.status, missing.body['code']]).toEqual([404, 'DOCUMENT_NOT_FOUND']);
    const again = await ask({ kind: 'document', document_id }, 'added');
    expect(again.status).toBe(201);
    const types = (await world.accountEvents(`case-${again.body['case_id']}`)).map(({ type }) => type);
    expect(types).toEqual(['CaseSubmitted', 'DocumentAdded']);
    const [fresh] = await world.accountEvents(`case-${again.body['case_id']}`);
    expect(fresh?.data).toMatchObject({
      again: { of: first, change: { kind: 'document', documentId: document_id, name: 'contract.docx' } },
    });
    // Sent again it is the same case; it cannot be given to another.
    expect((await ask({ kind: 'document', document_id }, 'added')).body).toEqual(again.body);
    expect((await ask({ kind: 'document', document_id }, 'other')).status).toBe(404);
  });
});
