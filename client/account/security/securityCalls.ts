import type { SecurityLog } from '../../../shared/api/accounts/security.ts';
import type { Api } from '../../api.ts';

/** What the security page asks of the server; fetched with it. */
export const securityCalls = ({ request }: Pick<Api, 'request'>) => ({
  log: (before: number | null) =>
    request<SecurityLog>('GET', `/api/account/security${before === null ? '' : `?before=${before}`}`),
});
