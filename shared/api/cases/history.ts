import { z } from 'zod';

import { dateTime, published } from '../define.ts';

export const HistoryEvent = z
  .object({
    revision: z.int(),
    id: z.string(),
    type: z.string(),
    version: z.int(),
    at: dateTime,
    actor: z.string(),
    correlation: z.string(),
    causation: z.string().nullable(),
    data: z.record(z.string(), z.unknown()).nullable(),
    withheld: z
      .array(z.string())
      .optional()
      .register(published, { description: 'Fields that may not be seen yet, or at all.' }),
    prev: z.string(),
    hash: z.string(),
    stored: z.string().optional().register(published, {
      description:
        'Base64 of the sealed bytes that `hash` is over, where they were asked for: version (1), nonce (12 bytes), ciphertext, tag (16 bytes).',
    }),
    key: z.string().optional().register(published, {
      description:
        'Base64 of the key to these bytes alone (AES-256-GCM; additional data: `case-<case_id>`, a blank, and the array that `hash` begins with), where all they say is shown: opened, they are `data` as JSON.',
    }),
  })
  .register(published, { id: 'HistoryEvent', description: 'One event of a case’s history, a line of NDJSON.' });
export type HistoryEvent = z.infer<typeof HistoryEvent>;
