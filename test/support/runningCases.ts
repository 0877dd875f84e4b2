import { storedEvents } from '../../server/platform/eventstore-node/copy/stored.ts';
import { agent, person } from '../integration/http/agent.ts';
import { type Brought, submitted } from './broughtCases.ts';
import type { Fleet } from './fleet.ts';
import type { SplitForm, Web } from './splitForm.ts';
import { until } from './until.ts';

type Stored = { readonly id: string; readonly type: string };

const open = "from debate_case where status in ('queued', 'running')";
const held = "(select from lease where key = 'panel/' || case_id and until > now())";

/** The client of who brought a case, at this web. */
export const at = ({ me, caseId }: Brought, { url }: Web): Brought => {
  const there = agent(url);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each was brought by such a person
  there.use((me as Awaited<ReturnType<typeof person>>).cookies());
  return { me: { ...there, email: me.email }, caseId };
};

/** Cases of an installation while something happens to it, and what is recorded of them. */
export function runningCases(fleet: Fleet, form: SplitForm) {
  const brought: Brought[] = [];
  const recorded = new Map<string, readonly Stored[]>();
  const count = async (sql: string): Promise<number> =>
    (await fleet.database.pool.query<{ n: number }>(`select count(*)::int as n ${sql}`)).rows[0]?.n ?? 0;
  const running = () => count(`${open} and exists ${held}`);
  const said = () => form.all.map((part) => `${part.name}: ${part.now().said().slice(-1000)}`).join('\n');
  const storedOf = async (caseId: string): Promise<readonly Stored[]> => {
    const store = storedEvents(fleet.node.url);
    try {
      return await Array.fromAsync(store.of(`case-${caseId}`), ({ id, type }) => ({ id, type }));
    } finally {
      await store.close();
    }
  };
  return {
    ...{ brought, running, said },
    /** Cases that should run and that no panel works on. */
    idle: () => count(`${open} and not exists ${held}`),
    /** How many of these roles have a process that says it is there. */
    there: () => count("from lease where key like 'role/%' and until > now()"),

    /** Brings as many as are missing, a few at a time, over both webs: meanwhile others may end. */
    bringUpTo: (wanted: number): Promise<unknown> =>
      until(
        `${wanted} cases to run`,
        async () => {
          const missing = wanted - (await count(open));
          const urls = form.webs.flatMap(({ url }) => [url, url, url]).slice(0, Math.max(0, missing));
          brought.push(...(await Promise.all(urls.map(async (url) => submitted(await person(url))))));
          return (await running()) >= wanted;
        },
        said,
      ),

    recordedEvents: async () =>
      (await Promise.all(brought.map(({ caseId }) => storedOf(caseId)))).reduce((sum, { length }) => sum + length, 0),

    /** Reads all histories: how many events that were there are not, how many are there twice, how many cases failed. */
    async compare() {
      let [lost, double, failed] = [0, 0, 0];
      for (const { caseId } of brought) {
        const events = await storedOf(caseId);
        lost += (recorded.get(caseId) ?? []).filter(({ id }, place) => events[place]?.id !== id).length;
        double += events.length - new Set(events.map(({ id }) => id)).size;
        failed += events.filter(({ type }) => type === 'CaseFailed').length;
        recorded.set(caseId, events);
      }
      return { lost, double, failed };
    },
  };
}
