import { accounts } from '../../projections/accounts.ts';
import { agents } from '../../projections/agents.ts';
import { cases } from '../../projections/cases.ts';
import { rebuild } from '../../projections/rebuild.ts';
import { readConfig } from '../config.ts';
import { createLifecycle } from '../lifecycle.ts';
import { createLog } from '../log.ts';
import { reachData } from './reach.ts';

const models = [accounts, cases, agents];

/** `npm run rebuild [-- name …]`: makes read models anew from the first event, while the old ones serve. */
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
    const { pool, store } = await reachData(config, lifecycle, log);
    const needs = { pool, follow: store.follow, read: store.read, log };
    for (const model of models.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
      const { name, events, ms } = await rebuild(needs, model, interrupted.signal);
      const rate = Math.round(events / Math.max(ms / 1000, 0.001));
      console.log(`${name}: ${events} events in ${(ms / 1000).toFixed(1)} s, ${rate} events per second`);
    }
  } finally {
    await lifecycle.stop();
  }
}

try {
  await main(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
