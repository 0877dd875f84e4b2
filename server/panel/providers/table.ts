import { type ModelProviderId, modelProviders } from '../../../shared/events/providers.ts';
import type { PriceTable } from '../../platform/config/priceTable.ts';
import { anthropic } from './anthropic/definition.ts';
import type { ProviderDefinition } from './definition.ts';
import { google } from './google/definition.ts';
import { local } from './local/definition.ts';
import { openai } from './openai/definition.ts';

/** Every provider. One that is left out fails the type check. */
export const providerTable: Readonly<Record<ModelProviderId, ProviderDefinition>> = {
  openai,
  anthropic,
  google,
  local,
};

/**
 * Published list prices of the models that are asked by default. Free allowances and discounts of an account are not in them. Every
 * other model costs "unknown" until MODEL_PRICES_FILE names it.
 */
export const defaultPrices: PriceTable = {
  asOf: '2026-11-10',
  prices: modelProviders.flatMap((provider) => providerTable[provider].prices.map((price) => ({ provider, ...price }))),
};

/** What models of any provider call themselves and their maker. */
export const identities = modelProviders.map((provider) => providerTable[provider].identity);
