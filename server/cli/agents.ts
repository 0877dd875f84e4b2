import { readFile } from 'node:fs/promises';

import { buildIndex } from '../wiring/buildIndex.ts';
import { readConfig } from '../platform/config/config.ts';
import { runIndexCommand } from '../agents/indexCommands.ts';
import { createLifecycle } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';
import { runCommand } from './runCommand.ts';
import { reachData } from './openStores.ts';

/** `npm run index -- add URL… | import FILE | …`: the operator's hand on the index, beside a running server or without one. */
async function main(words: readonly string[]): Promise<number> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel);
  const lifecycle = createLifecycle(log, 10_000);
  try {
    const { pool, store } = await reachData(config, lifecycle, log);
    const site = config.siteUrl ?? config.publicUrl ?? `http://localhost:${config.port}`;
    const index = buildIndex({
      pool,
      store,
      siteUrl: site,
      indexUrl: config.indexUrl ?? site,
      allow: config.indexAllow,
    });
    return await runIndexCommand(words, {
      index,
      readFile: (path) => readFile(path, 'utf8'),
      say: (line) => console.log(line),
      now: () => new Date().toISOString(),
    });
  } finally {
    await lifecycle.stop();
  }
}

await runCommand(() => main(process.argv.slice(2)));
