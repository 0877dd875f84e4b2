import { z } from 'zod';

import { optionId } from './fields.ts';
import { id } from '../define.ts';

export const Option = z.strictObject({
  optionId,
  title: z.string(),
  description: z.string(),
  origin: z.enum(['user', 'panel', 'status_quo', 'write_in']),
  /** Options of the same bloc are variants of one choice: they are counted together first. */
  bloc: id.optional(),
  /** Options that somebody named in other words and that stand under this one. */
  merged: z.array(z.string()).optional(),
});
export type Option = z.infer<typeof Option>;

export const Criterion = z.strictObject({
  criterionId: id,
  name: z.string(),
  why: z.string(),
  /** Weight before the ballots; the weights of a frame sum to 1. */
  weight: z.number().min(0),
  /** Whether more or less of it is better; absent where nobody said. */
  direction: z.enum(['more', 'less']).optional(),
});
export type Criterion = z.infer<typeof Criterion>;

export const Frame = z.strictObject({
  question: z.string(),
  options: z.array(Option),
  criteria: z.array(Criterion),
  constraints: z.array(z.string()),
  assumptions: z.array(z.string()),
  /** What code read as an option in a sentence of the case and framers found to be none: nobody votes on it unless the owner says so. */
  refused: z.array(z.string()).optional(),
  horizon: z.string(),
  successMetric: z.string(),
});
export type Frame = z.infer<typeof Frame>;
