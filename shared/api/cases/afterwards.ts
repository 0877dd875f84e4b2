import { z } from 'zod';

import { published, text } from '../define.ts';
import { limits } from '../limits.ts';
import { happened } from './caseFields.ts';

const share = z.number().min(0).max(1);
export const CalibrationReply = z
  .object({
    recorded: z.int().register(published, { description: 'Forecasts that a recorded outcome answers.' }),
    needed: z.int().register(published, { description: 'How many it takes before a figure says anything.' }),
    calibration: z
      .object({
        count: z.int(),
        brier: z.number().register(published, { description: 'Mean of (p − outcome)²: 0 is best.' }),
        brierOfMean: z
          .number()
          .register(published, { description: 'The same, had every forecast been the mean outcome.' }),
        reliability: z.array(z.object({ from: share, count: z.int(), said: share, happened: share })),
      })
      .nullable(),
  })
  .register(published, {
    id: 'Calibration',
    description: 'How what was forecast of decisions, locked when they were recorded, went with how they turned out.',
  });
export type CalibrationReply = z.infer<typeof CalibrationReply>;

export const Decide = z
  .strictObject({ option_id: z.string().max(200).nullable(), text: text(limits.answer) })
  .register(published, {
    id: 'Decide',
    description: 'What was decided in the end: one of the options, or none of them.',
  });
export type Decide = z.infer<typeof Decide>;

const crossings = z
  .array(z.strictObject({ tripwire: z.int().min(0).max(100), crossed: z.boolean() }))
  .max(20)
  .register(published, {
    description: 'Tripwires of the report, by their place from 0, of which it is known whether they were crossed.',
  });

export const RecordOutcome = z
  .strictObject({ happened, text: text(limits.answer), tripwires: crossings.optional() })
  .register(published, { id: 'RecordOutcome', description: 'How it turned out.' });
export type RecordOutcome = z.infer<typeof RecordOutcome>;

export const AskDissenter = z
  .strictObject({ dissent_id: z.string().max(200), question: text(limits.followUp, 1) })
  .register(published, { id: 'AskDissenter', description: 'One question to a dissenting seat.' });
export type AskDissenter = z.infer<typeof AskDissenter>;
