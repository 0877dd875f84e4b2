import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { models } from '../../../projections/models.ts';
import { tablesOf } from '../../../server/backup/tables.ts';
import { createPool } from '../../../server/platform/postgres/pool.ts';
import { whereRunning } from '../../../server/platform/runningInstance.ts';
import { type MailServer, startMailServer } from '../../fakes/mailServer.ts';
import { type App, startApp } from '../../support/app.ts';
import { command } from '../../support/command.ts';
import { tempDir } from '../../support/tempDir.ts';
import { until } from '../../support/until.ts';
import { agent, password, person } from '../http/agent.ts';

const q1 = 'Should we open a second bakery in Leeds, or franchise the brand instead? A lease costs 62,000 a year.';

let [app, restored]: (App | undefined)[] = [];
let mail: MailServer;
const place = tempDir('backup');
const [folder, keys] = [join(place.path, 'data'), join(place.path, 'keys')];

beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({ env: { SMTP_URL: mail.url } });
});
afterAll(async () => {
  await app?.stop();
  await restored?.stop();
  await mail.close();
  place.remove();
});

const inData = (dataDir: string, script: string, ...words: string[]) =>
  command(`server/cli/${script}.ts`, words, { DATA_DIR: dataDir, SMTP_URL: mail.url });
const delivered = async (me: Awaited<ReturnType<typeof person>>, url: string) => {
  const caseId = (await me.post('/intake', { email: me.email, q1, mode: 'direct' })).body[
    'case_id'
  ] as unknown as string;
  const status = async () => (await agentOf(me, url).get(`/api/cases/${caseId}`)).body['status'];
  await until('a delivered case', async () => (await status()) === ('delivered' as never));
  return caseId;
};
/** Uploads a text, which is read for the next case. */
const readDocument = async (me: Awaited<ReturnType<typeof person>>, text: string): Promise<string> => {
  const bytes = Buffer.from(text);
  const sha256 = createHash('sha256').update(bytes).digest();
  const begun = await me.post('/api/documents', { name: 'lease.txt', bytes: bytes.length });
  const path = `/api/documents/${String(begun.body['document_id'])}`;
  const put = await fetch(`${app?.url}${path}/pieces/0`, {
    method: 'PUT',
    headers: {
      cookie: me.cookieHeader(),
      'content-type': 'application/octet-stream',
      'content-digest': `sha-256=:${sha256.toString('base64')}:`,
    },
    body: bytes,
  });
  expect(put.status).toBe(200);
  expect((await me.post(`${path}/finish`, { sha256: sha256.toString('hex') })).status).toBe(202);
  await until('a document that was read', async () => (await me.get(path)).body['state'] === ('ready' as never));
  return String(begun.body['document_id']);
};
const agentOf = (me: Awaited<ReturnType<typeof person>>, url: string) => {
  const same = agent(url);
  same.use(me.cookies());
  return same;
};

describe('the drill of backup and restore', () => {
  it('restores events, passwords and keys elsewhere, where cases are read and run and nothing is sent twice', async () => {
    if (!app) throw new Error('expected a running installation');
    const me = await person(app.url);
    const caseId = await delivered(me, app.url);
    await until('welcome and report', async () => mail.taken.length === 2);
    const text = 'The lease of the second bakery costs 62,000 a year.';
    const documentId = await readDocument(me, text);
    // That it was sent is recorded after the mail server took it.
    const history = await until('the record of the e-mail', async () => {
      const { text } = await me.get(`/api/cases/${caseId}/events`);
      return text.includes('"ReportMailed"') && text;
    });

    expect(await inData(app.dataDir, 'backup', folder, '--keys', keys)).toMatchObject({ code: 0 });
    const lost = await person(app.url);
    await until('the welcome of the one who comes after', async () => mail.taken.length === 3);
    await app.kill();

    const dataDir = join(place.path, 'restored');
    expect(await inData(dataDir, 'restore', folder, '--keys', keys)).toMatchObject({
      code: 0,
      said: expect.stringContaining('restored as of') as string,
    });
    expect(await inData(dataDir, 'audit', 'verify')).toMatchObject({
      code: 0,
      said: expect.stringContaining('documents: 1, each as it was read') as string,
    });
    const file = join(dataDir, 'documents', `${documentId}.bytes`);
    const sealed = readFileSync(file);
    writeFileSync(file, sealed.with(40, (sealed[40] ?? 0) ^ 1));
    expect(await inData(dataDir, 'audit', 'verify')).toMatchObject({
      code: 1,
      said: expect.stringContaining(`document ${documentId}: BROKEN`) as string,
    });
    writeFileSync(file, sealed);

    restored = await startApp({ env: { SMTP_URL: mail.url, DATA_DIR: dataDir } });
    const again = agent(restored.url);
    expect(await again.post('/api/login', { email: me.email, password })).toMatchObject({ status: 200 });
    expect((await again.get(`/api/cases/${caseId}/events`)).text).toBe(history);
    expect((await again.get(`/api/cases/${caseId}/report.pdf`)).status).toBe(200);
    expect((await again.get(`/api/documents/${documentId}`)).body).toMatchObject({
      state: 'ready',
      name: 'lease.txt',
      bytes: text.length,
    });
    expect(await agent(restored.url).post('/api/login', { email: lost.email, password })).toMatchObject({
      status: 401,
    });
    const { cases } = (await again.get('/api/my-cases')).body as unknown as { cases: unknown[] };
    expect(cases).toHaveLength(1);
    await delivered(await person(restored.url), restored.url);
    await until('welcome and report of the one who is new', async () => mail.taken.length === 5);
  }, 400_000);

  it('knows every table that is not backed up, and refuses what does not fit', async () => {
    const there = join(place.path, 'elsewhere');
    const file = join(folder, 'tables', 'public.credential.ndjson');
    const before = readFileSync(file);
    writeFileSync(file, Buffer.concat([before.subarray(0, -2), Buffer.from(' }\n')]));
    expect(await inData(there, 'restore', folder, '--keys', keys)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/credential\.ndjson is not as it was backed up/) as string,
    });
    writeFileSync(file, before);
    expect(await inData(there, 'restore', folder, '--keys', folder)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/expected a backup of keys/) as string,
    });
    expect(await inData(join(place.path, 'restored'), 'backup', folder)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/choose another name/) as string,
    });
    const dataDir = join(place.path, 'restored');
    expect(await inData(dataDir, 'restore', folder, '--keys', keys)).toMatchObject({ code: 1 });

    const backedUp = [folder, keys].flatMap((one) => readdirSync(join(one, 'tables'))).map((name) => name.slice(0, -7));
    const pool = createPool(whereRunning(dataDir)?.databaseUrl ?? '', { onError: () => undefined });
    const sql = await pool.connect();
    const all = (await tablesOf(sql)).map(({ name }) => name).filter((name) => !name.startsWith('jobs.'));
    sql.release();
    await pool.end();
    const made = models.flatMap(({ tables }) => tables).map((name) => `public.${name}`);
    expect(all.filter((name) => ![...backedUp, ...made].includes(name)).toSorted()).toEqual([
      'public.case_snapshot',
      'public.event_store',
      'public.intake_claim',
      'public.lease',
      'public.migration',
      'public.model_call_turn',
      'public.password_reset',
      'public.password_reset_request',
      'public.printed_report',
      'public.projection_checkpoint',
      'public.projection_parked',
      'public.rate_limit',
      'public.session',
    ]);
  });
});
