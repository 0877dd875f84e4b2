import type { ProviderDefinition } from '../definition.ts';

const price = {
  model: 'gemini-3.8-flash',
  searchPerThousand: 14,
  asOf: '2026-10-07',
  source: 'https://ai.google.dev/gemini-api/docs/pricing',
} as const;

export const google: ProviderDefinition = {
  client: async () => (await import('./client.ts')).googleClient,
  searches: true,
  defaultModels: ['gemini-3.8-flash'],
  prices: [
    { ...price, until: '2026-12-31', input: 0.75, cached: 0.075, output: 3.75 },
    // What cached input costs from then on was not found.
    { ...price, from: '2027-01-01', input: 1.5, output: 7.5 },
  ],
  identity: {
    makers: ['(?:google )?deepmind|google|グーグル|谷歌|गूगल|جوجل|غوغل'],
    models: ['gemini|ジェミニ|जेमिनी|जेमिनाई|جيميناي|جيميني|جيمني'],
  },
};
