import { parkedEmails } from '../mail/parkedEmails.ts';
import { readConfig } from '../platform/config/config.ts';
import { createPool } from '../platform/postgres/pool.ts';
import { whereRunning } from '../platform/runningInstance.ts';
import { runCommand } from './runCommand.ts';

/**
 * `npm run mail`: the e-mails that wait because the mail server refuses what this installation sends, by its answer. `again`: a running
 * server with the role `mail` sends them again within a minute.
 */
async function main([what]: readonly string[]): Promise<void> {
  if (what !== undefined && what !== 'again') throw new Error('Usage: npm run mail [-- again]');
  const config = readConfig(process.env);
  const databaseUrl = config.databaseUrl ?? whereRunning(config.dataDir)?.databaseUrl;
  if (databaseUrl === undefined)
    throw new Error(`expected a server that runs on ${config.dataDir}, or DATABASE_URL, found neither`);
  const pool = createPool(databaseUrl, { max: 1, limitMs: 10_000, onError: () => undefined });
  const parked = parkedEmails(pool);
  try {
    for (const { code, reason, count } of await parked.counts()) console.log(`${count} × ${code}: ${reason}`);
    if (what === 'again') console.log(`${await parked.sendAgain()} e-mails are sent again within a minute`);
  } finally {
    await pool.end();
  }
}

await runCommand(() => main(process.argv.slice(2)));
