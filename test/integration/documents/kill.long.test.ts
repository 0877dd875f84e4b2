import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { pieceBytes } from '../../../shared/documents/limits.ts';
import { xlsxOf } from '../../support/documents.ts';
import { type MainProcess, killAll, runMain } from '../../support/mainProcess.ts';
import { tempDir } from '../../support/tempDir.ts';
import { agent, person } from '../http/agent.ts';

/** The service as it is started, with its stores under one data folder, killed with SIGKILL and started again on the same folder. */
const folder = tempDir('documents-kill');
let running: MainProcess;
let url: string;
let me: Awaited<ReturnType<typeof person>>;

const start = async (): Promise<void> => {
  running = runMain({ DATA_DIR: folder.path });
  url = await running.listening();
};
/** Its sessions are kept: the same person goes on. */
const killAndStart = async (): Promise<void> => {
  running.child.kill('SIGKILL');
  await running.exited;
  await start();
  const again = agent(url);
  again.use(me.cookies());
  me = { ...me, ...again };
};
beforeAll(start);
beforeEach(async () => {
  me = await person(url);
});
afterAll(() => {
  killAll();
  folder.remove();
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const begin = async (name: string, bytes: Buffer): Promise<string> => {
  const { status, body } = await me.post('/api/documents', { name, bytes: bytes.length });
  expect(status).toBe(201);
  return body['document_id'] as unknown as string;
};
const view = async (id: string) => (await me.get(`/api/documents/${id}`)).body as Record<string, unknown>;

/** Every byte of a piece that was handed to a server, for the count of what was sent twice. */
let sent = 0;
const sending = (id: string, offset: number, piece: Buffer): ClientRequest =>
  request(`${url}/api/documents/${id}/pieces/${offset}`, {
    method: 'PUT',
    headers: {
      cookie: me.cookieHeader(),
      'content-type': 'application/octet-stream',
      'content-length': piece.length,
      'content-digest': `sha-256=:${sha256(piece).toString('base64')}:`,
    },
  });
const put = async (id: string, offset: number, piece: Buffer): Promise<number> => {
  const asked = sending(id, offset, piece);
  sent += piece.length;
  asked.end(piece);
  const [reply] = (await once(asked, 'response')) as [{ statusCode: number; resume: () => void }];
  reply.resume();
  return reply.statusCode;
};
/** Sends from where the server is until it has all, and says that this is all. */
const sendRest = async (id: string, bytes: Buffer): Promise<void> => {
  for (let from = Number((await view(id))['received']); from < bytes.length; from += pieceBytes)
    expect(await put(id, from, bytes.subarray(from, from + pieceBytes))).toBe(200);
  const finished = await me.post(`/api/documents/${id}/finish`, { sha256: sha256(bytes).toString('hex') });
  expect(finished.status).toBe(202);
};
const read = async (id: string): Promise<Record<string, unknown>> => {
  await expect.poll(async () => (await view(id))['state'], { timeout: 240_000 }).toBe('ready');
  return view(id);
};
const factsIn = ({ kind, pages, units, tokens, warnings, received }: Record<string, unknown>) => ({
  ...{ kind, pages, units, tokens, warnings, received },
});

const text = Buffer.from(
  Array.from(
    { length: 90_000 },
    (_, i) => `Clause ${i + 1}: the tenant pays ${1000 + i} euros on this day of the year.`,
  ).join('\n\n'),
);
const rows = Array.from({ length: 40_000 }, (_, i) => {
  const cells = Array.from('ABCDEFGH', (column) => `<c r="${column}${i + 1}"><v>${i * 7 + 1}</v></c>`);
  return `<row r="${i + 1}">${cells.join('')}</row>`;
});

describe('a server that is killed with SIGKILL', () => {
  it('in the middle of a piece has all pieces before it, and the rest is sent once', async () => {
    expect(text.length).toBeGreaterThan(pieceBytes + 100_000);
    const id = await begin('contract.txt', text);
    expect(await put(id, 0, text.subarray(0, pieceBytes))).toBe(200);
    const piece = text.subarray(pieceBytes);
    const asked = sending(id, pieceBytes, piece);
    const broken = once(asked, 'error');
    await new Promise<void>((resolve) => void asked.write(piece.subarray(0, piece.length / 2), () => resolve()));
    sent += piece.length / 2;
    await killAndStart();
    await broken;

    expect(await view(id)).toMatchObject({ state: 'receiving', received: pieceBytes });
    await sendRest(id, text);
    expect(sent - text.length).toBeLessThanOrEqual(pieceBytes);
    // `finish` has compared the digest of all that is stored.
    expect(await read(id)).toMatchObject({ received: text.length, units: 90_000, refusal: null });
  });

  it('in the middle of a reading reads it again from the beginning, once, and to the same end', async () => {
    const bytes = await xlsxOf(rows.join(''));
    const undisturbed = await begin('ledger.xlsx', bytes);
    await sendRest(undisturbed, bytes);
    const expected = factsIn(await read(undisturbed));

    const id = await begin('ledger.xlsx', bytes);
    await sendRest(id, bytes);
    await expect.poll(async () => (await view(id))['state'], { interval: 5 }).toBe('reading');
    await killAndStart();
    expect(await view(id)).toMatchObject({ state: 'reading', received: bytes.length });
    expect(factsIn(await read(id))).toEqual(expected);

    const { body } = await me.post(
      '/intake',
      { email: me.email, q1: 'Should we sign this lease?', documents: [undisturbed, id] },
      { 'idempotency-key': 'killed' },
    );
    const caseId = body['case_id'] as unknown as string;
    const listed = (await me.get(`/api/cases/${caseId}/documents`)).body['documents'] as unknown as Record<
      string,
      unknown
    >[];
    expect(listed.map(factsIn)).toEqual([expected, expected]);
    for (const documentId of [undisturbed, id]) {
      const passage = await me.get(
        `/api/cases/${caseId}/documents/${documentId}/passage?at=${encodeURIComponent("'Data'!B20000")}`,
      );
      expect([passage.status, JSON.stringify(passage.body)]).toEqual([200, expect.stringContaining('139994')]);
    }
  });

  it('while it takes a case has each document in its history once', async () => {
    const bytes = Buffer.from('The lease runs for ten years from 2027, and may not be ended before.');
    const id = await begin('lease.txt', bytes);
    await sendRest(id, bytes);
    await read(id);
    const intake = () =>
      me.post(
        '/intake',
        { email: me.email, q1: 'Should we sign this lease?', documents: [id] },
        { 'idempotency-key': 'cut off' },
      );
    const cut = intake().catch(() => null);
    await killAndStart();
    await cut;
    const { status, body } = await intake();
    expect([200, 201]).toContain(status);
    const caseId = body['case_id'] as unknown as string;
    const added = async () =>
      (await me.get(`/api/cases/${caseId}/events`)).text
        .split('\n')
        .filter((line) => line.includes('"DocumentAdded"') && line.includes(id));
    await expect.poll(async () => (await added()).length).toBe(1);
  });
});

describe('a server that is sent files that unpack to very much', () => {
  it('answers all the while, refuses each with its reason, and reads what is honest', async () => {
    const bomb = await xlsxOf(Buffer.alloc(64 * 1024 * 1024, ' '));
    const honest = Buffer.from('The lease ends after ten years.\n');
    const ids: string[] = [];
    for (const [name, bytes] of [
      ['one.xlsx', bomb],
      ['two.xlsx', bomb],
      ['lease.txt', honest],
    ] as const) {
      ids.push(await begin(name, bytes));
      await sendRest(ids.at(-1) ?? '', bytes);
    }
    const statuses = new Set<number>();
    const states = async () => {
      statuses.add((await fetch(`${url}/health/ready`)).status);
      return (await Promise.all(ids.map(view))).map(({ state }) => state);
    };
    await expect.poll(states, { timeout: 240_000 }).toEqual(['refused', 'refused', 'ready']);
    expect([...statuses]).toEqual([200]);
    expect((await view(ids[0] ?? ''))['refusal']).toMatchObject({ code: 'document-unsafe' });
  });
});
