import { readConfig } from '../../platform/config/config.ts';
import { whereRunning } from '../../platform/runningInstance.ts';
import { createPool } from '../../platform/postgres/pool.ts';
import { storePing } from '../../platform/store/esdb/storePing.ts';
import { runCommand } from '../common/runCommand.ts';
import { statusLines } from './statusLines.ts';
import { statusOf } from '../../operators/statusOf.ts';

/**
 * `npm run status`: how a running installation does, as seen in its stores. Nothing is started and nothing changed. Exit code 0
 * when nothing has to be looked at (`!`), 1 otherwise.
 */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const running = whereRunning(config.dataDir);
  const { eventstoreUrl = running?.eventstoreUrl, databaseUrl = running?.databaseUrl } = config;
  if (eventstoreUrl === undefined || databaseUrl === undefined)
    throw new Error(
      `expected a server that runs on ${config.dataDir}, or EVENTSTORE_URL and DATABASE_URL, found neither`,
    );
  const ping = storePing(eventstoreUrl, 3_000);
  const pool = createPool(databaseUrl, { max: 1, limitMs: 10_000, onError: () => undefined });
  try {
    const answers = await ping.ask(AbortSignal.timeout(3_000)).then(
      () => true,
      () => false,
    );
    const lines = [
      { text: `event store: ${answers ? 'answers' : 'does not answer'}`, isTrouble: !answers },
      ...statusLines(await statusOf(pool), config.spending.dayUsd),
    ];
    for (const { text, isTrouble } of lines) console.log(`${isTrouble ? '!' : ' '} ${text}`);
    return lines.some(({ isTrouble }) => isTrouble) ? 1 : 0;
  } finally {
    await pool.end();
    await ping.close();
  }
}

await runCommand(main);
