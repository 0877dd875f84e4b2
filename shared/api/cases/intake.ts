import { z } from 'zod';

import { modes } from '../../events/case.ts';
import { caseId, published, text, url } from '../define.ts';
import { limits } from '../limits.ts';
import { intakeQuestions } from './intakeQuestions.ts';
import { Email } from '../accounts/account.ts';
import { documentId } from './documents.ts';
import { CaseStatus } from './caseFields.ts';

const guided = (description: string) =>
  text(limits.answer).optional().register(published, { description, maxLength: limits.answer });
const guidedAnswers = Object.fromEntries(intakeQuestions.map(({ id, label }) => [id, guided(label)]));

export const Intake = z
  .strictObject({
    email: Email,
    q1: text(limits.q1, 1).register(published, {
      description: 'The decision, in the asker’s own words and language.',
      maxLength: limits.q1,
      minLength: 1,
    }),
    mode: z
      .enum(['', ...modes])
      .optional()
      .register(published, {
        description:
          '`default` (also empty or absent) may ask you questions first; `direct` never asks; `deep` seats three panels.',
      }),
    ...guidedAnswers,
    consent: z
      .strictObject({ statement: text(500, 1) })
      .optional()
      .register(published, {
        description:
          'What the person said when the agent asked whether it may submit this in their name; needed with a token.',
      }),
    documents: z.array(documentId).max(100).optional().register(published, {
      description: 'Documents of the account’s draft that come with the case; each must have been read.',
    }),
  })
  .register(published, {
    id: 'Intake',
    description: 'One decision for the panel: `q1` alone, or with any of `q2` to `q26`.',
  });
/** With `q2` … `q26`, each optional. */
export type Intake = {
  email: string;
  q1: string;
  mode?: '' | 'default' | 'direct' | 'deep';
  documents?: string[];
  consent?: { statement: string };
} & {
  [id: `q${number}`]: string;
};

export const Accepted = z
  .object({ case_id: caseId, status: CaseStatus, watch_url: url })
  .register(published, { id: 'Accepted', description: 'The panel has the case.' });
export type Accepted = z.infer<typeof Accepted>;
