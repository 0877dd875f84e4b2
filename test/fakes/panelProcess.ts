import { randomBytes } from 'node:crypto';

import { runCase } from '../../server/panel/engine.ts';
import type { Needs } from '../../server/panel/engine.ts';
import { panelistsFrom } from '../../server/panel/panelists.ts';
import { breaker } from '../../server/panel/providers/breaker.ts';
import type { Ask } from '../../server/panel/providers/voice.ts';
import { systemClock } from '../../server/panel/setup.ts';
import { esdbStore } from '../../server/store/esdb.ts';
import { answered } from './answered.ts';

/**
 * A process that runs one case against an event node and fake providers over loopback, to be killed:
 * `panelProcess.ts <node> <caseId> <providers> [before|after] [n]`. Given a point it kills itself with SIGKILL right before its n-th
 * append, or right after the node acknowledged it. Says how the case ended (`END concluded`).
 */
const [url = '', caseId = '', origin = '', when = '', n = ''] = process.argv.slice(2);
const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};
const store = esdbStore({ url });
const access = (path: string) => ({ apiKey: 'key', baseUrl: `${origin}/${path}`, models: ['model-1', 'model-2'] });
const real = panelistsFrom(
  { openai: access('openai/v1'), anthropic: access('anthropic'), google: access('google'), local: undefined },
  { pace: 0, sleep: systemClock.sleep },
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
  panelists: real.map((one) => ({ ...one, voice: (ask: Ask) => one.voice(answered(ask, caseId)) })),
  breaker: breaker(),
  prices: { asOf: '2026-01-01', prices: [] },
  rules: { clarifyMs: 1, guided: {}, capUsd: { direct: null, default: null, deep: null } },
  concurrency: 4,
  whisper: () => undefined,
  clock: systemClock,
  nonce: () => randomBytes(24).toString('base64url'),
  fetchPage: async () => ({ error: 'no pages here' }),
  log: { info: () => undefined, warn: () => undefined },
};

const { signal } = new AbortController();
let end = await runCase(caseId, needs, signal);
while (end.how === 'waiting') {
  await systemClock.sleep(Math.max(1, Date.parse(end.until) - Date.now()), signal);
  end = await runCase(caseId, needs, signal);
}
process.stdout.write(`END ${end.how}\n`);
await store.close();
process.exit(0);
