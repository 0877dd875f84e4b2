import type { ProviderDefinition } from '../definition.ts';

const price = { searchPerThousand: 10, asOf: '2026-09-23' } as const;
const haiku = {
  ...{ searchPerThousand: 10, asOf: '2026-10-07', model: 'claude-haiku-5-5' },
  source: 'https://platform.claude.com/docs/en/models/haiku-5-5/overview',
} as const;

export const anthropic: ProviderDefinition = {
  client: async () => (await import('./client.ts')).anthropicClient,
  searches: true,
  defaultModels: ['claude-opus-5-5'],
  helpers: { triage: 'claude-sonnet-5-5', researcher: 'claude-sonnet-5-5', verifier: 'claude-haiku-5-5' },
  prices: [
    {
      ...price,
      model: 'claude-opus-5-5',
      input: 4,
      cached: 0.2,
      cacheWrite: 5,
      cacheWriteHour: 8,
      output: 20,
      source: 'https://platform.claude.com/docs/en/models/opus-5-5/overview',
    },
    {
      ...price,
      model: 'claude-sonnet-5-5',
      input: 2,
      cached: 0.2,
      cacheWrite: 2.5,
      cacheWriteHour: 4,
      output: 10,
      source: 'https://platform.claude.com/docs/en/models/sonnet-5-5/overview',
    },
    { ...haiku, upToInput: 100_000, input: 0.1, cached: 0.01, cacheWrite: 0.125, cacheWriteHour: 0.2, output: 0.5 },
    { ...haiku, aboveInput: 100_000, input: 0.5, cached: 0.05, cacheWrite: 0.625, cacheWriteHour: 1, output: 2.5 },
  ],
  identity: {
    makers: ['anthropic|アンソロピック|एंथ्रोपिक|أنثروبيك'],
    models: ['claude|クロード|克劳德|क्लॉड|كلود'],
  },
};
