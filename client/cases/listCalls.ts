import { type Api, caseUrl } from '../api.ts';

type Calls = Pick<Api, 'request'>;

export const rename = (api: Calls, id: string, name: string) => api.request('PUT', caseUrl(id, '/name'), { name });
export const archive = (api: Calls, id: string) => api.request('PUT', caseUrl(id, '/archive'));
export const restore = (api: Calls, id: string) => api.request('DELETE', caseUrl(id, '/archive'));
export const deleteCase = (api: Calls, id: string) => api.request('DELETE', caseUrl(id));
