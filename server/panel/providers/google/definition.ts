import type { ProviderDefinition } from '../definition.ts';

const price = { searchPerThousand: 14, source: 'https://ai.google.dev/gemini-api/docs/pricing' } as const;
const argon = { ...price, model: 'gemini-4-argon', asOf: '2026-11-10' } as const;
const flash = { ...price, model: 'gemini-3.8-flash', asOf: '2026-10-07' } as const;

export const google: ProviderDefinition = {
  client: async () => (await import('./client.ts')).googleClient,
  searches: true,
  defaultModels: ['gemini-4-argon'],
  helpers: { triage: 'gemini-3.8-flash', researcher: 'gemini-3.8-flash', verifier: 'gemini-3.8-flash' },
  prices: [
    { ...argon, until: '2026-11-30', input: 2, cached: 0.1, output: 10 },
    { ...argon, from: '2026-12-01', input: 4, cached: 0.2, output: 20 },
    { ...flash, until: '2026-12-31', input: 0.75, cached: 0.075, output: 3.75 },
    // What cached input costs from then on was not found.
    { ...flash, from: '2027-01-01', input: 1.5, output: 7.5 },
  ],
  identity: {
    makers: ['(?:google )?deepmind|google|グーグル|谷歌|गूगल|جوجل|غوغل'],
    models: ['gemini|ジェミニ|जेमिनी|जेमिनाई|جيميناي|جيميني|جيمني'],
  },
};
