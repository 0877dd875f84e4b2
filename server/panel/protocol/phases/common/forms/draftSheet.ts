import { z } from 'zod';

import { strengths } from '../../../../../../shared/events/panel/pool.ts';

import { text } from '../answerFields.ts';

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** A recommendation as a chair writes it. */
export const DraftSheet = z.strictObject({
  headline: text,
  optionId: z.string(),
  strength: z.enum(strengths),
  downgrade: z.string().nullable(),
  reasons: z.array(z.strictObject({ text, evidenceIds: z.array(z.string()), reasonIds: z.array(z.string()) })),
  outsideView: z.strictObject({ referenceClass: text, baseRate: text, adjustment: z.string() }).nullable(),
  whatWouldChange: z.array(z.string()),
  nextAction: z.strictObject({ what: text, owner: z.string(), by: z.string() }),
  biggestRisk: text,
  plan: z.array(
    z.strictObject({
      what: text,
      owner: z.string(),
      by: z.string(),
      firstStep: z.string(),
      cost: z.string(),
      dependsOn: z.array(z.int()),
    }),
  ),
  tripwires: z.array(z.strictObject({ metric: text, threshold: text, date: isoDate, action: text, owner: z.string() })),
  reviewDate: isoDate.nullable(),
  cheapestTest: z.string(),
  exitCost: z.string(),
  separateOpinion: z.string().nullable(),
  /** Each "the number as it stands in the text = how it is calculated": an object would cost every turn that shares the form more to read. */
  calculations: z.array(z.string()),
});
