import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Pool, createPool } from '../../../server/platform/postgres/pool.ts';
import { whereRunning } from '../../../server/platform/runningInstance.ts';
import { command } from '../../support/command.ts';
import { type App, startApp } from '../../support/app.ts';
import { proofFor } from '../../support/mailFolder.ts';
import { until } from '../../support/until.ts';
import { password, person } from '../http/agent.ts';

/** Words that nothing but this case says. */
const canary = 'Zanzibarkuchen';
const q1 = `Should we open a second bakery for ${canary} in Leeds, or franchise the brand instead? A lease costs 62,000 a year.`;

let app: App;
let pool: Pool;
let caseId: string;
let [owner, auditor]: Awaited<ReturnType<typeof person>>[] = [];
const file = (name: string) => join(app.dataDir, name);

const reach = () => {
  const running = whereRunning(app.dataDir);
  pool = createPool(running?.databaseUrl ?? '', { onError: () => undefined });
};
beforeAll(async () => {
  app = await startApp();
  reach();
  [owner, auditor] = [await person(app.url), await person(app.url)];
  for (const one of [owner, auditor]) await one.post('/api/account/address', { token: await proofFor(app, one.email) });
  const submitted = await owner.post('/intake', { email: owner.email, q1, mode: 'direct' });
  caseId = submitted.body['case_id'] as unknown as string;
  const status = async () => (await owner?.get(`/api/cases/${caseId}`))?.body['status'];
  await until('a delivered case', async () => (await status()) === ('delivered' as never), app.output);
  await owner.post(`/api/cases/${caseId}/auditors`, { email: auditor.email });
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});

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
const reports = () => readdirSync(file('reports')).filter((name) => name.endsWith('.pdf'));
const eventLog = () => Buffer.concat(readdirSync(file('events')).map((name) => readFileSync(file(`events/${name}`))));

describe('deleting an account', () => {
  it('is possible because nothing of a case is written down in the clear', async () => {
    expect(eventLog().includes(canary)).toBe(false);
    expect(eventLog().includes('CaseSubmitted')).toBe(true);
    expect(eventLog().includes(owner?.email ?? '')).toBe(false);
    expect(await tablesSaying(canary)).toEqual(['public.debate_case']);
    expect(reports()).toHaveLength(1);
    for (const folder of ['reports', 'mail'])
      for (const name of ['.', ...readdirSync(file(folder))])
        expect([name, statSync(join(file(folder), name)).mode & 0o077]).toEqual([name, 0]);
    writeFileSync(file('report.pdf'), await bytesOf(`/api/cases/${caseId}/report.pdf`));
    writeFileSync(file('case.ndjson'), await bytesOf(`/api/cases/${caseId}/events?stored=true&limit=5000`));
    expect(await audit('--report', file('report.pdf'))).toMatchObject({ code: 0 });
    expect((await audit()).said).toMatch(/every link holds, is at revision \d+ as signed/);
    const taken = await audit('--events', file('case.ndjson'), '--report', file('report.pdf'));
    expect(taken.said).toMatch(/every link holds, is at revision \d+ as signed/);
    expect(readFileSync(file('case.ndjson'), 'utf8')).toContain('"stored":"');
  });

  it('leaves nothing that anybody can read, at once and for everybody', async () => {
    expect((await owner?.del('/api/account', { password }))?.status).toBe(204);
    for (const path of ['', '/report', '/report.pdf', '/events'])
      expect((await auditor?.get(`/api/cases/${caseId}${path}`))?.status).toBe(404);
    await expect.poll(() => tablesSaying(canary)).toEqual([]);
    expect((await tablesSaying(owner?.email ?? '')).filter((name) => name !== 'public.rate_limit')).toEqual([]);
    expect(reports()).toEqual([]);
    const { rows } = await pool.query<{ keys: string; erased: string }>(
      `select count(wrapped) as keys, count(erased_at) as erased from subject_key.key
       where stream in (select stream from subject_key.marked_for_erasure)`,
    );
    expect(rows).toEqual([{ keys: '0', erased: '2' }]);
  });

  it('leaves a history that still verifies, and agrees with the head in the report that was mailed', async () => {
    const { code, said } = await audit('--report', file('report.pdf'));
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
