import type { ProviderDefinition } from '../definition.ts';

const price = { searchPerThousand: 10, asOf: '2026-09-23' } as const;

export const anthropic: ProviderDefinition = {
  client: async () => (await import('./client.ts')).anthropicClient,
  searches: true,
  defaultModels: ['claude-opus-5-5'],
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
  ],
  identity: {
    makers: ['anthropic|アンソロピック|एंथ्रोपिक|أنثروبيك'],
    models: ['claude|クロード|克劳德|क्लॉड|كلود'],
  },
};
