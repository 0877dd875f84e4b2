import { z } from 'zod';

import { maxStories, minStories } from '../../../state/quotas.ts';
import { Shares, text } from '../answerFields.ts';
import type { Form } from '../turnKind.ts';
import { DraftSheet } from './draftSheet.ts';
import { FrameSheet } from './frameSheet.ts';
import { NumbersSheet } from './numbersSheet.ts';

const Score = z.strictObject({ option: z.string(), score: z.number() });

/** Scores and ranges stand before probabilities on purpose: judged criterion by criterion first, as a whole last. */
export const ballotFields = {
  scores: z.array(z.strictObject({ criterion: z.string(), scores: z.array(Score) })),
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
const Change = z.strictObject({
  kind: z.enum(['none', 'new_evidence', 'flaw_in_own_claim', 'recalculated']),
  evidenceIds: z.array(z.string()),
  note: z.string(),
});

/** A story of how the option failed. */
const Story = z.strictObject({
  story: text,
  cause: text,
  earlySign: text,
  when: z.string(),
  probability: z.number(),
  mitigation: z.string(),
  killsOption: z.boolean(),
  evidenceIds: z.array(z.string()),
});
const Crossing = z.strictObject({ tripwire: z.int(), probability: z.number() });

/** A ballot, with the reason for what changed where it is the second one. */
export const Revision = z.strictObject({ ...ballotFields, change: Change.nullable() });
/** What a seat says to the room or to the decision-maker; each turn asks for some of it. */
const Speech = z.strictObject({
  text: z.string(),
  evidenceIds: z.array(z.string()),
  concession: z.string().nullable(),
  steelman: z.string().nullable(),
  check: z.strictObject({ evidenceId: z.string(), question: z.string() }).nullable(),
  decisiveArgument: z.string(),
  conditions: z.string(),
  watch: z.string(),
});
export const Attack = z.strictObject({
  stories: z.array(Story).describe(`at least ${minStories} that differ in their cause, at most ${maxStories}`),
  rivalPlan: z.string().nullable(),
});
export const Forecasts = z.strictObject({ success: Shares, tripwires: z.array(Crossing) });
/** `otherThings`: places in the list of numbers that a reviewer is shown. */
export const Review = z.strictObject({ fixes: z.array(z.string()), otherThings: z.array(z.int()) });

/**
 * What seats fill in when they frame, vote, speak, attack, forecast, reckon, draft and review. One form for all of them, since
 * providers count the form to the beginning of a prompt: with a form of its own each of these turns would pay for the case and the
 * evidence again. Each turn fills in one entry of one list: the others are empty, and cost next to nothing to write. No provider allows
 * more than sixteen fields that may be null.
 */
const parts = {
  frames: z.array(FrameSheet),
  ballots: z.array(Revision),
  speeches: z.array(Speech),
  attacks: z.array(Attack),
  forecasts: z.array(Forecasts),
  numbers: z.array(NumbersSheet),
  drafts: z.array(DraftSheet),
  reviews: z.array(Review),
} as const;
export const seatForm: Form = { name: 'seat', zod: z.strictObject(parts) };

/** How a kind of turn declares that its answer is an entry of this list. */
export const seatFormIn = (part: keyof typeof parts) => ({ form: seatForm, part }) as const;
