import { z } from 'zod';

import { published, text } from '../define.ts';
import { limits } from '../limits.ts';

const answerText = text(limits.reply, 1);
export const Answers = z
  .union([
    z.strictObject({
      answers: z
        .array(z.strictObject({ question_id: z.string().max(200), text: answerText }))
        .min(1)
        .max(20),
    }),
    z.strictObject({ text: answerText }),
    z.strictObject({ skip: z.literal(true) }),
  ])
  .register(published, {
    id: 'Answers',
    description:
      'Answers by question, or one text for all of them, in any language; or `skip`, to go on with the stated assumptions.',
  });
export type Answers = z.infer<typeof Answers>;

const line = text(200, 1);
export const Outline = z
  .strictObject({
    options: z.array(line).min(2).max(20),
    criteria: z.array(line).min(1).max(7),
    deadline: line.nullable(),
    fixed: z.array(text(500, 1)).max(20).register(published, { description: 'What cannot be changed.' }),
  })
  .register(published, {
    id: 'Outline',
    description:
      'A decision in few words, in any language. Doing nothing and one option of the panel’s own are compared beside the options in any case.',
  });
export type Outline = z.infer<typeof Outline>;

export const ShownOutline = z
  .object({
    options: z.array(z.string()),
    criteria: z.array(z.string()),
    deadline: z.string().nullable(),
    fixed: z.array(z.string()),
    corrected: z.boolean().register(published, { description: 'Whether these are the owner’s words.' }),
    refused: z.array(z.string()).register(published, {
      description: 'Read as an option, but found to be none: not voted on unless the owner adds it to the options.',
    }),
  })
  .register(published, { id: 'ShownOutline', description: 'How the panel reads the decision.' });
