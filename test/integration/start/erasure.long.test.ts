import { readFileSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Pool, createPool } from '../../../server/platform/postgres/pool.ts';
import { idOf, unwrap } from '../../../server/platform/keys/wrapping.ts';
import { keptMasterKeys } from '../../../server/platform/keys/storedKeys.ts';
import { whereRunning } from '../../../server/platform/runningInstance.ts';
import { command } from '../../support/command.ts';
import { type App, startApp } from '../../support/app.ts';
import { proofFor } from '../../support/mailFolder.ts';
import { tempDir } from '../../support/tempDir.ts';
import { until } from '../../support/until.ts';
import { password, person } from '../http/agent.ts';

/** Words that nothing but this case says. */
const canary = 'Zanzibarkuchen';
const q1 = `Should we open a second bakery for ${canary} in Leeds, or franchise the brand instead? A lease costs 62,000 a year.`;

/** The same of a document that comes with it, in its name and in its text. */
const secret = 'Brixhamtorte';
const lease = Buffer.from(`The lease of ${secret} costs 62,000 euros a year and ends after ten years.\n`);

let app: App;
let pool: Pool;
let caseId: string;
let [owner, auditor]: Awaited<ReturnType<typeof person>>[] = [];
const file = (name: string) => join(app.dataDir, name);
/** What a person downloaded is not in our stores. */
const downloads = tempDir('downloads');
const taken = (name: string) => join(downloads.path, name);

const reach = () => {
  const running = whereRunning(app.dataDir);
  pool = createPool(running?.databaseUrl ?? '', { onError: () => undefined });
};
beforeAll(async () => {
  app = await startApp();
  reach();
  [owner, auditor] = [await person(app.url), await person(app.url)];
  for (const one of [owner, auditor]) await one.post('/api/account/address', { token: proofFor(app, one.email) });
  const documents = [await uploaded(owner, `${secret}.txt`, lease)];
  const submitted = await owner.post('/intake', { email: owner.email, q1, mode: 'direct', documents });
  caseId = submitted.body['case_id'] as unknown as string;
  const status = async () => (await owner?.get(`/api/cases/${caseId}`))?.body['status'];
  await until('a delivered case', async () => (await status()) === ('delivered' as never), app.output);
  await owner.post(`/api/cases/${caseId}/auditors`, { email: auditor.email });
});
afterAll(async () => {
  await pool.end();
  await app.stop();
  downloads.remove();
});

/** A document in the owner's draft, that was read. */
const uploaded = async (who: Awaited<ReturnType<typeof person>>, name: string, bytes: Buffer): Promise<string> => {
  const { body } = await who.post('/api/documents', { name, bytes: bytes.length });
  const id = String(body['document_id']);
  const sha256 = createHash('sha256').update(bytes);
  const reply = await fetch(`${app.url}/api/documents/${id}/pieces/0`, {
    method: 'PUT',
    headers: {
      cookie: who.cookieHeader(),
      'content-type': 'application/octet-stream',
      'content-digest': `sha-256=:${sha256.copy().digest('base64')}:`,
    },
    body: new Uint8Array(bytes),
  });
  expect(reply.status).toBe(200);
  expect((await who.post(`/api/documents/${id}/finish`, { sha256: sha256.digest('hex') })).status).toBe(202);
  const state = async () => (await who.get(`/api/documents/${id}`)).body['state'];
  await until('a document that was read', async () => (await state()) === ('ready' as never), app.output);
  return id;
};
const ours = (script: string, ...words: string[]) => command(script, words, { DATA_DIR: app.dataDir });
const audit = (...words: string[]) => ours('server/cli/audit.ts', 'verify', caseId, ...words);

const bytesOf = async (path: string) =>
  Buffer.from(
    await (await fetch(`${app.url}${path}`, { headers: { cookie: auditor?.cookieHeader() ?? '' } })).arrayBuffer(),
  );

