import { z } from 'zod';

import { optionId, probability, provider, seatId } from './fields.ts';
import { Cap } from '../remarks.ts';
import { quorums } from '../codes.ts';

export const strengths = ['strong', 'moderate', 'lean', 'too_close'] as const;
export type Strength = (typeof strengths)[number];

export const Declined = z.array(z.strictObject({ provider, declined: z.int(), seats: z.int() }));
export type Declined = z.infer<typeof Declined>;

export const Pool = z.strictObject({
  /** Pooled probability of each option being best. */
  p: z.record(optionId, probability),
  blocs: z.array(z.strictObject({ provider, seats: z.int(), weight: z.number(), p: z.record(optionId, probability) })),
  /** Estimated number of independent votes, from correlations of errors found in published panels of models. */
  nEff: z.number(),
  winner: optionId,
  margin: z.number(),
  strength: z.enum(strengths),
  /** Why the strength is not higher. */
  caps: z.array(Cap),
  /** Median score per option and criterion with the spread (interquartile range). */
  matrix: z.record(optionId, z.record(z.string(), z.strictObject({ median: z.number(), spread: z.number() }))),
  scoreWinner: optionId,
  sensitivity: z.strictObject({
    withoutProvider: z.record(z.string(), optionId),
    withoutLens: z.record(z.string(), optionId),
    withoutEvidence: z.record(z.string(), optionId),
    /** Share of 1,000 perturbed criterion weights under which the scores put the panel's winner first. */
    weightsStable: z.number(),
  }),
  /** Only after the revised round. */
  drift: z
    .strictObject({
      flips: z.int(),
      unevidencedTowardPlurality: z.int(),
      /** Flip rate exposed to peers less flip rate of the control seats; null without control seats. */
      conformity: z.number().nullable(),
      /** Unevidenced flips toward the plurality among all flips; null without flips. */
      driftShare: z.number().nullable(),
      blindOnly: z.boolean(),
      shift: z.number(),
    })
    .nullable(),
  /**
   * Seats whose change of first choice does not count, since they brought nothing for it (docs/PROTOCOL.md §5.5), and who would win if it did;
   * absent where every change counts.
   */
  uncounted: z.strictObject({ seats: z.array(seatId), otherwise: optionId }).optional(),
  quorum: z.enum(quorums),
  /** Providers at least half of whose voting seats declined to answer */
  declined: Declined,
});
export type Pool = z.infer<typeof Pool>;
