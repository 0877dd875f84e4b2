import type { HistoryEvent } from '../../shared/api/cases/history.ts';
import { type Api, caseUrl } from '../api.ts';
import { ownJson } from '../../shared/kernel/collections.ts';

/** A page of the history, oldest first: at most `limit` events from revision `from`. */
export const historyPages = (api: Api) => ({
  async events(id: string, from: number, limit: number): Promise<readonly HistoryEvent[]> {
    const url = caseUrl(id, `/events?from=${from}&limit=${limit}&stored=true`);
    const reply = await api.call('GET', url, undefined, { Accept: 'application/x-ndjson' });
    const lines = (await reply.text()).split('\n').filter((line) => line !== '');
    return lines.map((line) => ownJson<HistoryEvent>(line));
  },
});
export type HistoryPages = ReturnType<typeof historyPages>;
