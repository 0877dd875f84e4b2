import type { Logger } from 'pino';

import type { Wake } from '../../platform/jobs/reactors.ts';
import type { Index } from '../agentIndex.ts';

const hour = 3_600_000;
type Needs = {
  readonly index: Pick<Index, 'readSource' | 'refetchDue'>;
  /** Lists that name agents. */
  readonly sources: readonly string[];
  readonly now: () => string;
  readonly log: Logger;
};

/**
 * Every hour the cards that are due are looked at, and once a day the lists that name agents. The next look of each kind waits in
 * the queue, so that one process of all takes it.
 */
export function createIndexJobs({ index, sources, now, log }: Needs) {
  const looks = {
    cards: {
      everyMs: hour,
      look: async () => {
        const looked = await index.refetchDue(now());
        if (looked.visited > 0) log.info(looked, 'agent cards were looked at again');
      },
    },
    lists: {
      everyMs: 24 * hour,
      look: async (signal: AbortSignal) => {
        for (const source of sources) {
          const { refused, ...read } = await index.readSource(source, signal);
          log[read.failure === null ? 'info' : 'warn'](
            { ...read, added: read.added.length, refused: refused.length },
            'a list of agents was read',
          );
        }
      },
    },
  };
  const kinds = sources.length > 0 ? (['cards', 'lists'] as const) : (['cards'] as const);
  const isKind = (id: string): id is (typeof kinds)[number] => kinds.some((kind) => kind === id);
  let isFirst = true;
  return {
    /** What should be waiting; nothing changes where it is. The first time it does not wait. */
    next(): readonly Wake[] {
      const begun = Date.parse(now());
      const wakes = kinds.map((kind): Wake => {
        const after = new Date(begun + looks[kind].everyMs).toISOString();
        return {
          queue: 'index',
          key: kind,
          data: { id: kind, revision: 0, about: 'again' },
          ...(!isFirst && { after }),
        };
      });
      isFirst = false;
      return wakes;
    },
    run: async ({ id }: Wake['data'], signal: AbortSignal): Promise<void> => {
      if (isKind(id)) await looks[id].look(signal);
    },
  };
}
