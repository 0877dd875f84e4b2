import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { openBackup, restoreEvents, restoreFiles, restoreRows } from '../backup/restore.ts';
import { takeInstanceLock } from '../platform/instanceLock.ts';
import { keptMasterKeys } from '../platform/keys/storedKeys.ts';
import { createPool } from '../platform/postgres/pool.ts';
import { migrations } from '../wiring/stores/data.ts';
import { startStores } from '../wiring/stores/startStores.ts';
import { runCommand, WrongUsage } from './common/runCommand.ts';
import { withTool } from './common/tool.ts';

const usage = `usage: npm run restore -- FOLDER --keys FOLDER
  Puts a backup into an empty DATA_DIR, or an empty EVENTSTORE_URL and DATABASE_URL. The keys may be newer than the rest.`;

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { keys: { type: 'string' } } });
  const [from, ...others] = positionals;
  const { keys } = values;
  if (from === undefined || keys === undefined || others.length > 0) throw new WrongUsage(usage);
  return withTool(async ({ config, log, lifecycle }) => {
    const { dataDir, eventstoreUrl = null } = config;
    const backup = await openBackup(from, keys, migrations);
    mkdirSync(dataDir, { recursive: true });
    const lock = takeInstanceLock(dataDir);
    lifecycle.started('instance lock', async () => lock.release());
    await restoreEvents(backup, dataDir, eventstoreUrl);
    await restoreFiles(backup, dataDir, config.keySlots);
    const { databaseUrl } = await startStores(config, lifecycle, log);
    const pool = createPool(databaseUrl, { max: 2, onError: () => undefined });
    lifecycle.started('connections to PostgreSQL', () => pool.end());
    await restoreRows(
      backup,
      { url: databaseUrl, pool, migrations, keySlots: config.keySlots },
      config.masterKeys ?? keptMasterKeys(dataDir),
    );
    console.log(`restored as of ${backup.data.takenAt}; the next start makes the read models and the queue again`);
    console.log('check it: npm run audit -- verify');
    return 0;
  });
}

await runCommand(main);
