import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import { intakeQuestions } from '../../../shared/api/cases/intakeQuestions.ts';
import type { Mode } from '../../../shared/events/case.ts';
import type { Calibration } from '../../../shared/events/panel/seat.ts';
import { fetchPublic, redirectOf } from '../../platform/net/fetchPublic.ts';
import type { Clock, Needs } from './needs.ts';
import { linkResolver } from '../pages/linkResolver.ts';
import { pageFetcher } from '../pages/pageFetcher.ts';
import type { ReadBlocks } from '../pages/readPage.ts';
import { configuredProviders, type ProviderConfig } from './configuredProviders.ts';
import { breaker } from '../providers/circuitBreaker.ts';
import { defaultPrices } from '../providers/table.ts';
import { costOf, over } from '../providers/prices.ts';
import type { PriceTable } from '../../platform/config/priceTable.ts';

/** The parts of the configuration that the panel reads. */
type PanelConfig = {
  readonly providers: ProviderConfig;
  /** The operator's own, over the defaults. */
  readonly prices?: PriceTable | undefined;
  readonly rehearsalPace: number;
  readonly clarifyHours: number;
  /** Voting seats in all; each mode's own number when absent. */
  readonly panelSeats?: number | undefined;
  readonly capUsd: Readonly<Record<Mode, number>>;
  /** What `npm run models -- fit` learned from resolved cases. */
  readonly calibration?: Calibration | undefined;
  readonly publicUrl?: string | undefined;
};

export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  sleep: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined),
};

/** What `runCase` needs, from the configuration and the parts that belong to others. */
export const panelNeeds = async (
  config: PanelConfig,
  {
    readBlocks,
    ...parts
  }: Pick<Needs, 'store' | 'publishDelta' | 'log' | 'secret' | 'openDocument' | 'onCall' | 'turnToCall' | 'learned'> & {
    readonly readBlocks?: ReadBlocks;
  },
): Promise<Needs> => ({
  ...parts,
  providers: await configuredProviders(config.providers, { pace: config.rehearsalPace, sleep: systemClock.sleep }),
  breaker: breaker(),
  prices: pricesFrom(config.prices),
  rules: {
    ...(config.panelSeats === undefined ? {} : { size: config.panelSeats }),
    clarifyMs: config.clarifyHours * 3600_000,
    ...(config.calibration === undefined ? {} : { calibration: config.calibration }),
    capUsd: config.capUsd,
    guided: Object.fromEntries(intakeQuestions.map(({ id, label, lean }) => [id, { label, leaning: lean }])),
  },
  concurrency: 16,
  clock: systemClock,
  nonce: () => randomBytes(24).toString('base64url'),
  resolveLink: linkResolver(redirectOf),
  fetchPage: pageFetcher(fetchPublic, {
    ...(config.publicUrl !== undefined && { siteUrl: config.publicUrl }),
    ...(readBlocks && { readBlocks }),
  }),
});

/** Models whose calls will cost "unknown": no spending limit sees them. */
export const unpriced = ({ providers, prices, clock }: Pick<Needs, 'providers' | 'prices' | 'clock'>): string[] =>
  providers.flatMap(({ provider, models, helpers = {} }) =>
    [...new Set([...models, ...Object.values(helpers)])]
      .filter((model) => costOf(prices, provider, model, nothing, clock.now()).usd === null)
      .map((model) => `${provider}/${model}`),
  );
const nothing = { input: 0, cached: 0, output: 0, reasoning: 0, searches: 0 } as const;

/** The dated defaults, with the operator's own prices over them. */
export const pricesFrom = (own: PriceTable | undefined): PriceTable =>
  own === undefined ? defaultPrices : over(own, defaultPrices);
