import { z } from 'zod';

import { caseId, dateTime, published, url } from '../define.ts';
import { caseBasics, OpenQuestion, PdfLink, statuses } from './caseFields.ts';
import { failureCodes } from '../../events/codes.ts';
import { plans } from '../../events/account.ts';
import { Trial } from '../accounts/account.ts';

const Probabilities = z
  .object({
    options: z.array(z.object({ option_id: z.string(), title: z.string() })),
    rounds: z.array(z.object({ round: z.enum(['blind', 'revised', 'deep']), p: z.record(z.string(), z.number()) })),
  })
  .register(published, {
    id: 'Probabilities',
    description: 'How probable each option (by its id) was held to be the best, round by round.',
  });

export const CaseRow = z
  .object({
    case_id: caseId,
    role: z.enum(['owner', 'auditor']),
    title: z.string(),
    ...caseBasics,
    rehearsal: z.boolean(),
    questions: z.array(OpenQuestion),
    pdf_links: z.array(PdfLink),
    watch_url: url,
    recommendation: z.string().nullable().register(published, { description: 'The recommendation in one sentence.' }),
    probabilities: Probabilities.nullable().register(published, {
      description: 'Null before the first ballots are open.',
    }),
    shared: z.boolean().register(published, { description: 'Whether anyone with the link may watch.' }),
    archived: z.boolean().register(published, { description: 'Whether its owner has archived it.' }),
    failure: z.object({ code: z.enum(failureCodes), reason: z.string(), resumable: z.boolean() }).nullable(),
    mail_refused: z.string().nullable().register(published, {
      description: 'Why an e-mail about this case was refused for good, in the words of the mail server.',
    }),
  })
  .register(published, { id: 'CaseRow' });
export type CaseRow = z.infer<typeof CaseRow>;

export const MyCases = z
  .object({
    plan: z.enum(plans),
    trial: Trial,
    terms_accepted: z.boolean(),
    usage: z
      .object({ used: z.int(), included: z.int().nullable(), until: dateTime.nullable() })
      .register(published, { description: 'Cases used of those included; until when they count.' }),
    counts: z
      .partialRecord(z.enum(statuses), z.int())
      .register(published, { description: 'How many cases the search finds, by status, on all pages together.' }),
    cases: z.array(CaseRow),
    next: z.string().nullable().register(published, { description: 'Cursor of the next page; null at the end.' }),
  })
  .register(published, { id: 'MyCases' });
export type MyCases = z.infer<typeof MyCases>;
