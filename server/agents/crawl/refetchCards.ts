import type { Due, Visit } from '../../../projections/agents/fetches.ts';
import type { Provenance } from '../../../shared/kernel/event.ts';
import { originalOf } from './duplicateCards.ts';
import type { RegisterNeeds } from './registration.ts';

export type RefetchNeeds = Omit<RegisterNeeds, 'now'> & {
  readonly dueAgents: (now: string, most: number) => Promise<readonly Due[]>;
  readonly recordVisits: (visits: readonly Visit[], now: string) => Promise<void>;
};

const hour = 3_600_000;
/** A card is looked at once a day; one that fails after 1, 2, 4 … 48 hours; the third visit in a row without a card makes the agent stale. */
const every = 24 * hour;
const givesUpAfter = 3;
const backOff = (failures: number) => Math.min(2 ** failures, 48) * hour;

/**
 * Looks again at the cards that are due, four hosts at a time. What changed becomes events; what did not only moves the
 * date it was last seen. `now` is ISO 8601; at most `most` cards a run.
 */
export const refetchDue =
  (needs: RefetchNeeds) =>
  async (now: string, most = 200): Promise<{ readonly visited: number; readonly failed: number }> => {
    const waiting = [...(await needs.dueAgents(now, most))];
    const visits: Visit[] = [];
    const worker = async () => {
      for (let due = waiting.shift(); due; due = waiting.shift()) visits.push(await visit(needs, due, now));
    };
    await Promise.all(Array.from({ length: 4 }, worker));
    await needs.recordVisits(visits, now);
    return { visited: visits.length, failed: visits.filter(({ ok }) => !ok).length };
  };

const visit = async (
  { crawl, handleAgent, agentsWithCard }: RefetchNeeds,
  { agentId, cardUrl, etag, failures }: Due,
  at: string,
): Promise<Visit> => {
  const by: Provenance = { actor: 'index', correlation: agentId, causation: null };
  const crawled = await crawl(cardUrl, etag);
  const after = (ms: number) => new Date(Date.parse(at) + ms).toISOString();
  const visited = { agentId, at, httpStatus: crawled.httpStatus, etag: null };
  switch (crawled.kind) {
    case 'unchanged':
      await handleAgent(agentId, { type: 'RecordUnchanged', data: { agentId, at } }, by);
      return { ...visited, ok: true, nextAt: after(every) };
    case 'card': {
      const { fetched, reading } = crawled;
      await handleAgent(agentId, { type: 'RecordCard', data: { agentId, ...fetched, at } }, by);
      const duplicateOf = originalOf({ agentId, cardUrl }, reading, await agentsWithCard(fetched.digest));
      if (duplicateOf !== null)
        await handleAgent(agentId, { type: 'MarkDuplicate', data: { agentId, duplicateOf, at } }, by);
      return { ...visited, ok: true, etag: fetched.etag, nextAt: after(every) };
    }
    case 'rejected': {
      const { reason, detail } = crawled.rejection;
      await handleAgent(agentId, { type: 'RejectCard', data: { agentId, reason, detail, at } }, by);
      if (failures + 1 >= givesUpAfter)
        await handleAgent(agentId, { type: 'GiveUp', data: { agentId, reason: detail, at } }, by);
      return { ...visited, ok: false, nextAt: after(every) };
    }
    case 'failed': {
      if (failures + 1 >= givesUpAfter)
        await handleAgent(agentId, { type: 'GiveUp', data: { agentId, reason: crawled.detail, at } }, by);
      return { ...visited, ok: false, nextAt: after(backOff(failures)) };
    }
  }
};