/** Tables of every schema with a row that says this. */
const tablesSaying = async (text: string): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select 1 from ${name} as row where row::text ilike $1 limit 1`, [
      `%${text}%`,
    ]);
    if (rowCount) found.push(name);
  }
  return found;
};
/** Every file below the data folder, those of PostgreSQL and the event log too, wherever links lead. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink() && statSync(path).isDirectory()) return filesBelow(realpathSync(path));
    return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
  });
/** A file may be removed while it is looked for. */
const bytesIn = (path: string): Buffer => {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
};

/** What can be read of the case in the raw bytes of every store, with the master key at hand: words of its text, and keys that open. */
const readable = (): string[] => {
  const masters = keptMasterKeys(app.dataDir);
  if (!masters) throw new Error('expected a master key');
  const id = idOf(masters[0]);
  return filesBelow(app.dataDir).flatMap((path) => {
    const bytes = bytesIn(path);
    const found: string[] = [];
    for (const words of [canary, secret, owner?.email ?? '']) {
      const forms = [
        Buffer.from(words),
        Buffer.from(words, 'utf16le'),
        Buffer.from(Buffer.from(words).toString('hex')),
      ];
      if (forms.some((form) => bytes.includes(form))) found.push(`${words} in ${path}`);
    }
    for (let at = bytes.indexOf(id); at >= 0; at = bytes.indexOf(id, at + 1))
      for (const stream of [`case-${caseId}`, `account-${owner?.accountId}`])
        if (opens(masters, stream, bytes.subarray(at, at + 69))) found.push(`the key of ${stream} in ${path}`);
    return found;
  });
};
const opens = (masters: NonNullable<ReturnType<typeof keptMasterKeys>>, stream: string, wrapped: Buffer): boolean => {
  try {
    return unwrap(masters, stream, [wrapped]) !== null;
  } catch {
    return false;
  }
};
const reports = async () => (await pool.query<{ pdf: Buffer }>('select pdf from printed_report')).rows;
const eventLog = () => Buffer.concat(readdirSync(file('events')).map((name) => readFileSync(file(`events/${name}`))));

describe('deleting an account', () => {
  it('is possible because nothing of a case is written down in the clear', async () => {
    for (const words of [canary, secret]) expect(eventLog().includes(words)).toBe(false);
    expect(eventLog().includes('CaseSubmitted')).toBe(true);
    expect(eventLog().includes(owner?.email ?? '')).toBe(false);
    for (const words of [canary, secret]) expect(await tablesSaying(words)).toEqual(['public.debate_case']);
    expect((await reports()).map(({ pdf }) => pdf.includes('%PDF'))).toEqual([false]);
    // What the scan below has to come to an end of: it sees keys, heap, log and e-mails.
    await pool.query('checkpoint');
    const before = readable().join('\n');
    expect(before).toMatch(new RegExp(`the key of case-${caseId} in .*/slots/`));
    expect(before).toMatch(new RegExp(`${canary} in .*/base/`));
    expect(before).toMatch(new RegExp(`${canary} in .*/pg_wal/`));
    expect(before).not.toMatch(new RegExp(`${secret} in .*/documents/`));
    expect(filesBelow(file('documents')).length).toBeGreaterThan(0);
    expect(before).toMatch(new RegExp(`${owner?.email} in .*/mail/`));
    expect(before).not.toMatch(/in .*\/events\//);
    for (const name of ['.', ...readdirSync(file('mail'))])
      expect([name, statSync(join(file('mail'), name)).mode & 0o077]).toEqual([name, 0]);
    writeFileSync(taken('report.pdf'), await bytesOf(`/api/cases/${caseId}/report.pdf`));
    writeFileSync(taken('case.ndjson'), await bytesOf(`/api/cases/${caseId}/events?stored=true&limit=5000`));
    expect(await audit('--report', taken('report.pdf'))).toMatchObject({ code: 0 });
    expect((await audit()).said).toMatch(/every link holds, is at revision \d+ as signed/);
    const exported = await audit('--events', taken('case.ndjson'), '--report', taken('report.pdf'));
    expect(exported.said).toMatch(/every link holds, is at revision \d+ as signed/);
    expect(readFileSync(taken('case.ndjson'), 'utf8')).toContain('"stored":"');
  });

  it('leaves nothing that anybody can read, at once and for everybody', async () => {
    expect((await owner?.del('/api/account', { password }))?.status).toBe(204);
    for (const path of ['', '/report', '/report.pdf', '/events'])
      expect((await auditor?.get(`/api/cases/${caseId}${path}`))?.status).toBe(404);
    for (const words of [canary, secret]) await expect.poll(() => tablesSaying(words)).toEqual([]);
    expect(filesBelow(file('documents'))).toEqual([]);
    expect((await tablesSaying(owner?.email ?? '')).filter((name) => name !== 'public.rate_limit')).toEqual([]);
    expect(await reports()).toEqual([]);
  });

  it('leaves nothing in the raw bytes of any store: no word, and no key that the master key opens', async () => {
    // Another case is decided beside it, so that the database goes on writing.
    const { case_id: other } =
      (await auditor?.post('/intake', { email: auditor.email, q1: 'Should we hire a second baker?', mode: 'direct' }))
        ?.body ?? {};
    const status = async () => (await auditor?.get(`/api/cases/${other}`))?.body['status'];
    await until('a delivered case', async () => (await status()) === ('delivered' as never), app.output);
    await expect.poll(readable, { timeout: 240_000, interval: 1_000 }).toEqual([]);
    expect(readdirSync(file('mail')).length).toBeGreaterThan(0);
  });

  it('leaves a history that still verifies, and agrees with the head in the report that was mailed', async () => {
    const { code, said } = await audit('--report', taken('report.pdf'));
    expect(said).toMatch(/every link holds, is at revision \d+ as signed/);
    expect(code).toBe(0);
  });

  it('is not undone when read models are rebuilt', async () => {
    const rowsOf = async () => [
      (await pool.query('select * from account order by account_id')).rows,
      (await pool.query('select case_id, title, fold from debate_case order by case_id')).rows,
    ];
    const before = await rowsOf();
    expect(await ours('server/cli/rebuild.ts', 'accounts', 'cases')).toMatchObject({ code: 0 });
    expect(await rowsOf()).toEqual(before);
    expect(await tablesSaying(canary)).toEqual([]);
  });

  it('outlives a start, which is refused without the master key that everything is wrapped with', async () => {
    await pool.end();
    await app.kill();
    const master = readFileSync(file('keys/master'), 'utf8');
    rmSync(file('keys/master'));
    await expect(app.restart()).rejects.toThrow(/MASTER_KEY: expected the key that this installation began with/);
    expect(readdirSync(file('keys'))).not.toContain('master');
    writeFileSync(file('keys/master'), `${'ab'.repeat(32)}\n`, { mode: 0o600 });
    await expect(app.restart()).rejects.toThrow(/found another one/);
    writeFileSync(file('keys/master'), master);
    await app.restart();
    reach();
    expect((await auditor?.get(`/api/cases/${caseId}`))?.status).toBe(404);
    expect((await auditor?.get('/api/whoami'))?.status).toBe(200);
  });
});
