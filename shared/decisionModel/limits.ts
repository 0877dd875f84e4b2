/** Of what a model may hold at most: it stays small enough to be read, and to be calculated while somebody types. */
export const modelLimits = { periods: 36, inputs: 24, options: 12, lines: 8, factors: 6 } as const;
