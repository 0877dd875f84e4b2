import { z } from 'zod';

import { modes } from '../../events/case.ts';
import { published } from '../define.ts';

export const ExpectedCase = z
  .object({
    mode: z.enum(modes),
    minutes: z
      .object({ about: z.int(), low: z.int(), high: z.int() })
      .register(published, { description: 'Without the time in which the panel waits for an answer.' }),
    usd: z.object({ low: z.number(), high: z.number() }).nullable().register(published, {
      description:
        'What its model calls cost at the list prices of the day. Null where that is not known: in a rehearsal, and with other providers, models or prices than the default ones.',
    }),
  })
  .register(published, { id: 'ExpectedCase', description: 'What a case of one mode is expected to take.' });
export const ExpectedCases = z.object({ modes: z.array(ExpectedCase) }).register(published, { id: 'ExpectedCases' });
export type ExpectedCase = z.infer<typeof ExpectedCase>;
