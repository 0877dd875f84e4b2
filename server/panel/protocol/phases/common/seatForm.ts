import { z } from 'zod';

import { maxStories, minStories } from '../../state/quotas.ts';
import { Shares, text } from './answerFields.ts';
import type { Form } from './turnKind.ts';

/** Scores and ranges stand before probabilities on purpose: judged criterion by criterion first, as a whole last. */
export const ballotFields = {
  scores: z.array(z.strictObject({ option: z.string(), criterion: z.string(), score: z.number() })),
  ranges: z.array(z.strictObject({ option: z.string(), low: z.number(), high: z.number() })),
  p: Shares,
  statement: text,
  evidenceIds: z.array(z.string()),
  topCrux: z.string(),
  cruxBelief: z.strictObject({ q: z.number(), ifTrue: Shares, ifFalse: Shares }).nullable(),
  changeMyMind: z.string(),
  uniqueEvidence: z.string().nullable(),
  writeIn: z.string().nullable(),
  abstain: z.boolean(),
};
/** Why a revised ballot differs from the seat's blind one. */
export const Change = z.strictObject({
  kind: z.enum(['none', 'new_evidence', 'flaw_in_own_claim', 'recalculated']),
  evidenceIds: z.array(z.string()),
  note: z.string(),
});

/** A story of how the option failed. */
export const Story = z.strictObject({
  story: text,
  cause: text,
  earlySign: text,
  when: z.string(),
  probability: z.number(),
  mitigation: z.string(),
  killsOption: z.boolean(),
  evidenceIds: z.array(z.string()),
});
export const Crossing = z.strictObject({ tripwire: z.int(), probability: z.number() });

/**
 * What seats fill in once the evidence is there: when they vote, speak to the room, attack, forecast and review. One form for all of
 * them, since providers count the form to the beginning of a prompt: with a form of its own each of these turns would pay for the
 * case and the evidence again. Twelve of its fields may be null; no provider allows more than sixteen.
 */
export const seatForm: Form = {
  name: 'seat',
  zod: z.strictObject({
    text: z.string(),
    ...ballotFields,
    abstain: z.boolean().nullable(),
    change: Change.nullable(),
    concession: z.string().nullable(),
    steelman: z.string().nullable(),
    check: z.strictObject({ evidenceId: z.string(), question: z.string() }).nullable(),
    decisiveArgument: z.string().nullable(),
    conditions: z.string().nullable(),
    watch: z.string().nullable(),
    stories: z.array(Story).describe(`at least ${minStories} that differ in their cause, at most ${maxStories}`),
    rivalPlan: z.string().nullable(),
    success: Shares,
    tripwires: z.array(Crossing),
    fixes: z.array(z.string()),
  }),
};
