import { parseArgs } from 'node:util';

import { eventstoreAddress } from '../../platform/config/eventstoreAddress.ts';
import { createCodec } from '../../platform/store/codec.ts';
import { esdbStore } from '../../platform/store/esdb/esdbStore.ts';
import { storeStateOf } from '../../platform/store/esdb/storeState.ts';
import { compared, whyNotMoved } from '../../platform/store/storeIdentity.ts';
import { statusOf } from '../../operators/statusOf.ts';
import { takeInstanceLock } from '../../platform/instanceLock.ts';
import { startData } from '../../wiring/stores/data.ts';
import { copy } from '../eventCommands/copyCommand.ts';
import { moveTo } from './rebuildModels.ts';
import { runCommand, WrongUsage } from '../common/runCommand.ts';
import { interruption, withTool } from '../common/tool.ts';

const usage = `usage: npm run move -- --to URL
Copies all events of this installation to the EventStoreDB at URL, and makes everything that follows events rest on that.`;

/**
 * `npm run move -- --to URL`: events, read models and what reacts to events, on another event store. The installation is stopped
 * meanwhile; a move that was cut short is run again.
 */
async function main(): Promise<number | void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (values.to === undefined) throw new WrongUsage(usage);
  const to = eventstoreAddress(values.to);
  if (to === null) throw new WrongUsage(`--to: expected an address as for EVENTSTORE_URL, found ${values.to}`);

  return withTool(async ({ config, log, lifecycle }) => {
    const signal = interruption();
    const lock = takeInstanceLock(config.dataDir);
    lifecycle.started('instance lock', async () => lock.release());
    const data = await startData(config, lifecycle, log);
    const { roles } = await statusOf(data.controlPool);
    if (roles.length > 0)
      throw new Error(
        `expected Witan to be stopped on every machine, found processes with the roles ${roles.map(({ role }) => role).join(', ')} (one that was killed counts for ten seconds more)`,
      );
    const { known, found } = await compared(data.pool, () => storeStateOf(data.eventstoreUrl));
    const why = whyNotMoved(known, found);
    if (why) throw new Error(`nothing was copied, because ${why}`);
    await copy(data.eventstoreUrl, to);
    const store = esdbStore({ url: to, log, codec: createCodec({ seal: data.keyring }) });
    lifecycle.started('connection to the new event store', () => store.close());
    await moveTo({ ...data, store, lifecycle, log, signal }, await storeStateOf(to));
    console.log('Moved. Set EVENTSTORE_URL to the new address and start Witan.');
  });
}

await runCommand(main);
