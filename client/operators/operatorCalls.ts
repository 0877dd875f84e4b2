import type { OperatorStatus } from '../../shared/api/operators.ts';
import type { Api } from '../api.ts';

/** Calls of this page alone: the first page need not bring them. */
export const operatorCalls = ({ request }: Pick<Api, 'request'>) => ({
  status: () => request<OperatorStatus>('GET', '/api/operator/status'),
  resume: (caseId: string) => request<void>('POST', `/api/operator/cases/${encodeURIComponent(caseId)}/resume`, {}),
  stopIntake: (reason: string) => request<void>('POST', '/api/operator/intake/stop', { reason }),
  startIntake: () => request<void>('POST', '/api/operator/intake/start', {}),
  sendParked: () => request<void>('POST', '/api/operator/emails/again', {}),
  retry: (jobId: string) => request<void>('POST', `/api/operator/jobs/${encodeURIComponent(jobId)}/retry`, {}),
});

export type OperatorCalls = ReturnType<typeof operatorCalls>;
