import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

import { intakeQuestions } from '../../shared/api/intakeQuestions.ts';
import { fetchPublic } from '../net/fetchPublic.ts';
import type { Clock, Needs } from './engine/needs.ts';
import { pageFetcher } from './engine/pages.ts';
import { panelistsFrom, type ProviderConfig } from './panelists.ts';
import { breaker } from './providers/breaker.ts';
import { defaultPrices, PriceTable } from './providers/prices.ts';

/** The parts of the configuration that the panel reads. */
export type PanelConfig = {
  readonly providers: ProviderConfig;
  readonly pricesFile?: string | undefined;
  readonly rehearsalPace: number;
  readonly clarifyHours: number;
  /** Voting seats in all; each mode's own number when absent. */
  readonly panelSeats?: number | undefined;
  readonly capUsd: Readonly<Record<'direct' | 'default' | 'deep', number>>;
};

export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  sleep: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined),
};

/** What `runCase` needs, from the configuration and the parts that belong to others. Throws when the price file does not hold. */
export const panelNeeds = (config: PanelConfig, parts: Pick<Needs, 'store' | 'whisper' | 'log'>): Needs => ({
  ...parts,
  panelists: panelistsFrom(config.providers, { pace: config.rehearsalPace, sleep: systemClock.sleep }),
  breaker: breaker(),
  prices:
    config.pricesFile === undefined
      ? defaultPrices
      : PriceTable.parse(JSON.parse(readFileSync(config.pricesFile, 'utf8'))),
  rules: {
    ...(config.panelSeats === undefined ? {} : { size: config.panelSeats }),
    clarifyMs: config.clarifyHours * 3600_000,
    capUsd: config.capUsd,
    guided: Object.fromEntries(intakeQuestions.map(({ id, label, lean }) => [id, { label, leaning: lean }])),
  },
  concurrency: 16,
  clock: systemClock,
  nonce: () => randomBytes(24).toString('base64url'),
  fetchPage: pageFetcher(fetchPublic),
});
