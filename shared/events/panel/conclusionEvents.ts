import { z } from 'zod';

import { evidenceIds, optionId, panel, probability, seatId, takenOver } from './fields.ts';
import { strengths } from './pool.ts';
import { at, id } from '../define.ts';
import { gateRules } from '../codes.ts';

/** Passages of documents, word for word, that state a number. */
const passages = z.array(z.strictObject({ documentId: id, place: z.string(), quote: z.string() })).optional();

export const conclusionEvents = {
  RecommendationDrafted: z.strictObject({
    panel,
    /** Null when written by code because no chair could speak. */
    seatId: seatId.nullable(),
    optionId,
    /** The recommendation in one sentence. */
    headline: z.string(),
    strength: z.enum(strengths),
    /** A weaker strength than the pool's needs its reason. */
    downgrade: z.string().nullable(),
    /** `seats`: those whose reasons of the blind round it comes from. */
    reasons: z.array(z.strictObject({ text: z.string(), evidenceIds, seats: z.array(seatId) })),
    outsideView: z
      .strictObject({ referenceClass: z.string(), baseRate: z.string(), adjustment: z.string() })
      .nullable(),
    whatWouldChange: z.array(z.string()),
    nextAction: z.strictObject({ what: z.string(), owner: z.string(), by: z.string() }),
    biggestRisk: z.string(),
    plan: z.array(
      z.strictObject({
        what: z.string(),
        owner: z.string(),
        by: z.string(),
        firstStep: z.string(),
        cost: z.string(),
        dependsOn: z.array(z.int()),
      }),
    ),
    tripwires: z.array(
      z.strictObject({
        metric: z.string(),
        threshold: z.string(),
        /** ISO date. */
        date: z.string(),
        action: z.string(),
        owner: z.string(),
      }),
    ),
    /** ISO date. */
    reviewDate: z.string().nullable(),
    cheapestTest: z.string(),
    exitCost: z.string(),
    /** The chair's separate opinion, when it believes the panel is wrong. */
    separateOpinion: z.string().nullable(),
    /** How numbers of it come about, as far as code finds that they do: `said` as it stands there, `from` in signs ("3 × 84,000"); absent: none. */
    calculations: z.array(z.strictObject({ said: z.string(), from: z.string() })).optional(),
    /** Where documents of the case state numbers that stand in it or go into its calculations, and in no quote; absent: none. */
    passages,
    at,
  }),
  DissentFiled: z.strictObject({
    panel,
    dissentId: id,
    seatId,
    optionId,
    probability,
    /** Verbatim, at most 250 words. */
    text: z.string(),
    decisiveArgument: z.string(),
    evidenceIds,
    conditions: z.string(),
    watch: z.string(),
    passages,
    /** SHA-256 of the text: the gate holds the report to it. */
    textHash: z.string(),
    takenOver,
    at,
  }),
  DissentReplied: z.strictObject({ panel, dissentId: id, seatId: seatId.nullable(), text: z.string(), takenOver, at }),
  ConcurrenceFiled: z.strictObject({ panel, seatId, text: z.string(), at }),
  GateReviewed: z.strictObject({
    panel,
    seatId: seatId.nullable(),
    fixes: z.array(z.string()),
    /** Numbers of the draft that tell of something else than their source, each with the words around it in both; absent: none. */
    otherThings: z
      .array(z.strictObject({ number: z.string(), words: z.string(), source: z.string().nullable() }))
      .optional(),
    at,
  }),
  GatePassed: z.strictObject({
    panel,
    verdict: z.enum(['pass', 'publish_with_warning']),
    /** `found`: names, figures, ids and quotes that show whether the rule holds; the same in every language. */
    checks: z.array(z.strictObject({ rule: z.enum(gateRules), ok: z.boolean(), found: z.array(z.string()) })),
    at,
  }),
} as const;
