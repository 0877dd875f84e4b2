import { z } from 'zod';

import { caseId, dateTime, published, url } from '../define.ts';

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
