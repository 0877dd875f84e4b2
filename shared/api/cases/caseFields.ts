import { z } from 'zod';

import { dateTime, published, url } from '../define.ts';
import { modes } from '../../events/case.ts';
import { outcomes } from '../../events/codes.ts';
import { phases } from '../../events/phases.ts';

export const statuses = ['queued', 'running', 'needs_answers', 'delivered', 'failed', 'cancelled'] as const;
/** Names for several statuses together: those of cases under way, and of those that ended without a report. */
export const statusGroups = {
  under_way: ['queued', 'running'],
  stopped: ['failed', 'cancelled'],
} as const satisfies Readonly<Record<string, readonly (typeof statuses)[number][]>>;
export const CaseStatus = z.enum(statuses).register(published, { id: 'CaseStatus' });
const mode = z.enum(modes);
const phase = z.enum(phases).nullable();
/** What a case and its row in the list say alike. */
export const caseBasics = {
  mode,
  status: CaseStatus,
  phase,
  submitted_at: dateTime,
  updated_at: dateTime,
  language: z.string(),
};
export const happened = z.enum(outcomes);

export const OpenQuestion = z
  .object({ question_id: z.string(), text: z.string(), why: z.string(), asked_at: dateTime })
  .register(published, { id: 'OpenQuestion', description: 'What the panel waits for.' });
export type OpenQuestion = z.infer<typeof OpenQuestion>;

export const PdfLink = z
  .object({ href: url, filename: z.string(), bytes: z.int().nullable(), sha256: z.string().nullable() })
  .register(published, { id: 'PdfLink' });
export type PdfLink = z.infer<typeof PdfLink>;
