import { z } from 'zod';

/** The numbers of a decision, for code to calculate. */
export const NumbersSheet = z.strictObject({
  currency: z.string(),
  period: z.enum(['year', 'month']),
  periods: z.int(),
  rate: z.string(),
  inputs: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      unit: z.string(),
      base: z.string(),
      low: z.string(),
      high: z.string(),
      source: z.string(),
    }),
  ),
  options: z.array(
    z.strictObject({
      option: z.string(),
      lines: z.array(
        z.strictObject({
          name: z.string(),
          sign: z.enum(['+', '-']),
          times: z.array(z.string()),
          per: z.array(z.string()),
          growth: z.string(),
          from: z.int(),
          to: z.int(),
        }),
      ),
    }),
  ),
});
