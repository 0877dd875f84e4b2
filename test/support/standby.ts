import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import pg from 'pg';

import { type EmbeddedPostgres, startPostgres } from '../../server/platform/postgres/embedded/embeddedPostgres.ts';
import { until } from './until.ts';

export type Standby = EmbeddedPostgres & {
  /** It takes writes from here on. */
  readonly promote: () => Promise<void>;
};

/**
 * A second PostgreSQL in this folder that follows the one at `primaryUrl`, which from here on answers a commit only once this one has
 * it too, as managed databases with a standby do.
 */
export async function startStandby(primaryUrl: string, folder: string): Promise<Standby> {
  const primary = await connected(primaryUrl);
  await primary.query("select pg_create_physical_replication_slot('standby', true)");
  await copyOf(primary, folder);
  const { hostname, port, username, password } = new URL(primaryUrl);
  const data = join(folder, 'data');
  const { uid, gid } = statSync(data);
  const follows = `host=${hostname} port=${port} user=${username} password=${password} application_name=standby`;
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = '${follows}'\nprimary_slot_name = 'standby'\n`,
  );
  const signal = join(data, 'standby.signal');
  writeFileSync(signal, '');
  chownSync(signal, uid, gid);

  const server = await startPostgres({ dataDir: folder });
  await primary.query("alter system set synchronous_standby_names = 'standby'");
  await primary.query('select pg_reload_conf()');
  await until('the standby to have all that is committed', async () => {
    const { rows } = await primary.query("select 1 from pg_stat_replication where sync_state = 'sync'");
    return rows.length === 1;
  });
  await primary.end();
  return {
    ...server,
    async promote() {
      const standby = await connected(server.url);
      await standby.query('select pg_promote(wait => true)');
      await standby.end();
    },
  };
}

/** The files of a running server as a base backup has them, their owner's still. */
async function copyOf(primary: pg.Client, folder: string): Promise<void> {
  const shown = await primary.query<{ readonly data_directory: string }>('show data_directory');
  const from = shown.rows[0]!.data_directory;
  mkdirSync(folder);
  chmodSync(folder, 0o711);
  await primary.query("select pg_backup_start('standby', fast => true)");
  for (const name of ['data', 'password']) {
    try {
      execFileSync('cp', ['-pR', join(dirname(from), name), folder], { stdio: 'pipe' });
    } catch (error) {
      // Files that went away meanwhile are none of the backup's.
      if (!/No such file/.test(String(error))) throw error;
    }
  }
  const { rows } = await primary.query<{ readonly labelfile: string }>('select labelfile from pg_backup_stop()');
  const data = join(folder, 'data');
  rmSync(join(data, 'postmaster.pid'));
  for (const name of readdirSync(join(data, 'pg_wal'), { withFileTypes: true }))
    if (name.isFile()) rmSync(join(data, 'pg_wal', name.name));
  const label = join(data, 'backup_label');
  writeFileSync(label, rows[0]!.labelfile);
  const { uid, gid } = statSync(data);
  chownSync(label, uid, gid);
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
