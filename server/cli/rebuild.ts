import { models } from '../../projections/models.ts';
import { storeStateOf } from '../platform/store/esdb/storeState.ts';
import { compared, disagreement } from '../platform/store/storeIdentity.ts';
import { reachData } from './common/openStores.ts';
import { moveTo, rebuildModels } from './move/rebuildModels.ts';
import { runCommand, WrongUsage } from './common/runCommand.ts';
import { interruption, withTool } from './common/tool.ts';

/** `npm run rebuild [-- name …]`: rebuilds read models from the first event, while the old ones serve. */
async function main(wanted: readonly string[]): Promise<void> {
  const known: readonly string[] = models.map(({ name }) => name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new WrongUsage(`expected some of ${known.join(', ')}, found ${unknown.join(', ')}`);

  return withTool(async ({ config, log, lifecycle }) => {
    const signal = interruption();
    const data = await reachData(config, lifecycle, log, { readsAhead: true });
    const { known: before, found } = await compared(data.pool, () => storeStateOf(data.eventstoreUrl));
    const why = disagreement(before, found);
    if (why && wanted.length > 0) throw new Error(`expected no names, because ${why}: everything has to be rebuilt`);
    const needs = { ...data, lifecycle, log, signal };
    if (why) await moveTo(needs, found);
    else await rebuildModels(needs, wanted.length === 0 ? known : wanted, false);
  });
}

await runCommand(() => main(process.argv.slice(2)));
