import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import type { Logger } from 'pino';

import { intakeQuestions } from '../../shared/api/intakeQuestions.ts';
import type { WitanEvent } from '../../shared/events/catalogue.ts';
import type { Config } from '../config.ts';
import { type Clock, type Needs, runCase } from '../panel/engine.ts';
import { type ProviderConfig, panelistsFrom } from '../panel/panelists.ts';
import { breaker } from '../panel/providers/breaker.ts';
import { PriceTable, defaultPrices } from '../panel/providers/prices.ts';
import type { Panelist } from '../panel/providers/voice.ts';
import type { Store } from '../store/store.ts';
import { fetchPage } from './fetchPage.ts';

const clock: Clock = {
  now: () => new Date().toISOString(),
  sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
};

/** Who sits at the table of this installation. */
export const seated = ({
  providers,
  rehearsalPace,
}: Pick<Config, 'providers' | 'rehearsalPace'>): readonly Panelist[] => {
  const given = Object.entries(providers).map(([name, access]) => [
    name,
    access && { ...access, models: access.models ?? [] },
  ]);
  return panelistsFrom(Object.fromEntries(given) as ProviderConfig, { pace: rehearsalPace, sleep: clock.sleep });
};

/** Runs a case as far as it goes; whoever wakes it again is named by the case's own facts. */
export function createPanel(config: Config, store: Store<WitanEvent>, whisper: Needs['whisper'], log: Logger) {
  const needs: Needs = {
    store,
    panelists: seated(config),
    breaker: breaker(),
    prices: config.pricesFile ? PriceTable.parse(JSON.parse(readFileSync(config.pricesFile, 'utf8'))) : defaultPrices,
    rules: {
      capUsd: config.capUsd,
      clarifyMs: config.clarifyHours * 3_600_000,
      guided: Object.fromEntries(intakeQuestions.map(({ id, label, lean }) => [id, { label, leaning: lean }])),
    },
    concurrency: 12,
    whisper,
    clock,
    nonce: () => randomBytes(16).toString('hex'),
    fetchPage,
    log,
  };
  return async (caseId: string, signal: AbortSignal): Promise<void> => {
    const end = await runCase(caseId, needs, signal);
    log.info({ caseId, ...end }, 'a panel came to rest');
  };
}
