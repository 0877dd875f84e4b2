import type { Logger } from 'pino';

import type { Wake } from '../../platform/jobs/reactors.ts';
import type { Index } from '../agentIndex.ts';

type Needs = {
  readonly index: Pick<Index, 'readSource' | 'refetchDue'>;
  /** Lists that name agents. */
  readonly sources: readonly string[];
  readonly now: () => string;
  readonly log: Logger;
};

/**
 * Every hour the cards that are due are looked at, and once a day each list that names agents: by one process of all. A list has a
 * job of its own, so that one that fails keeps back no other.
 */
export function createIndexJobs({ index, sources, now, log }: Needs) {
  const lookAtCards = async () => {
    const looked = await index.refetchDue(now());
    if (looked.visited > 0) log.info(looked, 'agent cards were looked at again');
  };
  const readList = async (source: string, signal: AbortSignal) => {
    const { refused, ...read } = await index.readSource(source, signal);
    log[read.failure === null ? 'info' : 'warn'](
      { ...read, added: read.added.length, refused: refused.length },
      'a list of agents was read',
    );
  };
  const every = (id: string, everySeconds: number): Wake => ({
    ...{ queue: 'index', key: id, everySeconds },
    data: { id, revision: 0, about: 'again' },
  });
  return {
    due: (): readonly Wake[] => [every(cards, 3600), ...sources.map((source) => every(source, 24 * 3600))],
    run: ({ id }: Wake['data'], signal: AbortSignal): Promise<void> =>
      id === cards ? lookAtCards() : readList(id, signal),
  };
}

/** Of the job that looks at cards; any other is the address of a list. */
const cards = 'cards';
