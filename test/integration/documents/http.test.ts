import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { documentOpener } from '../../../server/documents/store/openDocument.ts';
import type { CaseEvent } from '../../../shared/events/case.ts';
import { documentOffers } from '../../../shared/documents/limits.ts';
import { seenBy } from '../../../shared/views/redact.ts';
import { reportIssued } from '../../support/controls.ts';
import { fixture } from '../../support/documents.ts';
import { playCase } from '../../support/fakeCase.ts';
import { agent, password, person } from '../http/agent.ts';
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

  it('shows the surroundings of a cell to its owner alone', async () => {
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

    const sheet = await upload(fixture('budget.xlsx'), 'budget.xlsx', who);
    await world.documents.attach({ accountId: who.accountId, documentIds: [sheet] }, caseId);
    for (const at of ["'Cash flow'!B7", 'Cash flow!B7']) {
      const place = `/api/cases/${caseId}/documents/${sheet}/passage?at=${encodeURIComponent(at)}`;
      expect([at, (await who.get(place)).text]).toEqual([at, expect.stringContaining('8.5%')]);
    }

    const opened = await documentOpener(world.documents)(caseId, id, 1_000, null);
    expect('blocks' in opened && opened.blocks.map(({ at }) => at)).toEqual(blocks.map(({ at }) => at));
    const around = async (place: string, tokens: number) => {
      const found = await documentOpener(world.documents)(caseId, sheet, tokens, place);
      return 'blocks' in found ? found.blocks.map(({ at }) => at) : found;
    };
    expect(await around('Cash flow!$B$7', 1_000)).toContain("'Cash flow'!7");
    const [head, ...rest] = (await around('Cash flow!B7', 1)) as string[];
    expect([head, rest]).toEqual([((await around('Cash flow', 1_000)) as string[])[0], ["'Cash flow'!7"]]);
    expect(await around('Elsewhere!B7', 1_000)).toEqual([]);
    const stranger = await documentOpener(world.documents)('another-case', id, 1_000, null);
    expect(stranger).toEqual({ error: 'document-not-found' });
  });

  it('opens them to auditors as the owner decides, from one request to the next', async () => {
    const [owner, auditor] = [await proven(world), await proven(world)];
    const id = await upload(Buffer.from('Rent is 4200.'), 'rent.txt', owner);
    const caseId = (await submit([id], 'audited', owner)).body['case_id'] as unknown as string;
    const [list, passage] = [`/api/cases/${caseId}/documents`, `/api/cases/${caseId}/documents/${id}/passage?at=`];
    const seen = async () => {
      const [names, words] = [await auditor.get(list), await auditor.get(passage)];
      return [names.body['code'] ?? names.status, words.body['code'] ?? words.status];
    };
    const { email } = auditor;
    const letOpen = async (open: boolean) =>
      (await owner.put(`/api/cases/${caseId}/auditors/documents`, { email, open })).status;

    expect(await letOpen(true)).toBe(404);
    expect(await seen()).toEqual(['CASE_NOT_FOUND', 'CASE_NOT_FOUND']);
    expect((await owner.post(`/api/cases/${caseId}/auditors`, { email })).status).toBe(204);
    expect(await seen()).toEqual(['DOCUMENTS_CLOSED', 'DOCUMENTS_CLOSED']);
    expect((await auditor.put(`/api/cases/${caseId}/auditors/documents`, { email, open: true })).status).toBe(404);
    expect(await letOpen(true)).toBe(204);
    expect(await seen()).toEqual([200, 200]);
    expect(await letOpen(false)).toBe(204);
    expect(await seen()).toEqual(['DOCUMENTS_CLOSED', 'DOCUMENTS_CLOSED']);
    expect((await owner.get(list)).body).toMatchObject({ documents: [{ document_id: id }] });
  });

  it('waits for none that was not read', async () => {
    const { id } = await begin(Buffer.from('Words.'), 'a.txt');
    expect((await submit([id], 'unready')).body['code']).toBe('DOCUMENT_NOT_READY');
    expect((await submit(['x'.repeat(27)], 'none')).body['code']).toBe('DOCUMENT_NOT_FOUND');
  });

  it('takes no place of the plan while its documents are refused', async () => {
    const who = await person(world.url);
    const { id } = await begin(Buffer.from('Words.'), 'a.txt', who);
    expect((await submit([id], 'unready', who)).body['code']).toBe('DOCUMENT_NOT_READY');
    expect((await submit(['x'.repeat(27)], 'none', who)).body['code']).toBe('DOCUMENT_NOT_FOUND');
    // Without proof of its address an account has one case, and it is still there.
    expect((await submit([], 'without', who)).status).toBe(201);
    expect((await submit([], 'second', who)).body['code']).toBe('ADDRESS_NOT_PROVEN');
  });
});

