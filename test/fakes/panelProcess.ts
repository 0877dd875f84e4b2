import { randomBytes } from 'node:crypto';

import { runCase } from '../../server/panel/engine/runCase.ts';
import type { Needs } from '../../server/panel/engine/runCase.ts';
import { configuredProviders } from '../../server/panel/engine/configuredProviders.ts';
import { breaker } from '../../server/panel/providers/circuitBreaker.ts';
import type { Ask } from '../../server/panel/providers/modelClient.ts';
import { esdbStore } from '../../server/platform/store/esdb/esdbStore.ts';
import { answered } from './answered.ts';
import { clockFrom } from './clockFrom.ts';

/**
 * A process that runs one case against an event node and fake providers over loopback, to be killed:
 * `panelProcess.ts <node> <caseId> <providers> <time> [before|after] [n]`. Its clock starts at the given time. Given a point it kills
 * itself with SIGKILL right before its n-th append, or right after the node acknowledged it. Says how the case ended (`END concluded`).
 */
const [url = '', caseId = '', origin = '', time = '', when = '', n = ''] = process.argv.slice(2);
const clock = clockFrom(time);
const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};
const store = esdbStore({ url });
const access = (path: string) => ({ apiKey: 'key', baseUrl: `${origin}/${path}`, models: ['model-1', 'model-2'] });
const real = await configuredProviders(
  { openai: access('openai/v1'), anthropic: access('anthropic'), google: access('google'), local: undefined },
  { pace: 0, sleep: clock.sleep },
);
let appends = 0;

const needs: Needs = {
  store: {
    ...store,
    append: async (...args) => {
      const now = appends++ === Number(n);
      if (now && when === 'before') return die();
      const appended = await store.append(...args);
      return now && when === 'after' ? die() : appended;
    },
  },
  providers: real.map((one) => ({ ...one, client: (ask: Ask) => one.client(answered(ask, caseId)) })),
  breaker: breaker(),
  prices: { asOf: '2026-01-01', prices: [] },
  rules: { clarifyMs: 1, guided: {}, capUsd: { direct: null, default: null, deep: null } },
  concurrency: 4,
  publishDelta: () => undefined,
  clock,
  secret: 'secret',
  nonce: () => randomBytes(24).toString('base64url'),
  resolveLink: async () => null,
  fetchPage: async () => ({ error: 'no pages here' }),
  openDocument: async () => ({ error: 'no documents here' }),
  log: { info: () => undefined, warn: () => undefined },
};

const { signal } = new AbortController();
let end = await runCase(caseId, needs, signal);
while (end.how === 'waiting') {
  await clock.sleep(Math.max(1, Date.parse(end.until) - Date.parse(clock.now())), signal);
  end = await runCase(caseId, needs, signal);
}
process.stdout.write(`END ${end.how}\n`);
await store.close();
process.exit(0);
