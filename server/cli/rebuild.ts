import { models } from '../../projections/models.ts';
import { rebuild } from '../../projections/projector/rebuild.ts';
import { readConfig } from '../platform/config/config.ts';
import { createLifecycle } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';
import { runCommand } from './runCommand.ts';
import { disagreement, knownOf, nowRestsOn } from '../platform/store/storeIdentity.ts';
import { storeStateOf } from '../platform/store/esdb/storeState.ts';
import { createLeases } from '../platform/postgres/leases.ts';
import { reachData } from './openStores.ts';

/** `npm run rebuild [-- name …]`: rebuilds read models from the first event, while the old ones serve. */
async function main(wanted: readonly string[]): Promise<void> {
  const known = models.map(({ name }) => name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`expected some of ${known.join(', ')}, found ${unknown.join(', ')}`);

  const config = readConfig(process.env);
  const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel);
  const lifecycle = createLifecycle(log, 10_000);
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());
  try {
    const { pool, controlPool, store, eventstoreUrl } = await reachData(config, lifecycle, log);
    const storeState = await storeStateOf(eventstoreUrl);
    const why = disagreement(await knownOf(pool), storeState);
    if (why && wanted.length > 0) throw new Error(`expected no names, because ${why}: everything has to be rebuilt`);
    const leases = createLeases(controlPool);
    lifecycle.started('leases', () => leases.close());
    const needs = { pool, follow: store.follow, read: store.read, hold: leases.hold, log };
    for (const model of models.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
      const { name, events, ms } = await rebuild(needs, model, interrupted.signal, why !== null);
      const rate = Math.round(events / Math.max(ms / 1000, 0.001));
      console.log(`${name}: ${events} events in ${(ms / 1000).toFixed(1)} s, ${rate} events per second`);
    }
    if (why) {
      await nowRestsOn(pool, storeState);
      console.log('what reacts to events begins with the first again');
    }
  } finally {
    await lifecycle.stop();
  }
}

await runCommand(() => main(process.argv.slice(2)));
