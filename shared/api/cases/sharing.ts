import { z } from 'zod';

import { caseId, dateTime, published, url } from '../define.ts';
import { Email } from '../accounts/account.ts';

export const OpenReportLink = z
  .strictObject({
    days: z
      .int()
      .min(1)
      .max(365)
      .default(30)
      .register(published, { description: 'For how many days the link is open.' }),
  })
  .register(published, { id: 'OpenReportLink' });

export const ReportLink = z
  .object({
    url: url.register(published, { description: 'The link; nobody is told it again.' }),
    expires_at: dateTime,
  })
  .register(published, { id: 'ReportLink' });
export type ReportLink = z.infer<typeof ReportLink>;

export const ReadByLink = z
  .strictObject({
    case_id: caseId,
    secret: z.string().max(200).register(published, { description: 'What is behind `#link=`.' }),
  })
  .register(published, { id: 'ReadByLink' });

export const Shared = z.object({ shared: z.boolean(), watch_url: url }).register(published, { id: 'Shared' });
export type Shared = z.infer<typeof Shared>;

export const Auditor = z.strictObject({ email: Email }).register(published, {
  id: 'Auditor',
  description: 'A person who signs in with this address may read the case and its history.',
});
export type Auditor = z.infer<typeof Auditor>;

export const AuditorDocuments = z.strictObject({ email: Email, open: z.boolean() }).register(published, {
  id: 'AuditorDocuments',
  description: 'Whether the auditor with this address may open the documents of the case.',
});
export type AuditorDocuments = z.infer<typeof AuditorDocuments>;
