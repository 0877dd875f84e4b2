import { z } from 'zod';

import { published } from './define.ts';

/** RFC 9457. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string().register(published, { description: 'The last part of `type` in UPPER_SNAKE.' }),
    errors: z
      .array(z.object({ pointer: z.string(), detail: z.string() }))
      .optional()
      .register(published, { description: 'Wrong fields, each by JSON pointer into the request.' }),
    request_id: z
      .string()
      .optional()
      .register(published, { description: 'Names this request in the operator’s log; only for unexpected errors.' }),
    onboard_url: z
      .string()
      .optional()
      .register(published, { description: 'Where the Terms are accepted (`TERMS_NOT_ACCEPTED`).' }),
    pricing_url: z
      .string()
      .optional()
      .register(published, { description: 'Where a plan is chosen (`TRIAL_ENDED`, `QUOTA_REACHED`, `NOT_IN_PLAN`).' }),
    parts: z
      .record(z.string(), z.boolean())
      .optional()
      .register(published, { description: 'Each part by name and whether it answers (`NOT_READY` of /health/ready).' }),
  })
  .register(published, { id: 'Problem', description: 'An RFC 9457 problem document.' });
export type Problem = z.infer<typeof Problem>;
