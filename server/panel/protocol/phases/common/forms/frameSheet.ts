import { z } from 'zod';

import { minCriteria, maxCriteria } from '../../../state/quotas.ts';
import { text } from '../answerFields.ts';

/** What a seat fills in that frames the case: a framer, or in direct mode the seat that also sorts it. */
export const FrameSheet = z.strictObject({
  statement: text,
  question: text,
  options: z.array(
    z.strictObject({ title: text, description: z.string(), origin: z.enum(['user', 'panel', 'status_quo']) }),
  ),
  criteria: z
    .array(z.strictObject({ name: text, why: z.string(), weight: z.number(), direction: z.enum(['more', 'less']) }))
    .describe(`${minCriteria} to ${maxCriteria}`),
  constraints: z.array(z.string()),
  assumptions: z.array(z.string()),
  horizon: z.string(),
  successMetric: z.string(),
  named: z.array(z.strictObject({ said: text, option: z.string() })),
});
