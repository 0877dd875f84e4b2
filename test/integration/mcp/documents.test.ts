import { createHash } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { type App, startApp } from '../../support/app.ts';
import { type Called, calls, dataOf, modernClient, said, waitUntil } from './clients.ts';
import { personWithToken } from './person.ts';

let app: App;
let person: Awaited<ReturnType<typeof personWithToken>>;
let call: Called;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  person = await personWithToken(app.url);
  call = calls(await modernClient(`${app.url}/mcp`, (await person.token()).secret));
});
afterAll(() => app.stop());

const consent = { statement: 'Yes, with the figures.' };
const question = 'Should we open a second bakery in Leeds, or franchise the brand?';
const figures = { name: 'figures.csv', text: 'city,rent\nLeeds,41000\nYork,38500\n' };
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** Read by now: a busy machine may take longer than one call waits. */
const added = async (given: Record<string, unknown>) => {
  let last = dataOf(await call('add_document', given));
  while (last['state'] === 'received' || last['state'] === 'reading') last = dataOf(await call('add_document', given));
  return last;
};
const draft = async () => (await person.get('/api/documents')).body['documents'] as unknown as { state: string }[];

describe('documents over MCP', () => {
  it(
    'are read, come with the case, and are the same file however often they are sent',
    { timeout: 120_000 },
    async () => {
      const first = await added(figures);
      expect(first).toMatchObject({ state: 'ready', kind: 'csv', refusal: null });
      const again = await added({ name: figures.name, base64: Buffer.from(figures.text).toString('base64') });
      expect([again['document_id'], again['already_added']]).toEqual([first['document_id'], true]);
      expect(await draft()).toHaveLength(1);

      const documents = [first['document_id']];
      const submitted = dataOf(await call('submit_decision', { question, mode: 'direct', documents, consent }));
      expect(submitted['already_submitted']).toBe(false);
      const { body } = await person.get(`/api/cases/${submitted['case_id']}/documents`);
      expect(body['documents']).toMatchObject([{ document_id: first['document_id'], name: figures.name }]);

      // The connection broke, and all of it is sent a second time: file, submission, and still one case.
      const resent = await added(figures);
      expect(resent['already_added']).toBe(false);
      const second = { question, mode: 'direct', documents: [resent['document_id']], consent };
      expect(dataOf(await call('submit_decision', second))).toMatchObject({
        case_id: submitted['case_id'],
        already_submitted: true,
      });
      await waitUntil(call, String(submitted['case_id']), ['delivered']);
    },
  );

  it('may be sent in parts, each as often as it takes', async () => {
    const bytes = Buffer.from('Rent of the shop, by month.\n\n'.repeat(10_000));
    const part = { bytes: bytes.length, sha256: sha256(bytes) };
    const [one, two] = [bytes.subarray(0, 262_144), bytes.subarray(262_144)].map((piece) => piece.toString('base64'));
    const send = (base64: string | undefined, more: object) =>
      call('add_document', { name: 'rents.txt', base64, part: { ...part, ...more } });
    const begun = dataOf(await send(one, { offset: 0 }));
    expect(begun).toMatchObject({ state: 'receiving', received: 262_144 });
    expect(dataOf(await send(one, { offset: 0 }))).toMatchObject({ document_id: begun['document_id'] });
    const { document_id } = begun;
    expect(said(await send(two, { offset: 524_288, document_id }))).toMatch(/^error PIECE_OUT_OF_ORDER: /);
    const last = { offset: 262_144, document_id };
    // Bytes on the way were damaged: it begins again, under another id.
    const wrong = await call('add_document', {
      name: 'rents.txt',
      base64: Buffer.from('x'.repeat(bytes.length - 262_144)).toString('base64'),
      part: { ...part, ...last },
    });
    expect(said(wrong)).toMatch(/^error PIECE_DAMAGED: .*from the first part/);
    expect(await draft()).toEqual([]);
    const fresh = dataOf(await send(one, { offset: 0 }));
    const whole = { offset: 262_144, document_id: fresh['document_id'] };
    expect(dataOf(await send(two, whole))).toMatchObject({ received: bytes.length });
    expect(await draft()).toMatchObject([{ document_id: fresh['document_id'] }]);
  });

  it('leave alone what is being uploaded in a browser under the same name and with the same size', async () => {
    const bytes = Buffer.byteLength(figures.text);
    const { body } = await person.post('/api/documents', { name: figures.name, bytes });
    const mine = await added(figures);
    expect(mine).toMatchObject({ state: 'ready' });
    expect(mine['document_id']).not.toBe(body['document_id']);
    expect(await draft()).toEqual(
      expect.arrayContaining([expect.objectContaining({ document_id: body['document_id'], state: 'receiving' })]),
    );
  });

  it('are refused as over REST, with what to do', async () => {
    expect(
      await added({ name: 'photo.pdf', base64: Buffer.from('\x89PNG\r\n\x1a\nno').toString('base64') }),
    ).toMatchObject({
      state: 'refused',
      refusal: { code: expect.stringMatching(/^document-/), detail: expect.any(String) },
      next: expect.stringMatching(/Tell the person/),
    });
    expect(said(await call('add_document', { name: 'a.txt' }))).toMatch(/^error INVALID_INPUT: /);
    const huge = { offset: 0, bytes: 11 * 1024 * 1024, sha256: sha256(Buffer.from('huge')) };
    expect(said(await call('add_document', { name: 'a.txt', text: 'begins', part: huge }))).toMatch(
      /^error DOCUMENT_TOO_LARGE: .*Tell the person/,
    );
    const unknown = ['00000000-0000-4000-8000-000000000000'];
    expect(said(await call('submit_decision', { question, documents: unknown, consent }))).toMatch(
      /^error DOCUMENT_NOT_FOUND: .*add_document/,
    );
    // Nobody else's.
    const { document_id } = await added(figures);
    const other = await personWithToken(app.url);
    const theirs = calls(await modernClient(`${app.url}/mcp`, (await other.token()).secret));
    expect(said(await theirs('submit_decision', { question, documents: [document_id], consent }))).toMatch(
      /^error DOCUMENT_NOT_FOUND: /,
    );
    const files = Array.from({ length: 4 }, (_, i) => ({ name: `${i}.txt`, text: `Number ${i} of the list.` }));
    for (const file of files) expect((await added(file))['state']).toBe('ready');
    expect(said(await call('add_document', { name: '5.txt', text: 'One too many.' }))).toMatch(
      /^error DOCUMENTS_TOO_MANY: /,
    );
  });
});
