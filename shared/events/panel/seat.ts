import { z } from 'zod';

import { panel, provider, seatId } from './fields.ts';
import { lenses, roles } from '../codes.ts';

export const Seat = z.strictObject({
  seatId,
  panel,
  /** Shown while the debate runs; providers and models are shown once the blind ballots are open. */
  name: z.string(),
  kind: z.enum(['voting', 'service']),
  role: z.enum(roles),
  /** Of a seat that casts no ballot: its role. */
  lens: z.enum([...lenses, ...roles]).exclude(['voter']),
  provider,
  model: z.string(),
});
export type Seat = z.infer<typeof Seat>;

export const Calibration = z.strictObject({
  weights: z.record(z.string(), z.number().positive()),
  recalibration: z.strictObject({ slope: z.number().positive(), intercept: z.number() }),
  /** Resolved questions that it was learned from. */
  questions: z.int().positive().optional(),
});
export type Calibration = z.infer<typeof Calibration>;
