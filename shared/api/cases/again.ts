import { z } from 'zod';

import { strengths } from '../../events/casePanel.ts';
import { published, text } from '../define.ts';
import { limits } from '../limits.ts';

const words = text(limits.answer, 1);

const Change = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('assumption'), was: words, now: words }),
    z.strictObject({ kind: z.literal('fact'), now: words }),
    z.strictObject({ kind: z.literal('weight'), criterion_id: z.string().max(100), now: z.number().min(0).max(1) }),
  ])
  .register(published, {
    id: 'Change',
    description:
      'The one thing that is different: an assumption and what holds in its place, a fact that is known now, or the weight of a criterion (0 to 1; the others keep their proportions).',
  });

export const AskAgain = z
  .strictObject({ change: Change, consent: z.strictObject({ statement: text(500, 1) }).optional() })
  .register(published, { id: 'AskAgain' });
export type AskAgain = z.infer<typeof AskAgain>;

const Side = z.object({
  headline: z.string().nullable(),
  option_id: z.string().nullable(),
  strength: z.enum(strengths).nullable(),
  dissents: z.int(),
});

export const ComparisonReply = z
  .object({
    of: z.string(),
    change: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('assumption'), was: z.string(), now: z.string() }),
      z.object({ kind: z.literal('fact'), now: z.string() }),
      z.object({
        kind: z.literal('weight'),
        criterion_id: z.string(),
        name: z.string(),
        was: z.number(),
        now: z.number(),
      }),
    ]),
    reused_calls: z.int().nullable(),
    before: Side,
    after: Side,
    options: z.array(
      z.object({
        option_id: z.string(),
        title: z.string(),
        before: z.number().nullable(),
        after: z.number().nullable(),
      }),
    ),
    moved: z.array(
      z.object({ seat_id: z.string(), name: z.string(), from: z.string(), to: z.string(), why: z.string() }),
    ),
  })
  .register(published, {
    id: 'Comparison',
    description: 'A case beside the one that it asks again: what moved, and the reasons of the seats that moved.',
  });
export type ComparisonReply = z.infer<typeof ComparisonReply>;
