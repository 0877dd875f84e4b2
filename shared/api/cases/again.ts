import { z } from 'zod';

import { strengths } from '../../events/panel/pool.ts';
import { published, text } from '../define.ts';
import { documentId } from './documents.ts';
import { limits } from '../limits.ts';

const words = text(limits.answer, 1);

const Change = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('assumption'), was: words, now: words }),
    z.strictObject({ kind: z.literal('fact'), now: words }),
    z.strictObject({ kind: z.literal('weight'), criterion_id: z.string().max(100), now: z.number().min(0).max(1) }),
    z.strictObject({ kind: z.literal('document'), document_id: documentId }),
  ])
  .register(published, {
    id: 'Change',
    description:
      'The one thing that is different: an assumption and what holds in its place, a fact that is known now, the weight of a criterion (0 to 1; the others keep their proportions), or a document of the account’s draft, which was uploaded and read.',
  });

export const AskAgain = z
  .strictObject({ change: Change, consent: z.strictObject({ statement: text(500, 1) }).optional() })
  .register(published, { id: 'AskAgain' });
export type AskAgain = z.infer<typeof AskAgain>;

/** The change with what stood there before. */
export const RecordedChange = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('assumption'), was: z.string(), now: z.string() }),
    z.object({ kind: z.literal('fact'), now: z.string() }),
    z.object({
      kind: z.literal('weight'),
      criterion_id: z.string(),
      name: z.string(),
      was: z.number(),
      now: z.number(),
    }),
    z.object({ kind: z.literal('document'), document_id: documentId, name: z.string() }),
  ])
  .register(published, { id: 'RecordedChange', description: 'What was changed, and what stood there before.' });
export type RecordedChange = z.infer<typeof RecordedChange>;

const Side = z.object({
  headline: z.string().nullable().register(published, {
    description:
      'Null also where the gate found that it tells the reader to take another option than the recommended one.',
  }),
  option_id: z.string().nullable(),
  strength: z.enum(strengths).nullable(),
  dissents: z.int(),
  forecasters: z.int().nullable().register(published, {
    description:
      'Seats whose forecasts of success were pooled; where it differs, the forecasts are not of the same seats.',
  }),
  range: z.object({ low: z.number(), high: z.number() }).nullable().register(published, {
    description: 'Lowest and highest probability of the recommended option among the providers.',
  }),
  held_down: z
    .array(
      z.object({
        ...{ code: z.string(), label: z.string(), option: z.string() },
        ...{ agreeing: z.int().optional(), panels: z.int().optional(), of: z.int().optional() },
      }),
    )
    .register(published, {
      description:
        'Why the strength is not higher, as the report records it: a code and the label that says it, with the option that would come first by the scores or the last ballots alone, or so many of the panels.',
    }),
});
const figures = z.object({ before: z.number().nullable(), after: z.number().nullable() });

export const ComparisonReply = z
  .object({
    of: z.string(),
    title: z.string().register(published, { description: 'The title of both cases.' }),
    change: RecordedChange,
    rehearsal: z.boolean(),
    reused: z
      .object({
        calls: z.int().register(published, { description: 'Model calls that did not have to be made again.' }),
        ...{ evidence: z.int(), ballots: z.int(), cruxes: z.int(), objections: z.int() },
        dissents: z
          .int()
          .register(published, { description: 'Whose holders, shown what changed, had nothing to change.' }),
        replies: z.int().register(published, { description: 'Replies to dissents that stand as they were written.' }),
        calculations: z.int().register(published, {
          description: 'The model of the numbers, 1 or 0: it stands where a weight was changed.',
        }),
      })
      .nullable()
      .register(published, { description: 'What was taken over; null where the case ran from its beginning.' }),
    made_calls: z.int().register(published, { description: 'Model calls of this case itself.' }),
    before: Side,
    after: Side,
    options: z.array(
      z.object({
        option_id: z.string(),
        title: z.string(),
        p: figures.register(published, { description: 'Probability of being the best option.' }),
        score: figures.register(published, { description: 'Weighted score, 0 to 100.' }),
        success: figures.register(published, { description: 'Forecast that the option, once chosen, succeeds.' }),
        present_value: figures.register(published, { description: 'What its calculated cash is worth today.' }),
      }),
    ),
    currency: z.string().nullable().register(published, {
      description: 'Of present values; null where none were calculated, or in two currencies.',
    }),
    criteria: z.array(z.object({ criterion_id: z.string(), name: z.string(), weight: figures })),
    evidence_added: z.array(z.object({ evidence_id: z.string(), panel: z.int(), claim: z.string() })),
    moved: z.array(
      z.object({
        ...{ seat_id: z.string(), name: z.string(), from: z.string(), to: z.string(), why: z.string() },
        counts_as_before: z
          .boolean()
          .register(published, { description: 'The move does not count: the seat counts by its blind ballot.' }),
      }),
    ),
    counting: z
      .array(
        z.object({ seat_id: z.string(), name: z.string(), from: z.string(), to: z.string(), counts_now: z.boolean() }),
      )
      .register(published, {
        description:
          'Seats whose change of first choice counts in one of the two cases only, with the option that each counts for there and here.',
      }),
  })
  .register(published, {
    id: 'Comparison',
    description: 'A case beside the one that it asks again: what moved, and the reasons of the seats that moved.',
  });
export type ComparisonReply = z.infer<typeof ComparisonReply>;
