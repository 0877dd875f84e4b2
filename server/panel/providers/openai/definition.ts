import type { ProviderDefinition } from '../definition.ts';

const price = { searchPerThousand: 10, asOf: '2026-09-30' } as const;
const pages = 'https://developers.openai.com/api/docs/models';
const sol = { ...price, model: 'gpt-6.1-sol', source: `${pages}/gpt-6.1-sol` } as const;
const terra = { ...price, model: 'gpt-6.1-terra', source: `${pages}/gpt-6.1-terra` } as const;
const luna = { ...price, model: 'gpt-6-luna', source: `${pages}/gpt-6-luna` } as const;

export const openai: ProviderDefinition = {
  client: async () => (await import('./client.ts')).openaiClient,
  searches: true,
  defaultModels: ['gpt-6.1-sol'],
  helpers: { triage: 'gpt-6.1-terra', researcher: 'gpt-6.1-terra', verifier: 'gpt-6-luna' },
  prices: [
    { ...sol, upToInput: 272_000, input: 2, cached: 0.1, cacheWrite: 2.5, output: 10 },
    { ...sol, aboveInput: 272_000, input: 4, cached: 0.2, cacheWrite: 5, output: 15 },
    { ...terra, input: 1, cached: 0.05, cacheWrite: 1.25, output: 5 },
    { ...luna, input: 0.1, cached: 0.01, cacheWrite: 0.125, output: 0.5 },
  ],
  identity: {
    makers: ['open ?ai|オープンai|ओपनएआई|أوبن إيه آي'],
    models: ['(?:chat ?-?)?gpt|جي بي تي'],
  },
};
