import type { Answers } from '../../shared/api/cases/answers.ts';
import type { CaseView } from '../../shared/api/cases/case.ts';
import type { MyCases } from '../../shared/api/cases/caseList.ts';
import type { WatchPage } from '../../shared/api/live.ts';
import { ownJson } from '../../shared/kernel/collections.ts';
import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';
import { type Api, caseUrl } from '../api.ts';

/** Calls about cases: the first page of the site need not bring them. */
type Calls = Pick<Api, 'request'>;

export const listCases = (api: Calls, query: Readonly<Record<string, string>>) =>
  api.request<MyCases>('GET', `/api/my-cases?${new URLSearchParams(query)}`);
export const readCase = (api: Calls, id: string) => api.request<CaseView>('GET', caseUrl(id));
export const readReport = (api: Calls, id: string) => api.request<ReportDocument>('GET', caseUrl(id, '/report'));
/** A page of a case as it is watched, also by somebody who is not signed in. */
export const readWatched = async (
  api: Pick<Api, 'call'>,
  id: string,
  query: { readonly after?: number; readonly before?: number },
): Promise<WatchPage> => {
  const given = Object.entries(query).map(([name, n]) => [name, String(n)]);
  const url = caseUrl(id, `/watch?${new URLSearchParams(given)}`);
  return ownJson(await (await api.call('GET', url, undefined, {}, false)).text());
};

export const answerCase = (api: Calls, id: string, body: Answers) => api.request('POST', caseUrl(id, '/answers'), body);
export const retryCase = (api: Calls, id: string) => api.request('POST', caseUrl(id, '/retry'), {});
export const rename = (api: Calls, id: string, name: string) => api.request('PUT', caseUrl(id, '/name'), { name });
export const archive = (api: Calls, id: string) => api.request('PUT', caseUrl(id, '/archive'));
export const restore = (api: Calls, id: string) => api.request('DELETE', caseUrl(id, '/archive'));
export const deleteCase = (api: Calls, id: string) => api.request('DELETE', caseUrl(id));
