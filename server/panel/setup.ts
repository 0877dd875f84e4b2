import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

import { z } from 'zod';

import { intakeQuestions } from '../../shared/api/intakeQuestions.ts';
import { fetchPublic } from '../net/fetchPublic.ts';
import type { Clock, Needs } from './engine/needs.ts';
import { pageFetcher } from './engine/pages.ts';
import { panelistsFrom, type ProviderConfig } from './panelists.ts';
import { breaker } from './providers/breaker.ts';
import { defaultPrices } from './providers/defaultPrices.ts';
import { costOf, over, PriceTable } from './providers/prices.ts';

/** The parts of the configuration that the panel reads. */
export type PanelConfig = {
  readonly providers: ProviderConfig;
  readonly pricesFile?: string | undefined;
  readonly rehearsalPace: number;
  readonly clarifyHours: number;
  /** Voting seats in all; each mode's own number when absent. */
  readonly panelSeats?: number | undefined;
  readonly capUsd: Readonly<Record<'direct' | 'default' | 'deep', number>>;
  /** Fitted overconfidence factors by provider. */
  readonly overconfidence?: Readonly<Record<string, number>> | undefined;
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
  prices: pricesFrom(config.pricesFile),
  rules: {
    ...(config.panelSeats === undefined ? {} : { size: config.panelSeats }),
    clarifyMs: config.clarifyHours * 3600_000,
    ...(config.overconfidence === undefined ? {} : { overconfidence: config.overconfidence }),
    capUsd: config.capUsd,
    guided: Object.fromEntries(intakeQuestions.map(({ id, label, lean }) => [id, { label, leaning: lean }])),
  },
  concurrency: 16,
  clock: systemClock,
  nonce: () => randomBytes(24).toString('base64url'),
  fetchPage: pageFetcher(fetchPublic),
});

/** Models whose calls will cost "unknown": no spending limit sees them. */
export const unpriced = ({ panelists, prices, clock }: Pick<Needs, 'panelists' | 'prices' | 'clock'>): string[] =>
  panelists.flatMap(({ provider, models }) =>
    models
      .filter((model) => costOf(prices, provider, model, nothing, clock.now()).usd === null)
      .map((model) => `${provider}/${model}`),
  );
const nothing = { input: 0, cached: 0, output: 0, reasoning: 0, searches: 0 } as const;

/** The dated defaults, with the operator's own prices over them. */
export const pricesFrom = (file: string | undefined): PriceTable => {
  if (file === undefined) return defaultPrices;
  const own = PriceTable.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (own.success) return over(own.data, defaultPrices);
  throw new Error(
    `MODEL_PRICES_FILE: expected a table of prices in ${file}, found mistakes: ${z.prettifyError(own.error)}`,
  );
};
