import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { freePort } from '../../support/app.ts';
import { type Balancer, startBalancer } from '../../support/balancer.ts';
import { type Brought, broughtBySomebody, faultsIn, historyOf, isMailed } from '../../support/broughtCases.ts';
import { startCallers } from '../../support/callers.ts';
import { command } from '../../support/command.ts';
import { type Fleet, startFleet } from '../../support/fleet.ts';
import type { MainProcess } from '../../support/mainProcess.ts';
import { tempDir } from '../../support/tempDir.ts';
import { until } from '../../support/until.ts';

const upgrades = 10;
let fleet: Fleet;
let balancer: Balancer;
let versions: ReturnType<typeof tempDir>;
let migrationFolders: readonly string[];
beforeEach(async () => {
  [fleet, balancer] = await Promise.all([startFleet(), startBalancer()]);
  versions = tempDir('versions');
  migrationFolders = Array.from({ length: upgrades + 1 }, (_, version) => migrationsOf(version));
});
afterEach(async () => {
  await balancer.stop();
  await fleet.stop();
  versions.remove();
});

/** What the versions up to this one brought: a column and an index in turn, on tables that everybody uses. */
function migrationsOf(version: number): string {
  const folder = join(versions.path, String(version));
  mkdirSync(folder);
  for (let each = 1; each <= version; each++)
    writeFileSync(
      join(folder, `9${String(each).padStart(3, '0')}-next.sql`),
      each % 2 === 1
        ? `alter table session add column next_${each} int; alter table debate_case add column next_${each} int;`
        : `-- without a transaction\ncreate index concurrently if not exists next_${each} on debate_case (case_id);`,
    );
  return folder;
}

type Kind = 'web' | 'panel' | 'projections,printer,mail';
const roleOf = { web: 'web', panel: 'panel', 'projections,printer,mail': 'projections' } as const;
type Running = MainProcess & { readonly url: string | null };

async function start(kind: Kind, version: number): Promise<Running> {
  const before = await processesWith(roleOf[kind]);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PUBLIC_URL: balancer.url, REHEARSAL_PACE: '15', DRAIN_SECONDS: kind === 'web' ? '3' : '0' };
  const limits = { CAP_USD_DAY: '1000000', CAP_USD_ADDRESS_DAY: '1000000' };
  const started = fleet.start(
    kind,
    { ...env, ...limits, PORT: String(port), MORE_MIGRATIONS: migrationFolders[version] ?? '' },
    'test/fakes/newerServer.ts',
  );
  if (kind !== 'web') {
    const isThere = async () => [...(await processesWith(roleOf[kind]))].some((key) => !before.has(key));
    await until(`one more ${kind}`, isThere, started.said);
    return { ...started, url: null };
  }
  balancer.add(url);
  await until(`${url} to be ready`, () => balancer.ready().includes(url), started.said);
  return { ...started, url };
}
/**
 * The keys of their leases: a number would not tell a process that came from one whose lease runs out, which a busy process does not
 * give back. None before the first of all has made the tables.
 */
const processesWith = async (role: string): Promise<ReadonlySet<string>> => {
  const { pool } = fleet.database;
  const { rows: tables } = await pool.query<{ there: boolean }>("select to_regclass('lease') is not null as there");
  if (!tables[0]?.there) return new Set();
  const held = 'select key from lease where key like $1 and until > now()';
  const { rows } = await pool.query<{ key: string }>(held, [`role/${role}/%`]);
  return new Set(rows.map(({ key }) => key));
};

it('ten rolling upgrades with two versions at a time lose no request and no event', async () => {
  const kinds: readonly Kind[] = ['projections,printer,mail', 'panel', 'web'];
  const running = new Map<Kind, Running[]>();
  for (const kind of kinds) running.set(kind, [await start(kind, 0), await start(kind, 0)]);
  const cases: Brought[] = [await broughtBySomebody(balancer.url), await broughtBySomebody(balancer.url)];
  const first = cases[0]!;
  const paths = [
    '/api/my-cases',
    `/api/cases/${first.caseId}`,
    '/api/whoami',
    `/api/cases/${first.caseId}/events?limit=50`,
  ];
  const callers = startCallers(
    Array.from({ length: 6 }, () => first.me),
    paths,
  );

  for (let version = 1; version <= upgrades; version++) {
    const [one, another] = await Promise.all([
      broughtBySomebody(balancer.url),
      broughtBySomebody(balancer.url),
      ...kinds.map(async (kind) => {
        const all = running.get(kind) ?? [];
        const old = all.shift();
        // Every third time a machine restarts with the program of before, beside the newer ones.
        const next = await start(kind, kind === 'web' && version % 3 === 0 ? version - 1 : version);
        all.push(next);
        old?.child.kill('SIGTERM');
        expect([kind, version, await old?.exited]).toEqual([kind, version, 0]);
        if (old?.url) balancer.remove(old.url);
      }),
    ]);
    cases.push(one, another);
  }

  const alive = [...running.values()].flat();
  const said = () => alive.map((one) => one.said()).join('\n');
  for (const one of cases) await until(`the e-mail of ${one.caseId}`, () => isMailed(one), said);
  await callers.stop();
  const lost = callers.noted.filter(({ status }) => status !== 200);
  expect(lost.map(({ path, status, why }) => `${path} ${status} ${why}`)).toEqual([]);
  expect(callers.noted.length).toBeGreaterThan(500);

  expect((await Promise.all(cases.map(historyOf))).flatMap(faultsIn)).toEqual([]);
  const { code, said: found } = await command('server/cli/audit.ts', ['verify'], {
    ...fleet.shared,
    DATA_DIR: join(versions.path, 'audit'),
  });
  expect([code, found]).toEqual([0, expect.stringContaining('every link holds')]);
  // A welcome and a report for each.
  expect(fleet.mail.taken).toHaveLength(2 * cases.length);
  expect(alive.map(({ child }) => child.exitCode)).toEqual(alive.map(() => null));
});
