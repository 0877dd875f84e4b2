import { z } from 'zod';

import { evidenceIds, optionId, probability, seatId } from './fields.ts';

export const Ballot = z.strictObject({
  /** Probability that each option is best for this decision-maker by the stated criteria; sums to 1. */
  p: z.record(optionId, probability),
  /** 0–100 per option and criterion, given before the probabilities. */
  scores: z.record(optionId, z.record(z.string(), z.number().min(0).max(100))),
  /**
   * What each option may be worth as a whole, 0–100 by the stated criteria: worse than `low` one time in ten, better than `high`
   * one time in ten.
   */
  ranges: z.record(optionId, z.strictObject({ low: z.number().min(0).max(100), high: z.number().min(0).max(100) })),
  /** The seat's reasons in its own words: its opening statement once revealed. */
  statement: z.string(),
  evidenceIds,
  topCrux: z.string(),
  /** What the seat believes of that proposition: P(crux is true), and the two leading options' probabilities under each answer. */
  cruxBelief: z
    .strictObject({ q: probability, ifTrue: z.record(optionId, probability), ifFalse: z.record(optionId, probability) })
    .nullable(),
  changeMyMind: z.string(),
  uniqueEvidence: z.string().nullable(),
  writeIn: z.string().nullable(),
  abstain: z.boolean(),
  /** Only in the revised round. */
  change: z
    .strictObject({
      kind: z.enum(['none', 'new_evidence', 'flaw_in_own_claim', 'recalculated']),
      evidenceIds,
      note: z.string(),
    })
    .nullable(),
});
export type Ballot = z.infer<typeof Ballot>;

/** How the seats of a case voted last, and whether that counted: what a case that asks it again is compared with. */
export const LastVote = z.strictObject({
  /** No move counted. */
  blindOnly: z.boolean(),
  seats: z.array(
    z.strictObject({
      seatId,
      p: Ballot.shape.p,
      /** Of its last ballot and of its reason to move. */
      evidenceIds,
      /** Whether its move counted, if it moved. */
      counts: z.boolean(),
    }),
  ),
});
export type LastVote = z.infer<typeof LastVote>;