describe('what an agent submits that waits for approval', () => {
  const consent = { statement: 'Yes, go ahead.' };
  const waiting = async () => {
    const who = await proven(world);
    const { secret } = (
      await who.post('/api/tokens', {
        ...{ name: 'My agent', scopes: ['read', 'submit'], expires_in_days: 90, password, consent: true },
        ...{ cases_per_month: null, usd_per_month: null, modes: ['direct', 'default'] },
      })
    ).body as unknown as { secret: string };
    const mine = agent(world.url, { authorization: `Bearer ${secret}` });
    await who.put('/api/approvals', { required: true });
    const id = await upload(fixture('contract.docx'), 'contract.docx', who);
    const wanted = { email: who.email, q1: 'Should we sign this contract?', documents: [id], consent };
    const held = await mine.post('/intake', wanted);
    expect([held.status, held.body['code']]).toEqual([409, 'APPROVAL_PENDING']);
    const { approvals } = (await who.get('/api/approvals')).body as unknown as { approvals: { approval_id: string }[] };
    return { who, mine, id, wanted, path: `/api/approvals/${approvals[0]?.approval_id}` };
  };
  const daysAfterHeld = async (days: number): Promise<string> => {
    const { rows } = await world.database.pool.query<{ at: string }>(
      'select max(held_at) + make_interval(days => $1) as at from held_submission',
      [days],
    );
    return rows[0]?.at ?? '';
  };

  it('keeps its documents as long as it waits, apart from the draft', async () => {
    const { who, mine, id, wanted, path } = await waiting();
    await world.documents.expire(await daysAfterHeld(29));
    expect((await mine.post('/intake', wanted)).body['code']).toBe('APPROVAL_PENDING');
    expect((await who.get('/api/documents')).body['documents']).toEqual([]);
    expect((await who.del(`/api/documents/${id}`)).status).toBe(404);
    expect((await submit([id], 'another', who)).body['code']).toBe('DOCUMENT_NOT_FOUND');
    const elsewhere = await mine.post('/intake', { ...wanted, q1: 'Should we sign another contract?' });
    expect(elsewhere.body['code']).toBe('DOCUMENT_NOT_FOUND');

    const { status, body } = await who.post(`${path}/approve`, {});
    expect(status).toBe(201);
    const { documents } = (await who.get(`/api/cases/${body['case_id']}/documents`)).body;
    expect(documents).toMatchObject([{ document_id: id, state: 'ready' }]);
    expect((await mine.post('/intake', wanted)).body['case_id']).toBe(body['case_id']);
  });

  it('leaves no document behind once it is declined or its time is over', async () => {
    const declined = await waiting();
    expect((await declined.who.post(`${declined.path}/decline`, {})).status).toBe(204);
    expect((await declined.who.get(`/api/documents/${declined.id}`)).status).toBe(404);
    const late = await waiting();
    await world.documents.expire(await daysAfterHeld(31));
    expect((await late.who.get(`/api/documents/${late.id}`)).status).toBe(404);
  });

  it('names documents that are there and were read', async () => {
    const { mine, wanted } = await waiting();
    const none = await mine.post('/intake', { ...wanted, documents: ['x'.repeat(27)] });
    expect(none.body['code']).toBe('DOCUMENT_NOT_FOUND');
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

describe('a delivered case with documents that is asked again', () => {
  const bytes = fixture('contract.docx');
  const delivered = async (who: Who, others = 0, othersBytes = 9) => {
    const id = await upload(bytes, 'contract.docx', who);
    const asked = { email: who.email, q1: 'Should we sign?', mode: 'direct', documents: [id] };
    const { case_id: first } = (await who.post('/intake', asked)).body;
    const { events } = await playCase('direct');
    const [, document] = await world.accountEvents(`case-${first}`);
    const more = Array.from(
      { length: others },
      () => ({ type: 'DocumentAdded', data: { ...document?.data, bytes: othersBytes } }) as CaseEvent,
    );
    await world.appendAll(`case-${first}`, [...more, ...events.slice(1), reportIssued()], 1);
    return { first: String(first), id };
  };
  const again = async (who: Who, first: string, change: object, key: string) =>
    who.post(`/api/cases/${first}/again`, { change }, { 'idempotency-key': key });
  const documentsOf = async (who: Who, caseId: string) =>
    (await who.get(`/api/cases/${caseId}/documents`)).body['documents'] as unknown as {
      document_id: string;
      name: string;
      state: string;
    }[];
  const fact = { kind: 'fact', now: 'The fee is 9,000 a year.' };

  it('has copies of its own, sealed under its key, which stay when the first one is erased', async () => {
    const who = await proven(world);
    const { first, id } = await delivered(who);
    const { status, body } = await again(who, first, fact, 'fact');
    expect(status).toBe(201);
    const caseId = String(body['case_id']);
    const [copy, ...more] = await documentsOf(who, caseId);
    expect(more).toEqual([]);
    expect(copy).toMatchObject({ name: 'contract.docx', state: 'ready' });
    expect(copy?.document_id).not.toBe(id);
    expect((await again(who, first, fact, 'fact')).body).toEqual(body);
    expect(await documentsOf(who, caseId)).toHaveLength(1);

    // Cut off between its row and its bytes, copying begins again under the same key and id.
    const copyKey = [copy?.document_id ?? ''];
    await world.database.pool.query(
      "update document.document set state = 'receiving', received = 0, text_segments = 0 where id = $1",
      copyKey,
    );
    await world.database.pool.query("delete from document.chunk where document_id = $1 and part = 'text'", copyKey);
    const { rows } = await world.database.pool.query<{ account_id: string }>(
      'select account_id from document.document where id = $1',
      copyKey,
    );
    const from = { accountId: rows[0]?.account_id ?? '', from: first };
    expect(await world.documents.copyToCase({ ...from, accountId: 'somebody-else' }, caseId)).toEqual([]);
    expect(await world.documents.copyToCase(from, caseId)).toMatchObject([{ state: 'ready' }]);

    await world.documents.dropCase(first);
    await world.documents.verify(copy?.document_id ?? '');
    const kept: Buffer[] = [];
    for await (const part of world.documents.plainOf(copy?.document_id ?? '', 'bytes')) kept.push(part);
    expect(Buffer.concat(kept)).toEqual(bytes);
    const opened = await documentOpener(world.documents)(caseId, copy?.document_id ?? '', 20_000, null);
    expect('blocks' in opened && opened.blocks.length).toBeGreaterThan(0);
  });

  it('takes one more document, as far as the plan allows', async () => {
    const who = await proven(world);
    const { first } = await delivered(who);
    const document_id = await upload(fixture('deck.pptx'), 'annex.pptx', who);
    const { first: full } = await delivered(who, documentOffers.trial.files - 1);
    const refused = await again(who, full, { kind: 'document', document_id }, 'full');
    expect([refused.status, refused.body['code']]).toEqual([413, 'DOCUMENTS_TOO_MANY']);
    const { first: heavy } = await delivered(who, 1, documentOffers.trial.bytes - bytes.length);
    const large = await again(who, heavy, { kind: 'document', document_id }, 'large');
    expect([large.status, large.body['code'], large.text]).toEqual([
      ...[413, 'DOCUMENTS_TOO_MANY'],
      expect.stringContaining('20 MiB'),
    ]);
    const same = await upload(bytes, 'contract once more.docx', who);
    const twice = await again(who, first, { kind: 'document', document_id: same }, 'twice');
    expect([twice.status, twice.body['code']]).toEqual([422, 'INVALID_INPUT']);
    const added = await again(who, first, { kind: 'document', document_id }, 'added');
    expect(added.status).toBe(201);
    const names = (await documentsOf(who, String(added.body['case_id']))).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['annex.pptx', 'contract.docx']);
  });
});
