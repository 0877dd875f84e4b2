import { z } from 'zod';

import type { Form } from './turnKind.ts';

/** What seats fill in when they speak to the room: claims, questions, answers, dissents and replies alike. */
export const speechForm: Form = {
  name: 'speech',
  zod: z.strictObject({
    text: z.string(),
    evidenceIds: z.array(z.string()),
    concession: z.string().nullable(),
    steelman: z.string().nullable(),
    check: z.strictObject({ evidenceId: z.string(), question: z.string() }).nullable(),
    decisiveArgument: z.string().nullable(),
    conditions: z.string().nullable(),
    watch: z.string().nullable(),
  }),
};
