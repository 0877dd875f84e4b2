import { z } from 'zod';

import { at, id } from '../define.ts';
import { panel, provider, seatId } from './fields.ts';
import { callProblems, costGaps } from '../codes.ts';
import { Loss } from '../remarks.ts';

const usage = z.strictObject({
  input: z.int(),
  cached: z.int(),
  cacheWritten: z.int().optional(),
  /** Part of what was written that is kept for an hour, where that has a price of its own. */
  cacheWrittenHour: z.int().optional(),
  output: z.int(),
  reasoning: z.int(),
  searches: z.int(),
});

export const callEvents = {
  ModelCallIntended: z.strictObject({
    callId: id,
    /** The protocol step it serves, `panel/phase/seat`; its attempts share it. */
    step: id,
    panel,
    seatId: seatId.nullable(),
    attempt: z.int().min(1),
    provider,
    model: z.string(),
    promptHash: z.string(),
    /** What it may cost at most by the prices known, kept free under the cap until it has ended; null: no price is known. */
    reservedUsd: z.number().nullable(),
    at,
  }),
  ModelCallEnded: z.strictObject({
    callId: id,
    step: id,
    outcome: z.enum(['ok', 'refused', 'invalid', 'cut', 'timeout', 'error', 'rate_limited', 'aborted', 'unknown']),
    usage: usage.nullable(),
    /** Null: unknown. Never estimated. */
    usd: z.number().nullable(),
    priceVersion: z.string().nullable(),
    latencyMs: z.number(),
    /** The provider asked to be left alone until then; null: it did not say. */
    retryAt: at.nullable(),
    /** What is wrong with the answer; `detail` holds the provider's or the schema's own words. */
    problem: z.strictObject({ code: z.enum(callProblems), detail: z.string() }).nullable(),
    /** A valid answer that came when its turn was lost or taken already. */
    late: z.boolean(),
    /** Only where `usd` is null. */
    costUnknown: z.enum(costGaps).nullable(),
    at,
  }),
  /** A seat could not take its turn and will not: refused, invalid twice, out of time. */
  TurnLost: z.strictObject({ panel, step: id, seatId, reason: Loss, at }),
  /** `heldUsd`: what was reserved for calls of which nobody knows what they cost, or that are still under way. */
  BudgetReached: z.strictObject({
    scope: z.string(),
    capUsd: z.number(),
    spentUsd: z.number(),
    heldUsd: z.number(),
    at,
  }),
} as const;
