import type { ProviderDefinition } from '../definition.ts';

const price = {
  model: 'gpt-6.1-sol',
  searchPerThousand: 10,
  asOf: '2026-09-30',
  source: 'https://developers.openai.com/api/docs/models/gpt-6.1-sol',
} as const;

export const openai: ProviderDefinition = {
  client: async () => (await import('./client.ts')).openaiClient,
  searches: true,
  defaultModels: ['gpt-6.1-sol'],
  prices: [
    { ...price, upToInput: 272_000, input: 2, cached: 0.1, cacheWrite: 2.5, output: 10 },
    { ...price, aboveInput: 272_000, input: 4, cached: 0.2, cacheWrite: 5, output: 15 },
  ],
  identity: {
    makers: ['open ?ai|オープンai|ओपनएआई|أوبن إيه آي'],
    models: ['(?:chat ?-?)?gpt|جي بي تي'],
  },
};
