/** What each model of the fake providers costs: dear enough for a cap to matter. */
export const prices = {
  asOf: '2026-01-01',
  prices: ['openai', 'anthropic', 'google'].flatMap((provider) =>
    [1, 2].map((n) => ({
      provider,
      model: `${provider}-${n}`,
      input: 100,
      cached: 100,
      output: 200,
      searchPerThousand: 10,
    })),
  ),
};

/** A case's needs with these prices under a cap of so many dollars, whatever its mode. */
export const under = (cap: number) => ({
  prices,
  rules: { clarifyMs: 1, guided: {}, capUsd: { direct: cap, default: cap, deep: cap } },
});
