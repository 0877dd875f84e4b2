import { readFile } from 'node:fs/promises';

import { buildIndex } from '../wiring/buildIndex.ts';
import { runCommand } from './common/runCommand.ts';
import { reachData } from './common/openStores.ts';
import { withTool } from './common/tool.ts';
import { runIndexCommand } from './indexCommands.ts';

/** `npm run index -- add URL… | import FILE | …`: the operator's hand on the index, beside a running server or without one. */
async function main(words: readonly string[]): Promise<number> {
  return withTool(async ({ config, log, lifecycle }) => {
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
  });
}

await runCommand(() => main(process.argv.slice(2)));
