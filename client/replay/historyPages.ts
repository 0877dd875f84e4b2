import type { HistoryEvent } from '../../shared/api/case.ts';
import { type Api, caseUrl } from '../api.ts';

/** A page of the history, oldest first: at most `limit` events from revision `from`. */
export const historyPages = ({ text }: Api) => ({
  async events(id: string, from: number, limit: number): Promise<readonly HistoryEvent[]> {
    const reply = await text(caseUrl(id, `/events?from=${from}&limit=${limit}&stored=true`), 'application/x-ndjson');
    const lines = reply.split('\n').filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line) as HistoryEvent);
  },
});
export type HistoryPages = ReturnType<typeof historyPages>;
