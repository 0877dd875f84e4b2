import type { AskDissenter, Decide, RecordOutcome } from '../../../shared/api/cases/afterwards.ts';
import { type Api, caseUrl } from '../../api.ts';

/** What an owner does after the report; fetched with it. */
export const afterwardsCalls = ({ request }: Pick<Api, 'request'>) => ({
  decide: (id: string, body: Decide) => request<unknown>('PUT', caseUrl(id, '/decision'), body),
  recordOutcome: (id: string, body: RecordOutcome) => request<unknown>('PUT', caseUrl(id, '/outcome'), body),
  askDissenter: (id: string, body: AskDissenter) => request<unknown>('POST', caseUrl(id, '/follow-up'), body),
});
