import { parseArgs } from 'node:util';

import { takeBackup } from '../backup/takeBackup.ts';
import { createPool } from '../platform/postgres/pool.ts';
import { startStores } from '../wiring/stores/startStores.ts';
import { reach } from './common/openStores.ts';
import { runCommand, WrongUsage } from './common/runCommand.ts';
import { withTool } from './common/tool.ts';

const usage = `usage: npm run backup -- FOLDER [--keys FOLDER] [--sessions]
  FOLDER            a new folder for events, passwords, documents and whatever else is not made from events
  --keys FOLDER     another new folder for the keys; keep it apart from the first, and only the newest
  --sessions        also who is signed in`;

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' }, sessions: { type: 'boolean', default: false } },
  });
  const [to, ...others] = positionals;
  if (to === undefined || others.length > 0) throw new WrongUsage(usage);
  return withTool(async ({ config, log, lifecycle }) => {
    const { databaseUrl } = await reach(config, lifecycle, (reached) => startStores(reached, lifecycle, log));
    const pool = createPool(databaseUrl, { max: 1, onError: () => undefined });
    lifecycle.started('connection to PostgreSQL', () => pool.end());
    const { tables, hasMasterKey } = await takeBackup({
      ...{ pool, dataDir: config.dataDir, keySlots: config.keySlots, eventstoreUrl: config.eventstoreUrl ?? null },
      ...{ to, keysTo: values.keys ?? null, sessions: values.sessions, now: () => new Date().toISOString() },
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${to}: the events, and ${rows} rows of ${tables.length} tables`);
    if (values.keys === undefined) console.log('the keys were not backed up: without them nothing in it can be read');
    else
      console.log(
        hasMasterKey
          ? `${values.keys}: all keys, the master key among them: who has both folders can read everything`
          : `${values.keys}: the keys, which only MASTER_KEY opens`,
      );
    return 0;
  });
}

await runCommand(main);
