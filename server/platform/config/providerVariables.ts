import { z } from 'zod';

import { type ModelProviderId, modelProviders, ofEachProvider } from '../../../shared/events/providers.ts';
import { list, webUrl, whole } from './shapes.ts';

type Given = Readonly<Record<string, string | undefined>>;

/** What a provider allows, all processes together. */
const quota = { CALLS_AT_ONCE: whole(1, 100_000).optional(), TOKENS_PER_MINUTE: whole(1, 2_000_000_000).optional() };
/** The variables of one provider, without what they begin with. */
const keyed = z.object({
  API_KEY: z.string().min(1).optional(),
  BASE_URL: webUrl.optional(),
  MODELS: list.optional(),
  ...quota,
});
/** The operator's own server is configured by its address; a key is rarely needed. */
const addressed = z.object({
  MODELS_URL: webUrl.optional(),
  MODELS: list.optional(),
  API_KEY: z.string().optional(),
  ...quota,
});
type Limits = { readonly CALLS_AT_ONCE?: number | undefined; readonly TOKENS_PER_MINUTE?: number | undefined };
const quotaOf = ({ CALLS_AT_ONCE: callsAtOnce, TOKENS_PER_MINUTE: tokensPerMinute }: Limits) =>
  callsAtOnce === undefined && tokensPerMinute === undefined ? undefined : { callsAtOnce, tokensPerMinute };

const isAddressed = (provider: ModelProviderId) => provider === 'local';
/** What the variables of a provider begin with: its id, where its users know no other word. */
const known: Partial<Readonly<Record<ModelProviderId, string>>> = { google: 'GEMINI' };
const variable = (provider: ModelProviderId, name: string) => `${known[provider] ?? provider.toUpperCase()}_${name}`;

/** Every variable there is for a provider. */
export const providerVariables: readonly string[] = modelProviders.flatMap((provider) =>
  Object.keys((isAddressed(provider) ? addressed : keyed).shape).map((name) => variable(provider, name)),
);

/** The variables that configure a provider, and the one that names its models. */
export const setBy = (provider: ModelProviderId): string =>
  isAddressed(provider)
    ? `${variable(provider, 'MODELS_URL')} with ${modelsOf(provider)}`
    : variable(provider, 'API_KEY');
export const modelsOf = (provider: ModelProviderId): string => variable(provider, 'MODELS');

/** Key, address and models of each provider that is configured, and what is wrong with them. */
export const readProviders = (given: Given, shown: (name: string) => string) => {
  const mistakes: string[] = [];
  const read = <T>(provider: ModelProviderId, schema: z.ZodType<T> & { readonly shape: object }): T | undefined => {
    const names = Object.keys(schema.shape);
    const { data, error } = schema.safeParse(
      Object.fromEntries(names.map((name) => [name, given[variable(provider, name)]])),
    );
    for (const { path, message } of error?.issues ?? []) {
      const name = variable(provider, String(path[0]));
      mistakes.push(`${name}: ${message}, got ${shown(name)}`);
    }
    return data;
  };
  const accessOf = (provider: ModelProviderId) => {
    if (isAddressed(provider)) {
      const {
        MODELS_URL: baseUrl,
        MODELS: models,
        API_KEY: apiKey = 'local',
        ...limits
      } = read(provider, addressed) ?? {};
      return baseUrl === undefined ? undefined : { apiKey, baseUrl, models, quota: quotaOf(limits) };
    }
    const { API_KEY: apiKey, BASE_URL: baseUrl, MODELS: models, ...limits } = read(provider, keyed) ?? {};
    return apiKey === undefined ? undefined : { apiKey, baseUrl, models, quota: quotaOf(limits) };
  };
  const providers = ofEachProvider(accessOf);
  for (const provider of modelProviders)
    if (!isAddressed(provider) && !given[variable(provider, 'API_KEY')]) {
      const [address, models] = [variable(provider, 'BASE_URL'), modelsOf(provider)];
      if (given[address] || given[models])
        mistakes.push(`${variable(provider, 'API_KEY')}: expected with ${address} or ${models}, got nothing`);
    }
  return { providers, mistakes };
};
