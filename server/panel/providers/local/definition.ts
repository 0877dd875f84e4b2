import type { ProviderDefinition } from '../definition.ts';

/**
 * An operator's own server: its models and prices are the operator's to name. Its models are called as the configuration names them:
 * the gate adds those names itself.
 */
export const local: ProviderDefinition = {
  client: async () => (await import('./client.ts')).localClient,
  searches: false,
  defaultModels: null,
  prices: [],
  identity: { makers: [], models: [] },
};
