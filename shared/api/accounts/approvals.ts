import { z } from 'zod';

import { modes } from '../../events/case.ts';
import { RecordedChange } from '../cases/again.ts';
import { caseId, dateTime, published, url } from '../define.ts';

const Approval = z
  .object({
    approval_id: z.string(),
    agent: z.string().register(published, { description: 'The name of the token.' }),
    client: z.string().register(published, { description: 'What the agent’s program calls itself.' }),
    mode: z.enum(modes),
    question: z.string(),
    again: z.object({ of: caseId, change: RecordedChange }).nullable().register(published, {
      description: 'The delivered case that is asked again, and the one thing that is changed.',
    }),
    statement: z.string().register(published, { description: 'The owner’s yes, as the agent passed it on.' }),
    held_at: dateTime,
  })
  .register(published, { id: 'Approval', description: 'A case that an agent brought, which waits for its owner.' });
export type Approval = z.infer<typeof Approval>;

export const Approvals = z
  .object({ required: z.boolean(), approvals: z.array(Approval) })
  .register(published, { id: 'Approvals' });
export type Approvals = z.infer<typeof Approvals>;

export const RequireApproval = z
  .strictObject({
    required: z.boolean().register(published, {
      description: 'Whether a case that an agent brings waits until the owner approves it in the app.',
    }),
  })
  .register(published, { id: 'RequireApproval' });

export const Approved = z.object({ case_id: caseId, watch_url: url }).register(published, { id: 'Approved' });
export type Approved = z.infer<typeof Approved>;
