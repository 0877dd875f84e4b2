import type { CreateToken, NewToken, Tokens } from '../../../shared/api/accounts/tokens.ts';
import type { Api } from '../../api.ts';

/** Calls of this page alone: the first page need not bring them. */
export const tokenCalls = ({ request }: Pick<Api, 'request'>) => {
  const at = (id: string) => `/api/tokens/${encodeURIComponent(id)}`;
  return {
    list: () => request<Tokens>('GET', '/api/tokens'),
    create: (body: CreateToken) => request<NewToken>('POST', '/api/tokens', body),
    /** The old secret is taken for another day. */
    rotate: (id: string) => request<NewToken>('POST', `${at(id)}/rotate`, { overlap_hours: 24 }),
    revoke: (id: string) => request<void>('DELETE', at(id)),
  };
};
